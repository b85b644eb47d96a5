// A process of its own that reads PDFs: whatever a file does to it, only it suffers. The path of a file comes in on each line, and the text of
// its pages, or nothing, goes out on one.
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextContent = Awaited<ReturnType<Page['getTextContent']>>

const MAX_PAGES = 2_000
const MAX_OF_PAGE = 50_000
const MAX_OF_FILE = 5_000_000

/** A word broken at the end of a line is whole again. */
const textOf = ({ items }: TextContent): string =>
  items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .slice(0, MAX_OF_PAGE)

async function pagesOf(path: string): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 })
  try {
    const pages: string[] = []
    let left = MAX_OF_FILE
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && left > 0; number++) {
      const page = await document.getPage(number)
      const text = textOf(await page.getTextContent())
      page.cleanup()
      pages.push(text)
      left -= text.length
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}

for await (const path of createInterface({ input: process.stdin })) {
  const pages = await pagesOf(path).catch(() => null)
  process.stdout.write(`${JSON.stringify(pages)}\n`)
}
