// Writes a million generated empenhos to one spreadsheet, in a process of its own that reports what it took.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { openFields } from '@portal/kit/open-list'
import { parametrosFrom } from '@portal/kit/parametros'
import { formats } from '../apps/api/src/lists/report/formats.ts'
import { measureExport } from '../apps/api/src/lists/report/testing/measure.ts'
import { sampleSource } from '../apps/api/src/lists/report/testing/sample.ts'

const [warming, rowCount] = process.argv.slice(2)
const fields = openFields(empenhos, parametrosFrom({}))
await measureExport(formats.xls, sampleSource(fields, { rowCount: Number(warming) }))
process.send?.(await measureExport(formats.xls, sampleSource(fields, { rowCount: Number(rowCount) })))
process.disconnect?.()
