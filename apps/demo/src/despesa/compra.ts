// Generates a purchase: what, from whom, by which modalidade, in which quantities and at what price.
import { OBJETOS, type Budget, type Dotacao } from './orcamento.ts'
import { dayAt, monthOf, yearOf } from '../cidade/calendar.ts'
import { PRICE_INDEX } from '../cidade/cidade.ts'
import type { Modo, Objeto } from './codigos/objetos/objeto.ts'
import { roundContract, type Cents } from '../cidade/money.ts'
import type { Especie, ItemPlan, Licitacao, Modalidade } from './plano.ts'
import { seedOf, type Random } from '../cidade/random.ts'
import { fornecedorIn } from './fornecedores.ts'

export interface Market {
  entidade: number
  budget: Budget
  companies: number
  /** Size of the entity's purchases, as a multiple of the usual: a large one buys in larger lots. */
  porte: number
  /** How many suppliers share each licitação and how many contracts each objeto has. */
  winners: number
  contracts: number
}

export interface Purchase {
  dotacao: Dotacao
  objeto: Objeto
  fornecedor: number
  especie: Especie
  licitacao: Licitacao
  itens: ItemPlan[]
  valor: Cents
  /** Index of the objeto's texts. */
  texto: number
}

const TEN_THOUSAND = 10_000
const DIRECT_LIMIT = 5_000_000
/** Two tenders, one dispensa and one accreditation a year. */
const BIDS_PER_OBJECT = 4

/** Numbers the procedures that buy once, in the order of their empenhos. */
export interface Numbers {
  nextDispensa: () => number
  /** Those that the empenhos of the first months cite are of the year before. */
  nextObra: (isOfLastYear: boolean) => number
}

const ESPECIES: Partial<Record<Modo, Especie>> = { mensal: 'Global', obra: 'Global', estimado: 'Estimativo' }

/** A work has a licitação and a contract of its own, numbered after those that buy an objeto all year. */
const FIRST_BID_OF_A_WORK = OBJETOS.length * BIDS_PER_OBJECT + 1

export function planPurchase(market: Market, day: number, numbers: Numbers, random: Random): Purchase {
  const { budget } = market
  const dotacao = budget.compras[random.weighted(budget.comprasPesos)] as Dotacao
  const index = dotacao.objetos[random.weighted(dotacao.pesos)] as number
  const objeto = OBJETOS[index] as Objeto
  const itens = planItems(objeto, day, targetOf(objeto, day, random) * lotOf(objeto, market.porte), random)
  const valor = itens.reduce((sum, item) => sum + item.valorTotal, 0)
  const modalidade = inTime(procedureOf(objeto, valor, random), objeto, day)
  return {
    dotacao,
    objeto,
    itens,
    valor,
    especie: ESPECIES[objeto.modo] ?? 'Ordinário',
    ...chooseSupplier(market, index, modalidade, day, numbers, random),
  }
}

/** Returns the value to commit. A monthly service committed in June costs only the rest of the year. */
function targetOf(objeto: Objeto, day: number, random: Random): Cents {
  const price = PRICE_INDEX[yearOf(day)] ?? 1
  const monthly = objeto.modo === 'mensal' || objeto.modo === 'estimado'
  const share = monthly ? (13 - monthOf(day)) / 12 : 1
  const target = random.logNormal(objeto.mediana, objeto.sigma) * price * share * 100
  return Math.max(2_000, objeto.modo === 'entrega' ? target : roundContract(target))
}

/** Returns the size of the lot: benefits, fees and court orders cost the same in every entity. */
const lotOf = (objeto: Objeto, porte: number): number =>
  /^3[39]904[578]|^33909|^339018/.test(objeto.natureza) ? 1 : porte

function planItems(objeto: Objeto, day: number, target: Cents, random: Random): ItemPlan[] {
  const chosen = random.pick(objeto.itens)
  if (chosen.preco === 0) {
    const monthly = objeto.modo === 'mensal' || objeto.modo === 'estimado'
    const quantity = monthly ? 13 - monthOf(day) : 1
    const unit = Math.round(target / quantity)
    return [item(chosen.especificacao, chosen.unidade, quantity, unit * 100)]
  }
  const index = (PRICE_INDEX[yearOf(day)] ?? 1) * 100
  const priced = objeto.itens.filter(({ preco }) => preco > 0 && preco * index <= target * 1.4)
  const affordable =
    priced.length > 0 ? priced : [objeto.itens.reduce((a, b) => (b.preco > 0 && b.preco < a.preco ? b : a), chosen)]
  const count = Math.min(affordable.length, 6, random.int(1, random.int(1, 6)))
  const start = random.int(0, affordable.length - 1)
  let left = target
  return Array.from({ length: count }, (_, i) => {
    const { especificacao, unidade, preco } = affordable[(start + i) % affordable.length] as (typeof affordable)[number]
    const share = i === count - 1 ? left : left * random.between(0.2, 0.75)
    const unit = unitPrice(preco * (index / 100) * random.between(0.9, 1.12), unidade)
    const quantity = Math.max(1, Math.round((share * 100) / unit))
    left = Math.max(0, left - share)
    return item(especificacao, unidade, quantity, unit)
  })
}

