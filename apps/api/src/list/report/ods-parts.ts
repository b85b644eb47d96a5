// The fixed parts of an OpenDocument spreadsheet: type, manifest, styles and the frozen header row.
import type { Kind } from '@portal/kit/fields'
import type { ReportHeader, ReportSource } from './report.ts'
import { columnWidth, HEADING_ROWS, sheetName } from './sheet.ts'
import { escapeXml } from './xml.ts'
import type { ZipEntry } from './zip.ts'

export const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = ['office', 'style', 'text', 'table', 'meta', 'config', 'manifest']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .concat('xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"')
  .concat('xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .join(' ')
const VERSION = 'office:version="1.2"'
const CM_PER_CHARACTER = 0.2

const NUMBER_STYLES: Readonly<Partial<Record<Kind, string>>> = {
  money: '<number:number-style style:name="n-money"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style>',
  decimal: '<number:number-style style:name="n-decimal"><number:number number:decimal-places="4" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style>',
  integer: '<number:number-style style:name="n-integer"><number:number number:decimal-places="0" number:min-integer-digits="1"/></number:number-style>',
  date: '<number:date-style style:name="n-date"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>',
  datetime: '<number:date-style style:name="n-datetime"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/>'
    + '<number:text> </number:text><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/><number:text>:</number:text><number:seconds number:style="long"/></number:date-style>',
}
const STYLED = Object.keys(NUMBER_STYLES) as Kind[]

/** The cell style of a kind; empty for plain text. */
export const kindStyle = (kind: Kind): string => (kind in NUMBER_STYLES ? `k-${kind}` : '')

const TOTAL_LOOK = '<style:table-cell-properties fo:border-top="1pt solid #1f4e79"/><style:text-properties fo:font-weight="bold"/>'

const columnNameLook = (align: 'start' | 'end'): string =>
  '<style:table-cell-properties fo:background-color="#1f4e79" fo:wrap-option="wrap" style:vertical-align="middle" style:text-align-source="fix"/>'
  + `<style:paragraph-properties fo:text-align="${align}"/><style:text-properties fo:color="#ffffff" fo:font-weight="bold"/>`

const cellStyle = (name: string, look: string, dataStyle = ''): string =>
  `<style:style style:name="${name}" style:family="table-cell"${dataStyle === '' ? '' : ` style:data-style-name="${dataStyle}"`}>${look}</style:style>`

export function odsOpening(fields: ReportSource['fields']): string {
  const widths = [...new Set(fields.map(([, field]) => columnWidth(field)))]
  return `${XML}<office:document-content ${NAMESPACES} ${VERSION}><office:automatic-styles>`
    + Object.values(NUMBER_STYLES).join('')
    + widths.map((width) => `<style:style style:name="w${width}" style:family="table-column"><style:table-column-properties style:column-width="${(width * CM_PER_CHARACTER).toFixed(2)}cm"/></style:style>`).join('')
    + '<style:style style:name="tall" style:family="table-row"><style:table-row-properties style:row-height="1.1cm" style:use-optimal-row-height="false"/></style:style>'
    + '<style:style style:name="sheet" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>'
    + cellStyle('title', '<style:text-properties fo:font-weight="bold" fo:font-size="14pt"/>')
    + cellStyle('heading', '<style:text-properties fo:color="#44505c"/>')
    + cellStyle('column-name', columnNameLook('start'))
    + cellStyle('figure-name', columnNameLook('end'))
    + cellStyle('total', TOTAL_LOOK)
    + STYLED.map((kind) => cellStyle(`k-${kind}`, '', `n-${kind}`) + cellStyle(`total-${kind}`, TOTAL_LOOK, `n-${kind}`)).join('')
    + '</office:automatic-styles><office:body><office:spreadsheet>\n'
}

export const ODS_CLOSING = '</office:spreadsheet></office:body></office:document-content>'

const part = (path: string, type: string): string => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`

const manifest = (): string =>
  `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">`
  + part('/', ODS_TYPE) + ['content.xml', 'styles.xml', 'meta.xml', 'settings.xml'].map((path) => part(path, 'text/xml')).join('')
  + '</manifest:manifest>'

const styles = (): string =>
  `${XML}<office:document-styles ${NAMESPACES} ${VERSION}><office:styles>`
  + '<style:default-style style:family="table-cell"><style:text-properties fo:font-size="10pt" fo:language="pt" fo:country="BR"/></style:default-style>'
  + '</office:styles><office:automatic-styles><style:page-layout style:name="page">'
  + '<style:page-layout-properties fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape" fo:margin="1cm"/></style:page-layout></office:automatic-styles>'
  + '<office:master-styles><style:master-page style:name="Default" style:page-layout-name="page"/></office:master-styles></office:document-styles>'

const meta = ({ title, entidade, generatedAt }: ReportHeader): string =>
  `${XML}<office:document-meta ${NAMESPACES} ${VERSION}><office:meta><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(entidade)}</dc:creator>`
  + `<dc:language>pt-BR</dc:language><meta:creation-date>${escapeXml(generatedAt.slice(0, 19))}</meta:creation-date></office:meta></office:document-meta>`

const item = (name: string, type: string, value: number): string =>
  `<config:config-item config:name="${name}" config:type="${type}">${value}</config:config-item>`

function settings({ title }: ReportHeader, sheets: number): string {
  const view = (index: number): string =>
    `<config:config-item-map-entry config:name="${escapeXml(sheetName(title, index))}">`
    + item('VerticalSplitMode', 'short', 2) + item('VerticalSplitPosition', 'int', HEADING_ROWS) + item('ActiveSplitRange', 'short', 2)
    + item('PositionTop', 'int', 0) + item('PositionBottom', 'int', HEADING_ROWS)
    + '</config:config-item-map-entry>'
  return `${XML}<office:document-settings ${NAMESPACES} ${VERSION}><office:settings><config:config-item-set config:name="ooo:view-settings">`
    + '<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry><config:config-item-map-named config:name="Tables">'
    + Array.from({ length: sheets }, (_, i) => view(i)).join('')
    + '</config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings></office:document-settings>'
}

/** The type comes first and uncompressed, where the format is recognised by it. */
export const odsParts = (header: ReportHeader, sheets: number, content: AsyncIterable<string>): ZipEntry[] => [
  { name: 'mimetype', content: Buffer.from(ODS_TYPE) },
  { name: 'META-INF/manifest.xml', content: [manifest()] },
  { name: 'meta.xml', content: [meta(header)] },
  { name: 'settings.xml', content: [settings(header, sheets)] },
  { name: 'styles.xml', content: [styles()] },
  { name: 'content.xml', content },
]
