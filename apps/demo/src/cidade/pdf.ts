// Writes a minimal valid PDF: a title and lines of text, accents included, on as many pages as needed.
const PAGE = { width: 595, height: 842, margin: 56, leading: 18 }
const LINES_A_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / PAGE.leading)

/** Characters outside Latin-1 that texts may have, and their replacement on the page. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '–': '-', '—': '-', '’': "'", '“': '"', '”': '"' }

function literal(text: string): string {
  const plain = text.replace(/[–—’“”]/g, (c) => REPLACEMENTS[c] as string)
  const octal = (c: string): string => `\\${(c.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`
  return `(${plain.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, octal)})`
}

function contentOf(lines: readonly string[], title?: string): string {
  const head = title === undefined ? [] : ['/F2 15 Tf', `${literal(title)} Tj`, `0 -${PAGE.leading * 2} Td`]
  const body = lines.flatMap((line) => [`${literal(line)} Tj`, `0 -${PAGE.leading} Td`])
  return ['BT', `${PAGE.margin} ${PAGE.height - PAGE.margin} Td`, ...head, '/F1 10 Tf', ...body, 'ET'].join('\n')
}

/** A line with only this ends its page. */
export const NOVA_PAGINA = '\f'

/** Splits the lines into pages. On the first page the title takes the place of two lines. */
function pagesOf(title: string, lines: readonly string[]): string[] {
  const pages: string[][] = [[]]
  for (const line of lines) {
    const room = pages.length === 1 ? LINES_A_PAGE - 2 : LINES_A_PAGE
    if (line === NOVA_PAGINA || pages.at(-1)?.length === room) pages.push([])
    if (line !== NOVA_PAGINA) pages.at(-1)?.push(line)
  }
  return pages.map((page, at) => contentOf(page, at === 0 ? title : undefined))
}

/** Number of the first page object: the catalog, the page list, two fonts and the document information come before. */
const FIRST_PAGE = 6

/** Courier, whose letters have one width, aligns the columns of a table. */
export type Font = 'Helvetica' | 'Courier'

export function pdfOf(title: string, lines: readonly string[], body: Font = 'Helvetica'): Uint8Array {
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const pages = pagesOf(title, lines)
  const kids = pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`)
  const resources = `/MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    font(body),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${FIRST_PAGE + 1 + 2 * at} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${xref}${trailer}`, 'latin1')
}

/** Breaks a text into lines that fit the page. */
export function wrap(text: string, width = 88): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return line ? [...lines, line] : lines
}
