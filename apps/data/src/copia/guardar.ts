// Decides which copies of a folder are kept: the newest of each of the last days, weeks and months that have one, and
// the newest of all. Deletes the others.
import { rename, rm } from 'node:fs/promises'
import { draftOf } from '@portal/db/draft'
import { copiasIn } from './arquivos.ts'

export interface Guarda {
  dias: number
  semanas: number
  meses: number
}

const SHAPE = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/

/** Parses '7/4/12' (days/weeks/months); undefined if it has another form or would keep nothing. */
export function parseGuarda(text: string): Guarda | undefined {
  const [dias, semanas, meses] = (SHAPE.exec(text) ?? []).slice(1).map(Number)
  if (dias === undefined || semanas === undefined || meses === undefined) return undefined
  return dias + semanas + meses === 0 ? undefined : { dias, semanas, meses }
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Returns 'yyyy-mm-dd hh:mm:ss' in the time zone of the city. */
const localOf = (momento: string): string => clock.format(new Date(momento))

/** Returns the folder name of a copy made at that moment. */
export const copiaName = (momento: string): string => `copia-${localOf(momento).replace(' ', '-').replaceAll(':', '')}`
const OURS = /^copia-\d{4}-\d\d-\d\d-\d{6}$/

const DAY_MS = 86_400_000
/** Returns the Monday of the week of a day. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the moments of the copies to keep. */
export function kept(momentos: readonly string[], { dias, semanas, meses }: Guarda): Set<string> {
  const newestFirst = momentos.toSorted().reverse()
  const newestOfEach = (count: number, periodOf: (day: string) => string): string[] => {
    const seen = new Map<string, string>()
    for (const momento of newestFirst) {
      const period = periodOf(localOf(momento).slice(0, 10))
      if (!seen.has(period)) seen.set(period, momento)
    }
    return [...seen.values()].slice(0, count)
  }
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(dias, (day) => day),
    ...newestOfEach(semanas, weekOf),
    ...newestOfEach(meses, (day) => day.slice(0, 7)),
  ])
}

/** Deletes the other copies and returns their folders. Does not touch what is not a dated copy of ours. */
export async function prune(folder: string, guarda: Guarda): Promise<string[]> {
  const copias = (await copiasIn(folder)).filter(({ name }) => OURS.test(name))
  const staying = kept(
    copias.map(({ manifesto }) => manifesto.momento),
    guarda,
  )
  const leaving = copias.filter(({ manifesto }) => !staying.has(manifesto.momento)).map((copia) => copia.folder)
  for (const path of leaving) {
    const draft = draftOf(path)
    await rename(path, draft)
    await rm(draft, { recursive: true })
  }
  return leaving
}
