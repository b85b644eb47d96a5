// Writes one empenho and all its dated steps as rows, leaving out those after today.
import { APLICACAO_GERAL, APLICACOES } from './codigos/fontes.ts'
import { TIPO_DA_MODALIDADE } from '../contratacao/licitacoes.ts'
import { isoOf, yearOf, workingDay } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { documentoOf } from './documentos.ts'
import type { PaymentQueue } from './fila-de-pagamento.ts'
import { diaDePagar } from './ordem-de-pagamento.ts'
import { decimalOf, priceOf } from '../cidade/money.ts'
import type { EmpenhoPlan, LiquidacaoPlan, PagamentoPlan } from './plano.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { contaOf } from './fornecedores.ts'
import { historicoOf } from '../cidade/wording.ts'
import type { Rows } from '@portal/data/package/rows'

export interface Desk {
  sink: Sink
  entity: Entity
  year: number
  today: number
  queue: PaymentQueue
}

export type EmpenhoKey = Pick<Rows['empenho'], 'entidade' | 'exercicio' | 'unidade_orcamentaria' | 'empenho'>
type LiquidacaoKey = EmpenhoKey & Pick<Rows['liquidacao'], 'exercicio_liquidacao' | 'no_liquidacao'>

export const keyOf = ({ entity, year }: Pick<Desk, 'entity' | 'year'>, plan: EmpenhoPlan): EmpenhoKey => ({
  entidade: entity.entidade,
  exercicio: year,
  unidade_orcamentaria: plan.dotacao.acao.unidade,
  empenho: plan.empenho,
})

export function writeEmpenho(desk: Desk, plan: EmpenhoPlan): void {
  const { sink, today } = desk
  const key = keyOf(desk, plan)
  writeRegistro(desk, plan, key)
  for (const [i, { especificacao, quantidade, unidade, valorUnitario, valorTotal }] of plan.itens.entries()) {
    sink.put('empenho_item', key, {
      ordem: i + 1,
      especificacao,
      quantidade: priceOf(quantidade),
      unidade,
      valor_unitario: priceOf(valorUnitario),
      valor_total: decimalOf(valorTotal),
    })
  }
  let sequencia = 0
  for (const { day, valor, motivo } of [...plan.anulacoes].sort(byDay)) {
    if (day <= today)
      sink.put('empenho_anulacao', key, { sequencia: ++sequencia, data: isoOf(day), valor: decimalOf(valor), motivo })
  }
  writeEmLiquidacao(desk, plan, key)
  writeLiquidacoes(desk, plan, key)
}

const byDay = (a: { day: number }, b: { day: number }): number => a.day - b.day

function writeRegistro({ sink, entity }: Desk, plan: EmpenhoPlan, key: EmpenhoKey): void {
  const { licitacao, objeto, day } = plan
  const ordinary = plan.origem.tipo === 'compra' && objeto.modo === 'entrega'
  const hasContract = licitacao.contrato !== undefined
  const { codigo_aplicacao, descricao_aplicacao } = aplicacaoOf(plan.dotacao.fonte)
  sink.put('empenho', key, {
    data: isoOf(day),
    data_entrega: ordinary ? isoOf(workingDay(day + 10 + slotOf(21, 'entrega', plan.seed))) : null,
    fornecedor: plan.fornecedor,
    dotacao: plan.dotacao.dotacao,
    natureza: objeto.natureza,
    especie: plan.especie,
    modalidade: licitacao.modalidade,
    no_licitacao: licitacao.numero,
    ano_licitacao: licitacao.numero === undefined ? null : licitacao.ano,
    no_processo: licitacao.processo,
    ano_processo: licitacao.processo === undefined ? null : licitacao.ano,
    contrato: licitacao.contrato,
    ano_contrato: licitacao.anoContrato,
    objeto_contrato: hasContract ? objeto.textos[plan.texto] : null,
    codigo_aplicacao,
    descricao_aplicacao,
    historico: historicoOf(entity, plan),
    valor: decimalOf(plan.valor),
    covid: plan.covid,
    passagem: objeto.natureza.startsWith('33903301'),
    compra_direta: licitacao.modalidade === 'Dispensa',
    suprimento_fundos: plan.origem.tipo === 'adiantamento' && plan.origem.adiantamento.suprimento,
    tipo_licitacao: TIPO_DA_MODALIDADE[licitacao.modalidade],
    sigilo: objeto.textos[plan.texto]?.includes('MEDIDA PROTETIVA') ? 'protecao' : null,
  })
}

