// Generates every empenho of an entity's year, by number. The same call always yields the same, so none is kept in
// memory.
import { agendaOf } from './agenda.ts'
import { buildBudget, type Budget, type Dotacao } from './orcamento.ts'
import { dayAt, workingDay, yearOf } from '../cidade/calendar.ts'
import { FIRST_YEAR, type Entity, type Volume } from '../cidade/cidade.ts'
import { prestacoesDe } from './divida-fundada.ts'
import type { Objeto } from './codigos/objetos/objeto.ts'
import { planDeliveries } from './entregas.ts'
import { segueAOrdem } from './ordem-de-pagamento.ts'
import type { AdiantamentoPlan, EmpenhoPlan } from './plano.ts'
import { planPurchase, type Market } from './compra.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { growthOf, volumeAt } from '../cidade/scale.ts'
import { rulesFor, settle } from './liquidar.ts'
import {
  paysServants,
  planAdvance,
  planDebt,
  planExcess,
  planPayroll,
  planTrip,
  usualPayroll,
  type Draft,
} from './folha-e-viagens.ts'
import { MEAN_PAY, servantsAt } from '../pessoal/tamanho.ts'

export interface Office {
  entity: Entity
  budget: Budget
  market: Market
  volume: Volume
  payrolls: readonly Dotacao[]
  scale: number
  growth: number
  /** Factor of a payroll over the values in the codes of the budget. */
  payroll: number
}

const FEWEST_PAYROLLS = 2

export function openOffice(entity: Entity, scale: number): Office | undefined {
  if (!entity.orcamento) return undefined
  const budget = buildBudget(entity.orcamento)
  const volume = volumeAt(entity.volume, scale)
  const growth = growthOf(scale)
  const spread = Math.max(1, Math.sqrt(growth))
  const wanted = Math.max(FEWEST_PAYROLLS, Math.round(budget.folha.length * Math.min(1, scale)))
  const payrolls = byImportance(budget.folha).slice(0, wanted)
  const market = {
    entidade: entity.entidade,
    budget,
    companies: volume.fornecedores,
    porte: entity.porte,
    winners: Math.round(8 * spread),
    contracts: Math.round(5 * spread),
  }
  return { entity, budget, market, volume, payrolls, scale, growth, payroll: payrollAt(entity, scale, payrolls) }
}

const ENSINO = '15001001'

/** Returns the payrolls, largest first, but second the largest that the taxes for education pay: every city has it. */
function byImportance(folha: readonly Dotacao[]): readonly Dotacao[] {
  const [largest, ...rest] = folha
  const ensino = rest.find(({ fonte }) => fonte === ENSINO)
  return largest && ensino ? [largest, ensino, ...rest.filter((dotacao) => dotacao !== ensino)] : folha
}

function payrollAt(entity: Entity, scale: number, payrolls: readonly Dotacao[]): number {
  const said = payrolls.filter(paysServants).reduce((sum, dotacao) => sum + usualPayroll(dotacao, FIRST_YEAR, 1), 0)
  return (servantsAt(entity, scale) * MEAN_PAY) / said
}

/** Returns whether a servant may spend more than was advanced: the entities differ in this. */
export const permiteExceder = ({ tipo }: Entity): boolean => tipo === 'E' || tipo === 'D'

const COVID_YEAR = FIRST_YEAR
const COVID_OBJECTS = /^(33903009|33903011|33903022|33903028|33903036|33903203|33903950|44905208)/

const LOST_AGAINST_COVID = 2
const ONE_UNCLAIMED_IN = { benefits: 11, supplies: 40 }

/** Numbers kept for the works that the next year begins with. */
const OF_THE_NEXT_YEAR = 20

interface Excess {
  day: number
  dotacao: Dotacao
  adiantamento: AdiantamentoPlan
}

/** Numbers the empenhos of a year in the order they are made. */
class Book {
  private last = 0
  private readonly counts = {
    diaria: 0,
    adiantamento: 0,
    dispensa: 0,
    obra: 0,
    obraDoAnoAnterior: 0,
    semOrdem: 0,
    retidos: 0,
    covid: 0,
  }
  private excesses: Excess[] = []

  constructor(
    private readonly office: Office,
    private readonly year: number,
  ) {}

  *payroll(day: number, folha: number): Generator<EmpenhoPlan> {
    for (const dotacao of this.office.payrolls) {
      const seed = this.seed('folha', folha, dotacao.dotacao)
      yield this.enter(planPayroll(dotacao, day, folha, this.office.payroll, new Random(seed)), day, seed)
    }
  }

  *debts(day: number): Generator<EmpenhoPlan> {
    const { entity, growth, budget } = this.office
    const prestacoes = prestacoesDe(entity, growth, this.year)
    for (const dotacao of budget.divida)
      yield this.enter(planDebt(dotacao, prestacoes), day, this.seed('dívida', dotacao.dotacao))
  }

