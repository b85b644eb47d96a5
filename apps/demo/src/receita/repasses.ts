// Writes what the Prefeitura transfers to the Câmara, the health fund and the autarquia, and what each receives: one
// plan, written on both sides.
import { dayAt, isoOf, workingDayBefore } from '../cidade/calendar.ts'
import { ENTITIES, type Entity } from '../cidade/cidade.ts'
import { decimalOf, splitBy, type Cents } from '../cidade/money.ts'
import type { Sink } from '../cidade/sink.ts'

interface Destino {
  /** The days of each month. */
  dias: readonly number[]
  meses: readonly number[]
  /** Share of what the entity spends with the money of the Prefeitura. */
  parte: number
  enviado: string
  recebido: string
}

const TODOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const DESTINOS: Readonly<Record<string, Destino>> = {
  L: {
    dias: [20],
    meses: TODOS,
    parte: 1.03,
    enviado: 'DUODÉCIMO À CÂMARA MUNICIPAL',
    recebido: 'DUODÉCIMO RECEBIDO DA PREFEITURA',
  },
  D: {
    dias: [10, 25],
    meses: TODOS,
    parte: 1.01,
    enviado: 'REPASSE AO FUNDO MUNICIPAL DE SAÚDE',
    recebido: 'REPASSE DA PREFEITURA À SAÚDE',
  },
  A: {
    dias: [15],
    meses: [3, 6, 9, 12],
    parte: 0.02,
    enviado: 'APORTE AO SERVIÇO DE ÁGUA E ESGOTO',
    recebido: 'APORTE RECEBIDO DA PREFEITURA',
  },
}

/** The accounts of transfers granted and received in the public chart of accounts. */
const CONTA = { E: '351120100', R: '451120100' } as const
const MAIN = 1

export const recebeDaPrefeitura = ({ tipo, orcamento }: Entity): boolean => orcamento !== undefined && tipo in DESTINOS

/** Returns the yearly transfer to an entity that spends this much of the free money. */
export const repassado = ({ tipo }: Entity, spent: Cents): Cents =>
  Math.round((spent * (DESTINOS[tipo]?.parte ?? 0)) / 100) * 100

export function writeRepasses(sink: Sink, to: Entity, year: number, total: Cents, today: number): void {
  const destino = DESTINOS[to.tipo]
  if (!destino || total <= 0) return
  const days = destino.meses.flatMap((mes) => destino.dias.map((dia) => workingDayBefore(dayAt(year, mes, dia))))
  const parts = splitBy(
    total,
    days.map(() => 1),
  )
  const main = ENTITIES.find(({ entidade }) => entidade === MAIN) as Entity
  const sides = [
    { of: main, other: to, tipo: 'E', descricao: destino.enviado },
    { of: to, other: main, tipo: 'R', descricao: destino.recebido },
  ] as const
  for (const { of, other, tipo, descricao } of sides) {
    const key = { entidade: of.entidade, exercicio: year, conta: CONTA[tipo], conta_corrente: other.entidade, tipo }
    sink.put('repasse', { ...key, descricao, entidade_outra: other.entidade })
    for (const [i, day] of days.entries()) {
      if (day > today) continue
      sink.put('repasse_lancamento', {
        ...key,
        sequencia: i + 1,
        data: isoOf(day),
        local: 'BANCO DO BRASIL S.A. - AGÊNCIA 2154-9',
        valor: decimalOf(parts[i] ?? 0),
      })
    }
  }
}
