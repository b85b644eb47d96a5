// Plans the steps from delivery to payment: retentions, documents, payments, and the few that are reversed.
import { workingDay } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import type { Objeto, Retencao } from './codigos/objetos/objeto.ts'
import { percentOf, splitBy, type Cents } from '../cidade/money.ts'
import type { AnulacaoPlan, EmLiquidacaoPlan, LiquidacaoPlan, PagamentoPlan, RetencaoPlan } from './plano.ts'
import type { Random } from '../cidade/random.ts'
import { diaDePagar, segueAOrdem } from './ordem-de-pagamento.ts'

export interface Delivery {
  day: number
  valor: Cents
}

export interface SettleRules {
  usaEmLiquidacao: boolean
  /** Median number of days from liquidação to payment, where payments follow no order. */
  prazo: number
  /** Returns the day to pay what is settled on a day, where payments follow an order. */
  diaDePagar?: (settled: number) => number
  retencao: Retencao | 'folha'
  /** Returns whether this time the creditor never takes what is paid: the city goes on owing it. */
  isUnclaimed?: () => boolean
  /** Without errors: settled once and paid in full. */
  certo?: boolean
}

export interface Settlement {
  emLiquidacao: EmLiquidacaoPlan[]
  liquidacoes: LiquidacaoPlan[]
  anulacoes: AnulacaoPlan[]
}

const CHANCE = {
  emLiquidacao: 0.3,
  emLiquidacaoEstornada: 0.03,
  emLiquidacaoParada: 0.025,
  estorno: 0.008,
  estornoParcial: 0.003,
  doisDocumentos: 0.1,
  doisPagamentos: 0.03,
  pagamentoDevolvido: 0.004,
  pagamentoAntecipado: 0.015,
}

export function settle(
  deliveries: readonly Delivery[],
  empenhado: number,
  rules: SettleRules,
  random: Random,
): Settlement {
  const settlement: Settlement = { emLiquidacao: [], liquidacoes: [], anulacoes: [] }
  for (const delivery of deliveries) {
    if (delivery.valor <= 0) continue
    const fate = rules.certo ? 1 : random.next()
    if (fate < CHANCE.estorno) addReversed(settlement, delivery, rules, random)
    else if (fate < CHANCE.estorno + CHANCE.estornoParcial) addPartlyReversed(settlement, delivery, rules, random)
    else {
      const emLiquidacao = checkDelivery(settlement, delivery, empenhado, rules, random)
      const isStuck = emLiquidacao !== undefined && random.chance(CHANCE.emLiquidacaoParada)
      if (!isStuck) settlement.liquidacoes.push(liquidate(delivery, 0, emLiquidacao, rules, random))
    }
  }
  return settlement
}

/**
 * Adds the step "em liquidação", twice if the goods were refused at first. Returns the index of the step that the
 * liquidação closes.
 */
function checkDelivery(
  { emLiquidacao }: Settlement,
  delivery: Delivery,
  empenhado: number,
  rules: SettleRules,
  random: Random,
): number | undefined {
  if (!rules.usaEmLiquidacao || !random.chance(CHANCE.emLiquidacao)) return undefined
  const day = Math.max(empenhado, workingDay(delivery.day - random.int(3, 20)))
  const received = Math.min(day, delivery.day)
  const isRefused = random.chance(CHANCE.emLiquidacaoEstornada)
  const again = isRefused ? Math.min(workingDay(received + 2), delivery.day) : received
  if (isRefused) emLiquidacao.push({ day: received, valor: delivery.valor, reversedOn: again })
  emLiquidacao.push({ day: again, valor: delivery.valor })
  return emLiquidacao.length - 1
}

