// Reads which code was measured, and on what machine, so that two reports can be compared.
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { ROOT } from './processes.ts'

function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', com mudanças'}`
  } catch {
    return 'desconhecido'
  }
}

export interface Machine {
  commit: string
  machine: string
  /** CPU load of the machine: with other busy processes no time is worth comparing. */
  load: string
}

export function readMachine(): Machine {
  const load = loadavg()
    .map((each) => each.toFixed(2))
    .join(' ')
  const model = cpus()[0]?.model ?? 'processador desconhecido'
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = `${availableParallelism()} núcleos (${model}), ${memory} GB, node ${process.versions.node}`
  return { commit: commit(), machine, load }
}

export const machineText = ({ commit, machine, load }: Machine): string =>
  `commit   ${commit}\nmáquina  ${machine}, carga ${load}\n`
