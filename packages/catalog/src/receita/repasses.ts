// Declares the transfers between entities of the city: each transfer of the year, and its movements.
import { code, date, integer, money, text } from '@portal/kit/fields'
import { byInteger, choice, contains, from, offScreen, periodo, to, type Filter } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { repasseDetalhe } from './rotas.ts'
import { comRepasses } from '../enviado.ts'

export const TIPOS_DE_REPASSE = [
  { value: 'R', label: 'Repasses Recebidos', rota: 'receita', um: 'Recebido' },
  { value: 'E', label: 'Repasses Enviados', rota: 'despesa', um: 'Enviado' },
] as const

const meses = offScreen({
  mesInicial: from('month', 'data', 'Mês Inicial'),
  mesFinal: to('month', 'data', 'Mês Final'),
})

export const repasses = defineList({
  title: 'Repasses',
  path: '/repasses/receita',
  sql: 'repasses',
  description:
    'O dinheiro que uma entidade do município passa a outra: o duodécimo da Câmara, a parte da saúde, os aportes ' +
    'às autarquias.',
  api: '/api/repasses',
  key: ['conta', 'idContaCorrente', 'tipo'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    conta: code('Conta'),
    idContaCorrente: integer('Conta Corrente'),
    tipo: code('Tipo', { help: 'R recebido, E enviado.' }),
    descricao: text('Descrição'),
    entidadeDestinoOrigem: text('Origem ou destino', { help: 'De quem o dinheiro veio, ou a quem foi.' }),
    valorLancado: money('Valor', { when: comRepasses }),
  },
  filters: {
    tipo: { ...choice('tipo', 'Tipo', TIPOS_DE_REPASSE), default: () => 'R', asked: 'tabs' },
    descricao: contains('descricao', 'Descrição'),
    ...periodo('data'),
    ...meses,
  },
  columns: ['conta', 'descricao', 'entidadeDestinoOrigem', 'valorLancado'],
  sort: { by: ['conta', 'descricao', 'valorLancado'], initial: 'descricao asc' },
  card: { title: 'descricao', figures: ['valorLancado'] },
  rowName: ['descricao'],
  open: (row, contexto) =>
    repasseDetalhe({
      ...contexto,
      conta: String(row.conta),
      idContaCorrente: Number(row.idContaCorrente),
      tipo: String(row.tipo),
    }),
  table: 'repasse_lancamento',
})

const named = (filter: Filter): Filter => ({ ...filter, required: true, asked: 'tabs' })

export const repasseMes = defineList({
  title: 'Detalhes do repasse',
  path: '/repasses/detalhes',
  description: 'Cada transferência de um repasse: o dia, o banco e o valor.',
  api: { list: '/api/repasses/mes', totals: '/api/repasses/total/mes', report: '/api/repasses/report/mes' },
  whole: { summary: 'Repasses: cada transferência de um repasse' },
  key: ['sequencia'],
  fields: {
    sequencia: integer('Número'),
    data: date('Data'),
    descricao: text('Descrição'),
    entidadeDestinoOrigem: text('Origem ou destino'),
    local: text('Banco'),
    valor: money('Valor'),
  },
  filters: {
    conta: named(contains('conta', 'Conta')),
    idContaCorrente: named(byInteger('idContaCorrente', 'Conta Corrente')),
    tipo: named(choice('tipo', 'Tipo', TIPOS_DE_REPASSE)),
  },
  columns: ['data', 'local', 'valor'],
  sort: { initial: 'data asc' },
  card: { title: 'local', figures: ['valor'] },
  table: 'repasse_lancamento',
})
