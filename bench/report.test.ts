// Tests the comparison of two runs: figures that hold on any machine are matched by name, times are never compared.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { atLeast, atMost, noted, type Line } from './line.ts'
import { comparison, readReport, writeReport, type Report } from './report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = (commit: string, ...lines: Line[]): Report => ({
  commit,
  machine: '2 núcleos',
  load: '0.10',
  lines: lines.map((line) => ({ area: 'despesa', measure: 'respostas', ...line })),
})

const before = report(
  'antigo',
  atLeast('página / node puro', 0.5, 0.5),
  atMost('tabelas lidas', 0, 0),
  atMost('atraso', 10, 50, ' ms'),
  atMost('memória', 20, 32, ' MB'),
  noted('primeiro byte', '12 ms'),
  atLeast('só antes', 1, 1),
)
const now = report(
  'novo',
  atLeast('página / node puro', 0.75, 0.5),
  atMost('tabelas lidas', 2, 0),
  atMost('atraso', 20, 50, ' ms'),
  atMost('memória', 19, 32, ' MB'),
  noted('primeiro byte', '14 ms'),
  atLeast('só agora', 1, 1),
)

const rowsOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())

it('compares the figures of both runs, the greatest change first, without times', () => {
  expect(rowsOf(comparison(before, now))).toEqual([
    'antes antigo, agora novo: antes → agora, e agora / antes',
    'despesa respostas: tabelas lidas 0 → 2',
    'despesa respostas: página / node puro 0,5 → 0,75 1,5×',
    'despesa respostas: memória 20 → 19 0,95×',
  ])
})

it('warns when the machine is another', () => {
  const [, said] = rowsOf(comparison({ ...before, machine: '8 núcleos' }, now))
  expect(said).toBe('Outra máquina media antes: 8 núcleos. As figuras não se comparam.')
})

it('reads what it wrote, and refuses anything else', () => {
  const file = path.join(folder, 'antes.json')
  writeReport(file, before)
  expect(readReport(file)).toEqual(before)
  writeFileSync(file, '{"commit":"x"}')
  expect(() => readReport(file)).toThrow(/antes\.json não é o que/)
  expect(() => readReport(path.join(folder, 'nenhum.json'))).toThrow(/nenhum\.json não é o que/)
})
