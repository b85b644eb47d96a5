// Declares every figure of expense: what the whole entity planned, committed, settled, paid and owes in a year. Each
// has one name and one meaning wherever it is shown.
import { lastDayOf, type Figure, type Proof } from '@portal/kit/figure'
import {
  comAPagar,
  comAnulacoes,
  comEmpenhos,
  comLiquidacoes,
  comOrcamento,
  comPagamentos,
  comRetencoes,
} from '../enviado.ts'
import * as termos from '../termos/despesa.ts'
import { DOTACAO_ATUALIZADA as ATUALIZADA, DOTACAO_INICIAL as INICIAL } from '../termos/planejamento.ts'

const daFuncao = (total: string): Proof => ({
  path: '/despesa/funcao',
  total,
  query: (exercicio) => ({ dataFinal: lastDayOf(exercicio) }),
})
const dosEmpenhos = (total: string): Proof => ({ path: '/empenhos', total })
const trazido = (proof: Proof): Proof => ({ ...proof, brought: true })

export const DOTACAO_INICIAL: Figure = {
  id: 'despesa.orcado',
  name: 'Orçado',
  definition: 'O que a lei do orçamento autorizou gastar no ano.',
  termo: INICIAL,
  time: 'ano',
  budget: 'inicial',
  ofIt: 'do orçamento inicial',
  when: comOrcamento,
  proof: { path: '/despesa/funcao', total: 'valorOrcado' },
}

export const DOTACAO_ATUALIZADA: Figure = {
  id: 'despesa.atualizado',
  name: 'Dotação atualizada',
  definition: 'O que o orçamento autorizou gastar no ano, com o que os decretos somaram e tiraram desde então.',
  termo: ATUALIZADA,
  time: 'ano',
  budget: 'atualizado',
  ofIt: 'da dotação atualizada',
  under: { inicial: DOTACAO_INICIAL },
  when: comOrcamento,
  proof: { path: '/despesa-detalhada', total: 'valorAtualizado' },
}

export const EMPENHADO: Figure = {
  id: 'despesa.empenhado',
  name: 'Empenhado',
  definition: 'O que foi reservado nos empenhos do ano, menos o que deles já se anulou, quando quer que tenha sido.',
  termo: termos.VALOR_EMPENHADO,
  time: 'posicao',
  ofIt: 'do empenhado',
  when: comEmpenhos,
  proof: dosEmpenhos('valorEmpenhadoLiquido'),
}

export const EMPENHADO_NO_ANO: Figure = {
  id: 'despesa.empenhado.ano',
  name: 'Empenhado',
  definition: 'O que foi reservado nos empenhos do ano, menos o que deles se anulou até o fim dele.',
  termo: termos.VALOR_EMPENHADO,
  time: 'ano',
  ofIt: 'do empenhado',
  under: { posicao: EMPENHADO },
  when: comEmpenhos,
  proof: daFuncao('valorEmpenhado'),
}

export const EMPENHADO_BRUTO: Figure = {
  id: 'despesa.empenhado-bruto',
  name: 'Empenhado bruto',
  definition: 'O que foi reservado nos empenhos do ano, antes de descontar o que se anulou.',
  termo: termos.EMPENHADO_BRUTO,
  time: 'posicao',
  when: comEmpenhos,
  proof: dosEmpenhos('valorEmpenhado'),
}

export const ANULADO: Figure = {
  id: 'despesa.anulado',
  name: 'Anulado',
  definition: 'O que já se anulou dos empenhos do ano.',
  termo: termos.ANULACAO_DE_EMPENHO,
  time: 'posicao',
  when: comAnulacoes,
  proof: dosEmpenhos('valorAnulado'),
}

export const LIQUIDADO: Figure = {
  id: 'despesa.liquidado',
  name: 'Liquidado',
  definition: 'O que dos empenhos do ano já foi entregue e conferido, quando quer que tenha sido.',
  termo: termos.VALOR_LIQUIDADO,
  time: 'posicao',
  when: comLiquidacoes,
  proof: trazido(dosEmpenhos('valorLiquidado')),
}

export const LIQUIDADO_NO_ANO: Figure = {
  id: 'despesa.liquidado.ano',
  name: 'Liquidado',
  definition: 'O que dos empenhos do ano foi entregue e conferido até o fim dele.',
  termo: termos.VALOR_LIQUIDADO,
  time: 'ano',
  under: { posicao: LIQUIDADO },
  when: comLiquidacoes,
  proof: trazido(daFuncao('valorLiquidado')),
}

