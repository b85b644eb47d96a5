// `npm run openapi -- FILE`: writes the OpenAPI document of this source to a file, the same the portal serves at
// /openapi.json.
import { writeFileSync } from 'node:fs'
import { apiDocument } from '../apps/api/src/testing/api-document.ts'

const [file, ...others] = process.argv.slice(2)
if (file === undefined || others.length > 0) {
  console.error('Uso: npm run openapi -- arquivo.json')
  process.exitCode = 1
} else {
  writeFileSync(file, `${JSON.stringify(await apiDocument(), null, 2)}\n`)
  console.log(`A OpenAPI está em ${file}.`)
}
