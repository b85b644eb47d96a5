// Writes one commitment and all its dated steps as rows, leaving out whatever has not happened yet.
import { APLICACAO_GERAL, APLICACOES } from './codigos/fontes.ts'
import { TIPO_DA_MODALIDADE } from '../contratacao/licitacoes.ts'
import { isoOf, yearOf, workingDay } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/city.ts'
import { documentoOf } from './documents.ts'
import type { PaymentQueue } from './ledger.ts'
import { decimalOf, priceOf } from '../cidade/money.ts'
import type { EmpenhoPlan, LiquidacaoPlan, PagamentoPlan } from './plan.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { contaOf } from './suppliers.ts'
import { historicoOf } from '../cidade/wording.ts'
import type { Cell } from '../../load/copy.ts'

export interface Desk {
  sink: Sink
  entity: Entity
  year: number
  today: number
  queue: PaymentQueue
}

export type EmpenhoKey = readonly [entidade: number, exercicio: number, unidade: string, empenho: number]

export const keyOf = ({ entity, year }: Pick<Desk, 'entity' | 'year'>, plan: EmpenhoPlan): EmpenhoKey => [
  entity.entidade, year, plan.dotacao.acao.unidade, plan.empenho,
]

export function writeCommitment(desk: Desk, plan: EmpenhoPlan): void {
  const { sink, today } = desk
  const key = keyOf(desk, plan)
  writeEmpenho(desk, plan, key)
  for (const [i, { especificacao, quantidade, unidade, valorUnitario, valorTotal }] of plan.itens.entries()) {
    sink.put('empenho_item', [...key, i + 1, especificacao, priceOf(quantidade), unidade, priceOf(valorUnitario), decimalOf(valorTotal)])
  }
  let sequencia = 0
  for (const { day, valor, motivo } of [...plan.anulacoes].sort(byDay)) {
    if (day <= today) sink.put('empenho_anulacao', [...key, ++sequencia, isoOf(day), decimalOf(valor), motivo])
  }
  writeEmLiquidacao(desk, plan, key)
  writeLiquidacoes(desk, plan, key)
}

const byDay = (a: { day: number }, b: { day: number }): number => a.day - b.day

function writeEmpenho({ sink, entity }: Desk, plan: EmpenhoPlan, key: EmpenhoKey): void {
  const { licitacao, objeto, day } = plan
  const ordinary = plan.origem.tipo === 'compra' && objeto.modo === 'entrega'
  const entrega = ordinary ? isoOf(workingDay(day + 10 + slotOf(21, 'entrega', plan.seed))) : null
  const hasContract = licitacao.contrato !== undefined
  sink.put('empenho', [
    ...key, isoOf(day), entrega, plan.fornecedor, plan.dotacao.dotacao, objeto.natureza, plan.especie, licitacao.modalidade,
    licitacao.numero ?? null, licitacao.numero === undefined ? null : (licitacao.ano ?? null),
    licitacao.processo ?? null, licitacao.processo === undefined ? null : (licitacao.ano ?? null),
    licitacao.contrato ?? null, licitacao.anoContrato ?? null, hasContract ? (objeto.textos[plan.texto] ?? null) : null,
    ...aplicacaoOf(plan.dotacao.fonte), historicoOf(entity, plan), decimalOf(plan.valor), plan.covid,
    objeto.natureza.startsWith('33903301'), licitacao.modalidade === 'Dispensa',
    plan.origem.tipo === 'adiantamento' && plan.origem.adiantamento.suprimento, TIPO_DA_MODALIDADE[licitacao.modalidade],
  ])
}

function aplicacaoOf(fonte: string): readonly [string, string] {
  const found = APLICACOES.find(([prefix]) => fonte.startsWith(prefix))
  return found ? [found[1], found[2]] : APLICACAO_GERAL
}

function writeEmLiquidacao({ sink, today }: Desk, plan: EmpenhoPlan, key: EmpenhoKey): void {
  for (const [i, { day, valor, reversedOn }] of plan.emLiquidacao.entries()) {
    if (day > today) continue
    const reversed = reversedOn !== undefined && reversedOn <= today
    sink.put('em_liquidacao', [
      ...key, yearOf(day), i + 1, isoOf(day), decimalOf(valor), reversed ? decimalOf(valor) : '0', reversed ? isoOf(reversedOn) : null,
    ])
  }
}

