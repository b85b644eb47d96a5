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
const PROGRAM = fileURLToPath(new URL('./start-read-pdf.mjs', import.meta.url))
/** `-d` counts what is mapped to be written, not what is only reserved. */
const LIMITED = 'ulimit -d "$1" && shift && exec "$@"'

/** Signals a process brings upon itself; any other came from outside, and says nothing of the file. */
const OWN_FAULTS = new Set<NodeJS.Signals | null>([null, 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])
/** A file whose reader is killed each time asks for more than the machine has. */
const ATTEMPTS = 3

interface Running {
  child: ChildProcess
  lines: AsyncIterator<string, undefined>
  /** The signal it died of, if of one. */
  exit: Promise<NodeJS.Signals | null>
}

function start({ megabytes }: Limits): Running {
  const command = [process.execPath, `--max-old-space-size=${HEAP_MB}`, PROGRAM]
  const { PATH, TMPDIR, HOME } = process.env
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', String(megabytes * 1024), ...command], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Ctrl-C in the terminal is for the portal: a reader that dies of it would take a good file for a bad one. It ends when nobody writes to it.
    detached: true,
    env: { PATH, TMPDIR, HOME },
  })
  child.stdin.on('error', () => {})
  const exit = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() as Running['lines'], exit }
}

export class PdfReader {
  readonly #limits: Limits
  #running: Running | undefined

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** The text of each page; nothing for what is no PDF or asks too much. */
  async read(path: string): Promise<string[] | undefined> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { line, isFinal } = await this.#ask(path)
      if (line !== undefined) return (JSON.parse(line) as string[] | null) ?? undefined
      if (isFinal) return undefined
    }
    return undefined
  }

  /** What the reader answers; if it died, whether trying again would be no better. */
  async #ask(path: string): Promise<{ line?: string; isFinal?: boolean }> {
    const running = (this.#running ??= start(this.#limits))
    const { child, lines, exit } = running
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, this.#limits.milliseconds)
    child.stdin?.write(`${path}\n`)
    const { value } = await lines.next()
    clearTimeout(timer)
    if (value !== undefined) return { line: value }
    const isClosed = this.#running !== running
    this.close()
    return { isFinal: isLate || isClosed || OWN_FAULTS.has(await exit) }
  }

  close(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }
}
