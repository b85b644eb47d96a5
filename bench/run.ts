// Speed as ratios measured in one run; each line prints its figure and its target, and a missed target fails the command.
import { measureAnswers } from './answers.ts'
import { measureDepth } from './depth.ts'
import { measureExports } from './exports.ts'
import { printLine, type Line } from './line.ts'
import { measureListTimes } from './list-times.ts'
import { measurePages } from './pages-weight.ts'
import { measurePlans } from './plans.ts'
import { stopAll } from './processes.ts'
import { measureProxy } from './proxy.ts'
import { measureReadersDuringLoad } from './readers.ts'
import { openSubject, type Subject } from './subject.ts'

const works: Record<string, (subject: Subject) => Promise<Line[]>> = {
  respostas: measureAnswers,
  profundidade: measureDepth,
  planos: measurePlans,
  listas: measureListTimes,
  exportacao: measureExports,
  carga: measureReadersDuringLoad,
  conexoes: measureProxy,
  paginas: measurePages,
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in works))
if (unknown !== undefined) throw new Error(`Não há medida “${unknown}”; há ${Object.keys(works).join(', ')}.`)

const { subject, database } = await openSubject()
const lines: Line[] = []
try {
  for (const [name, measure] of Object.entries(works)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    process.stdout.write(`\n${name}\n`)
    const measured = await measure(subject)
    measured.forEach(printLine)
    lines.push(...measured)
  }
} finally {
  await stopAll()
  await subject.pool.end()
  await database.stop()
}
const missed = lines.filter(({ ok }) => !ok).length
process.stdout.write(`\n${lines.length - missed} de ${lines.length} metas alcançadas\n`)
process.exitCode = missed === 0 ? 0 : 1