function writeLiquidacoes(desk: Desk, plan: EmpenhoPlan, key: EmpenhoKey): void {
  const { sink, today, queue } = desk
  const payments: { liquidacao: readonly [ano: number, numero: number]; pagamento: PagamentoPlan }[] = []
  for (const [i, liquidacao] of [...plan.liquidacoes].sort(byDay).entries()) {
    const { day, estorno } = liquidacao
    const place = queue.take(day, plan.dotacao.fonte)
    if (day > today) continue
    const numero = [yearOf(day), i + 1] as const
    const source = liquidacao.emLiquidacao === undefined ? undefined : plan.emLiquidacao[liquidacao.emLiquidacao]
    sink.put('liquidacao', [
      ...key, ...numero, source ? yearOf(source.day) : null, source ? (liquidacao.emLiquidacao as number) + 1 : null, isoOf(day),
      decimalOf(liquidacao.valor),
      isoOf(liquidacao.vencimento), place.noOrdem, place.ordemFonteRecurso, ...accountCells(plan),
    ])
    if (estorno && estorno.day <= today) {
      sink.put('liquidacao_estorno', [...key, ...numero, 1, isoOf(estorno.day), decimalOf(estorno.valor), estorno.motivo])
    }
    writeDocumentos(desk, plan, [...key, ...numero], liquidacao)
    writeRetencoes(desk, [...key, ...numero], liquidacao)
    for (const pagamento of liquidacao.pagamentos) if (pagamento.day <= today) payments.push({ liquidacao: numero, pagamento })
  }
  payments.sort((a, b) => a.pagamento.day - b.pagamento.day)
  for (const [i, { liquidacao, pagamento }] of payments.entries()) {
    sink.put('pagamento', [
      ...key, yearOf(pagamento.day), i + 1, ...liquidacao, isoOf(pagamento.day), decimalOf(pagamento.valor),
      decimalOf(pagamento.valorRetido),
      ...paymentCells(desk.entity.entidade, plan, pagamento.day),
    ])
  }
}

/** Some creditors have no account on file. */
function accountCells(plan: EmpenhoPlan): Cell[] {
  if (slotOf(20, 'sem conta', plan.fornecedor) === 0) return [null, null, null, null]
  const { banco, descricaoBanco, agencia, conta } = contaOf(plan.fornecedor)
  return [banco, descricaoBanco, agencia, conta]
}

const isReversed = ({ estorno, valor }: LiquidacaoPlan, today: number): boolean => estorno?.valor === valor && estorno.day <= today

function writeDocumentos({ sink, today }: Desk, plan: EmpenhoPlan, key: readonly Cell[], liquidacao: LiquidacaoPlan): void {
  const reversed = isReversed(liquidacao, today)
  for (const [i, valor] of liquidacao.documentos.entries()) {
    const { descricao, numero, tipo, chaveAcesso } = documentoOf(plan, liquidacao.day, i)
    sink.put('liquidacao_documento', [
      ...key, i + 1, descricao, numero, isoOf(liquidacao.day), decimalOf(valor), reversed ? decimalOf(valor) : '0', tipo, chaveAcesso,
    ])
  }
}

function writeRetencoes({ sink, today }: Desk, key: readonly Cell[], liquidacao: LiquidacaoPlan): void {
  const reversed = isReversed(liquidacao, today)
  const date = isoOf(liquidacao.day)
  for (const [i, { descricao, valor }] of liquidacao.retencoes.entries()) {
    const [given, on] = reversed && liquidacao.estorno ? [decimalOf(valor), isoOf(liquidacao.estorno.day)] : ['0', null]
    sink.put('retencao', [...key, i + 1, descricao, date, decimalOf(valor), given, on])
  }
}

const PAYMENT_KINDS = ['Ordem Bancária', 'Ordem Bancária', 'Ordem Bancária', 'Transferência', 'PIX'] as const

function paymentCells(entidade: number, plan: EmpenhoPlan, day: number): Cell[] {
  const { fonte } = plan.dotacao
  const isBill = typeof plan.objeto.credor === 'number' && plan.origem.tipo === 'compra'
  const kind = isBill ? 'Débito em Conta' : PAYMENT_KINDS[slotOf(PAYMENT_KINDS.length, 'meio', plan.seed, day)]
  return [
    slotOf(3, 'banco', entidade, fonte) === 0 ? '104' : '001', String(1200 + entidade),
    `${10_000 + slotOf(80_000, 'conta', entidade, fonte)}-${slotOf(10, fonte)}`,
    kind ?? null, String(1_000 + slotOf(899_000, 'ob', plan.seed, day)),
  ]
}
