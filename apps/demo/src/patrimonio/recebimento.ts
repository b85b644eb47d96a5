// Registers what the empenhos of the demo city buy, by what was settled of them: permanent goods in the property
// register, vehicles also in the fleet, materials in the warehouses; and writes how all that is used in each year.
import type { Rows } from '@portal/data/package/rows'
import type { City } from '../cidade/area.ts'
import { isoOf } from '../cidade/calendar.ts'
import { decimalOf, splitBy, type Cents } from '../cidade/money.ts'
import { slotOf } from '../cidade/random.ts'
import { documentoOf } from '../despesa/documentos.ts'
import { keyOf, type Desk } from '../despesa/empenho-linhas.ts'
import type { Office } from '../despesa/empenhos.ts'
import type { EmpenhoPlan } from '../despesa/plano.ts'
import { Estoque } from './estoque.ts'
import { saidasDe } from './garagem.ts'
import { locaisOf } from './locais.ts'
import { valorAtual } from './valor.ts'
import { anoDoVeiculo, frotaAntiga, veiculoComprado, type Veiculo } from './veiculos.ts'

const PERMANENTE = '449052'
const VEICULOS = '44905252'
/** Above this number of units, goods are registered as lots. */
const MOST = 40
const FIRST_BOUGHT = { M: 100_000, V: 1_000 } as const
const COMPRA = 1
const TEN_THOUSAND = 10_000

interface Peca {
  descricao: string
  peso: number
}

interface Entregue {
  valor: Cents
  /** Day of the first delivery. */
  day: number
}

/** Returns what was settled of an empenho until today and not reversed. */
function entregueDe({ liquidacoes }: EmpenhoPlan, today: number): Entregue | undefined {
  const done = liquidacoes.filter(({ day }) => day <= today)
  const valor = done.reduce(
    (sum, each) => sum + each.valor - (each.estorno && each.estorno.day <= today ? each.estorno.valor : 0),
    0,
  )
  return valor > 0 ? { valor, day: Math.min(...done.map(({ day }) => day)) } : undefined
}

/** Returns one good for each unit, or a lot for each item where there are more than MOST units. */
function pecasDe({ itens }: EmpenhoPlan, share: number): Peca[] {
  const units = itens.map(({ quantidade }) => Math.max(1, Math.round((quantidade / TEN_THOUSAND) * share)))
  if (units.reduce((a, b) => a + b, 0) > MOST) {
    return itens.map(({ especificacao, valorTotal }, i) => ({
      descricao: `${especificacao} (LOTE COM ${units[i]})`,
      peso: valorTotal,
    }))
  }
  return itens.flatMap(({ especificacao, valorUnitario }, i) =>
    Array.from({ length: units[i] ?? 1 }, () => ({ descricao: especificacao, peso: valorUnitario })),
  )
}

/** Keeps the goods of an entity through all its years, since what one year buys is used in the next. */
export class Recebimento {
  private readonly bought = { M: 0, V: 0 }
  private readonly frota: Veiculo[]
  private readonly estoque: Estoque
  private readonly salas: ReadonlyMap<string, readonly number[]>
  private readonly unidades: readonly string[]

  constructor(
    private readonly city: City,
    private readonly office: Office,
  ) {
    this.frota = frotaAntiga(office.entity, office.volume.servidores, city.today)
    this.estoque = new Estoque(office.entity, city.sink, city.today)
    this.salas = locaisOf(office.entity).salas
    this.unidades = Object.keys(office.entity.orcamento?.unidades ?? {})
  }

  offer(desk: Desk, plan: EmpenhoPlan): void {
    if (plan.objeto.natureza.startsWith(PERMANENTE)) this.register(desk, plan)
    this.estoque.offer(plan)
  }

  /** Writes the kilometres, costs and trips of the fleet in a year, and the movements of the warehouses. */
  async closeYear(year: number): Promise<void> {
    const { sink, today } = this.city
    const saidas = []
    for (const veiculo of this.frota) {
      const { meses, gastos } = anoDoVeiculo(veiculo, year, today)
      saidas.push(...saidasDe(this.office.entity, veiculo, year, meses, this.office.volume.servidores))
      for (const mes of meses) sink.put('veiculo_mes', mes)
      for (const gasto of gastos) sink.put('veiculo_gasto', gasto)
      await sink.relieve()
    }
    const inOrder = saidas.sort((a, b) => (a.data_saida < b.data_saida ? -1 : 1))
    for (const [i, saida] of inOrder.entries()) sink.put('movimento_garagem', { ...saida, numero: i + 1 })
    await this.estoque.closeYear(year)
  }

  private register(desk: Desk, plan: EmpenhoPlan): void {
    const { sink, today } = this.city
    const entregue = entregueDe(plan, today)
    if (!entregue) return
    const tipo = plan.objeto.natureza.startsWith(VEICULOS) ? 'V' : 'M'
    const pecas = pecasDe(plan, entregue.valor / plan.valor)
    const valores = splitBy(
      entregue.valor,
      pecas.map(({ peso }) => peso),
    )
    const { unidade_orcamentaria, empenho, exercicio, entidade } = keyOf(desk, plan)
    for (const [i, { descricao }] of pecas.entries()) {
      const valor = valores[i] ?? 0
      const bem = FIRST_BOUGHT[tipo] + ++this.bought[tipo]
      const salas = this.salas.get(unidade_orcamentaria) ?? []
      const row: Rows['bem'] = {
        entidade,
        tipo,
        bem,
        chapa: bem,
        descricao,
        tipo_incorporacao: COMPRA,
        data_aquisicao: isoOf(entregue.day),
        valor_aquisicao: decimalOf(valor),
        valor_atual: valorAtual(tipo, valor, entregue.day, today),
        nota_fiscal: documentoOf(plan, entregue.day, 0).numero,
        local_bem: tipo === 'M' ? salas[slotOf(salas.length, 'sala', plan.seed, i)] : null,
        baixado: false,
      }
      if (tipo === 'V') this.enter(row, entregue.day, this.unidades.indexOf(unidade_orcamentaria) + 1)
      else sink.put('bem', row)
      sink.put('bem_empenho', {
        entidade,
        tipo,
        bem,
        exercicio,
        unidade_orcamentaria,
        empenho,
        valor: decimalOf(valor),
      })
    }
  }

  private enter(bem: Rows['bem'], day: number, centro: number): void {
    const veiculo = veiculoComprado(this.office.entity, bem, day, centro)
    this.frota.push(veiculo)
    this.city.sink.put('veiculo', veiculo.cadastro)
    if (veiculo.bem) this.city.sink.put('bem', veiculo.bem)
  }
}
