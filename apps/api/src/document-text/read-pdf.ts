// A process that reads PDFs, so that a bad file harms nothing else. Its argument is its memory limit in megabytes, and
// each input line is the path of a file. It writes that it is ready, then the text of each file, or why there is none.
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { MAX_PAGES, TOO_MUCH, type Motivo, type Reading } from './messages.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextContent = Awaited<ReturnType<Page['getTextContent']>>

const MAX_OF_PAGE = 50_000
const MAX_OF_FILE = 5_000_000

/** Errors of the library that concern the file. */
const MOTIVOS: Readonly<Record<string, Motivo>> = {
  InvalidPDFException: 'formato',
  FormatError: 'formato',
  PasswordException: 'senha',
}

/** Joins a word hyphenated at the end of a line. */
const textOf = ({ items }: TextContent): string =>
  items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')

async function pagesOf(path: string): Promise<Reading> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 })
  try {
    const pages: string[] = []
    let left = MAX_OF_FILE
    let isCut = false
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && left > 0; number++) {
      const page = await document.getPage(number)
      const text = textOf(await page.getTextContent())
      page.cleanup()
      pages.push(text.slice(0, MAX_OF_PAGE))
      isCut ||= text.length > MAX_OF_PAGE
      left -= Math.min(text.length, MAX_OF_PAGE)
    }
    isCut ||= pages.length < document.numPages
    return { paginas: pages, ...(isCut && { cortado: true }) }
  } finally {
    await document.loadingTask.destroy()
  }
}

const whyNot = (error: unknown): Reading => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { motivo: MOTIVOS[name] ?? 'falha', detalhe: `${name}: ${message}` }
}

const say = (line: Reading | 'ready'): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

/** If memory runs out before the watcher notices, Linux kills this process rather than the database. */
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
const watch = new Worker(new URL('./watch-memory.mjs', import.meta.url), {
  execArgv: [],
  workerData: { bytes: Number(process.argv[2]) * 2 ** 20, said: TOO_MUCH },
})
await once(watch, 'message')
watch.unref()
say('ready')
for await (const path of createInterface({ input: process.stdin })) {
  say(await pagesOf(path).catch(whyNot))
}
