// Declares the year at a glance: revenue and commitments by month, and each block of money compared with the budget.
import { amount, decimal, integer, money, type Fields } from '@portal/kit/fields'
import * as termosDespesa from '../termos/despesa.ts'
import * as termosReceita from '../termos/receita.ts'
import { comparadoAte, conhecidoAte } from '../comparado.ts'
import {
  DOTACAO_ATUALIZADA,
  DOTACAO_INICIAL,
  EMPENHADO,
  EMPENHADO_NO_ANO,
  LIQUIDADO,
  LIQUIDADO_NO_ANO,
  PAGO,
  PAGO_DO_EXERCICIO,
} from '../figuras/despesa.ts'
import { defineCall } from './define.ts'
import {
  ARRECADADO,
  ARRECADADO_LIQUIDO,
  DEDUCOES,
  PREVISAO_ATUALIZADA,
  PREVISAO_INICIAL,
  PREVISAO_INICIAL_LIQUIDA,
  PREVISAO_LIQUIDA,
  REPASSE_ENVIADO,
  REPASSE_RECEBIDO,
} from '../figuras/receita.ts'

/** Fields of the summary, shared by its parts. */
export const MESES = {
  mes: integer('Mês'),
  valorArrecadado: amount(ARRECADADO, { label: 'Arrecadado', help: 'O que entrou no mês, antes das deduções.' }),
  valorEmpenhado: amount(EMPENHADO_NO_ANO, {
    label: 'Empenhado',
    help: 'O que se empenhou no mês, sem o que se anulou nele.',
  }),
  repasseRecebido: amount(REPASSE_RECEBIDO),
  repasseConcedido: amount(REPASSE_ENVIADO),
  valorPrevisto: amount(PREVISAO_ATUALIZADA, {
    label: 'Previsto',
    help: 'A previsão atualizada do ano, antes das deduções, dividida pelos doze meses.',
  }),
  valorLiquidado: amount(LIQUIDADO_NO_ANO, { label: 'Liquidado', help: 'O que se liquidou no mês.' }),
  valorPago: amount(PAGO_DO_EXERCICIO, {
    label: 'Pago do exercício',
    help: 'O que se pagou no mês dos empenhos do ano.',
  }),
} satisfies Fields

/** The table whose newest fact says until which month each column is known; the plan of the year is known in all. */
export const TABELA_DOS_MESES: Readonly<Record<string, string>> = {
  valorArrecadado: 'lancamento_receita',
  repasseRecebido: 'repasse_lancamento',
  repasseConcedido: 'repasse_lancamento',
  valorEmpenhado: 'empenho',
  valorLiquidado: 'empenho',
  valorPago: 'empenho',
}

const POSICAO = comparadoAte('Posição em')

export const RECEITA_DO_ANO = {
  valorPrevisto: amount(PREVISAO_INICIAL),
  valorAtualizado: amount(PREVISAO_ATUALIZADA),
  valorArrecadado: amount(ARRECADADO),
  valorDeducao: amount(DEDUCOES),
  previsaoLiquida: amount(PREVISAO_LIQUIDA),
  arrecadadoLiquido: amount(ARRECADADO_LIQUIDO),
  previsaoInicialLiquida: amount(PREVISAO_INICIAL_LIQUIDA),
  arrecadadoLiquidoAnterior: money('Arrecadação líquida no mesmo período do ano anterior'),
  valorArrecadadoAnterior: money('Arrecadado no mesmo período do ano anterior'),
  posicao: POSICAO,
} satisfies Fields

export const DESPESA_DO_ANO = {
  valorOrcado: amount(DOTACAO_INICIAL),
  valorAtualizado: amount(DOTACAO_ATUALIZADA),
  valorEmpenhado: amount(EMPENHADO_NO_ANO),
  valorLiquidado: amount(LIQUIDADO_NO_ANO),
  valorPago: amount(PAGO_DO_EXERCICIO),
  empenhadoPosicao: amount(EMPENHADO, { label: 'Empenhado até hoje' }),
  liquidadoPosicao: amount(LIQUIDADO, { label: 'Liquidado até hoje' }),
  pagoPosicao: amount(PAGO, { label: 'Pago até hoje' }),
  valorEmpenhadoAnterior: money('Empenhado no mesmo período do ano anterior'),
  empenhadoPosicaoAnterior: money('Empenhado do ano anterior, um ano antes de hoje'),
  posicao: POSICAO,
  ultimoFato: conhecidoAte('Conhecido até'),
} satisfies Fields