function aplicacaoOf(fonte: string): Pick<Rows['empenho'], 'codigo_aplicacao' | 'descricao_aplicacao'> {
  const found = APLICACOES.find(([prefix]) => fonte.startsWith(prefix))
  const [codigo_aplicacao, descricao_aplicacao] = found ? [found[1], found[2]] : APLICACAO_GERAL
  return { codigo_aplicacao, descricao_aplicacao }
}

function writeEmLiquidacao({ sink, today }: Desk, plan: EmpenhoPlan, key: EmpenhoKey): void {
  for (const [i, { day, valor, reversedOn }] of plan.emLiquidacao.entries()) {
    if (day > today) continue
    const reversed = reversedOn !== undefined && reversedOn <= today
    sink.put('em_liquidacao', key, {
      exercicio_em_liquidacao: yearOf(day),
      no_em_liquidacao: i + 1,
      data: isoOf(day),
      valor: decimalOf(valor),
      valor_estornado: reversed ? decimalOf(valor) : '0',
      data_estorno: reversed ? isoOf(reversedOn) : null,
    })
  }
}

/** Reasons the law accepts (Lei nº 14.133/2021, art. 141, § 1º). */
const MOTIVOS = [
  'Pequena empresa: a espera poria em risco a continuação do contrato (art. 141, § 1º, II).',
  'Serviço de que dependem os sistemas da entidade (art. 141, § 1º, III).',
  'Contrato sem o qual um serviço público essencial pararia (art. 141, § 1º, V).',
] as const
/** Returns the reason of a payment that did not wait for what was settled before it, of the same fonte. */
function motivoForaDaOrdem(
  { entity: { entidade }, today, queue }: Desk,
  { dotacao: { fonte } }: EmpenhoPlan,
  { day, fila, pagamentos }: LiquidacaoPlan,
  place: number,
): string | undefined {
  const [paid] = pagamentos
  if (fila !== 'antes' || paid === undefined || paid.day > today) return undefined
  const before = queue.waitingBefore(day, fonte)
  const isPassed = before !== undefined && diaDePagar(entidade, fonte, before) > paid.day
  return isPassed ? MOTIVOS[place % MOTIVOS.length] : undefined
}

function writeLiquidacoes(desk: Desk, plan: EmpenhoPlan, key: EmpenhoKey): void {
  const { sink, today, queue } = desk
  const { banco, descricao_banco, agencia, conta } = accountOf(plan)
  const payments: { key: LiquidacaoKey; pagamento: PagamentoPlan }[] = []
  for (const [i, liquidacao] of [...plan.liquidacoes].sort(byDay).entries()) {
    const { day, estorno } = liquidacao
    const place = queue.take(day, plan.dotacao.fonte)
    if (day > today) continue
    const { entidade, exercicio, unidade_orcamentaria, empenho } = key
    const own: LiquidacaoKey = {
      entidade,
      exercicio,
      unidade_orcamentaria,
      empenho,
      exercicio_liquidacao: yearOf(day),
      no_liquidacao: i + 1,
    }
    const source = liquidacao.emLiquidacao === undefined ? undefined : plan.emLiquidacao[liquidacao.emLiquidacao]
    sink.put('liquidacao', own, {
      exercicio_em_liquidacao: source && yearOf(source.day),
      no_em_liquidacao: source && (liquidacao.emLiquidacao as number) + 1,
      data: isoOf(day),
      valor: decimalOf(liquidacao.valor),
      data_vencimento: isoOf(liquidacao.vencimento),
      no_ordem: place.noOrdem,
      ordem_fonte_recurso: place.ordemFonteRecurso,
      motivo_fora_da_ordem: motivoForaDaOrdem(desk, plan, liquidacao, place.ordemFonteRecurso),
      banco,
      descricao_banco,
      agencia,
      conta,
    })
    if (estorno && estorno.day <= today) {
      sink.put('liquidacao_estorno', own, {
        sequencia: 1,
        data: isoOf(estorno.day),
        valor: decimalOf(estorno.valor),
        motivo: estorno.motivo,
      })
    }
    writeDocumentos(desk, plan, own, liquidacao)
    writeRetencoes(desk, own, liquidacao)
    for (const pagamento of liquidacao.pagamentos) if (pagamento.day <= today) payments.push({ key: own, pagamento })
  }
  payments.sort((a, b) => a.pagamento.day - b.pagamento.day)
  for (const [i, { key: liquidacao, pagamento }] of payments.entries()) {
    const meio = paymentMeans(desk.entity.entidade, plan, pagamento.day)
    sink.put('pagamento', liquidacao, {
      exercicio_pagamento: yearOf(pagamento.day),
      no_pagamento: i + 1,
      data: isoOf(pagamento.day),
      valor: decimalOf(pagamento.valor),
      valor_retido: decimalOf(pagamento.valorRetido),
      banco: meio.banco,
      agencia: meio.agencia,
      conta: meio.conta,
      tipo_documento: meio.tipo_documento,
      nro_documento: meio.nro_documento,
    })
  }
}

