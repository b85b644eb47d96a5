// Groups the empenhos of all years that one agreement, subvenção or work pays.
import type { Cents } from '../cidade/money.ts'
import { keyOf, type EmpenhoKey } from '../despesa/empenho-linhas.ts'
import type { AdiantamentoPlan, EmpenhoPlan, Licitacao } from '../despesa/plano.ts'
import { matriculaOf } from '../pessoal/servidores.ts'
import type { Entity } from '../cidade/cidade.ts'

export interface Entrega {
  day: number
  valor: Cents
}

/** Money advanced to a servant, with the accounts given. */
export interface Adiantado {
  day: number
  empenho: EmpenhoKey
  matricula: number
  prestacaoContas: number
  documentos: Cents
  restituido: Cents
}

export interface Termo {
  ano: number
  natureza: string
  texto: string
  fornecedor: number
  unidade: string
  fonte: string
  licitacao: Licitacao
  empenhos: EmpenhoKey[]
  inicio: number
  /** Value of the empenhos, less what was annulled. */
  comprometido: Cents
  /** The days of deliveries, also of those still to come. */
  previstas: number[]
  /** What was settled and not reversed, ordered by day. */
  entregas: Entrega[]
  /** What was paid, retentions included; negative where it was returned. */
  pagamentos: Entrega[]
}

const NATUREZAS = /^(335043|445042|44905191)/

/** Returns the key of the group: the contract; without one, the winner of a licitação; in a dispensa, the empenho. */
function nameOf(
  { licitacao: { contrato, anoContrato, modalidade, numero, ano }, fornecedor, empenho }: EmpenhoPlan,
  year: number,
): string {
  if (contrato !== undefined) return `contrato ${anoContrato}/${contrato}`
  return modalidade === 'Dispensa' ? `empenho ${year}/${empenho}` : `${modalidade} ${ano}/${numero} ${fornecedor}`
}

export class Termos {
  readonly adiantados: Adiantado[] = []
  private readonly known = new Map<string, Termo>()

  constructor(
    private readonly entity: Entity,
    private readonly today: number,
  ) {}

  offer(year: number, plan: EmpenhoPlan): void {
    if (plan.origem.tipo === 'adiantamento') this.advance(year, plan, plan.origem.adiantamento)
    const { objeto, licitacao, fornecedor, dotacao, day, valor, texto } = plan
    if (plan.origem.tipo !== 'compra' || !NATUREZAS.test(objeto.natureza)) return
    const name = nameOf(plan, year)
    const termo = this.known.get(name) ?? {
      ano: licitacao.anoContrato ?? year,
      natureza: objeto.natureza,
      texto: objeto.textos[texto] ?? '',
      fornecedor,
      unidade: dotacao.acao.unidade,
      fonte: dotacao.fonte,
      licitacao,
      empenhos: [],
      inicio: day,
      comprometido: 0,
      previstas: [],
      entregas: [],
      pagamentos: [],
    }
    this.known.set(name, termo)
    termo.empenhos.push(keyOf({ entity: this.entity, year }, plan))
    termo.comprometido += valor - this.past(plan.anulacoes).reduce((sum, { valor: anulado }) => sum + anulado, 0)
    termo.previstas.push(...plan.liquidacoes.map((liquidacao) => liquidacao.day))
    for (const { day: on, valor: delivered, estorno, pagamentos } of this.past(plan.liquidacoes)) {
      const kept = delivered - (estorno && estorno.day <= this.today ? estorno.valor : 0)
      if (kept > 0) termo.entregas.push({ day: on, valor: kept })
      for (const { day: paidOn, valor: paid, valorRetido } of this.past(pagamentos))
        termo.pagamentos.push({ day: paidOn, valor: paid + valorRetido })
    }
  }

  /** Returns the groups of a natureza, by the day they began, except those whose empenhos were all annulled. */
  of(natureza: RegExp): Termo[] {
    const found = [...this.known.values()].filter((termo) => natureza.test(termo.natureza) && termo.comprometido > 0)
    for (const { entregas, previstas } of found) {
      entregas.sort((a, b) => a.day - b.day)
      previstas.sort((a, b) => a - b)
    }
    return found.sort((a, b) => a.inicio - b.inicio || (a.empenhos[0]?.empenho ?? 0) - (b.empenhos[0]?.empenho ?? 0))
  }

  /** Records the advance of a servant who spent no more than they received. */
  private advance(
    year: number,
    plan: EmpenhoPlan,
    { prestacao, prestacaoContas, servidor, documentos, restituido, excedido }: AdiantamentoPlan,
  ): void {
    const [liquidacao] = plan.liquidacoes
    if (!liquidacao || liquidacao.day > this.today || prestacao > this.today || excedido > 0) return
    this.adiantados.push({
      day: prestacao,
      empenho: keyOf({ entity: this.entity, year }, plan),
      matricula: matriculaOf(servidor),
      prestacaoContas,
      documentos,
      restituido,
    })
  }

  private past<T extends { day: number }>(steps: readonly T[]): T[] {
    return steps.filter(({ day }) => day <= this.today)
  }
}
