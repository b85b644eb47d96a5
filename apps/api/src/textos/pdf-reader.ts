// Asks a process with little memory and little time for the text of a PDF; a file that takes more than it has is given up, and the process with it.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Limits {
  /** For one file. */
  milliseconds: number
  /** Of all it allocates; the system holds it to that. */
  megabytes: number
}

const LIMITS: Limits = { milliseconds: 20_000, megabytes: 700 }
const HEAP_MB = 256
const PROGRAM = fileURLToPath(new URL('./read-pdf.ts', import.meta.url))
/** `-d` counts what is mapped to be written, not what is only reserved. */
const LIMITED = 'ulimit -d "$1" && shift && exec "$@"'

interface Running {
  child: ChildProcess
  lines: AsyncIterator<string, undefined>
}

function start({ megabytes }: Limits): Running {
  const command = [process.execPath, `--max-old-space-size=${HEAP_MB}`, '--import', 'tsx', PROGRAM]
  const { PATH, TMPDIR, HOME } = process.env
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', String(megabytes * 1024), ...command], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Ctrl-C in the terminal is for the portal: a reader that dies of it would take a good file for a bad one. It ends when nobody writes to it.
    detached: true,
    env: { PATH, TMPDIR, HOME },
  })
  child.stdin.on('error', () => {})
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() as Running['lines'] }
}

export class PdfReader {
  readonly #limits: Limits
  #running: Running | undefined

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** The text of each page; nothing for what is no PDF or asks too much. */
  async read(path: string): Promise<string[] | undefined> {
    const { child, lines } = (this.#running ??= start(this.#limits))
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#limits.milliseconds)
    child.stdin?.write(`${path}\n`)
    const { value } = await lines.next()
    clearTimeout(timer)
    if (value === undefined) this.close()
    return value === undefined ? undefined : ((JSON.parse(value) as string[] | null) ?? undefined)
  }

  close(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }
}
