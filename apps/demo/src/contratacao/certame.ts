// Derives a licitação from the empenhos that cite it: the winners, the items, their prices and the contracts.
import type { Objeto } from '../despesa/codigos/objetos/objeto.ts'
import type { EmpenhoPlan, Modalidade } from '../despesa/plano.ts'
import { dayAt, workingDay, workingDayBefore, workingDaysBack } from '../cidade/calendar.ts'
import type { Cents } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { COM_DISPUTA, prazoDaAbertura } from './licitacoes.ts'

interface Bought {
  unidade: string
  /** Quantity and price are in ten-thousandths. */
  quantidade: number
  total: Cents
  valorUnitario: number
  vezes: number
}

/** What one winner sold, under one contract if there is one. */
interface Lote {
  fornecedor: number
  contrato: number | undefined
  texto: string
  first: number
  last: number
  /** The last delivery planned. */
  delivered: number
  empenhado: Cents
  itens: Map<string, Bought>
}

/** Days of the steps of a licitação, in order, all before the first empenho. */
export interface Dias {
  publicacao: number
  abertura: number
  adjudicacao: number
  homologacao: number
  assinatura: number
}

export interface ItemVencido {
  especificacao: string
  unidade: string
  quantidade: number
  valorMaximo: number
  valorUnitario: number
  valorTotal: Cents
}

export interface LoteVencido extends Omit<Lote, 'itens'> {
  itens: ItemVencido[]
  valor: Cents
}

const UNIT = 10_000
/** Rounds prices: one cent, in ten-thousandths of a real. */
const CENT = 100

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export class Certame {
  first = Infinity
  last = -Infinity
  covid = false
  private readonly lotes = new Map<string, Lote>()

  constructor(
    readonly tipo: number,
    readonly modalidade: Modalidade,
    readonly numero: number,
    readonly ano: number,
    readonly processo: number,
    readonly objeto: Objeto,
    readonly texto: string,
  ) {}

  get isDisputed(): boolean {
    return COM_DISPUTA.has(this.modalidade)
  }

  get hasContract(): boolean {
    return [...this.lotes.values()].some(({ contrato }) => contrato !== undefined)
  }

  add({ day, fornecedor, valor, itens, covid, licitacao, objeto, texto, liquidacoes }: EmpenhoPlan): void {
    this.first = Math.min(this.first, day)
    this.last = Math.max(this.last, day)
    this.covid ||= covid
    const { contrato } = licitacao
    const name = contrato === undefined ? `f${fornecedor}` : String(contrato)
    let lote = this.lotes.get(name)
    if (!lote) {
      lote = {
        fornecedor,
        contrato,
        texto: objeto.textos[texto] ?? '',
        first: day,
        last: day,
        delivered: day,
        empenhado: 0,
        itens: new Map(),
      }
      this.lotes.set(name, lote)
    }
    lote.first = Math.min(lote.first, day)
    lote.last = Math.max(lote.last, day)
    lote.empenhado += valor
    lote.delivered = Math.max(lote.delivered, ...liquidacoes.map((liquidacao) => liquidacao.day))
    for (const { especificacao, unidade, quantidade, valorUnitario, valorTotal } of itens) {
      const known = lote.itens.get(especificacao)
      lote.itens.set(especificacao, {
        unidade,
        quantidade: (known?.quantidade ?? 0) + quantidade,
        total: (known?.total ?? 0) + valorTotal,
        valorUnitario,
        vezes: (known?.vezes ?? 0) + 1,
      })
    }
  }

  /** Walks back from the first empenho, in working days: fewer where the year is too young for all it would take. */
  dias(random: Random): Dias {
    const start = workingDay(dayAt(this.ano, 1, 2))
    const end = workingDayBefore(Math.min(this.first, dayAt(this.ano, 12, 30)))
    const { isDisputed, modalidade, objeto } = this
    const step = isDisputed ? 1 : 0
    const least = [0, step, step, step, prazoDaAbertura(modalidade, objeto)]
    const more = (isDisputed ? [4, 5, 3, 8, 12] : [2, 2, 1, 2, 2]).map((most) => random.int(0, most))
    const needed = sumOf(least)
    const days = workingDaysBack(end, needed + sumOf(more), start)
    const share = Math.min(1, Math.max(0, days.length - 1 - needed) / Math.max(1, sumOf(more)))
    let back = 0
    const [assinatura, homologacao, adjudicacao, abertura, publicacao] = least.map((each, i) => {
      back += each + Math.floor((more[i] ?? 0) * share)
      return days[Math.min(back, days.length - 1)] as number
    }) as [number, number, number, number, number]
    return { publicacao, abertura, adjudicacao, homologacao, assinatura }
  }

  /**
   * Returns the items won: at least the quantity bought, more where there was competition, at a price that covers each
   * purchase.
   */
  vencidos(random: Random): LoteVencido[] {
    return [...this.lotes.values()]
      .sort((a, b) => a.first - b.first || a.fornecedor - b.fornecedor)
      .map(({ itens, ...lote }) => {
        const won = [...itens].map(([especificacao, bought]) => this.vencido(especificacao, bought, random))
        return { ...lote, itens: won, valor: won.reduce((sum, { valorTotal }) => sum + valorTotal, 0) }
      })
  }

  private vencido(
    especificacao: string,
    { unidade, quantidade: bought, total, valorUnitario: last, vezes }: Bought,
    random: Random,
  ): ItemVencido {
    const quantidade = Math.round((bought / UNIT) * (this.isDisputed ? random.between(1, 1.3) : 1)) * UNIT
    const average = (total * CENT * UNIT) / bought
    const valorUnitario = vezes === 1 ? last : Math.ceil(average / CENT) * CENT
    const valorMaximo = this.isDisputed
      ? Math.ceil(valorUnitario / random.between(0.68, 0.9) / CENT) * CENT
      : valorUnitario
    return {
      especificacao,
      unidade,
      quantidade,
      valorUnitario,
      valorMaximo,
      valorTotal: totalOf(quantidade, valorUnitario),
    }
  }
}

/** Returns the total, rounded to the cent. */
export const totalOf = (quantidade: number, valorUnitario: number): Cents =>
  Math.round(((quantidade / UNIT) * valorUnitario) / CENT)

export const seedOfCertame = (
  entidade: number,
  { ano, tipo, numero }: Pick<Certame, 'ano' | 'tipo' | 'numero'>,
): number => seedOf('certame', entidade, ano, tipo, numero)
