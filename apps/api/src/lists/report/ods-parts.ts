// The fixed parts of an OpenDocument spreadsheet: content type, manifest, styles and the frozen header row.
import type { Kind } from '@portal/kit/fields'
import type { ReportHeader, ReportSource } from './report.ts'
import { columnWidth, HEADING_ROWS, sheetName } from './sheet.ts'
import { escapeXml } from './xml.ts'
import type { ZipEntry } from './zip.ts'

export const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const ODF = 'urn:oasis:names:tc:opendocument:xmlns'
const NAMESPACES = ['office', 'style', 'text', 'table', 'meta', 'config']
  .map((name) => `xmlns:${name}="${ODF}:${name}:1.0"`)
  .concat(
    `xmlns:fo="${ODF}:xsl-fo-compatible:1.0"`,
    `xmlns:number="${ODF}:datastyle:1.0"`,
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  )
  .join(' ')
const DOCUMENT = `${NAMESPACES} office:version="1.2"`
const CM_PER_CHARACTER = 0.2

/** Writes a date style: named parts in two digits, single characters as they are. */
const digits = (...parts: string[]): string =>
  parts
    .map((name) => (name.length === 1 ? `<number:text>${name}</number:text>` : `<number:${name} number:style="long"/>`))
    .join('')

/** Writes a number style with at least two decimals, and at most `places`. */
const decimals = (places: number): string =>
  `<number:number number:decimal-places="${places}" number:min-decimal-places="2" ` +
  'number:min-integer-digits="1" number:grouping="true"/>'

const A4_LANDSCAPE = 'fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape"'

const NUMBER_STYLES: Readonly<Partial<Record<Kind, string>>> = {
  money: `<number:number-style style:name="n-money">
${decimals(2)}
</number:number-style>`,
  decimal: `<number:number-style style:name="n-decimal">
${decimals(4)}
</number:number-style>`,
  price: `<number:number-style style:name="n-price">
${decimals(4)}
</number:number-style>`,
  integer: `<number:number-style style:name="n-integer">
<number:number number:decimal-places="0" number:min-integer-digits="1"/>
</number:number-style>`,
  date: `<number:date-style style:name="n-date">${digits('day', '/', 'month', '/', 'year')}</number:date-style>`,
  datetime: `<number:date-style style:name="n-datetime">
${digits('day', '/', 'month', '/', 'year', ' ', 'hours', ':', 'minutes', ':', 'seconds')}
</number:date-style>`,
}
const STYLED = Object.keys(NUMBER_STYLES) as Kind[]

/** Returns the name of the cell style of a kind; empty for plain text. */
export const kindStyle = (kind: Kind): string => (kind in NUMBER_STYLES ? `k-${kind}` : '')

const TOTAL_LOOK =
  '<style:table-cell-properties fo:border-top="1pt solid #1f4e79"/><style:text-properties fo:font-weight="bold"/>'

const columnNameLook = (align: 'start' | 'end'): string => `
<style:table-cell-properties fo:background-color="#1f4e79" fo:wrap-option="wrap"
  style:vertical-align="middle" style:text-align-source="fix"/>
<style:paragraph-properties fo:text-align="${align}"/>
<style:text-properties fo:color="#ffffff" fo:font-weight="bold"/>
`

function cellStyle(name: string, look: string, dataStyle?: string): string {
  const data = dataStyle ? ` style:data-style-name="${dataStyle}"` : ''
  return `<style:style style:name="${name}" style:family="table-cell"${data}>${look}</style:style>`
}

const stylesOf = (kind: Kind): string =>
  cellStyle(`k-${kind}`, '', `n-${kind}`) + cellStyle(`total-${kind}`, TOTAL_LOOK, `n-${kind}`)

const columnStyle = (width: number): string =>
  `<style:style style:name="w${width}" style:family="table-column">
<style:table-column-properties style:column-width="${(width * CM_PER_CHARACTER).toFixed(2)}cm"/>
</style:style>`