/** Adds a liquidação made by mistake, reversed, and made again some days later. */
function addReversed({ liquidacoes }: Settlement, delivery: Delivery, rules: SettleRules, random: Random): void {
  const day = workingDay(delivery.day + random.int(1, 2))
  const wrong = liquidate(delivery, 0, undefined, rules, random)
  const estorno = { day, valor: delivery.valor, motivo: 'LIQUIDAÇÃO LANÇADA COM DOCUMENTO INCORRETO' }
  liquidacoes.push({ ...wrong, estorno, pagamentos: [], fila: undefined })
  liquidacoes.push(
    liquidate({ day: workingDay(day + random.int(1, 6)), valor: delivery.valor }, 0, undefined, rules, random),
  )
}

/** Adds a delivery refused in part: that part is reversed and never paid. */
function addPartlyReversed(
  { liquidacoes, anulacoes }: Settlement,
  delivery: Delivery,
  rules: SettleRules,
  random: Random,
): void {
  const refused = percentOf(delivery.valor, random.int(5, 30))
  liquidacoes.push(liquidate(delivery, refused, undefined, rules, random))
  anulacoes.push({
    day: workingDay(delivery.day + 2),
    valor: refused,
    motivo: 'ANULAÇÃO DE SALDO APÓS ESTORNO DE LIQUIDAÇÃO',
  })
}

function liquidate(
  delivery: Delivery,
  partial: Cents,
  emLiquidacao: number | undefined,
  rules: SettleRules,
  random: Random,
): LiquidacaoPlan {
  const { day, valor } = delivery
  const net = valor - partial
  const retencoes = retentionsOn(net, rules.retencao, random)
  const retido = retencoes.reduce((sum, retencao) => sum + retencao.valor, 0)
  const turn = rules.diaDePagar?.(day)
  const isEarly = turn !== undefined && partial === 0 && !rules.certo && random.chance(CHANCE.pagamentoAntecipado)
  const plan: LiquidacaoPlan = {
    day,
    valor,
    vencimento: turn ?? workingDay(day + random.pick([5, 10, 15, 20, 30])),
    documentos:
      random.chance(CHANCE.doisDocumentos) && valor > 20_000
        ? splitBy(valor, [random.between(0.3, 0.7), 0.5])
        : [valor],
    retencoes,
    pagamentos:
      turn === undefined
        ? payments(
            dayOfPayment(partial > 0 ? workingDay(day + 3) : day, rules, random),
            net - retido,
            retido,
            rules,
            random,
          )
        : inOrder(isEarly ? workingDay(day + 1) : turn, net - retido, retido, rules, random),
  }
  if (turn !== undefined && net > 0) plan.fila = isEarly ? 'antes' : 'na vez'
  if (emLiquidacao !== undefined) plan.emLiquidacao = emLiquidacao
  if (partial > 0)
    plan.estorno = { day: workingDay(day + 2), valor: partial, motivo: 'GLOSA PARCIAL DE ITENS NÃO ENTREGUES' }
  return plan
}

const dayOfPayment = (from: number, { prazo }: SettleRules, random: Random): number =>
  workingDay(from + Math.max(prazo > 0 ? 1 : 0, Math.round(random.logNormal(prazo, 0.6))))

/** Pays on the day, now and then by two orders or once more after the bank returned it. */
function inOrder(
  day: number,
  liquido: Cents,
  retido: Cents,
  { isUnclaimed, certo }: SettleRules,
  random: Random,
): PagamentoPlan[] {
  if (certo) return [{ day, valor: liquido, valorRetido: retido }]
  if (isUnclaimed?.()) return returned(day, liquido, retido, random).slice(0, 2)
  if (random.chance(CHANCE.pagamentoDevolvido)) return returned(day, liquido, retido, random)
  if (!random.chance(CHANCE.doisPagamentos) || liquido <= 50_000) return [{ day, valor: liquido, valorRetido: retido }]
  const [first = 0, second = 0] = splitBy(liquido, [random.between(0.4, 0.8), 0.4])
  return [
    { day, valor: first, valorRetido: retido },
    { day, valor: second, valorRetido: 0 },
  ]
}

