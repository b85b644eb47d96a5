// Collects the empenhos of an entity and writes the licitações and contracts they cite, and who authorised each
// purchase.
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { City } from '../cidade/area.ts'
import { isoOf } from '../cidade/calendar.ts'
import { FIRST_YEAR } from '../cidade/cidade.ts'
import { decimalOf, type Cents } from '../cidade/money.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { keyOf, type Desk } from '../despesa/empenho-linhas.ts'
import type { Objeto } from '../despesa/codigos/objetos/objeto.ts'
import type { Office } from '../despesa/empenhos.ts'
import { readLedger } from '../despesa/fila-de-pagamento.ts'
import { OBJETOS } from '../despesa/orcamento.ts'
import type { EmpenhoPlan } from '../despesa/plano.ts'
import { Certame } from './certame.ts'
import { writeContratos } from './contrato-linhas.ts'
import { writeHomologada } from './licitacao-linhas.ts'
import { writeSemCompra } from './licitacoes-sem-compra.ts'
import { TIPO_DA_MODALIDADE, TIPOS_ATO, TIPOS_CONTRATO, TIPOS_LICITACAO } from './licitacoes.ts'
import { Papeis } from './papeis.ts'

export function writeTiposDeContratacao(sink: Sink): void {
  for (const [tipo, descricao] of TIPOS_LICITACAO) sink.put('tipo_licitacao', { tipo_licitacao: tipo, descricao })
  for (const [tipo, descricao] of TIPOS_ATO) sink.put('tipo_ato_contrato', { tipo_ato: tipo, descricao })
  for (const [sigla, descricao] of TIPOS_CONTRATO) sink.put('tipo_contrato', { sigla, descricao })
}

const ONE_AUTHORISED_IN = 4
/** Share of what the entity commits in the year that the largest of the bids without a purchase asks for. */
const LARGEST_BID = 0.012
const SEM_COMPRA = { E: 12, others: 6 } as const

export interface ContratoDeObra {
  /** What the licitação was ready to pay. */
  maximo: Cents
  /** The last day of the contract, addenda included. */
  fim: number
}

/** Counts from one for each name. */
class Counter {
  private readonly last = new Map<string, number>()

  next(name: string): number {
    const next = (this.last.get(name) ?? 0) + 1
    this.last.set(name, next)
    return next
  }
}

export class Contratacao {
  private readonly certames = new Map<string, Certame>()
  private readonly counter = new Counter()
  private readonly papeis: Papeis
  /** The contracts of works, by year and number. */
  readonly obras = new Map<string, ContratoDeObra>()

  constructor(
    private readonly city: City,
    private readonly office: Office,
  ) {
    this.papeis = new Papeis(city.files)
  }

  async offer(desk: Desk, plan: EmpenhoPlan): Promise<void> {
    const { modalidade, numero, ano, processo } = plan.licitacao
    const tipo = TIPO_DA_MODALIDADE[modalidade]
    if (numero === undefined || tipo === null || ano === undefined || processo === undefined || ano < FIRST_YEAR) return
    const name = `${ano}/${tipo}/${numero}`
    let certame = this.certames.get(name)
    if (!certame) {
      certame = new Certame(tipo, modalidade, numero, ano, processo, plan.objeto, plan.objeto.textos[plan.texto] ?? '')
      this.certames.set(name, certame)
    }
    certame.add(plan)
    await this.authorise(desk, plan, tipo)
    if (modalidade === 'Dispensa' || plan.objeto.modo === 'obra') await this.write(desk, name, certame)
  }

  /**
   * Writes the licitações that no later empenho can cite: empenhos cite licitações of their year and of the year
   * before.
   */
  async close(desk: Desk): Promise<void> {
    const isLast = desk.year === this.city.years.at(-1)
    for (const [name, certame] of this.certames)
      if (isLast || certame.ano < desk.year) await this.write(desk, name, certame)
    const { entity, market, budget } = this.office
    const committed = [...(readLedger(this.office, this.city.years).committed.get(desk.year)?.values() ?? [])].flat()
    await writeSemCompra({
      desk,
      papeis: this.papeis,
      companies: market.companies,
      wanted: entity.tipo === 'E' ? SEM_COMPRA.E : SEM_COMPRA.others,
      objetos: [...new Set(budget.compras.flatMap(({ objetos }) => objetos))].map((i) => OBJETOS[i] as Objeto),
      most: committed.reduce((sum, valor) => sum + valor, 0) * LARGEST_BID,
      nextControle: () => this.counter.next(`licitacao ${desk.year}`),
    })
  }

  private async write({ sink, entity, today, queue }: Desk, name: string, certame: Certame): Promise<void> {
    this.certames.delete(name)
    const {
      market: { companies },
      volume,
    } = this.office
    const desk: Desk = { sink, entity, today, queue, year: certame.ano }
    const homologada = await writeHomologada(
      { desk, papeis: this.papeis, companies, controle: this.counter.next(`licitacao ${certame.ano}`) },
      certame,
    )
    const nextControle = (): number => this.counter.next(`contrato ${certame.ano}`)
    const cartorio = { desk, papeis: this.papeis, servants: volume.servidores, nextControle }
    const ends = await writeContratos(cartorio, certame, homologada)
    if (certame.objeto.modo === 'obra')
      for (const [contrato, fim] of ends)
        this.obras.set(`${certame.ano}/${contrato}`, { maximo: homologada.maximo, fim })
    await sink.relieve()
  }

  private async authorise(desk: Desk, plan: EmpenhoPlan, tipo: number): Promise<void> {
    if (plan.objeto.modo !== 'entrega' || slotOf(ONE_AUTHORISED_IN, 'autorizacao', plan.seed) > 0) return
    const { entidade, exercicio, unidade_orcamentaria, empenho } = keyOf(desk, plan)
    const numero = this.counter.next(`requisicao ${exercicio}`)
    const { licitacao, fornecedor, day, valor } = plan
    desk.sink.put('autorizacao', {
      entidade,
      exercicio,
      numero_requisicao: numero,
      exercicio_licitacao: licitacao.ano,
      tipo_licitacao: tipo,
      licitacao: licitacao.numero,
      fornecedor,
      numero_nad: numero,
      exercicio_nad: exercicio,
      data_nad: isoOf(day),
      exercicio_empenho: exercicio,
      unidade_orcamentaria,
      empenho,
      valor: decimalOf(valor),
    })
    await this.papeis.offer(desk, 'autorizacao', [
      {
        chave: [exercicio, numero],
        tipo: 'Autorização de despesa',
        numero,
        day,
        lines: [
          `Empenho: ${empenho}/${exercicio}`,
          `Data: ${formatDate(isoOf(day))}`,
          `Valor: ${formatMoney(decimalOf(valor))}`,
        ],
      },
    ])
  }
}
