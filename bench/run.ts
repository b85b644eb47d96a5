// Runs the measures: speed as ratios within one run. Each line prints its figure and its target, and a missed target
// fails the command. `npm run bench -- despesa listas` runs that measure of that area, and loads no other; `--json
// FILE` saves the figures, and `--comparar FILE` compares them with those saved by another run. `--limpar` deletes the
// volumes to free their disk space.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { AREAS } from '@portal/catalog/area'
import { outliveReaders } from '@portal/db/leaving'
import { Attempts } from './attempts.ts'
import { lineText } from './line.ts'
import { machineText, readMachine } from './machine.ts'
import { everywhere, once, ONCE_OF, type Measure } from './measures.ts'
import { freeVolumes, placeOfVolumes } from './place.ts'
import { comparison, readReport, writeReport, type MeasuredLine } from './report.ts'
import { withSubject } from './subject.ts'
import { volumes } from './volumes/index.ts'
import type { Volume } from './volumes/volume.ts'

type Named = readonly [name: string, measure: Measure]

const worksOf = (area: string): Named[] => Object.entries({ ...(area === ONCE_OF ? once : {}), ...everywhere })

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, comparar: { type: 'string' }, limpar: { type: 'boolean' } },
})
/** Resolves a path from the folder where npm was called, which may not be the root. */
const fileOf = (name: string | undefined): string | undefined =>
  name && path.resolve(process.env['INIT_CWD'] ?? '', name)
const [json, compared] = [fileOf(options.json), fileOf(options.comparar)]
const before = compared === undefined ? undefined : readReport(compared)

const names = [...Object.keys(once), ...Object.keys(everywhere)]
const unknown = asked.find((name) => !names.includes(name) && !AREAS.some((area) => area === name))
if (unknown !== undefined)
  throw new Error(`Não há medida nem área “${unknown}”; há ${[...names, ...AREAS].join(', ')}.`)
const [askedAreas, askedWorks] = [
  asked.filter((name) => !names.includes(name)),
  asked.filter((name) => names.includes(name)),
]
const isAsked = (name: string, among: readonly string[]): boolean => among.length === 0 || among.includes(name)

/** Runs all requested measures of one area, on its volume. */
async function measureArea(volume: Volume, works: readonly Named[], attempts: Attempts): Promise<MeasuredLine[]> {
  const lines: MeasuredLine[] = []
  await withSubject(volume, attempts, async (subject) => {
    for (const [name, measure] of works) {
      const title = `${volume.area}: ${name}`
      process.stdout.write(`\n${title}\n`)
      const measured = (await attempts.attempt(title, () => measure(subject))) ?? []
      process.stdout.write(measured.map(lineText).join(''))
      lines.push(...measured.map((line) => ({ area: volume.area, measure: name, ...line })))
    }
  }).catch((error: unknown) => attempts.tell(volume.area, error))
  return lines
}

async function measureAll(attempts: Attempts): Promise<void> {
  const machine = readMachine()
  process.stdout.write(machineText(machine))
  const lines: MeasuredLine[] = []
  for (const volume of volumes.filter(({ area }) => isAsked(area, askedAreas))) {
    const works = worksOf(volume.area).filter(([name]) => isAsked(name, askedWorks))
    if (works.length > 0) lines.push(...(await measureArea(volume, works, attempts)))
  }
  const missed = lines.filter(({ ok }) => !ok).length
  const { failed } = attempts
  process.stdout.write(`\n${lines.length - missed} de ${lines.length} metas alcançadas\n`)
  if (failed.length > 0) process.stdout.write(`Não foi medido: ${failed.join('; ')}.\n`)
  if (before) process.stdout.write(comparison(before, { ...machine, lines }))
  if (json !== undefined) writeReport(json, { ...machine, lines })
  process.exitCode = missed === 0 && failed.length === 0 ? 0 : 1
}

outliveReaders()
const attempts = new Attempts()
try {
  if (options.limpar) process.stdout.write(`${await freeVolumes(placeOfVolumes(process.env))}\n`)
  else await measureAll(attempts)
} finally {
  attempts.close()
}