export function odsOpening(fields: ReportSource['fields']): string {
  const widths = [...new Set(fields.map(([, field]) => columnWidth(field)))]
  return `${XML}<office:document-content ${DOCUMENT}>
<office:automatic-styles>
${Object.values(NUMBER_STYLES).join('\n')}
${widths.map(columnStyle).join('\n')}
<style:style style:name="tall" style:family="table-row">
<style:table-row-properties style:row-height="1.1cm" style:use-optimal-row-height="false"/>
</style:style>
<style:style style:name="sheet" style:family="table" style:master-page-name="Default">
<style:table-properties table:display="true"/>
</style:style>
${cellStyle('title', '<style:text-properties fo:font-weight="bold" fo:font-size="14pt"/>')}
${cellStyle('heading', '<style:text-properties fo:color="#44505c"/>')}
${cellStyle('column-name', columnNameLook('start'))}
${cellStyle('figure-name', columnNameLook('end'))}
${cellStyle('total', TOTAL_LOOK)}
${STYLED.map(stylesOf).join('\n')}
</office:automatic-styles>
<office:body><office:spreadsheet>
`
}

export const ODS_CLOSING = '</office:spreadsheet></office:body></office:document-content>'

const part = (path: string, type: string): string =>
  `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`

const MANIFEST = `${XML}<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.2">
${part('/', ODS_TYPE)}
${['content.xml', 'styles.xml', 'meta.xml', 'settings.xml'].map((path) => part(path, 'text/xml')).join('\n')}
</manifest:manifest>`

const STYLES = `${XML}<office:document-styles ${DOCUMENT}>
<office:styles>
<style:default-style style:family="table-cell">
<style:text-properties fo:font-size="10pt" fo:language="pt" fo:country="BR"/>
</style:default-style>
</office:styles>
<office:automatic-styles>
<style:page-layout style:name="page">
<style:page-layout-properties ${A4_LANDSCAPE} fo:margin="1cm"/>
</style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Default" style:page-layout-name="page"/></office:master-styles>
</office:document-styles>`

const meta = ({ title, entidade, generatedAt, programa }: ReportHeader): string =>
  `${XML}<office:document-meta ${DOCUMENT}>
<office:meta>
<meta:generator>${escapeXml(programa)}</meta:generator>
<dc:title>${escapeXml(title)}</dc:title>
<dc:creator>${escapeXml(entidade)}</dc:creator>
<dc:language>pt-BR</dc:language>
<meta:creation-date>${escapeXml(generatedAt.slice(0, 19))}</meta:creation-date>
</office:meta>
</office:document-meta>`

const item = (name: string, type: string, value: number): string =>
  `<config:config-item config:name="${name}" config:type="${type}">${value}</config:config-item>`

const FROZEN = [
  item('VerticalSplitMode', 'short', 2),
  item('VerticalSplitPosition', 'int', HEADING_ROWS),
  item('ActiveSplitRange', 'short', 2),
  item('PositionTop', 'int', 0),
  item('PositionBottom', 'int', HEADING_ROWS),
].join('')

function settings({ title }: ReportHeader, sheets: number): string {
  const view = (_: unknown, index: number): string =>
    '<config:config-item-map-entry ' +
    `config:name="${escapeXml(sheetName(title, index))}">${FROZEN}</config:config-item-map-entry>`
  return `${XML}<office:document-settings ${DOCUMENT}>
<office:settings><config:config-item-set config:name="ooo:view-settings">
<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry><config:config-item-map-named
  config:name="Tables">
${Array.from({ length: sheets }, view).join('\n')}
</config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed>
</config:config-item-set></office:settings>
</office:document-settings>`
}

/** The content type comes first and uncompressed, since the format is recognised by it. */
export const odsParts = (header: ReportHeader, sheets: number, content: AsyncIterable<string>): ZipEntry[] => [
  { name: 'mimetype', content: Buffer.from(ODS_TYPE) },
  { name: 'META-INF/manifest.xml', content: [MANIFEST] },
  { name: 'meta.xml', content: [meta(header)] },
  { name: 'settings.xml', content: [settings(header, sheets)] },
  { name: 'styles.xml', content: [STYLES] },
  { name: 'content.xml', content },
]