export const RETIDO_NO_ANO: Figure = {
  id: 'despesa.retido.ano',
  name: 'Retido',
  definition: 'O que se descontou do credor nos empenhos do ano até o fim dele, para impostos e previdência.',
  termo: termos.RETENCAO,
  time: 'ano',
  when: comRetencoes,
  proof: daFuncao('valorRetido'),
}

export const RETIDO: Figure = {
  id: 'despesa.retido',
  name: 'Retido',
  definition: 'O que se descontou do credor nos empenhos do ano, para impostos e previdência.',
  termo: termos.RETENCAO,
  time: 'posicao',
  when: comRetencoes,
  proof: dosEmpenhos('valorRetido'),
}

export const PAGO: Figure = {
  id: 'despesa.pago',
  name: 'Pago',
  definition: 'O que já se pagou dos empenhos do ano, também depois que ele acabou.',
  termo: termos.VALOR_PAGO,
  time: 'posicao',
  when: comPagamentos,
  proof: dosEmpenhos('valorPago'),
}

export const PAGO_DO_EXERCICIO: Figure = {
  id: 'despesa.pago.ano',
  name: 'Pago do exercício',
  definition:
    'O que se pagou dos empenhos do ano até o fim dele; o que se paga depois aparece em Restos a pagar do ano ' +
    'seguinte.',
  termo: termos.VALOR_PAGO,
  time: 'ano',
  under: { posicao: PAGO },
  restos: 'sem',
  when: comPagamentos,
  proof: daFuncao('valorPago'),
}

export const PAGO_DE_RESTOS: Figure = {
  id: 'despesa.pago-de-restos',
  name: 'Pago de restos',
  definition: 'O que se pagou no ano de empenhos de anos anteriores.',
  termo: termos.VALOR_PAGO,
  time: 'ano',
  restos: 'só',
  proof: { path: '/restos-a-pagar', total: 'valorPago' },
}

export const PAGO_NO_ANO: Figure = {
  id: 'despesa.pago-no-ano',
  name: 'Pago no ano',
  definition: 'Tudo o que se pagou no ano, de empenhos dele e de anos anteriores, com o que foi retido.',
  termo: termos.VALOR_PAGO,
  time: 'ano',
  restos: 'com',
  proof: { path: '/liquidacoes/pagas', total: 'valorParametro' },
}

export const A_PAGAR: Figure = {
  id: 'despesa.a-pagar',
  name: 'A Pagar',
  definition: 'O que dos empenhos do ano já foi conferido e ainda falta pagar.',
  termo: termos.A_PAGAR,
  time: 'posicao',
  restos: 'sem',
  when: comAPagar,
  proof: { path: '/empenhos', total: 'valorAPagar' },
}

export const A_PAGAR_DO_CONFERIDO: Figure = {
  id: 'despesa.a-pagar-do-conferido',
  name: 'A pagar do que se conferiu no ano',
  definition: 'O que falta pagar das entregas conferidas no ano, de empenhos dele e de anos anteriores.',
  termo: termos.A_PAGAR,
  time: 'posicao',
  restos: 'com',
  proof: { path: '/liquidacoes/pagar', total: 'saldo' },
}

export const SALDO_DE_RESTOS: Figure = {
  id: 'despesa.saldo-de-restos',
  name: 'Saldo de restos',
  definition: 'O que ainda resta, conferido ou não, de empenhos de anos anteriores.',
  time: 'ano',
  restos: 'só',
  proof: { path: '/restos-a-pagar', total: 'saldo' },
}

export const figurasDaDespesa: readonly Figure[] = [
  DOTACAO_INICIAL,
  DOTACAO_ATUALIZADA,
  EMPENHADO,
  EMPENHADO_NO_ANO,
  EMPENHADO_BRUTO,
  ANULADO,
  LIQUIDADO,
  LIQUIDADO_NO_ANO,
  RETIDO,
  RETIDO_NO_ANO,
  PAGO,
  PAGO_DO_EXERCICIO,
  PAGO_DE_RESTOS,
  PAGO_NO_ANO,
  A_PAGAR,
  A_PAGAR_DO_CONFERIDO,
  SALDO_DE_RESTOS,
]
