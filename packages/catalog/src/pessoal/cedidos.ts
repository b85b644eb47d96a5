// Declares the list of servants that other bodies lend to the entity, and that it lends.
import { code, date, integer, text } from '@portal/kit/fields'
import { choice, contains } from '@portal/kit/filters'
import { defineList } from './define.ts'

export const MOVIMENTACOES = [
  { value: '90', label: 'Cedidos De' },
  { value: '23', label: 'Cedidos Para' },
] as const

const FINALIZADOS = [
  { value: 'false', label: 'Em vigor' },
  { value: 'true', label: 'Finalizados' },
] as const

/** The `.sql` applies the filters by direction and by end; by default it returns current loans from other bodies. */
export const cedidos = defineList({
  title: 'Servidores cedidos',
  path: '/cedidos',
  description: 'Quem outros órgãos cederam à entidade e quem ela cedeu, com o ato e o prazo.',
  scope: 'entity',
  key: ['cedencia'],
  fields: {
    entidade: integer('Entidade'),
    cedencia: integer('Número'),
    tipoMovimentacao: code('Movimentação'),
    matricula: integer('Matrícula'),
    nome: text('Nome'),
    tipoCedido: text('Tipo', { help: 'Quem paga o servidor enquanto está cedido.' }),
    cargoCedido: text('Cargo'),
    localCedido: text('Local', { help: 'O órgão de que veio ou para que foi.' }),
    numeroAto: integer('Nº Ato'),
    anoAto: integer('Ano Ato'),
    tipoAto: text('Tipo de Ato'),
    dataInicio: date('Início'),
    dataFim: date('Fim', { awaited: true }),
    vigencia: text('Vigência'),
  },
  filters: {
    nome: contains('nome', 'Nome'),
    tipoMovimentacao: { ...choice('tipoMovimentacao', 'Movimentação', MOVIMENTACOES), asked: 'tabs' },
    cedenteFinalizado: { ...choice('finalizado', 'Situação', FINALIZADOS), asked: 'tabs' },
  },
  columns: [
    'nome',
    'matricula',
    'tipoCedido',
    'cargoCedido',
    'localCedido',
    'numeroAto',
    'anoAto',
    'tipoAto',
    'vigencia',
  ],
  sort: { by: ['nome', 'dataInicio'], initial: 'nome asc' },
  card: { title: 'nome' },
  table: 'cedencia',
})
