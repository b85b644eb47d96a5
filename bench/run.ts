// Speed as ratios measured in one run; each line prints its figure and its target, and a missed target fails the command.
// `npm run bench -- despesa listas` measures those lines of that area, and loads no other.
import { AREAS, type AreaId } from '@portal/catalog/area'
import { outliveReaders } from '@portal/db/leaving'
import { measureAnswers } from './answers.ts'
import { Attempts } from './attempts.ts'
import { measureDepth } from './depth.ts'
import { measureExports } from './exports.ts'
import { printLine, type Line } from './line.ts'
import { measureInPages } from './in-pages.ts'
import { measureListTimes } from './list-times.ts'
import { printMachine } from './machine.ts'
import { measureNeighbours } from './neighbours.ts'
import { measurePages } from './pages-weight.ts'
import { measurePlans } from './plans.ts'
import { measureProcesses } from './processos.ts'
import { measureProxy } from './proxy.ts'
import { measureReadersDuringLoad } from './readers.ts'
import { measureReplicas } from './replicas.ts'
import { withSubject, type Subject } from './subject.ts'
import { volumes } from './volumes/index.ts'
import type { Volume } from './volumes/volume.ts'
import { measureWholeAnswers } from './whole-answers.ts'

type Measure = (subject: Subject) => Promise<Line[]>

/** Asked of every area that has a volume. */
const everywhere: Record<string, Measure> = {
  planos: measurePlans,
  listas: measureListTimes,
  inteiras: measureWholeAnswers,
  perguntas: measureInPages,
}

/** Asked once, of the area whose commitments they read: what they measure is the engine's, not a list's. */
const ONCE_OF: AreaId = 'despesa'
const once: Record<string, Measure> = {
  respostas: measureAnswers,
  profundidade: measureDepth,
  exportacao: measureExports,
  vizinhos: measureNeighbours,
  carga: measureReadersDuringLoad,
  conexoes: measureProxy,
  processos: measureProcesses,
  paginas: measurePages,
  replicas: measureReplicas,
}

const worksOf = (area: string): [string, Measure][] =>
  Object.entries({ ...(area === ONCE_OF ? once : {}), ...everywhere })

const asked = process.argv.slice(2)
const names = [...Object.keys(once), ...Object.keys(everywhere)]
const unknown = asked.find((name) => !names.includes(name) && !AREAS.some((area) => area === name))
if (unknown !== undefined) throw new Error(`Não há medida nem área “${unknown}”; há ${[...names, ...AREAS].join(', ')}.`)
const [askedAreas, askedWorks] = [asked.filter((name) => !names.includes(name)), asked.filter((name) => names.includes(name))]
const isAsked = (name: string, among: readonly string[]): boolean => among.length === 0 || among.includes(name)

/** All that was asked of one area, on its volume. */
async function measureArea(volume: Volume, works: readonly [string, Measure][], attempts: Attempts): Promise<Line[]> {
  const lines: Line[] = []
  await withSubject(volume, attempts, async (subject) => {
    for (const [name, measure] of works) {
      const title = `${volume.area}: ${name}`
      process.stdout.write(`\n${title}\n`)
      const measured = (await attempts.attempt(title, () => measure(subject))) ?? []
      measured.forEach(printLine)
      lines.push(...measured)
    }
  }).catch((error: unknown) => attempts.tell(volume.area, error))
  return lines
}

outliveReaders()
printMachine()
const attempts = new Attempts()
try {
  const lines: Line[] = []
  for (const volume of volumes.filter(({ area }) => isAsked(area, askedAreas))) {
    const works = worksOf(volume.area).filter(([name]) => isAsked(name, askedWorks))
    if (works.length > 0) lines.push(...(await measureArea(volume, works, attempts)))
  }
  const missed = lines.filter(({ ok }) => !ok).length
  const { failed } = attempts
  process.stdout.write(`\n${lines.length - missed} de ${lines.length} metas alcançadas\n`)
  if (failed.length > 0) process.stdout.write(`Não foi medido: ${failed.join('; ')}.\n`)
  process.exitCode = missed === 0 && failed.length === 0 ? 0 : 1
} finally {
  attempts.close()
}
