// The smallest honest PDF: one page, a title and lines of text, accents included.
const PAGE = { width: 595, height: 842, margin: 56, leading: 18 }

/** Characters outside Latin-1 that a clerk's text may carry, and how the page shows them. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '–': '-', '—': '-', '’': "'", '“': '"', '”': '"' }

function literal(text: string): string {
  const plain = text.replace(/[–—’“”]/g, (c) => REPLACEMENTS[c] as string)
  const octal = (c: string): string => `\\${(c.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`
  return `(${plain.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, octal)})`
}

export function pdfOf(title: string, lines: readonly string[]): Uint8Array {
  const top = PAGE.height - PAGE.margin
  const text = [
    'BT', '/F2 15 Tf', `${PAGE.margin} ${top} Td`, `${literal(title)} Tj`, '/F1 10 Tf', `0 -${PAGE.leading * 2} Td`,
    ...lines.flatMap((line) => [`${literal(line)} Tj`, `0 -${PAGE.leading} Td`]), 'ET',
  ].join('\n')
  const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const fonts = '/Font << /F1 4 0 R /F2 5 0 R >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << ${fonts} >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Title ${literal(title)} >>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${xref}${trailer}`, 'latin1')
}

/** Cuts a text into lines that fit the page. */
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