/** Rounds a price: fuel to the thousandth, everything else to the cent. */
function unitPrice(reais: number, unidade: string): number {
  const step = unidade === 'L' && reais < 10 ? 10 : 100
  return Math.max(step, Math.round((reais * TEN_THOUSAND) / step) * step)
}

const item = (especificacao: string, unidade: string, quantity: number, unit: number): ItemPlan => ({
  especificacao,
  unidade,
  quantidade: quantity * TEN_THOUSAND,
  valorUnitario: unit,
  valorTotal: Math.round((quantity * unit) / 100),
})

/** Elementos without licitação: benefits, debts, taxes, court orders, refunds and shares of consortia. */
const WITHOUT_BIDDING = new Set(['18', '21', '31', '47', '48', '65', '70', '71', '91', '92', '93'])

function procedureOf(objeto: Objeto, valor: Cents, random: Random): Modalidade {
  const elemento = objeto.natureza.slice(4, 6)
  if (WITHOUT_BIDDING.has(elemento)) return 'Não se aplica'
  if (elemento === '43' || elemento === '42') return 'Chamamento Público'
  if (typeof objeto.credor === 'number') return 'Inexigibilidade'
  if (objeto.credor === 'cooperativa') return 'Chamamento Público'
  if (elemento === '51') return valor > 12_000_000 ? 'Concorrência' : 'Dispensa'
  if (objeto.credor === 'autonomo') return random.chance(0.5) ? 'Credenciamento' : 'Inexigibilidade'
  if (objeto.credor === 'clinica') return random.chance(0.6) ? 'Credenciamento' : 'Pregão Eletrônico'
  if (elemento === '61' || ['33903910', '33903922'].includes(objeto.natureza)) return 'Inexigibilidade'
  if (valor <= DIRECT_LIMIT && random.chance(0.38)) return 'Dispensa'
  return ['35', '39', '40'].includes(elemento) && random.chance(0.05) ? 'Inexigibilidade' : 'Pregão Eletrônico'
}

/** Days of January by which no dispensa, and of the year by which no licitação, could have come to its end. */
const FIRST_DISPENSA = [1, 15] as const
const FIRST_OWN_BID = [3, 1] as const

/** Returns the modalidade, or before the first dispensa of the year the licitação of the year before that has it. */
function inTime(modalidade: Modalidade, { natureza }: Objeto, day: number): Modalidade {
  if (modalidade !== 'Dispensa' || day >= dayAt(yearOf(day), ...FIRST_DISPENSA)) return modalidade
  return natureza.slice(4, 6) === '51' ? 'Concorrência' : 'Pregão Eletrônico'
}

type Choice = Pick<Purchase, 'fornecedor' | 'licitacao' | 'texto'>

function chooseSupplier(
  market: Market,
  index: number,
  modalidade: Modalidade,
  day: number,
  numbers: Numbers,
  random: Random,
): Choice {
  const objeto = OBJETOS[index] as Objeto
  const year = yearOf(day)
  const texto = random.int(0, objeto.textos.length - 1)
  const seller = (position: number, on: number): number =>
    typeof objeto.credor === 'number' ? objeto.credor : fornecedorIn(objeto.credor, market.companies, position, on)
  if (modalidade === 'Não se aplica')
    return { fornecedor: seller(random.next(), day), licitacao: { modalidade }, texto }
  if (modalidade === 'Dispensa') {
    const numero = numbers.nextDispensa()
    return {
      fornecedor: seller(random.next(), day),
      licitacao: { modalidade, numero, ano: year, processo: 4000 + numero },
      texto,
    }
  }
  const isLate = monthOf(day) <= 4 && random.chance(0.6)
  const isOfLastYear = isLate || day < dayAt(year, ...FIRST_OWN_BID)
  const ano = isOfLastYear ? year - 1 : year
  if (objeto.modo === 'obra') {
    const obra = FIRST_BID_OF_A_WORK + numbers.nextObra(isOfLastYear)
    return {
      fornecedor: seller(random.next(), dayAt(ano, 1, 1)),
      licitacao: {
        modalidade,
        numero: obra,
        ano,
        processo: 1_000 + obra,
        contrato: obra * market.contracts,
        anoContrato: ano,
      },
      texto,
    }
  }
  const slot = modalidade === 'Inexigibilidade' ? 2 : modalidade === 'Credenciamento' ? 3 : random.int(0, 1)
  const bid = index * BIDS_PER_OBJECT + slot
  const licitacao: Licitacao = { modalidade, numero: bid + 1, ano, processo: 101 + bid }
  const winner = (key: string, k: number): number =>
    seller(seedOf(key, market.entidade, ano, bid, k) / 4294967296, dayAt(ano, 1, 1))
  if (objeto.modo === 'entrega' || objeto.modo === 'unico') {
    return { fornecedor: winner('ata', random.int(0, market.winners - 1)), licitacao, texto }
  }
  const k = random.int(0, market.contracts - 1)
  const contrato = bid * market.contracts + k + 1
  return {
    fornecedor: winner('contrato', k),
    licitacao: { ...licitacao, contrato, anoContrato: ano },
    texto: k % objeto.textos.length,
  }
}
