// Every commitment of an entity's year, in the order it is numbered. Asking twice gives the same, so nothing has to be kept.
import { agendaOf } from './agenda.ts'
import { buildBudget, type Budget, type Dotacao } from './budget.ts'
import { workingDay, yearOf } from './calendar.ts'
import { FIRST_YEAR, type Entity, type Volume } from './city.ts'
import { planDeliveries } from './deliveries.ts'
import type { AdiantamentoPlan, EmpenhoPlan } from './plan.ts'
import { planPurchase, type Market } from './purchase.ts'
import { Random, seedOf } from './random.ts'
import { growthOf, volumeAt } from './scale.ts'
import { rulesFor, settle } from './settle.ts'
import { planAdvance, planExcess, planPayroll, planTrip, type Draft } from './special.ts'

export interface Office {
  entity: Entity
  budget: Budget
  market: Market
  volume: Volume
  payrolls: readonly Dotacao[]
  /** How big the payroll is against that of scale 1. */
  growth: number
}

const FEWEST_PAYROLLS = 2

export function openOffice(entity: Entity, scale: number): Office | undefined {
  if (!entity.orcamento) return undefined
  const budget = buildBudget(entity.orcamento)
  const volume = volumeAt(entity.volume, scale)
  const growth = growthOf(scale)
  const spread = Math.max(1, Math.sqrt(growth))
  const payrolls = budget.folha.slice(0, Math.max(FEWEST_PAYROLLS, Math.round(budget.folha.length * Math.min(1, scale))))
  const market = {
    entidade: entity.entidade, budget, companies: volume.fornecedores, porte: entity.porte, winners: Math.round(8 * spread),
    contracts: Math.round(5 * spread),
  }
  return { entity, budget, market, volume, payrolls, growth }
}

/** Permission to spend more than was advanced is one of the things in which the entities differ. */
export const permiteExceder = ({ tipo }: Entity): boolean => tipo === 'E' || tipo === 'D'

const COVID_YEAR = FIRST_YEAR
const COVID_OBJECTS = /^(33903009|33903011|33903022|33903028|33903036|33903203|33903950|44905208)/

interface Excess {
  day: number
  dotacao: Dotacao
  adiantamento: AdiantamentoPlan
}

export function* commitmentsOf(office: Office, year: number): Generator<EmpenhoPlan> {
  const { entity, budget, market, volume } = office
  const numbers = { empenho: 0, diaria: 0, adiantamento: 0, dispensa: 0, covid: 0 }
  const excesses: Excess[] = []
  const order = new Random(seedOf('ordem', entity.entidade, year))
  const finish = (draft: Draft, day: number, seed: number): EmpenhoPlan => ({ empenho: ++numbers.empenho, day, seed, ...draft })

  for (const agenda of agendaOf(year, volume, office.payrolls.length)) {
    const { day } = agenda
    if (agenda.folha !== undefined) {
      for (const dotacao of office.payrolls) {
        const seed = seedOf('folha', entity.entidade, year, agenda.folha, dotacao.dotacao)
        yield finish(planPayroll(dotacao, day, agenda.folha, office.growth / Math.min(1, office.growth), new Random(seed)), day, seed)
      }
    }
    for (let i = excesses.length - 1; i >= 0; i--) {
      const excess = excesses[i] as Excess
      if (excess.day > day) continue
      excesses.splice(i, 1)
      const seed = seedOf('excesso', entity.entidade, year, excess.adiantamento.prestacaoContas)
      yield finish(planExcess(excess.dotacao, excess.adiantamento, day), day, seed)
    }
    let { diarias, adiantamentos, compras } = agenda
    while (diarias + adiantamentos + compras > 0) {
      const seed = seedOf('empenho', entity.entidade, year, numbers.empenho)
      const random = new Random(seed)
      const turn = order.next() * (diarias + adiantamentos + compras)
      if (turn < diarias) {
        diarias--
        yield finish(planTrip(entity, budget, volume.servidores, day, numbers.diaria++, random), day, seed)
      } else if (turn < diarias + adiantamentos) {
        adiantamentos--
        const rules = { servants: volume.servidores, permiteExceder: permiteExceder(entity) }
        const draft = planAdvance(budget, rules, day, numbers.adiantamento++, random)
        if (draft.origem.tipo === 'adiantamento' && draft.origem.adiantamento.excedido > 0) {
          const { adiantamento } = draft.origem
          excesses.push({ day: workingDay(adiantamento.prestacao + 5), dotacao: draft.dotacao, adiantamento })
        }
        yield finish(draft, day, seed)
      } else {
        compras--
        const purchase = planPurchase(market, day, () => ++numbers.dispensa, random)
        const isCovid = year === COVID_YEAR && numbers.covid < volume.covid && COVID_OBJECTS.test(purchase.objeto.natureza)
        if (isCovid) numbers.covid++
        const { deliveries, anulacoes } = planDeliveries(purchase.objeto.modo, day, purchase.valor, random)
        const settlement = settle(deliveries, day, rulesFor(purchase.objeto, entity.usaEmLiquidacao), random)
        yield finish(
          { ...purchase, covid: isCovid, origem: { tipo: 'compra' }, ...settlement, anulacoes: [...anulacoes, ...settlement.anulacoes] },
          day,
          seed,
        )
      }
    }
  }
}

export const yearsUntil = (today: number, last: number): number[] => {
  const years: number[] = []
  for (let year = FIRST_YEAR; year <= Math.min(last, yearOf(today)); year++) years.push(year)
  return years
}
