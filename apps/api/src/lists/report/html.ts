// Writes a self-contained page that opens in any browser, can be read on a phone, prints as a document and runs no
// script.
import { texts } from '@portal/kit/texts'
import { readingColumns, type Column } from './columns.ts'
import { completeBatches } from './complete.ts'
import { styleOf } from './html-style.ts'
import { peek, resume } from './peek.ts'
import type { Cell, ReportFormat, ReportHeader, ReportSource } from './report.ts'
import { rowChunks } from './row-chunks.ts'
import { documentTitle, endLine, filtersLine, generatedByLine, identityOf, readableCell, TOTAL } from './words.ts'
import { escapeXml } from './xml.ts'

/** Longer texts take the whole line of a card. */
const LONG_TEXT = 60

const head = (header: ReportHeader): string => `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeXml(documentTitle(header))}</title>
`

function identityLine(header: ReportHeader): string {
  const said = identityOf(header)
  return said.length > 0 ? `<p>${escapeXml(said.join(' · '))}</p>\n` : ''
}

function opening(header: ReportHeader, columns: readonly Column[], sample: readonly Cell[][]): string {
  return `<style>${styleOf(columns, sample)}</style>
</head>
<body>
<header>
<p class="entidade">${escapeXml(header.entidade)}</p>
${identityLine(header)}<h1>${escapeXml(header.title)}</h1>
<p>${escapeXml(filtersLine(header))}</p>
<p>${escapeXml(generatedByLine(header))}</p>
</header>
<p class="incompleto" role="status">Relatório em recebimento: enquanto este aviso aparecer, faltam linhas.</p>
<main>
<table>
<caption>${escapeXml(documentTitle(header))}</caption>
<colgroup>${'<col/>'.repeat(columns.length)}</colgroup>
<thead><tr>${columns.map(({ field }) => `<th scope="col">${escapeXml(field.label)}</th>`).join('')}</tr></thead>
<tbody>
`
}

function recordRow(columns: readonly Column[], row: Cell[]): string {
  let text = '<tr>'
  for (const [i, { index, field }] of columns.entries()) {
    const value = readableCell(field.kind, row[index])
    const safe = escapeXml(value)
    if (i === 0) text += `<th scope="row">${safe}</th>`
    else text += value.length > LONG_TEXT ? `<td class="longo">${safe}</td>` : `<td>${safe}</td>`
  }
  return `${text}</tr>\n`
}

function totalRow({ totals }: ReportSource, columns: readonly Column[]): string {
  if (Object.keys(totals).length === 0) return ''
  const cells = columns.map(({ name, field }) =>
    totals[name] === undefined ? '' : escapeXml(readableCell(field.kind, totals[name])),
  )
  const [first = '', ...others] = cells
  const label = first === '' ? TOTAL : `${TOTAL}: ${first}`
  return `<tfoot><tr><th scope="row">${label}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr></tfoot>\n`
}

async function* write(source: ReportSource): AsyncGenerator<string> {
  const { header } = source
  const { leading, rest } = readingColumns(source)
  const columns = [...leading, ...rest]
  yield head(header)
  const batches = completeBatches(source)
  const sample = await peek(batches)
  yield opening(header, columns, sample)
  yield* rowChunks(resume(sample, batches), (row) => recordRow(columns, row))
  const empty =
    header.rowCount === 0 ? `<tr><th scope="row" colspan="${columns.length}">${texts.semRegistros}</th></tr>\n` : ''
  yield `${empty}</tbody>
${totalRow(source, columns)}</table>
</main>
<footer><p id="fim">${endLine(source)}</p></footer>
</body>
</html>
`
}

export const html: ReportFormat = {
  contentType: 'text/html; charset=utf-8',
  extension: 'html',
  compressible: true,
  inline: true,
  contentSecurityPolicy:
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  write,
}
