// Writes diárias, the accounts of advances, and ajudas de custo as rows.
import { isoOf, workingDay, dayAt, yearOf } from '../cidade/calendar.ts'
import { PRICE_INDEX, type Entity } from '../cidade/cidade.ts'
import { DESTINOS, MEIOS_DE_TRANSPORTE, MOTIVOS, OBJETIVOS } from './codigos/viagens.ts'
import { keyOf, type Desk } from './empenho-linhas.ts'
import { decimalOf } from '../cidade/money.ts'
import type { AdiantamentoPlan, EmpenhoPlan, ViagemPlan } from './plano.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { matriculaOf, servidorAt } from '../pessoal/servidores.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Rows } from '@portal/data/package/rows'

export function writeObjetivos(sink: Sink, entity: Entity): void {
  for (const [i, descricao] of OBJETIVOS.entries())
    sink.put('tipo_objetivo_diaria', { entidade: entity.entidade, tipo_objetivo: i + 1, descricao })
}

const halves = (meias: number): string => `${meias / 2}`

/**
 * Writes a trip once its liquidação exists; the trip may be in the future, since it is paid in advance. Returns whether
 * it was written.
 */
export function writeViagem(desk: Desk, plan: EmpenhoPlan, viagem: ViagemPlan): boolean {
  const [liquidacao] = plan.liquidacoes
  if (!liquidacao || liquidacao.day > desk.today) return false
  const key = keyOf(desk, plan)
  const { exercicio } = key
  const { matricula, nome, cargo, secretaria, lotacao } = servidorAt(desk.entity, viagem.servidor)
  const random = new Random(seedOf('viagem', plan.seed))
  const destino = DESTINOS[viagem.destino]
  const motivo = MOTIVOS[viagem.motivo]
  const cancelled = viagem.anuladas > 0 && (liquidacao.estorno?.day ?? 0) <= desk.today
  const anulado = cancelled ? (liquidacao.estorno?.valor ?? 0) : 0
  const whole = cancelled && viagem.anuladas === viagem.meias
  const extra = (chance: number, from: number, to: number): string =>
    !whole && random.chance(chance) ? decimalOf(random.int(from, to) * 500) : '0'
  desk.sink.put('diaria', {
    ...key,
    no_liquidacao: 1,
    entidade_empenho: key.entidade,
    exercicio_empenho: exercicio,
    matricula,
    nome,
    cargo,
    secretaria,
    lotacao,
    data_saida: isoOf(viagem.saida),
    hora_saida: `${String(random.int(4, 14)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
    data_retorno: isoOf(viagem.retorno),
    destino: destino?.nome ?? '',
    meio_transporte: destino?.longe && random.chance(0.6) ? 'AVIÃO' : random.pick(MEIOS_DE_TRANSPORTE),
    motivo: motivo?.texto ?? '',
    tipo_objetivo: (motivo?.objetivo ?? 0) + 1,
    no_processo: random.int(1, 4_000),
    ano_processo: exercicio,
    no_ato: `PORTARIA ${random.int(200, 900)}/${exercicio}`,
    data_ato: isoOf(plan.day),
    quantidade: viagem.semQuantidade ? null : halves(viagem.meias),
    valor_unitario: viagem.semQuantidade ? null : decimalOf((liquidacao.valor * 2) / viagem.meias),
    valor: decimalOf(liquidacao.valor),
    valor_anulado: decimalOf(anulado),
    quantidade_anulada: cancelled ? halves(viagem.anuladas) : '0',
    valor_hospedagem: extra(0.08, 30, 180),
    valor_evento: extra(0.06, 60, 400),
    valor_passagem: destino?.longe ? extra(0.5, 120, 560) : extra(0.03, 20, 90),
    situacao_cancelamento: cancelled ? (whole ? 'Cancelada' : 'Cancelada parcialmente') : null,
  })
  return true
}

/** Writes the accounts of advances. The empenho of an excess comes later and completes them. */
export class Adiantamentos {
  private readonly waiting = new Map<number, Rows['adiantamento']>()

  constructor(private readonly desk: Desk) {}

  write(plan: EmpenhoPlan, advance: AdiantamentoPlan): void {
    const { today, sink } = this.desk
    const [liquidacao] = plan.liquidacoes
    if (!liquidacao || liquidacao.day > today) return
    const key = keyOf(this.desk, plan)
    const given = advance.prestacao <= today
    const money = (valor: number): string => (given ? decimalOf(valor) : '0')
    const row: Rows['adiantamento'] = {
      ...key,
      prestacao_contas: advance.prestacaoContas,
      exercicio_empenho: key.exercicio,
      exercicio_liquidacao: yearOf(liquidacao.day),
      no_liquidacao: 1,
      matricula: matriculaOf(advance.servidor),
      data_prestacao: given ? isoOf(advance.prestacao) : null,
      valor_documentos: money(advance.documentos),
      valor_restituido: money(advance.restituido),
      valor_excedido: money(advance.excedido),
    }
    if (given && advance.excedido > 0) this.waiting.set(advance.prestacaoContas, row)
    else sink.put('adiantamento', row)
  }

  complete(plan: EmpenhoPlan, prestacaoContas: number): void {
    const row = this.waiting.get(prestacaoContas)
    if (!row) return
    this.waiting.delete(prestacaoContas)
    this.desk.sink.put('adiantamento', {
      ...row,
      empenho_excedido: plan.empenho,
      exercicio_empenho_excedido: this.desk.year,
    })
  }

  close(): void {
    for (const row of this.waiting.values()) this.desk.sink.put('adiantamento', row)
    this.waiting.clear()
  }
}

const EVENTOS = [
  [410, 'AJUDA DE CUSTO - MUDANÇA DE SEDE'],
  [411, 'AJUDA DE CUSTO - TRANSPORTE'],
  [412, 'AJUDA DE CUSTO - CURSO DE FORMAÇÃO'],
] as const

const ONE_SERVANT_IN = 3

/** Yields the ajudas de custo, paid with the payroll to one servant in three, in a few months of the year. */
export function* ajudasDeCusto(
  entity: Entity,
  servants: number,
  year: number,
  today: number,
): Generator<Rows['ajuda_custo']> {
  for (let index = 0; index < servants; index++) {
    if (index % ONE_SERVANT_IN !== 1) continue
    const random = new Random(seedOf('ajuda', entity.entidade, index, year))
    const first = random.int(1, 9)
    for (let month = first; month <= first + random.int(0, 3); month++) {
      const day = workingDay(dayAt(year, month, 25))
      if (day > today) break
      const [evento, descricao] = random.pick(EVENTOS)
      const valor = Math.round(random.between(180, 1600) * (PRICE_INDEX[year] ?? 1)) * 100
      yield {
        entidade: entity.entidade,
        matricula: matriculaOf(index),
        ano_competencia: year,
        mes_competencia: month,
        sequencia: 1,
        evento,
        evento_descricao: descricao,
        data_lancamento: isoOf(day),
        valor: decimalOf(valor),
      }
    }
  }
}
