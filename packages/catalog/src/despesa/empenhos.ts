import { amount, code, date, documento, flag, integer, text } from '@portal/kit/fields'
import {
  byDocumento,
  byInteger,
  checkbox,
  choice,
  contains,
  from,
  grouped,
  offScreen,
  to,
  words,
  type Filter,
} from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { covidDeTodasAsEntidades, empenhosDeTodasAsEntidades } from '../parametros.ts'
import { defineList } from './define.ts'
import { ESFERAS } from './esferas.ts'
import { A_PAGAR, ANULADO, EMPENHADO, EMPENHADO_BRUTO, LIQUIDADO, PAGO, RETIDO } from '../figuras/despesa.ts'
import { empenhoDetalhe, linkDoFornecedor } from './rotas.ts'
import * as termos from '../termos/despesa.ts'

type Filters = Readonly<Record<string, Filter>>

export const HISTORICO_NA_TABELA = 50

/** The levels of the budget; the choice in each narrows the options of the later ones. */
const NIVEIS = [
  ['orgao', 'Órgão'],
  ['unidade', 'Unidade'],
  ['funcao', 'Função'],
  ['subFuncao', 'Subfunção'],
  ['programa', 'Programa'],
  ['projeto', 'Projeto/Atividade'],
  ['elemento', 'Elemento'],
  ['desdobramento', 'Desdobramento'],
  ['subDesdobramento', 'Subdesdobramento'],
] as const

/** Levels whose codes each entity defines; the codes of the others are national. */
const DE_CADA_ENTIDADE: ReadonlySet<string> = new Set(['orgao', 'unidade', 'programa', 'projeto'])

const porNivel = Object.fromEntries(
  NIVEIS.map(([nivel, label], at): [string, Filter] => {
    const under = NIVEIS[at - 1]?.[0]
    const filter = choice(nivel, label, { from: `/api/programatica/${nivel}`, ids: 'code', ...(under && { under }) })
    return [nivel, DE_CADA_ENTIDADE.has(nivel) ? { ...filter, ofEntity: true } : filter]
  }),
)

/** Filters by a movement of the commitment, from the day it was issued. */
const movimento = { column: 'data', among: 'movimento', since: 'dataOrdem' } as const

/** Filters by day; a movement without a day of its own counts on the last day of its year. */
const porDia = {
  dataInicialMov: { operator: 'from', of: 'date', ...movimento, label: 'Data inicial do movimento' },
  dataFinalMov: { operator: 'to', of: 'date', ...movimento, label: 'Data final do movimento' },
  dataInicial: {
    ...from('date', 'dataOrdem', 'Data inicial da emissão'),
    default: (exercicio) => `${exercicio}-01-01`,
  },
  dataFinal: { ...to('date', 'dataOrdem', 'Data final da emissão'), default: (exercicio) => `${exercicio}-12-31` },
} satisfies Filters

const porMes = {
  mesInicialMov: { operator: 'from', of: 'month', ...movimento, label: 'Mês inicial do movimento' },
  mesFinalMov: { operator: 'to', of: 'month', ...movimento, label: 'Mês final do movimento' },
  mesInicialEmissao: { ...from('month', 'dataOrdem', 'Mês inicial da emissão'), default: () => '1' },
  mesFinalEmissao: { ...to('month', 'dataOrdem', 'Mês final da emissão'), default: () => '12' },
} satisfies Filters

const painel: Filters = {
  cnpjCpf: byDocumento('cnpjCpf'),
  nome: contains('nome', 'Nome do Fornecedor'),
  historico: words('historico', 'Histórico'),
  valorInicial: from('money', 'valorEmpenhado', 'Valor maior que'),
  valorFinal: to('money', 'valorEmpenhado', 'Valor menor que'),
  empenhoInicial: from('integer', 'empenho', 'Empenho de'),
  empenhoFinal: to('integer', 'empenho', 'Empenho até'),
  ...porDia,
  ...offScreen(porMes),
  aPagar: checkbox('temValorAPagar', 'Somente a pagar'),
  passagens: checkbox('passagem', 'Somente passagens'),
  comprasDireta: checkbox('compraDireta', 'Compras diretas'),
  ...grouped('Programática', {
    ...porNivel,
    fonteRecurso: choice('codigoFonte', 'Fonte de Recurso', { from: '/api/programatica/fonteRecurso', ids: 'code' }),
    esfera: choice('esfera', 'Esfera', ESFERAS),
  }),
  ...grouped('Mais filtros', {
    fornecedor: { ...byInteger('fornecedor', 'Código do Fornecedor'), ofEntity: true },
    consumo: checkbox('consumo', 'Somente material de consumo'),
    permanente: checkbox('permanente', 'Somente material permanente'),
  }),
  ...offScreen({ isCovid: checkbox('covid', 'Somente combate à COVID-19') }),
}

