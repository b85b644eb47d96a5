import { date, integer, money, text } from '@portal/kit/fields'
import { byInteger, contains } from '@portal/kit/filters'
import { defineList } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { ajudaCustoDetalhe } from './rotas.ts'

export const ajudaCusto = defineList({
  area: 'despesa',
  title: 'Ajuda de custo',
  path: '/ajuda-custo',
  description: 'Servidores que receberam, no ano, uma quantia além do salário para mudança, transporte ou curso.',
  api: { list: '/api/ajuda-custo', totals: '/api/ajuda-custo/total', report: '/api/ajuda-custo/report' },
  key: ['matricula'],
  fields: {
    entidade: integer('Entidade'),
    matricula: integer('Matrícula', { help: 'Número do servidor na entidade.' }),
    nome: text('Nome'),
    cargo: text('Cargo'),
    valor: money('Valor no Ano', { help: 'Soma das ajudas de custo do servidor no exercício.' }),
  },
  filters: {
    matricula: byInteger('matricula', 'Matrícula'),
    nome: contains('nome', 'Nome'),
  },
  columns: ['matricula', 'nome', 'cargo', 'valor'],
  sort: { by: ['matricula', 'nome', 'cargo', 'valor'], initial: 'nome asc' },
  totals: ['valor'],
  rowName: ['matricula', 'nome'],
  open: ({ matricula }, contexto) => ajudaCustoDetalhe({ ...contexto, matricula: Number(matricula) }),
  lastUpdate: { modulo: 3, table: 'ajuda_custo' },
  empty: { filtered: texts.semRegistros, unfiltered: texts.semRegistros },
})

/** What was posted for one servant. */
export const LANCAMENTO = {
  anoCompetencia: integer('Ano da Competência', { help: 'Ano a que o pagamento se refere.' }),
  mesCompetencia: integer('Mês da Competência'),
  competenciaLancamento: date('Data do Lançamento'),
  matricula: integer('Matrícula'),
  valor: money('Valor'),
  evento: integer('Código do Evento'),
  eventoDescricao: text('Evento'),
}
