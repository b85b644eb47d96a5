// Writes the warehouses of the demo city: materials received from settled purchases, and withdrawn by the sectors at
// mean cost.
import { dayAt, isoOf, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { decimalOf, priceOf, splitBy, type Cents } from '../cidade/money.ts'
import { Random, seedOf, slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { documentoOf } from '../despesa/documentos.ts'
import type { EmpenhoPlan, ItemPlan } from '../despesa/plano.ts'
import { ALMOXARIFADO, centrosOf, type Centros } from './centros.ts'

const MEDICAMENTOS = '33903009'
const GUARDADOS: ReadonlySet<string> = new Set([MEDICAMENTOS, '33903036', '33903016', '33903022'])
const FORMAS: Readonly<Record<string, string>> = {
  CP: 'COMPRIMIDO',
  FR: 'FRASCO',
  AMP: 'AMPOLA',
  CX: 'CAIXA',
  TB: 'TUBO',
  BIS: 'BISNAGA',
}
const TEN_THOUSAND = 10_000

interface Entrada {
  day: number
  centro: number
  item: number
  quantidade: number
  valor: Cents
  fornecedor: number
  nota: string
}

interface Pilha {
  quantidade: number
  valor: Cents
}

/** Keeps the stock of an entity through all its years, since what one year leaves is used in the next. */
export class Estoque {
  private readonly centros: Centros
  private readonly itens = new Map<string, number>()
  private readonly pilhas = new Map<string, Pilha>()
  private aChegar: Entrada[] = []

  constructor(
    private readonly entity: Entity,
    private readonly sink: Sink,
    private readonly today: number,
  ) {
    this.centros = centrosOf(entity)
  }

  offer(plan: EmpenhoPlan): void {
    const natureza = plan.objeto.natureza.slice(0, 8)
    if (!GUARDADOS.has(natureza)) return
    const isMedicine = natureza === MEDICAMENTOS
    const { farmacias } = this.centros
    const centro =
      isMedicine && farmacias.length > 0
        ? (farmacias[slotOf(farmacias.length, 'farmacia', plan.seed)]?.[0] ?? ALMOXARIFADO)
        : ALMOXARIFADO
    for (const { day, valor: settled, estorno } of plan.liquidacoes) {
      const valor = settled - (estorno && estorno.day <= this.today ? estorno.valor : 0)
      if (day > this.today || valor <= 0) continue
      const valores = splitBy(
        valor,
        plan.itens.map(({ valorTotal }) => valorTotal),
      )
      const nota = documentoOf(plan, day, 0).numero
      for (const [i, item] of plan.itens.entries()) {
        const quantidade = Math.max(1, Math.round((item.quantidade / TEN_THOUSAND) * (valor / plan.valor)))
        this.aChegar.push({
          day,
          centro,
          item: this.itemOf(item, isMedicine),
          quantidade,
          valor: valores[i] ?? 0,
          fornecedor: plan.fornecedor,
          nota,
        })
      }
    }
  }

  /**
   * Writes the movements of a year: the entries as they come, and a few withdrawals each month while there is stock.
   */
  async closeYear(year: number): Promise<void> {
    const arrived = this.arrivedIn(year)
    const book = new Book(this.sink, this.entity.entidade, year)
    for (const [key, pilha] of this.pilhas) {
      const [centro = 0, item = 0] = key.split('/').map(Number)
      const random = new Random(seedOf('estoque', this.entity.entidade, year, centro, item))
      const waiting = (arrived.get(key) ?? []).sort((a, b) => a.day - b.day)
      const enter = (until: number): void => {
        while (waiting[0] && waiting[0].day <= until) book.entry(pilha, waiting.shift() as Entrada)
      }
      for (let mes = 1; mes <= 12; mes++) {
        const day = dayAt(year, mes, random.int(15, 27))
        if (day > this.today) break
        enter(day)
        for (let left = random.int(1, 3); left > 0 && pilha.quantidade > 0; left--) {
          book.exit(pilha, {
            day,
            centro,
            item,
            consumo: this.consumerOf(centro, random),
            share: random.between(0.1, 0.38),
          })
        }
      }
      enter(dayAt(year, 12, 31))
      await this.sink.relieve()
    }
  }

  private arrivedIn(year: number): Map<string, Entrada[]> {
    const arrived = new Map<string, Entrada[]>()
    for (const entrada of this.aChegar.filter(({ day }) => yearOf(day) === year)) {
      const key = `${entrada.centro}/${entrada.item}`
      const there = arrived.get(key)
      if (there) there.push(entrada)
      else arrived.set(key, [entrada])
      if (!this.pilhas.has(key)) this.pilhas.set(key, { quantidade: 0, valor: 0 })
    }
    this.aChegar = this.aChegar.filter(({ day }) => yearOf(day) > year)
    return arrived
  }

  private consumerOf(centro: number, random: Random): number {
    return (
      this.centros.farmacias.find(([farmacia]) => farmacia === centro)?.[1] ?? random.pick(this.centros.consumidores)
    )
  }

  private itemOf({ especificacao, unidade }: ItemPlan, isMedicine: boolean): number {
    const known = this.itens.get(especificacao)
    if (known !== undefined) return known
    const item = this.itens.size + 1
    this.itens.set(especificacao, item)
    const [, nome = especificacao, dose = ''] = /^(.*?) (\d.*)$/.exec(especificacao) ?? []
    this.sink.put('item_estoque', {
      entidade: this.entity.entidade,
      item,
      descricao: isMedicine ? nome : especificacao,
      unidade,
      medicamento: isMedicine,
      apresentacao: isMedicine ? `${FORMAS[unidade] ?? unidade} ${dose}`.trim() : null,
    })
    return item
  }
}

interface Retirada {
  day: number
  centro: number
  item: number
  consumo: number
  /** Share of the stock to withdraw. */
  share: number
}

/** Numbers the movements of a year. */
class Book {
  private last = 0

  constructor(
    private readonly sink: Sink,
    private readonly entidade: number,
    private readonly exercicio: number,
  ) {}

  entry(pilha: Pilha, { day, centro, item, quantidade, valor, fornecedor, nota }: Entrada): void {
    pilha.quantidade += quantidade
    pilha.valor += valor
    this.write('ENTRADA', { day, centro, item, quantidade, valor }, { fornecedor, numero_nota: nota })
  }

  exit(pilha: Pilha, { day, centro, item, consumo, share }: Retirada): void {
    const quantidade = Math.min(pilha.quantidade, Math.max(1, Math.round(pilha.quantidade * share)))
    const valor =
      quantidade === pilha.quantidade ? pilha.valor : Math.round((pilha.valor * quantidade) / pilha.quantidade)
    pilha.quantidade -= quantidade
    pilha.valor -= valor
    this.write('SAIDA', { day, centro, item, quantidade, valor }, { centro_custo_consumo: consumo })
  }

  private write(
    tipo: 'ENTRADA' | 'SAIDA',
    { day, centro, item, quantidade, valor }: Pick<Entrada, 'day' | 'centro' | 'item' | 'quantidade' | 'valor'>,
    whose: { fornecedor: number; numero_nota: string } | { centro_custo_consumo: number },
  ): void {
    const movimento = ++this.last
    this.sink.put('estoque', {
      entidade: this.entidade,
      exercicio: this.exercicio,
      movimento,
      tipo,
      data: isoOf(day),
      centro_custo: centro,
      item,
      numero: movimento,
      quantidade: `${quantidade}.000`,
      valor_unitario: priceOf(Math.round((valor * 100) / quantidade)),
      valor_total: decimalOf(valor),
      ...whose,
    })
  }
}
