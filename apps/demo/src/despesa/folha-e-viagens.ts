// Plans empenhos that are not purchases: payroll, diárias, advances to servants and what exceeds them.
import { OBJETOS, type Budget, type Dotacao } from './orcamento.ts'
import { dayAt, daysInMonth, MESES, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import { PRICE_INDEX, type Entity } from '../cidade/cidade.ts'
import { ADIANTAMENTOS, DIARIA, FOLHA } from './codigos/objetos/pessoal.ts'
import type { Item, Objeto } from './codigos/objetos/objeto.ts'
import { DESTINOS, MOTIVOS, type Destino, type Motivo } from './codigos/viagens.ts'
import type { Cents } from '../cidade/money.ts'
import type { AdiantamentoPlan, EmpenhoPlan, ItemPlan, LiquidacaoPlan, ViagemPlan } from './plano.ts'
import { runningSums, type Random } from '../cidade/random.ts'
import { credorOf, isChief, isDriver, servidorAt } from '../pessoal/servidores.ts'
import type { Prestacao } from './divida-fundada.ts'
import { settle, type Settlement, type SettleRules } from './liquidar.ts'
import { FOLHAS_NO_ANO } from './agenda.ts'

export type Draft = Omit<EmpenhoPlan, 'empenho' | 'day' | 'seed'>

const NO_BIDDING = { modalidade: 'Não se aplica' } as const
const NO_STEPS = { anulacoes: [], emLiquidacao: [] } as const
const WHOLE = 10_000

const single = (objeto: Objeto, valor: Cents): ItemPlan[] => {
  const { especificacao, unidade } = objeto.itens[0] as Item
  return [{ especificacao, unidade, quantidade: WHOLE, valorUnitario: valor * 100, valorTotal: valor }]
}

/** Returns whether the dotação pays the servants themselves, and not contributions on their pay. */
export const paysServants = ({ natureza }: Dotacao): boolean => natureza === '319011' || natureza === '319004'

/** Returns what a dotação pays in a usual month of the year. */
export const usualPayroll = (dotacao: Dotacao, year: number, growth: number): number =>
  ((dotacao.folha * 100_000 * growth) / FOLHAS_NO_ANO) * (PRICE_INDEX[year] ?? 1)

/** Returns what it pays in one month. It must be the first number drawn from the empenho's random generator. */
export const payrollOf = (dotacao: Dotacao, year: number, growth: number, random: Random): Cents =>
  Math.max(100_000, Math.round(usualPayroll(dotacao, year, growth) * random.between(0.985, 1.02)))

export function planPayroll(dotacao: Dotacao, day: number, folha: number, growth: number, random: Random): Draft {
  const objeto = FOLHA[dotacao.natureza] as Objeto
  const year = yearOf(day)
  const valor = payrollOf(dotacao, year, growth, random)
  const isWage = paysServants(dotacao)
  const month = Math.min(folha, 12)
  const payday = isWage
    ? Math.max(day, workingDayBefore(dayAt(year, month, month === 12 ? 22 : daysInMonth(year, month))))
    : day
  const rules: SettleRules = {
    usaEmLiquidacao: false,
    prazo: isWage ? 0 : 14,
    retencao: isWage ? 'folha' : 'nenhuma',
    certo: true,
  }
  const { liquidacoes } = settle([{ day: isWage ? payday : day, valor }], day, rules, random)
  return {
    dotacao,
    objeto,
    fornecedor: objeto.credor as number,
    especie: 'Ordinário',
    licitacao: NO_BIDDING,
    itens: single(objeto, valor),
    valor,
    texto: 0,
    covid: false,
    origem: {
      tipo: 'folha',
      competencia: folha === FOLHAS_NO_ANO ? `13º SALÁRIO/${year}` : `${MESES[folha - 1]}/${year}`,
    },
    ...NO_STEPS,
    liquidacoes,
  }
}

/** Plans what a dotação pays of the loans in a year: interest or principal, month by month, committed at once. */
export function planDebt(dotacao: Dotacao, prestacoes: readonly Prestacao[]): Draft {
  const objeto = OBJETOS[dotacao.objetos[0] as number] as Objeto
  const isInterest = dotacao.natureza.startsWith('32')
  const parts = prestacoes.map(({ day, juros, amortizacao }) => ({ day, valor: isInterest ? juros : amortizacao }))
  const valor = parts.reduce((sum, part) => sum + part.valor, 0)
  return {
    dotacao,
    objeto,
    fornecedor: objeto.credor as number,
    especie: 'Global',
    licitacao: NO_BIDDING,
    itens: single(objeto, valor),
    valor,
    texto: 0,
    covid: false,
    origem: { tipo: 'compra' },
    ...NO_STEPS,
    liquidacoes: parts.map((part) => paidWhole(part.day, part.day, part.valor)),
  }
}

/** Returns the reasons possible for a traveller, by their post and whether the entity has health services. */
function reasonsFor(cargo: string, saude: boolean): number[] {
  const viajante = isDriver(cargo) ? 'motorista' : isChief(cargo) ? 'chefia' : 'qualquer'
  return MOTIVOS.map((_, i) => i).filter((i) => {
    const motivo = MOTIVOS[i] as Motivo
    return (
      (motivo.viajante === viajante || (motivo.viajante === 'qualquer' && viajante === 'chefia')) &&
      (saude || !motivo.saude)
    )
  })
}

/** Picks a destination, near places more often than far ones. */
function placeFor({ destinos }: Motivo, random: Random): number {
  const sums = runningSums(destinos.map((i) => DESTINOS[i]?.peso ?? 0))
  return destinos[random.weighted(sums)] as number
}

export function planTrip(
  entity: Entity,
  budget: Budget,
  servants: number,
  day: number,
  order: number,
  random: Random,
): Draft {
  const servidor = Math.floor(random.next() ** 1.5 * servants)
  const { cargo, unidade } = servidorAt(entity, servidor)
  const usual = budget.diarias[random.weighted(budget.diariasPesos)] as Dotacao
  const dotacao = budget.diarias.find(({ acao }) => acao.unidade === unidade) ?? usual
  const motivo = random.pick(reasonsFor(cargo, entity.tipo === 'D'))
  const destino = placeFor(MOTIVOS[motivo] as Motivo, random)
  const { longe, diaria } = DESTINOS[destino] as Destino
  const meias = longe ? random.int(4, 9) : random.pick([1, 1, 1, 2, 2, 3, 3, 4, 5])
  const chief = isChief(cargo) ? 1.4 : 1
  const unit = Math.round((diaria * chief * (PRICE_INDEX[yearOf(day)] ?? 1)) / 5) * 500
  const valor = (unit * meias) / 2
  const liquidated = workingDay(day + random.int(0, 2))
  const paid = workingDay(liquidated + random.int(1, 3))
  const saida = workingDay(paid + random.int(0, 6))
  const anuladas = order % 61 === 3 ? meias : order % 61 === 33 && meias > 1 ? 1 : 0
  const viagem: ViagemPlan = {
    servidor,
    destino,
    motivo,
    saida,
    retorno: workingDay(saida + Math.floor(meias / 2)),
    meias,
    semQuantidade: order % 83 === 7,
    anuladas,
  }
  return {
    dotacao,
    objeto: DIARIA,
    fornecedor: credorOf(servidor),
    especie: 'Ordinário',
    licitacao: NO_BIDDING,
    itens: [
      {
        especificacao: 'DIÁRIA',
        unidade: 'UN',
        quantidade: meias * (WHOLE / 2),
        valorUnitario: unit * 100,
        valorTotal: valor,
      },
    ],
    valor,
    texto: 0,
    covid: false,
    origem: { tipo: 'diaria', viagem },
    ...paidOrCancelled(liquidated, paid, valor, (unit * anuladas) / 2),
  }
}

/** Returns the settlement of a trip: reversed if cancelled before payment, paid in part if shortened. */
function paidOrCancelled(day: number, paid: number, valor: Cents, anulado: Cents): Settlement {
  const liquidacao: LiquidacaoPlan = {
    day,
    valor,
    vencimento: paid,
    documentos: [valor],
    retencoes: [],
    pagamentos: [],
  }
  if (anulado === 0) {
    const pagamentos = [{ day: paid, valor, valorRetido: 0 }]
    return { emLiquidacao: [], anulacoes: [], liquidacoes: [{ ...liquidacao, pagamentos }] }
  }
  const cancelled = workingDay(day + 1)
  const pagamentos = anulado < valor ? [{ day: Math.max(paid, cancelled), valor: valor - anulado, valorRetido: 0 }] : []
  return {
    emLiquidacao: [],
    anulacoes: [{ day: cancelled, valor: anulado, motivo: 'ANULAÇÃO DE DIÁRIA NÃO UTILIZADA' }],
    liquidacoes: [
      { ...liquidacao, estorno: { day: cancelled, valor: anulado, motivo: 'VIAGEM CANCELADA' }, pagamentos },
    ],
  }
}

export interface AdvanceRules {
  servants: number
  /** Whether a servant may spend more than was advanced and be paid back. */
  permiteExceder: boolean
}

const LAST_EXCESS_DAY = [12, 10] as const

export function planAdvance(budget: Budget, rules: AdvanceRules, day: number, order: number, random: Random): Draft {
  const dotacao = budget.adiantamentos[random.weighted(budget.adiantamentosPesos)] as Dotacao
  const objeto = ADIANTAMENTOS[dotacao.natureza] as Objeto
  const servidor = random.int(0, rules.servants - 1)
  const valor = random.pick([300, 400, 500, 500, 800, 1000, 1000, 1500, 2000, 3000, 4000]) * 100
  const liquidated = workingDay(day + random.int(0, 2))
  const paid = workingDay(liquidated + random.int(1, 3))
  const prestacao = workingDay(paid + random.int(18, 55))
  const mayExceed = rules.permiteExceder && order % 16 === 1 && prestacao < dayAt(yearOf(day), ...LAST_EXCESS_DAY)
  const excedido = mayExceed ? random.int(1_000, 25_000) : 0
  const gasto = excedido > 0 || random.chance(0.3) ? valor : Math.round(valor * random.between(0.55, 0.99))
  const adiantamento: AdiantamentoPlan = {
    servidor,
    suprimento: order % 3 !== 0,
    prestacaoContas: order + 1,
    prestacao,
    documentos: gasto + excedido,
    restituido: valor - gasto,
    excedido,
  }
  return {
    dotacao,
    objeto,
    fornecedor: credorOf(servidor),
    especie: 'Ordinário',
    licitacao: { ...NO_BIDDING, processo: 9000 + order, ano: yearOf(day) },
    itens: single(objeto, valor),
    valor,
    texto: random.int(0, objeto.textos.length - 1),
    covid: false,
    origem: { tipo: 'adiantamento', adiantamento },
    ...NO_STEPS,
    liquidacoes: [paidWhole(liquidated, paid, valor)],
  }
}

/** Plans the empenho that pays a servant back what the advance did not cover. */
export function planExcess(
  dotacao: Dotacao,
  { servidor, prestacaoContas, excedido }: AdiantamentoPlan,
  day: number,
): Draft {
  const objeto = ADIANTAMENTOS[dotacao.natureza] as Objeto
  return {
    dotacao,
    objeto,
    fornecedor: credorOf(servidor),
    especie: 'Ordinário',
    licitacao: NO_BIDDING,
    itens: single(objeto, excedido),
    valor: excedido,
    texto: 0,
    covid: false,
    origem: { tipo: 'excesso', servidor, prestacaoContas },
    ...NO_STEPS,
    liquidacoes: [paidWhole(workingDay(day + 1), workingDay(day + 3), excedido)],
  }
}

const paidWhole = (day: number, paid: number, valor: Cents): LiquidacaoPlan => ({
  day,
  valor,
  vencimento: paid,
  documentos: [valor],
  retencoes: [],
  pagamentos: [{ day: paid, valor, valorRetido: 0 }],
})