export const empenhos = defineList({
  title: 'Empenhos',
  path: '/empenhos',
  description:
    'Cada reserva de dinheiro feita para comprar ou contratar: com quem, para quê e quanto já foi conferido e pago.',
  large: true,
  api: { list: '/empenhos/lista', totals: '/empenhos/totais', report: '/empenhos/report' },
  key: ['entidade', 'unidadeOrcamentaria', 'empenho'],
  fields: {
    id: code('Identificação'),
    entidade: integer('Código da Entidade'),
    entidadeNome: text('Entidade', { when: empenhosDeTodasAsEntidades }),
    exercicio: integer('Exercício'),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenho: integer('Número'),
    empenhoExercicio: code('Empenho', { termo: termos.EMPENHO }),
    data: date('Data'),
    fornecedor: integer('Código do Fornecedor'),
    nome: text('Fornecedor'),
    cnpjCpf: documento('CNPJ/CPF'),
    historico: text('Histórico', { termo: termos.HISTORICO_DO_EMPENHO, cut: HISTORICO_NA_TABELA }),
    valorEmpenhadoLiquido: amount(EMPENHADO),
    valorEmpenhado: amount(EMPENHADO_BRUTO),
    valorAnulado: amount(ANULADO),
    valorLiquidado: amount(LIQUIDADO),
    valorRetido: amount(RETIDO),
    valorPago: amount(PAGO),
    valorAPagar: amount(A_PAGAR),
    fonteRecurso: code('Fonte de Recurso', { termo: termos.FONTE_DE_RECURSOS }),
    isCovid: flag('Combate à COVID-19'),
  },
  filters: painel,
  columns: [
    'empenhoExercicio',
    'entidadeNome',
    'data',
    'nome',
    'historico',
    'valorEmpenhado',
    'valorAnulado',
    'valorLiquidado',
    'valorPago',
    'valorAPagar',
  ],
  sort: { by: ['empenhoExercicio', 'data', 'nome', 'historico', 'valorEmpenhado'], initial: 'data desc' },
  totals: [
    'valorEmpenhadoLiquido',
    'valorEmpenhado',
    'valorAnulado',
    'valorLiquidado',
    'valorRetido',
    'valorPago',
    'valorAPagar',
  ],
  rowName: ['empenhoExercicio', 'nome'],
  card: { title: 'nome', figures: ['valorEmpenhado'] },
  open: ({ entidade, empenho, unidadeOrcamentaria }, { exercicio }) =>
    empenhoDetalhe({
      entidade: Number(entidade),
      exercicio,
      empenho: Number(empenho),
      unidadeOrcamentaria: String(unidadeOrcamentaria),
    }),
  covers: { entities: empenhosDeTodasAsEntidades },
  links: { nome: linkDoFornecedor('fornecedor', 'cnpjCpf') },
  table: 'empenho',
})

export const empenhosCovid: List = {
  ...empenhos,
  title: 'Empenhos - COVID-19',
  path: '/empenhos-covid',
  description:
    'As reservas de dinheiro feitas para combater a COVID-19: com quem, para quê e quanto já foi conferido e pago.',
  api: { list: '/empenhos-covid/lista', totals: '/empenhos-covid/totais', report: '/empenhos-covid/report' },
  sql: 'empenhos',
  fields: { ...empenhos.fields, entidadeNome: text('Entidade', { when: covidDeTodasAsEntidades }) },
  fixed: { isCovid: true },
  covers: { entities: covidDeTodasAsEntidades },
}

/** The state where purchases are filtered by month. */
const UF_POR_MES = 'RO'

/** Returns the list as opened from the purchases: in one state with months instead of days. */
export function vindoDeCompras(list: List, uf: string | undefined): List {
  if (uf !== UF_POR_MES) return list
  return { ...list, filters: { ...list.filters, ...offScreen(porDia), ...porMes } }
}
