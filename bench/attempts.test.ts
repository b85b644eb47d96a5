// Tests that a failed measure leaves no process running and does not stop the others, and that an interrupted bench
// leaves no process.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { isGone } from '../apps/api/src/testing/portal-process.ts'

interface Bench {
  child: ChildProcess
  lines: string[]
  /** Waits until it prints the line. */
  says: (line: string) => Promise<void>
  code: Promise<number | null>
}

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function bench(fault: string): Bench {
  const script = new URL('fixtures/two-measures.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', script, fault], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const lines: string[] = []
  const heard = createInterface({ input: child.stdout })
  heard.on('line', (line) => lines.push(line))
  const says = async (wanted: string): Promise<void> => {
    while (!lines.includes(wanted)) await once(heard, 'line')
  }
  return { child, lines, says, code: once(child, 'close').then(([code]) => code as number | null) }
}

const pidsIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line) => /^pid (\d+)$/.exec(line)?.[1] ?? []).map(Number)

it.each([
  ['throws', 'o primeiro falhou'],
  ['throws where nobody waits', 'o primeiro falhou'],
  ['loses its process', 'fixtures/no-reference.ts parou com 3.'],
])('a measure that %s is reported with its reason, and the next one runs', async (fault, reason) => {
  const { lines, code } = bench(fault)
  expect(await code).toBe(0)
  expect(lines.filter((line) => !line.startsWith('pid '))).toEqual([
    `✗ a primeira: não foi medida. ${reason}`,
    'a segunda mediu',
    'falhou: a primeira',
  ])
  expect(pidsIn(lines)).toHaveLength(2)
  expect(pidsIn(lines).filter((pid) => !isGone(pid))).toEqual([])
})

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const

it.each(SIGNALS)('%s ends the running measure with its processes, and starts no other', async (signal, exitCode) => {
  const { child, lines, says, code } = bench('waits')
  await says('esperando')
  child.kill(signal)
  expect(await code).toBe(exitCode)
  expect(lines.at(-1)).toBe('Interrompido.')
  expect(pidsIn(lines)).toHaveLength(1)
  expect(pidsIn(lines).filter((pid) => !isGone(pid))).toEqual([])
})