/** Returns the bank account of a creditor; one in twenty has none on file. */
function accountOf(plan: EmpenhoPlan): Pick<Rows['liquidacao'], 'banco' | 'descricao_banco' | 'agencia' | 'conta'> {
  if (slotOf(20, 'sem conta', plan.fornecedor) === 0) return {}
  const { banco, descricaoBanco, agencia, conta } = contaOf(plan.fornecedor)
  return { banco, descricao_banco: descricaoBanco, agencia, conta }
}

const isReversed = ({ estorno, valor }: LiquidacaoPlan, today: number): boolean =>
  estorno?.valor === valor && estorno.day <= today

function writeDocumentos(
  { sink, today }: Desk,
  plan: EmpenhoPlan,
  key: LiquidacaoKey,
  liquidacao: LiquidacaoPlan,
): void {
  const reversed = isReversed(liquidacao, today)
  for (const [i, valor] of liquidacao.documentos.entries()) {
    const { descricao, numero, tipo, chaveAcesso } = documentoOf(plan, liquidacao.day, i)
    sink.put('liquidacao_documento', key, {
      ordem: i + 1,
      descricao,
      no_documento: numero,
      data: isoOf(liquidacao.day),
      valor: decimalOf(valor),
      valor_estornado: reversed ? decimalOf(valor) : '0',
      tipo_documento: tipo,
      chave_acesso: chaveAcesso,
    })
  }
}

function writeRetencoes({ sink, today }: Desk, key: LiquidacaoKey, liquidacao: LiquidacaoPlan): void {
  const reversed = isReversed(liquidacao, today)
  for (const [i, { descricao, valor }] of liquidacao.retencoes.entries()) {
    const estornado = reversed ? liquidacao.estorno : undefined
    sink.put('retencao', key, {
      sequencia: i + 1,
      descricao,
      data: isoOf(liquidacao.day),
      valor: decimalOf(valor),
      valor_estornado: estornado ? decimalOf(valor) : '0',
      data_estorno: estornado && isoOf(estornado.day),
    })
  }
}

const PAYMENT_KINDS = ['Ordem Bancária', 'Ordem Bancária', 'Ordem Bancária', 'Transferência', 'PIX'] as const

type PaymentMeans = Pick<Rows['pagamento'], 'banco' | 'agencia' | 'conta' | 'tipo_documento' | 'nro_documento'>

function paymentMeans(entidade: number, plan: EmpenhoPlan, day: number): PaymentMeans {
  const { fonte } = plan.dotacao
  const isBill = typeof plan.objeto.credor === 'number' && plan.origem.tipo === 'compra'
  return {
    banco: slotOf(3, 'banco', entidade, fonte) === 0 ? '104' : '001',
    agencia: String(1200 + entidade),
    conta: `${10_000 + slotOf(80_000, 'conta', entidade, fonte)}-${slotOf(10, fonte)}`,
    tipo_documento: isBill ? 'Débito em Conta' : PAYMENT_KINDS[slotOf(PAYMENT_KINDS.length, 'meio', plan.seed, day)],
    nro_documento: String(1_000 + slotOf(899_000, 'ob', plan.seed, day)),
  }
}
