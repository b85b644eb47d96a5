// Reads the text of a PDF in a process with limited memory and time. A file that exceeds them is given up, and the
// process is killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { TOO_MUCH, type Reading } from './messages.ts'

/**
 * Version of the reader. Increase it with any change that makes more files readable (the library, the limits), so that
 * unreadable files are tried again.
 */
export const LEITOR = 1

export interface Limits {
  /** Timeout for one file. */
  milliseconds: number
  /** Limit of resident memory, of which the reader itself takes 130. */
  megabytes: number
}

const LIMITS: Limits = { milliseconds: 20_000, megabytes: 700 }
const HEAP_MB = 256
const START_MS = 60_000
const PROGRAM = fileURLToPath(new URL('./start-read-pdf.mjs', import.meta.url))

/** Signals that a process causes itself; any other came from outside, and says nothing about the file. */
const OWN_FAULTS = new Set<NodeJS.Signals | null>([null, 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])
/** After this many attempts, a file whose reader is always killed is considered too large for the machine. */
const ATTEMPTS = 3
const KEPT_OF_ERRORS = 4_000
const HEAP_IS_FULL = /heap out of memory|Fatal process out of memory/

/** The reader itself does not start, which says nothing about any file. */
export class ReaderFailed extends Error {}

interface Line {
  line: string | undefined
  isLate: boolean
}

interface Running {
  child: ChildProcess
  lines: AsyncIterator<string, undefined>
  /** Its first line, which it writes when it is ready. */
  ready: Promise<Line>
  /** How it ended, and the last part of its stderr. */
  end: Promise<{ signal: NodeJS.Signals | null; how: string; errors: string }>
  /** Number of files it was given. */
  asked: number
}

function start({ megabytes }: Limits): Running {
  const { PATH, TMPDIR, HOME } = process.env
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, PROGRAM, String(megabytes)], {
    stdio: 'pipe',
    // Detached, so that Ctrl-C in the terminal does not kill the reader and make a good file look unreadable. It ends
    // when its input closes.
    detached: true,
    env: { PATH, TMPDIR, HOME },
  })
  child.stdin.on('error', () => {})
  let errors = ''
  child.stderr.on('data', (piece: Buffer) => (errors = `${errors}${piece.toString()}`.slice(-KEPT_OF_ERRORS)))
  const end = new Promise<Awaited<Running['end']>>((resolve) => {
    child.once('error', ({ message }) => resolve({ signal: null, how: message, errors }))
    child.once('close', (code, signal) => resolve({ signal, how: signal ?? `exit ${code}`, errors }))
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]() as Running['lines']
  return { child, lines, ready: nextLine({ child, lines }, START_MS), end, asked: 0 }
}

/** Returns the next line; kills the process if it takes longer. */
async function nextLine({ child, lines }: Pick<Running, 'child' | 'lines'>, milliseconds: number): Promise<Line> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, milliseconds)
  const { value: line } = await lines.next()
  clearTimeout(timer)
  return { line, isLate }
}

export class PdfReader {
  readonly #limits: Limits
  #running: Running | undefined

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /**
   * Returns the text of each page, or the reason why there is none; undefined if it was stopped meanwhile. Throws
   * `ReaderFailed`.
   */
  async read(path: string): Promise<Reading | undefined> {
    for (let attempt = 1; ; attempt++) {
      const running = (this.#running ??= start(this.#limits))
      const { line, isLate } = await this.#ask(running, path)
      if (line !== undefined) return JSON.parse(line) as Reading
      if (this.#running !== running) return undefined
      this.close()
      const { signal, how, errors } = await running.end
      const isTooMuch = errors.includes(TOO_MUCH) || HEAP_IS_FULL.test(errors)
      const isFromOutside = !isLate && !isTooMuch && !OWN_FAULTS.has(signal)
      const hadReadOthers = !isLate && running.asked > 1
      if ((isFromOutside || hadReadOthers) && attempt < ATTEMPTS) continue
      const detalhe = `${isLate ? 'out of time' : how} ${errors}`.trim()
      if (running.asked === 0) throw new ReaderFailed(detalhe)
      return { motivo: isLate ? 'tempo' : isTooMuch || isFromOutside ? 'memoria' : 'falha', detalhe }
    }
  }

  async #ask(running: Running, path: string): Promise<Line> {
    const ready = await running.ready
    if (ready.line === undefined) return ready
    running.asked++
    running.child.stdin?.write(`${path}\n`)
    return nextLine(running, this.#limits.milliseconds)
  }

  close(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }
}
