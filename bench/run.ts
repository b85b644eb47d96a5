// Speed as ratios measured in one run; each line prints its figure and its target, and a missed target fails the command.
// `npm run bench -- despesa listas` measures those lines of that area, and loads no other.
import { AREAS } from '@portal/catalog/area'
import { outliveReaders } from '@portal/db/leaving'
import { Attempts } from './attempts.ts'
import { lineText, type Line } from './line.ts'
import { printMachine } from './machine.ts'
import { everywhere, once, ONCE_OF, type Measure } from './measures.ts'
import { withSubject } from './subject.ts'
import { volumes } from './volumes/index.ts'
import type { Volume } from './volumes/volume.ts'

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
      process.stdout.write(measured.map(lineText).join(''))
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
