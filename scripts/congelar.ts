// `npm run congelar`: writes down what the release of package.json leaves behind for good: its migrations, what its
// programs ask of a database, and what the programs of others may ask of its API. What the release itself no longer
// reads is listed in packages/db/releases/aposentado.json; the one after it may drop that.
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
