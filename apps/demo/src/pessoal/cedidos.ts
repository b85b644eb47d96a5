// Says which servants the demo city lends, and which it borrows from other bodies: some until a day, some already back.
import { dayAt, isoOf, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { personAt } from '../cidade/pessoas.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Vinculo } from './quadro.ts'

const ORGAOS = [
  'GOVERNO DO ESTADO',
  'FÓRUM DA COMARCA DE SERRA CLARA',
  'CONSÓRCIO INTERMUNICIPAL DO VALE CLARO',
  'JUSTIÇA ELEITORAL',
]
const [DE, PARA] = [90, 23]
const SHARE = 0.015
const FEWEST = 16
const FIRST_BORROWED = 80_000
const FIRST_ACT = 100

interface Cedencia {
  /** Absent where the servant is of another body. */
  vinculo?: Vinculo
  local: string
  inicio: number
  fim?: number
}

/** Returns the loans of an entity on a day, in turns of a servant of hers and of one of another body. */
function cedenciasDe({ entidade }: Entity, quadro: readonly Vinculo[], today: number): Cedencia[] {
  const staff = quadro.filter(({ vinculo }) => vinculo === 'FUNCIONARIO')
  /** Those who came last are not among the first, who travel and sign. */
  const careers = staff
    .filter(({ natureza, demissao }) => natureza === 'Efetivo' && demissao === undefined)
    .toReversed()
  const count = Math.max(FEWEST, Math.round(staff.length * SHARE))
  const lent = new Set<number>()
  return Array.from({ length: count }, (_, at): Cedencia => {
    const local = ORGAOS[at % ORGAOS.length] as string
    const started = today - 500 - slotOf(700, 'cessão', entidade, at)
    const fim =
      at % 3 === 2
        ? today - 30 - slotOf(300, 'retorno', entidade, at)
        : at % 4 < 2
          ? undefined
          : dayAt(yearOf(today) + 2, 12, 31)
    const loan = { local, inicio: started, ...(fim !== undefined && { fim }) }
    const vinculo = at % 2 === 0 ? careers.find(({ matricula }) => !lent.has(matricula)) : undefined
    if (!vinculo) return loan
    lent.add(vinculo.matricula)
    return { ...loan, vinculo, inicio: Math.max(started, Math.min(vinculo.admissao + 60, today - 400)) }
  })
}

/** Returns where each servant lent on the day is, by number of the servant. */
export const cedidosEm = (entity: Entity, quadro: readonly Vinculo[], today: number): ReadonlyMap<number, string> =>
  new Map(
    cedenciasDe(entity, quadro, today).flatMap(({ vinculo, local, fim = today }) =>
      vinculo && fim >= today ? [[vinculo.matricula, local] as const] : [],
    ),
  )

export function writeCedencias(sink: Sink, entity: Entity, quadro: readonly Vinculo[], today: number): void {
  const { entidade } = entity
  const careers = quadro.filter(({ natureza }) => natureza === 'Efetivo')
  for (const [at, { vinculo, local, inicio, fim }] of cedenciasDe(entity, quadro, today).entries()) {
    const cedencia = at + 1
    sink.put('cedencia', {
      entidade,
      cedencia,
      tipo_movimentacao: vinculo ? PARA : DE,
      matricula: vinculo?.matricula ?? FIRST_BORROWED + cedencia,
      nome: vinculo?.nome ?? personAt('servidor', entidade * 1_000_000 + 650_000 + cedencia).nome,
      /** The entity goes on paying those it lends. */
      tipo: !vinculo && cedencia % 3 === 0 ? 'SEM ÔNUS' : 'COM ÔNUS',
      cargo: vinculo?.cargo ?? (careers[(cedencia * 7) % careers.length] as Vinculo).cargo,
      local,
      numero_ato: FIRST_ACT + cedencia,
      ano_ato: yearOf(inicio),
      tipo_ato: 'PORTARIA',
      data_inicio: isoOf(inicio),
      data_fim: fim === undefined ? null : isoOf(fim),
    })
  }
}