export const RESUMO_DO_ANO = {
  valorPrevisto: RECEITA_DO_ANO.valorPrevisto,
  valorArrecadado: RECEITA_DO_ANO.valorArrecadado,
  valorOrcado: DESPESA_DO_ANO.valorOrcado,
  valorEmpenhado: DESPESA_DO_ANO.valorEmpenhado,
  arrecadadoSobreEmpenhado: decimal('Arrecadado além do empenhado, em %'),
  empenhadoSobreOrcado: decimal('Empenhado sobre o orçado, em %'),
  arrecadadoSobrePrevisto: decimal('Arrecadado sobre o previsto, em %'),
} satisfies Fields

const arrecadadoCovid = money('Arrecadado', {
  termo: termosReceita.ARRECADACAO,
  help: 'O que entrou para combater a pandemia.',
})
const empenhadoCovid = money('Empenhado', {
  termo: termosDespesa.VALOR_EMPENHADO,
  help: 'O que se reservou para combater a pandemia, sem o que se anulou.',
})

export const COVID_DO_MES = {
  mes: MESES.mes,
  valorArrecadado: arrecadadoCovid,
  valorEmpenhado: empenhadoCovid,
  valorLiquidado: money('Liquidado', { termo: termosDespesa.VALOR_LIQUIDADO }),
  valorPago: money('Pago', { termo: termosDespesa.VALOR_PAGO }),
} satisfies Fields

export const COVID_DO_ANO = {
  valorArrecadado: arrecadadoCovid,
  valorEmpenhado: empenhadoCovid,
  resultado: money('Resultado', { help: 'O arrecadado menos o empenhado; zero onde nada foi arrecadado.' }),
} satisfies Fields

export const DASHBOARD_MESES = '/api/dashboard/arrecadacao-despesa'
export const COVID_MESES = '/api/receitaxdespesa/arrecadacao-despesa'
export const COVID_ANO = '/api/receitaxdespesa/empenhado-anual'

export const BLOCOS = ['receita', 'despesa', 'pessoal', 'saude', 'educacao'] as const
export type Bloco = (typeof BLOCOS)[number]

export const blocoCall = (bloco: Bloco): string => `/api/dashboard/${bloco}`

const NENHUM = { notFound: 'Sem dados no exercício.' }

/** Returns the money fields, in all of which the months are summed. */
const somados = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]?.kind === 'money')

const daDespesa = (bloco: Bloco, summary: string, fixed: { funcao: string; grupo: string }) =>
  defineCall({
    everyYear: true,
    path: blocoCall(bloco),
    summary,
    sql: 'dashboard-despesa',
    fields: DESPESA_DO_ANO,
    fixed,
    one: NENHUM,
    file: { title: summary },
  })

export const dashboardCalls = [
  defineCall({
    path: DASHBOARD_MESES,
    summary: 'Resumo anual: cada mês',
    sql: 'dashboard-meses',
    fields: MESES,
    file: { title: 'Resumo anual: mês a mês', totals: somados(MESES) },
  }),
  defineCall({
    everyYear: true,
    path: blocoCall('receita'),
    summary: 'Resumo anual: receita',
    sql: 'dashboard-receita',
    fields: RECEITA_DO_ANO,
    one: NENHUM,
    file: { title: 'Resumo anual: receita' },
  }),
  daDespesa('despesa', 'Resumo anual: despesa', { funcao: '', grupo: '' }),
  daDespesa('pessoal', 'Resumo anual: despesa com pessoal', { funcao: '', grupo: '31' }),
  daDespesa('saude', 'Resumo anual: despesa da função saúde', { funcao: '10', grupo: '' }),
  daDespesa('educacao', 'Resumo anual: despesa da função educação', { funcao: '12', grupo: '' }),
  defineCall({
    path: '/api/dashboard/receita-dashboard',
    summary: 'Resumo anual: receita e despesa comparadas',
    sql: 'dashboard-comparado',
    fields: RESUMO_DO_ANO,
    one: NENHUM,
  }),
  defineCall({
    path: COVID_MESES,
    summary: 'COVID-19: receita e despesa de cada mês',
    sql: 'covid-meses',
    fields: COVID_DO_MES,
    file: { title: 'COVID-19: receita e despesa mês a mês', totals: somados(COVID_DO_MES) },
  }),
  defineCall({
    path: COVID_ANO,
    summary: 'COVID-19: receita, despesa e resultado do ano',
    sql: 'covid-ano',
    fields: COVID_DO_ANO,
    one: NENHUM,
  }),
]