  /** Yields the empenhos that pay what servants spent beyond their advances, in accounts given by this day. */
  *excessesUntil(day: number): Generator<EmpenhoPlan> {
    const due = this.excesses.filter((excess) => excess.day <= day)
    if (due.length > 0) this.excesses = this.excesses.filter((excess) => excess.day > day)
    for (const { dotacao, adiantamento } of due) {
      yield this.enter(planExcess(dotacao, adiantamento, day), day, this.seed('excesso', adiantamento.prestacaoContas))
    }
  }

  trip(day: number): EmpenhoPlan {
    const { entity, budget, volume } = this.office
    const seed = this.seed('empenho', this.last)
    return this.enter(
      planTrip(entity, budget, volume.servidores, day, this.counts.diaria++, new Random(seed)),
      day,
      seed,
    )
  }

  advance(day: number): EmpenhoPlan {
    const { entity, budget, volume } = this.office
    const seed = this.seed('empenho', this.last)
    const rules = { servants: volume.servidores, permiteExceder: permiteExceder(entity) }
    const draft = planAdvance(budget, rules, day, this.counts.adiantamento++, new Random(seed))
    if (draft.origem.tipo === 'adiantamento' && draft.origem.adiantamento.excedido > 0) {
      const { adiantamento } = draft.origem
      this.excesses.push({ day: workingDay(adiantamento.prestacao + 5), dotacao: draft.dotacao, adiantamento })
    }
    return this.enter(draft, day, seed)
  }

  purchase(day: number): EmpenhoPlan {
    const { entity, market } = this.office
    const seed = this.seed('empenho', this.last)
    const random = new Random(seed)
    const numbers = {
      nextDispensa: () => ++this.counts.dispensa,
      nextObra: (isOfLastYear: boolean) =>
        isOfLastYear ? ++this.counts.obraDoAnoAnterior : OF_THE_NEXT_YEAR * market.contracts + ++this.counts.obra,
    }
    const purchase = planPurchase(market, day, numbers, random)
    const covid = this.isAgainstCovid(day, purchase.objeto.natureza)
    const { deliveries, anulacoes } = planDeliveries(purchase.objeto.modo, day, purchase.valor, random)
    const isUnclaimed = (): boolean => this.isUnclaimed(covid, purchase.objeto)
    const rules = { ...rulesFor(entity, purchase.objeto, purchase.dotacao.fonte), isUnclaimed }
    const settlement = settle(deliveries, day, rules, random)
    const steps = { ...settlement, anulacoes: [...anulacoes, ...settlement.anulacoes] }
    return this.enter({ ...purchase, covid, origem: { tipo: 'compra' }, ...steps }, day, seed)
  }

  /**
   * Returns whether what is paid comes back for good: of the first purchases against COVID-19, of some benefits, and of
   * a few of the supplies and services that keep taxes back.
   */
  private isUnclaimed(covid: boolean, { natureza, retencao }: Objeto): boolean {
    if (covid) return this.counts.covid <= LOST_AGAINST_COVID
    if (!segueAOrdem(natureza)) return this.counts.semOrdem++ % ONE_UNCLAIMED_IN.benefits === 0
    return retencao !== 'nenhuma' && this.counts.retidos++ % ONE_UNCLAIMED_IN.supplies === 0
  }

  /** Not in the first months: what is bought then cites bids of the year before, which the city does not have. */
  private isAgainstCovid(day: number, natureza: string): boolean {
    if (this.year !== COVID_YEAR || day < dayAt(this.year, 4, 1)) return false
    if (this.counts.covid >= this.office.volume.covid || !COVID_OBJECTS.test(natureza)) return false
    this.counts.covid++
    return true
  }

  private seed(kind: string, ...parts: readonly number[]): number {
    return seedOf(kind, this.office.entity.entidade, this.year, ...parts)
  }

  private enter(draft: Draft, day: number, seed: number): EmpenhoPlan {
    return { empenho: ++this.last, day, seed, ...draft }
  }
}

export function* empenhosOf(office: Office, year: number): Generator<EmpenhoPlan> {
  const book = new Book(office, year)
  const order = new Random(seedOf('ordem', office.entity.entidade, year))
  let isFirst = true
  for (const { day, folha, ...left } of agendaOf(year, office.volume, office.payrolls.length)) {
    if (isFirst) yield* book.debts(day)
    isFirst = false
    if (folha !== undefined) yield* book.payroll(day, folha)
    yield* book.excessesUntil(day)
    for (let waiting = left.diarias + left.adiantamentos + left.compras; waiting > 0; waiting--) {
      const turn = order.next() * waiting
      if (turn < left.diarias) {
        left.diarias--
        yield book.trip(day)
      } else if (turn < left.diarias + left.adiantamentos) {
        left.adiantamentos--
        yield book.advance(day)
      } else yield book.purchase(day)
    }
  }
}

export const yearsUntil = (today: number, last: number): number[] => {
  const years: number[] = []
  for (let year = FIRST_YEAR; year <= Math.min(last, yearOf(today)); year++) years.push(year)
  return years
}