function returned(day: number, liquido: Cents, retido: Cents, random: Random): PagamentoPlan[] {
  const back = workingDay(day + random.int(1, 4))
  return [
    { day, valor: liquido, valorRetido: retido },
    { day: back, valor: -liquido, valorRetido: 0 },
    { day: workingDay(back + random.int(1, 6)), valor: liquido, valorRetido: 0 },
  ]
}

function payments(
  day: number,
  liquido: Cents,
  retido: Cents,
  { isUnclaimed, certo }: SettleRules,
  random: Random,
): PagamentoPlan[] {
  if (certo) return [{ day, valor: liquido, valorRetido: retido }]
  if (isUnclaimed?.()) return []
  if (random.chance(CHANCE.doisPagamentos) && liquido > 50_000) {
    const [first = 0, second = 0] = splitBy(liquido, [random.between(0.4, 0.8), 0.4])
    return [
      { day, valor: first, valorRetido: retido },
      { day: workingDay(day + random.int(5, 30)), valor: second, valorRetido: 0 },
    ]
  }
  if (random.chance(CHANCE.pagamentoDevolvido)) return returned(day, liquido, retido, random)
  return [{ day, valor: liquido, valorRetido: retido }]
}

/** Returns the taxes retained for a kind of supplier, in per cent. */
function ratesOf(
  kind: SettleRules['retencao'],
  valor: Cents,
  random: Random,
): readonly (readonly [descricao: string, percent: number])[] {
  switch (kind) {
    case 'servico': {
      const iss = ['ISS - IMPOSTO SOBRE SERVIÇOS', random.pick([2, 3, 5])] as const
      const irrf = ['IRRF - PESSOA JURÍDICA', random.pick([1.5, 4.8])] as const
      const roll = random.next()
      return roll < 0.35 ? [iss] : roll < 0.75 ? [iss, irrf] : []
    }
    case 'maoDeObra':
      return [
        ['ISS - IMPOSTO SOBRE SERVIÇOS', 3],
        ['INSS - CESSÃO DE MÃO DE OBRA', random.pick([3.5, 11])],
        ['IRRF - PESSOA JURÍDICA', 1],
      ]
    case 'pessoa':
      return [
        ['INSS - CONTRIBUINTE INDIVIDUAL', 11],
        ['IRRF - PESSOA FÍSICA', valor > 280_000 ? random.pick([3.5, 7.5, 12]) : 0],
        ['ISS - IMPOSTO SOBRE SERVIÇOS', 3],
      ]
    case 'bens':
      return random.chance(0.7) ? [['IRRF - FORNECIMENTO DE BENS', 1.2]] : []
    case 'folha':
      return [
        ['IRRF - FOLHA DE PAGAMENTO', 8.6],
        ['RPPS - CONTRIBUIÇÃO DO SERVIDOR', 11.4],
        ['CONSIGNAÇÕES BANCÁRIAS', 6.8],
        ['MENSALIDADE SINDICAL', 0.4],
      ]
    case 'nenhuma':
      return []
  }
}

function retentionsOn(valor: Cents, kind: SettleRules['retencao'], random: Random): RetencaoPlan[] {
  return ratesOf(kind, valor, random)
    .map(([descricao, percent]) => ({ descricao, valor: percentOf(valor, percent) }))
    .filter((retencao) => retencao.valor > 0)
}

export const rulesFor = ({ entidade, usaEmLiquidacao }: Entity, objeto: Objeto, fonte: string): SettleRules => ({
  usaEmLiquidacao: usaEmLiquidacao && typeof objeto.credor === 'string' && !['unico', 'obra'].includes(objeto.modo),
  prazo: 9,
  retencao: objeto.retencao,
  certo: objeto.modo === 'obra',
  ...(segueAOrdem(objeto.natureza) && { diaDePagar: (settled: number) => diaDePagar(entidade, fonte, settled) }),
})
