// Styles of the html report: a table on wide screens, and one card per record on phones and, with many columns, on
// paper.
import { isNumeric, type Kind } from '@portal/kit/fields'
import type { Column } from './columns.ts'
import type { Cell } from './report.ts'

/** With more columns a table is unreadable on a landscape page. */
const PRINTABLE_COLUMNS = 12

const KIND_WIDTH: Readonly<Record<Exclude<Kind, 'text'>, number>> = {
  documento: 10.5,
  money: 9,
  price: 8,
  decimal: 7,
  integer: 6.5,
  date: 6.75,
  datetime: 9.75,
  flag: 5,
}
/** Width of a text column, in rem, by its longest text so far, in characters. */
const TEXT_WIDTHS = [
  [10, 7],
  [24, 11],
  [60, 15],
  [120, 22],
  [Infinity, 30],
] as const

function columnWidth({ field: { kind, label }, index }: Column, sample: readonly Cell[][]): number {
  const name = Math.max(...label.split(' ').map((word) => word.length)) * 0.55 + 1.75
  if (kind !== 'text') return Math.max(name, KIND_WIDTH[kind])
  const longest = sample.reduce((length, row) => Math.max(length, row[index]?.length ?? 0), 0)
  return Math.max(name, TEXT_WIDTHS.find(([characters]) => longest <= characters)![1])
}

const cssEscape = (char: string): string => `\\${char.codePointAt(0)!.toString(16)} `
const cssString = (text: string): string => `"${text.replace(/[^\p{L}\p{N} .,:/()–-]/gu, cssEscape)}"`

const FONTS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif'

const BASE = `
:root{color-scheme:light;--ink:#1b2733;--soft:#4d5b69;--line:#d5dce3;--band:#f4f7fa;--accent:#1f4e79}
*{box-sizing:border-box}
body{margin:0;font:100%/1.45 ${FONTS};color:var(--ink);background:#fff}
header,footer,.incompleto{position:sticky;left:0;width:100%;max-width:100vw;padding:1.25rem 1.5rem}
header{border-top:.4rem solid var(--accent)}
header p{margin:.15rem 0;max-width:72rem;color:var(--soft)}
header .entidade{font-weight:600;font-size:1.05rem;color:var(--ink)}
h1{margin:.9rem 0 .4rem;font-size:1.75rem;line-height:1.2;color:var(--accent)}
footer p{margin:0;color:var(--soft)}
.incompleto{margin:0;padding-block:.6rem;background:#fff4d6;color:#5c4300;font-weight:600}
body:has(#fim) .incompleto{display:none}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{text-align:left;overflow-wrap:anywhere;white-space:pre-line}
tbody tr{background:#fff}
tbody tr:nth-child(even){background:var(--band)}
tbody th{font-weight:600}
`

const TABLE = `
table{border-collapse:separate;border-spacing:0;table-layout:fixed;min-width:100%;font-size:.875rem}
th,td{padding:.45rem .75rem;vertical-align:top;border-bottom:1px solid var(--line)}
th:first-child{padding-left:1.5rem}
thead th{position:sticky;top:0;z-index:1;background:var(--accent);color:#fff;vertical-align:bottom;font-weight:600}
tbody th,tfoot th,thead th:first-child{position:sticky;left:0;background-color:inherit}
thead th:first-child{z-index:2;background:var(--accent)}
tfoot tr{background:#fff}
tfoot th,tfoot td{border-top:2px solid var(--accent);font-weight:700}
`

const CARDS = `
table,tbody,tfoot{display:block}
colgroup{display:none}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.5rem 1rem}
tr{padding:.9rem 1.5rem;border-bottom:1px solid var(--line);break-inside:avoid}
th,td{display:block;font-size:.875rem}
th{grid-column:1/-1}
tbody th{font-size:1.05rem;color:var(--accent)}
td::before{display:block;font-size:.75rem;font-weight:400;color:var(--soft)}
td:empty{display:none}
.longo{grid-column:1/-1}
tfoot td{font-weight:700}
tfoot tr{border-top:2px solid var(--accent)}
`

const PRINT = `
@page{size:A4 landscape;margin:12mm 10mm 14mm}
@page{@bottom-right{content:"Página " counter(page) " de " counter(pages);font:8pt sans-serif;color:#4d5b69}}
@media print{
body{font-size:8.5pt;line-height:1.3}
header,footer,.incompleto,thead th,tbody th,tfoot th,thead th:first-child{position:static}
header{padding:2mm 0 3mm;border-top-width:1.2mm}
header .entidade{font-size:11pt}
h1{margin:2mm 0 1mm;font-size:17pt}
footer{padding:3mm 0 0}
thead th,tbody tr{print-color-adjust:exact;-webkit-print-color-adjust:exact}
tr{break-inside:avoid}
`

const PRINTED_TABLE = `
table{width:100%;font-size:7.5pt}
col{width:auto}
th,td,th:first-child{padding:1mm 1.5mm}
tfoot{display:table-row-group}
}
`

const PRINTED_CARDS = `
tr{grid-template-columns:repeat(9,1fr);grid-auto-flow:dense;gap:.8mm 3mm;padding:1.5mm 2mm}
th,td{font-size:7.5pt}
tbody th{font-size:9pt}
td::before{font-size:6.5pt}
}
`

const nth = (index: number): string => `:nth-child(${index + 1})`

export function styleOf(columns: readonly Column[], sample: readonly Cell[][]): string {
  const widths = columns.map((column) => columnWidth(column, sample))
  const many = columns.length > PRINTABLE_COLUMNS
  const numeric = columns
    .flatMap(({ field }, i) => (isNumeric(field.kind) ? [`th${nth(i)},td${nth(i)}`] : []))
    .join(',')
  const unbroken = columns.flatMap(({ field }, i) => (field.kind === 'text' ? [] : [`td${nth(i)}`])).join(',')
  const table =
    `table{width:${widths.reduce((a, b) => a + b, 0).toFixed(2)}rem}\n` +
    `${widths.map((width, i) => `col${nth(i)}{width:${width.toFixed(2)}rem}`).join('\n')}\n` +
    (numeric === '' ? '' : `${numeric}{text-align:right;font-variant-numeric:tabular-nums}\n`) +
    (unbroken === '' ? '' : `${unbroken}{white-space:nowrap}\n`)
  const labels = columns.map(({ field }, i) => `td${nth(i)}::before{content:${cssString(field.label)}}`).join('\n')
  return (
    BASE +
    `@media ${many ? 'screen and (min-width:48rem)' : 'print,(min-width:48rem)'}{${TABLE}${table}}\n` +
    `@media ${many ? 'print,(max-width:47.99rem)' : 'screen and (max-width:47.99rem)'}{${CARDS}${labels}}\n` +
    PRINT +
    (many ? PRINTED_CARDS : PRINTED_TABLE)
  )
}
