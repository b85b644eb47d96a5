// `npm run congelar`: records what the release in package.json freezes for good: its migrations, the columns and
// functions its programs use in a database, and the API that clients may use. Names in
// packages/db/releases/aposentado.json are no longer used by this release, so they are left out, and the next release
// may drop them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '@portal/db/database'
import { migrate } from '@portal/db/migrate'
import { readSurface, RELEASES, unreleasedMigrations } from '@portal/db/testing/released'
import { openTestServer } from '@portal/db/testing/test-server'
import { VERSION } from '@portal/db/version'
import { apiDocument } from '../apps/api/src/testing/api-document.ts'
import { apiSurface, RELEASED_API } from '../apps/api/src/testing/api-surface.ts'

const versao = VERSION
const file = join(RELEASES, `${versao}.json`)
if (existsSync(file)) throw new Error(`A versão ${versao} já foi liberada: ${file}`)

const server = await openTestServer()
const name = `congelar_${process.pid}`
const url = await createDatabase(server.url, name)
try {
  await migrate(url)
  const retired = new Set(JSON.parse(readFileSync(join(RELEASES, 'aposentado.json'), 'utf8')) as string[])
  const { colunas, funcoes } = await readSurface(url)
  const kept = (names: readonly string[]): string[] => names.filter((each) => !retired.has(each))
  const released = { versao, migracoes: await unreleasedMigrations(), colunas: kept(colunas), funcoes: kept(funcoes) }
  writeFileSync(file, `${JSON.stringify(released, undefined, 1)}\n`)
  writeFileSync(RELEASED_API, apiSurface(await apiDocument()))
  console.log(
    `${Object.keys(released.migracoes).length} migrações, ${released.colunas.length} colunas e ` +
      `${released.funcoes.length} funções em ${file}`,
  )
} finally {
  await dropDatabase(server.url, name)
  await server.stop()
}
