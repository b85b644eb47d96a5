// The fixed parts of a workbook, which Excel needs to find and format the sheets.
import type { Kind } from '@portal/kit/fields'
import type { ReportHeader } from './report.ts'
import { HEADING_ROWS, sheetName } from './sheet.ts'
import { escapeXml } from './xml.ts'
import type { ZipEntry } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PACKAGE_TYPE = 'application/vnd.openxmlformats-package'

export const XLSX_TYPE = `${SHEET_TYPE}.sheet`
export const SHEET_OPENING = `${XML}<worksheet xmlns="${MAIN}">`

/** Indexes into `cellXfs` below. */
export const style = {
  plain: 0,
  title: 1,
  heading: 2,
  columnName: 3,
  guarded: 4,
  totalLabel: 5,
  figureName: 6,
} as const
const FIRST_KIND_STYLE = 7

const FORMATS: Readonly<Partial<Record<Kind, string>>> = {
  money: '#,##0.00',
  price: '#,##0.00##',
  decimal: '#,##0.00##',
  integer: '0',
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm:ss',
}
const FORMATTED = Object.keys(FORMATS) as Kind[]
const FIRST_CUSTOM_FORMAT = 164

export const kindStyle = (kind: Kind): number =>
  kind in FORMATS ? FIRST_KIND_STYLE + FORMATTED.indexOf(kind) : style.plain
export const totalStyle = (kind: Kind): number =>
  kind in FORMATS ? FIRST_KIND_STYLE + FORMATTED.length + FORMATTED.indexOf(kind) : style.totalLabel

const font = (size: number, look = ''): string =>
  `<font>${look}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`
const colored = (size: number, rgb: string, look = ''): string =>
  `<font>${look}<sz val="${size}"/><color rgb="${rgb}"/><name val="Calibri"/><family val="2"/></font>`

interface Look {
  format?: number
  font?: number
  fill?: number
  border?: number
  attributes?: string
  alignment?: string
}

function xf({ format = 0, font: fontId = 0, fill = 0, border = 0, attributes = '', alignment }: Look): string {
  const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"'
  const opening =
    `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fill}" borderId="${border}" xfId="0" ` +
    `${applied}${attributes}`
  return alignment ? `${opening}><alignment ${alignment}/></xf>` : `${opening}/>`
}

const NAMED_LOOKS: Readonly<Record<keyof typeof style, Look>> = {
  plain: {},
  title: { font: 1 },
  heading: { font: 2 },
  columnName: { font: 4, fill: 2, alignment: 'vertical="center" wrapText="1"' },
  guarded: { attributes: ' quotePrefix="1"' },
  totalLabel: { font: 3, border: 1 },
  figureName: { font: 4, fill: 2, alignment: 'horizontal="right" vertical="center" wrapText="1"' },
}
const LOOKS: readonly Look[] = [
  ...Object.values(NAMED_LOOKS),
  ...FORMATTED.map((_, i) => ({ format: FIRST_CUSTOM_FORMAT + i })),
  ...FORMATTED.map((_, i) => ({ format: FIRST_CUSTOM_FORMAT + i, font: 3, border: 1 })),
]

const FONTS = [font(10), font(14, '<b/>'), colored(10, 'FF44505C'), font(10, '<b/>'), colored(10, 'FFFFFFFF', '<b/>')]

const numberFormat = (kind: (typeof FORMATTED)[number], i: number): string =>
  `<numFmt numFmtId="${FIRST_CUSTOM_FORMAT + i}" formatCode="${FORMATS[kind]}"/>`

const STYLES = `${XML}<styleSheet xmlns="${MAIN}">
<numFmts count="${FORMATTED.length}">
${FORMATTED.map(numberFormat).join('\n')}
</numFmts>
<fonts count="${FONTS.length}">${FONTS.join('')}</fonts>
<fills count="3">
<fill><patternFill patternType="none"/></fill>
<fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FF1F4E79"/><bgColor indexed="64"/></patternFill></fill>
</fills>
<borders count="2">
<border><left/><right/><top/><bottom/><diagonal/></border>
<border><left/><right/><top style="medium"><color rgb="FF1F4E79"/></top><bottom/><diagonal/></border>
</borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${LOOKS.length}">
${LOOKS.map(xf).join('\n')}
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`

function workbook({ title }: ReportHeader, sheets: number): string {
  const names = Array.from({ length: sheets }, (_, i) => escapeXml(sheetName(title, i)))
  const header = `$${HEADING_ROWS}:$${HEADING_ROWS}`
  const printTitles = (name: string, i: number): string =>
    `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">'${name}'!${header}</definedName>`
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
<sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets>
<definedNames>
${names.map(printTitles).join('\n')}
</definedNames>
</workbook>`
}

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">
${targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`).join('\n')}
</Relationships>`

const properties = ({ title, entidade }: ReportHeader): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title>${escapeXml(title)}</dc:title>
<dc:creator>${escapeXml(entidade)}</dc:creator>
<dc:language>pt-BR</dc:language>
</cp:coreProperties>`

export const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`

const contentTypes = (sheets: readonly string[]): string => `${XML}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="${PACKAGE_TYPE}.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>
<Override PartName="/docProps/core.xml" ContentType="${PACKAGE_TYPE}.core-properties+xml"/>
${sheets.map((path) => `<Override PartName="/xl/${path}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`).join('\n')}
</Types>`

export function workbookParts(header: ReportHeader, sheets: number): ZipEntry[] {
  const paths = Array.from({ length: sheets }, (_, i) => sheetPath(i))
  const root = relationships([
    [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
  ])
  const book = relationships([
    ...paths.map((path) => [`${OFFICE}/worksheet`, path] as const),
    [`${OFFICE}/styles`, 'styles.xml'],
  ])
  return [
    { name: '[Content_Types].xml', content: [contentTypes(paths)] },
    { name: '_rels/.rels', content: [root] },
    { name: 'docProps/core.xml', content: [properties(header)] },
    { name: 'xl/workbook.xml', content: [workbook(header, sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [book] },
    { name: 'xl/styles.xml', content: [STYLES] },
  ]
}
