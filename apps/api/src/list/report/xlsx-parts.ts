// The fixed parts of a workbook: what Excel needs to find and dress the sheets.
import type { Kind } from '@portal/kit/fields'
import type { ReportHeader } from './report.ts'
import { HEADING_ROWS, sheetName } from './sheet.ts'
import { escapeXml } from './xml.ts'
import type { ZipEntry } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const XLSX_TYPE = `${SHEET_TYPE}.sheet`
export const SHEET_OPENING = `${XML}<worksheet xmlns="${MAIN}">`

/** Indexes into `cellXfs` below. */
export const style = { plain: 0, title: 1, heading: 2, columnName: 3, guarded: 4, totalLabel: 5, figureName: 6 } as const

const FORMATS: Readonly<Partial<Record<Kind, string>>> = {
  money: '#,##0.00', decimal: '#,##0.00##', integer: '0', date: 'dd/mm/yyyy', datetime: 'dd/mm/yyyy hh:mm:ss',
}
const FORMATTED = Object.keys(FORMATS) as Kind[]
const FIRST_KIND_STYLE = 7
const FIRST_CUSTOM_FORMAT = 164

export const kindStyle = (kind: Kind): number => (kind in FORMATS ? FIRST_KIND_STYLE + FORMATTED.indexOf(kind) : style.plain)
export const totalStyle = (kind: Kind): number => (kind in FORMATS ? FIRST_KIND_STYLE + FORMATTED.length + FORMATTED.indexOf(kind) : style.totalLabel)

function styles(): string {
  const formats = FORMATTED.map((kind, i) => `<numFmt numFmtId="${FIRST_CUSTOM_FORMAT + i}" formatCode="${FORMATS[kind]}"/>`).join('')
  const kindXf = (font: number, border: number): string =>
    FORMATTED.map((_, i) => `<xf numFmtId="${FIRST_CUSTOM_FORMAT + i}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1"/>`).join('')
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATTED.length}">${formats}</numFmts>`
    + '<fonts count="5"><font><sz val="10"/><name val="Calibri"/><family val="2"/></font>'
    + '<font><b/><sz val="14"/><name val="Calibri"/><family val="2"/></font>'
    + '<font><sz val="10"/><color rgb="FF44505C"/><name val="Calibri"/><family val="2"/></font>'
    + '<font><b/><sz val="10"/><name val="Calibri"/><family val="2"/></font>'
    + '<font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Calibri"/><family val="2"/></font></fonts>'
    + '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>'
    + '<fill><patternFill patternType="solid"><fgColor rgb="FF1F4E79"/><bgColor indexed="64"/></patternFill></fill></fills>'
    + '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>'
    + '<border><left/><right/><top style="medium"><color rgb="FF1F4E79"/></top><bottom/><diagonal/></border></borders>'
    + '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
    + `<cellXfs count="${FIRST_KIND_STYLE + 2 * FORMATTED.length}">`
    + '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
    + '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>'
    + '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>'
    + '<xf numFmtId="0" fontId="4" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>'
    + '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>'
    + '<xf numFmtId="0" fontId="3" fillId="0" borderId="1" xfId="0" applyFont="1" applyBorder="1"/>'
    + '<xf numFmtId="0" fontId="4" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="right" vertical="center" wrapText="1"/></xf>'
    + kindXf(0, 0) + kindXf(3, 1)
    + '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
}

function workbook({ title }: ReportHeader, sheets: number): string {
  const names = Array.from({ length: sheets }, (_, i) => escapeXml(sheetName(title, i)))
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>`
    + names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')
    + '</sheets><definedNames>'
    + names.map((name, i) => `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">'${name}'!$${HEADING_ROWS}:$${HEADING_ROWS}</definedName>`).join('')
    + '</definedNames></workbook>'
}

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">`
  + targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`).join('')
  + '</Relationships>'

const CORE_PROPERTIES = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'

const properties = ({ title, entidade }: ReportHeader): string =>
  `${XML}<cp:coreProperties xmlns:cp="${CORE_PROPERTIES}" xmlns:dc="http://purl.org/dc/elements/1.1/">`
  + `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(entidade)}</dc:creator><dc:language>pt-BR</dc:language></cp:coreProperties>`

export const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`

const contentTypes = (sheets: readonly string[]): string =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`
  + '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'
  + `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>`
  + '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>'
  + sheets.map((path) => `<Override PartName="/xl/${path}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`).join('')
  + '</Types>'

export function workbookParts(header: ReportHeader, sheets: number): ZipEntry[] {
  const paths = Array.from({ length: sheets }, (_, i) => sheetPath(i))
  return [
    { name: '[Content_Types].xml', content: [contentTypes(paths)] },
    { name: '_rels/.rels', content: [relationships([
      [`${RELATIONSHIPS}/officeDocument`, 'xl/workbook.xml'],
      ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
    ])] },
    { name: 'docProps/core.xml', content: [properties(header)] },
    { name: 'xl/workbook.xml', content: [workbook(header, sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [relationships([
      ...paths.map((path) => [`${RELATIONSHIPS}/worksheet`, path] as const),
      [`${RELATIONSHIPS}/styles`, 'styles.xml'],
    ])] },
    { name: 'xl/styles.xml', content: [styles()] },
  ]
}
