// The export formats of a list, by the value of `exportType`.
import { csv } from './csv.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { ods } from './ods.ts'
import { pdf } from './pdf/pdf.ts'
import type { ReportFormats } from './report.ts'
import { txt } from './txt.ts'
import { xls } from './xlsx.ts'

export const formats: ReportFormats = { html, xls, pdf, txt, csv, ods, json }
