// Writes travel allowances, the accounts of advances and cost allowances as rows.
import { isoOf, workingDay, dayAt, yearOf } from '../cidade/calendar.ts'
import { PRICE_INDEX, type Entity } from '../cidade/city.ts'
import { DESTINOS, MEIOS_DE_TRANSPORTE, MOTIVOS, OBJETIVOS } from './codigos/viagens.ts'
import { keyOf, type Desk } from './commitment-rows.ts'
import { decimalOf } from '../cidade/money.ts'
import type { AdiantamentoPlan, EmpenhoPlan, ViagemPlan } from './plan.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { matriculaOf, servantAt } from '../pessoal/servants.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Cell } from '../../load/copy.ts'

export function writeObjectives(sink: Sink, entity: Entity): void {
  for (const [i, descricao] of OBJETIVOS.entries()) sink.put('tipo_objetivo_diaria', [entity.entidade, i + 1, descricao])
}

const halves = (meias: number): string => `${meias / 2}`

/** A trip exists once its settlement does, and may still lie ahead, since it is paid beforehand; whether it was written. */
export function writeTrip(desk: Desk, plan: EmpenhoPlan, viagem: ViagemPlan): boolean {
  const [liquidacao] = plan.liquidacoes
  if (!liquidacao || liquidacao.day > desk.today) return false
  const { entidade } = desk.entity
  const [, exercicio, unidade, empenho] = keyOf(desk, plan)
  const { matricula, nome, cargo, secretaria, lotacao } = servantAt(desk.entity, viagem.servidor)
  const random = new Random(seedOf('viagem', plan.seed))
  const destino = DESTINOS[viagem.destino]
  const motivo = MOTIVOS[viagem.motivo]
  const cancelled = viagem.anuladas > 0 && (liquidacao.estorno?.day ?? 0) <= desk.today
  const anulado = cancelled ? (liquidacao.estorno?.valor ?? 0) : 0
  const whole = cancelled && viagem.anuladas === viagem.meias
  const extra = (chance: number, from: number, to: number): string =>
    !whole && random.chance(chance) ? decimalOf(random.int(from, to) * 500) : '0'
  desk.sink.put('diaria', [
    entidade, exercicio, unidade, empenho, 1, entidade, exercicio, matricula, nome, cargo, secretaria, lotacao,
    isoOf(viagem.saida), `${String(random.int(4, 14)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
    isoOf(viagem.retorno),
    destino?.nome ?? '', destino?.longe && random.chance(0.6) ? 'AVIÃO' : random.pick(MEIOS_DE_TRANSPORTE), motivo?.texto ?? '',
    (motivo?.objetivo ?? 0) + 1,
    random.int(1, 4_000), exercicio, `PORTARIA ${random.int(1, 900)}/${exercicio}`, isoOf(plan.day),
    viagem.semQuantidade ? null : halves(viagem.meias), viagem.semQuantidade ? null : decimalOf((liquidacao.valor * 2) / viagem.meias),
    decimalOf(liquidacao.valor), decimalOf(anulado), cancelled ? halves(viagem.anuladas) : '0',
    extra(0.08, 30, 180), extra(0.06, 60, 400), destino?.longe ? extra(0.5, 120, 560) : extra(0.03, 20, 90),
    cancelled ? (whole ? 'Cancelada' : 'Cancelada parcialmente') : null,
  ])
  return true
}

/** Accounts of an advance; the commitment of an excess comes later and completes them. */
export class Advances {
  private readonly waiting = new Map<number, Cell[]>()

  constructor(private readonly desk: Desk) {}

  write(plan: EmpenhoPlan, advance: AdiantamentoPlan): void {
    const { today, sink } = this.desk
    const [liquidacao] = plan.liquidacoes
    if (!liquidacao || liquidacao.day > today) return
    const [entidade, exercicio, unidade, empenho] = keyOf(this.desk, plan)
    const given = advance.prestacao <= today
    const money = (valor: number): string => (given ? decimalOf(valor) : '0')
    const row: Cell[] = [
      entidade, exercicio, advance.prestacaoContas, unidade, exercicio, empenho, yearOf(liquidacao.day), 1, matriculaOf(advance.servidor),
      given ? isoOf(advance.prestacao) : null, money(advance.documentos), money(advance.restituido), money(advance.excedido),
    ]
    if (given && advance.excedido > 0) this.waiting.set(advance.prestacaoContas, row)
    else sink.put('adiantamento', [...row, null, null])
  }

  complete(plan: EmpenhoPlan, prestacaoContas: number): void {
    const row = this.waiting.get(prestacaoContas)
    if (!row) return
    this.waiting.delete(prestacaoContas)
    this.desk.sink.put('adiantamento', [...row, plan.empenho, this.desk.year])
  }

  close(): void {
    for (const row of this.waiting.values()) this.desk.sink.put('adiantamento', [...row, null, null])
    this.waiting.clear()
  }
}

const EVENTOS = [
  [410, 'AJUDA DE CUSTO - MUDANÇA DE SEDE'],
  [411, 'AJUDA DE CUSTO - TRANSPORTE'],
  [412, 'AJUDA DE CUSTO - CURSO DE FORMAÇÃO'],
] as const

const ONE_SERVANT_IN = 3

/** Paid with the payroll to one servant in three, in a few months of the year. */
export function* allowances(entity: Entity, servants: number, year: number, today: number): Generator<Cell[]> {
  for (let index = 0; index < servants; index++) {
    if (index % ONE_SERVANT_IN !== 1) continue
    const random = new Random(seedOf('ajuda', entity.entidade, index, year))
    const first = random.int(1, 9)
    for (let month = first; month <= first + random.int(0, 3); month++) {
      const day = workingDay(dayAt(year, month, 25))
      if (day > today) break
      const [evento, descricao] = random.pick(EVENTOS)
      const valor = Math.round(random.between(180, 1600) * (PRICE_INDEX[year] ?? 1)) * 100
      yield [entity.entidade, matriculaOf(index), year, month, 1, evento, descricao, isoOf(day), decimalOf(valor)]
    }
  }
}
