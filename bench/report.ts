// Writes the figures of a run to a file, and compares two runs: only figures that do not depend on the speed of the
// machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { writeFigure, type Line } from './line.ts'
import type { Machine } from './machine.ts'

export interface MeasuredLine extends Line {
  area: string
  measure: string
}

export interface Report extends Machine {
  lines: readonly MeasuredLine[]
}

export const writeReport = (file: string, report: Report): void =>
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)

function parsed(file: string): Partial<Report> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>
  } catch {
    return undefined
  }
}

export function readReport(file: string): Report {
  const { commit, machine, load = '', lines } = parsed(file) ?? {}
  if (commit === undefined || machine === undefined || lines === undefined) {
    throw new Error(`${file} não é o que npm run bench -- --json escreve.`)
  }
  return { commit, machine, load, lines }
}

const nameOf = ({ area, measure, work }: MeasuredLine): string => `${area} ${measure}: ${work}`

const ratioText = (before: number, now: number): string => (before === 0 ? '' : `${writeFigure(now / before)}×`)

/** Returns a line for each figure that both runs have, the greatest change first. */
export function comparison(before: Report, now: Report): string {
  const earlier = new Map(before.lines.map((line) => [nameOf(line), line.value]))
  const both = now.lines.flatMap((line) => {
    const [was, is] = [earlier.get(nameOf(line)), line.value]
    return typeof was !== 'number' || typeof is !== 'number' ? [] : [{ name: nameOf(line), was, is }]
  })
  const changed = ({ was, is }: { was: number; is: number }): number => (was === is ? 0 : Math.abs(Math.log(is / was)))
  const lines = both
    .toSorted((one, other) => changed(other) - changed(one))
    .map(
      ({ name, was, is }) =>
        `${name.padEnd(86)} ${writeFigure(was).padStart(8)} → ${writeFigure(is).padStart(8)}   ${ratioText(was, is)}\n`,
    )
  const another = `Outra máquina media antes: ${before.machine}. As figuras não se comparam.\n`
  const elsewhere = before.machine === now.machine ? '' : another
  return `\nantes ${before.commit}, agora ${now.commit}: antes → agora, e agora / antes\n${elsewhere}${lines.join('')}`
}
