// Tests that the file of the cities is read again while they are served: a new city needs no restart, and a faulty file
// changes nothing.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '@portal/catalog/rotas'
import { startPortalProcess, type PortalProcess } from '../testing/portal-process.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const LONG = 300_000
const [SERRA, VALE] = ['serra.example.org', 'vale.example.org'] as const

const folder = mkdtempSync(join(tmpdir(), 'portal-cidades-'))
const file = join(folder, 'cidades.json')
let databases: [TestDatabase, TestDatabase]
let portal: PortalProcess

const told = (host: string, { url }: TestDatabase) => ({
  banco: url,
  arquivos: join(folder, host),
  endereco: `https://${host}`,
})

beforeAll(async () => {
  databases = [await openTestDatabase(), await openTestDatabase()]
  writeFileSync(file, JSON.stringify({ [SERRA]: told(SERRA, databases[0]) }))
  portal = startPortalProcess({ CIDADES: file, PROCESSOS: '1' })
}, LONG)
afterAll(async () => {
  portal?.child.kill('SIGTERM')
  await portal?.exit
  for (const database of databases ?? []) await database.close()
  rmSync(folder, { recursive: true, force: true })
}, LONG)

async function statusAt(host: string): Promise<number | undefined> {
  const { port } = new URL(await portal.origin())
  const asked = get({ host: '127.0.0.1', port, path: `${API_BASE}/actuator/health`, headers: { host }, agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test('an added city is served, and a faulty one leaves all as they were', { timeout: LONG }, async () => {
  expect([await statusAt(SERRA), await statusAt(VALE)]).toEqual([200, 404])
  writeFileSync(file, JSON.stringify({ [SERRA]: told(SERRA, databases[0]), [VALE]: told(VALE, databases[1]) }))
  portal.child.kill('SIGHUP')
  await portal.says(/Processos trocados\./)
  expect([await statusAt(SERRA), await statusAt(VALE)]).toEqual([200, 200])
  const serving = portal.workers()

  writeFileSync(
    file,
    JSON.stringify({
      [SERRA]: told(SERRA, databases[0]),
      [VALE]: { ...told(VALE, databases[1]), arquivos: join(folder, SERRA) },
    }),
  )
  portal.child.kill('SIGHUP')
  await portal.says(/têm o mesmo “arquivos”/)
  expect([await statusAt(SERRA), await statusAt(VALE)]).toEqual([200, 200])
  expect(portal.workers()).toEqual(serving)
})
