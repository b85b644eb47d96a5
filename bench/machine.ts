// Which code was measured, and on what: the first lines of every report, so that two of them can be compared.
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { ROOT } from './processes.ts'

function commit(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', com mudanças'}`
  } catch {
    return 'desconhecido'
  }
}

/** Beside a busy neighbour no figure of time is worth comparing. */
function machine(): string {
  const load = loadavg().map((each) => each.toFixed(2)).join(' ')
  const model = cpus()[0]?.model ?? 'processador desconhecido'
  return `${availableParallelism()} núcleos (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.versions.node}, carga ${load}`
}

export function printMachine(): void {
  process.stdout.write(`commit   ${commit()}\nmáquina  ${machine()}\n`)
}
