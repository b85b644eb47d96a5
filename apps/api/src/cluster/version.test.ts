// Tests a start on a database of another release: refused, waiting for a backup, or upgraded.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOADING } from '@portal/db/locks'
import { RELEASE } from '@portal/db/version'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureProgrammed } from '../../../../scripts/prepare.mjs'
import { makeChaves } from '../../../data/src/copia/chaves.ts'
import { conferir } from '../../../data/src/copia/conferir.ts'
import { startPortalProcess, type PortalProcess } from '../testing/portal-process.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
const children: ChildProcess[] = []

beforeAll(() => ensureProgrammed())
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await database.close()
})

const become = (versao: string, lidaDesde = versao): Promise<unknown> =>
  database.pool.query('update instalacao.liberacao set versao = $1, lida_desde = $2', [versao, lidaDesde])

function start(args: readonly string[] = [], env: Record<string, string> = {}): PortalProcess {
  const started = startPortalProcess({ DATABASE_URL: database.url, PROCESSOS: '1', ...env }, args)
  children.push(started.child)
  return started
}

const port = createServer()
afterAll(() => void port.close())

async function freePort(): Promise<number> {
  await new Promise<void>((resolve) => port.listen(0, '127.0.0.1', resolve))
  const bound = port.address()
  await new Promise((resolve) => port.close(resolve))
  return typeof bound === 'object' && bound ? bound.port : 0
}

test('an older external database is refused in one line until there is a backup of it', async () => {
  await become('0.9.0')
  const { exit, stderr } = start()
  expect(await exit).toBe(1)
  expect((await stderr).trim()).toMatch(
    /^O banco é da versão 0\.9\.0 e este programa é a \d+\.\d+\.\d+\..*--copia-feita.*--copia-em/,
  )
  const { rows } = await database.pool.query('select versao from instalacao.liberacao')
  expect(rows).toEqual([{ versao: '0.9.0' }])
})

test('with a backup it is upgraded, with maintenance at the port meanwhile, and then served', async () => {
  await become('0.9.0')
  const loading = await database.pool.connect()
  await loading.query('select pg_advisory_lock($1)', [LOADING])
  const at = await freePort()
  const portal = start(['--copia-feita'], { PORT: String(at) })
  await portal.says(/Há uma carga em andamento/)
  const page = await fetch(`http://127.0.0.1:${at}/portaltransparencia/empenhos`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([451, '15'])
  expect(await page.text()).toMatch(
    new RegExp(`O portal está sendo atualizado[^]*<footer>Versão: ${RELEASE.versao}</footer>`),
  )
  const call = await fetch(`http://127.0.0.1:${at}/portaltransparencia-api/api/empenhos`)
  expect([call.status, await call.json()]).toEqual([
    451,
    expect.objectContaining({ status: 451, path: '/portaltransparencia-api/api/empenhos' }),
  ])
  expect((await fetch(`http://127.0.0.1:${at}/portaltransparencia-api/actuator/health`)).status).toBe(503)
  await loading.query('select pg_advisory_unlock($1)', [LOADING])
  loading.release()
  const origin = await portal.origin()
  expect((await fetch(`${origin}/portaltransparencia-api/actuator/health`)).status).toBe(200)
  const { rows } = await database.pool.query('select count(*)::int as n from instalacao.liberacao')
  expect(rows).toEqual([{ n: 2 }])
})

test('with --copia-em the backup is made now, and can be verified by itself', async () => {
  await become('0.9.0')
  const folder = join(mkdtempSync(join(tmpdir(), 'portal-copia-em-')), 'copia')
  const { publica } = await makeChaves(join(folder, '../chaves'))
  const portal = start(['--copia-em', folder], { FILES_DIR: join(folder, '../arquivos'), COPIA_CHAVE: publica })
  await portal.origin()
  const { programa, tabelas } = await conferir(folder)
  expect([programa.versao, tabelas.some(({ nome }) => nome === 'public.empenho')]).toEqual([RELEASE.versao, true])
  rmSync(join(folder, '..'), { recursive: true })
})

test('if that folder cannot be used nothing changes, and the message says both', async () => {
  await become('0.9.0')
  const folder = mkdtempSync(join(tmpdir(), 'portal-copia-em-'))
  writeFileSync(join(folder, 'arquivo'), '')
  const { publica } = await makeChaves(join(folder, 'chaves'))
  const env = { FILES_DIR: join(folder, 'arquivos'), COPIA_CHAVE: publica }
  const { exit, stderr } = start(['--copia-em', join(folder, 'arquivo/copia')], env)
  expect(await exit).toBe(1)
  const told = /não pode ser usada como pasta \(ENOTDIR\)[^]*A cópia não pôde ser feita\. Nada foi alterado\./
  expect(await stderr).toMatch(told)
  const { rows } = await database.pool.query('select versao from instalacao.liberacao')
  expect(rows).toEqual([{ versao: '0.9.0' }])
  rmSync(folder, { recursive: true })
})

test('a newer database is read if its release allows it, also by a process started meanwhile', async () => {
  await become('99.0.0', '1.0.0')
  const portal = start()
  expect(await portal.says(/só lê nele/)).toMatch(/já é da versão 99\.0\.0/)
  const origin = await portal.origin()
  expect((await fetch(`${origin}/portaltransparencia-api/api/entidades/lista`)).status).toBe(200)
  const sent = await fetch(`${origin}/portaltransparencia-api/api/mensagens`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(sent.status).toBe(503)
})

test('otherwise it is refused, and the message names both versions', async () => {
  await become('99.0.0')
  const { exit, stderr } = start()
  expect(await exit).toBe(1)
  expect((await stderr).trim()).toMatch(
    /^O banco é da versão 99\.0\.0 .* este programa é a \d+\.\d+\.\d+, .*use o programa 99\.0\.0/,
  )
})

test('a database from before the first release is refused with instructions, and left unchanged', async () => {
  await database.pool.query('drop schema instalacao cascade; create table migracao (nome text)')
  const { exit, stderr } = start(['--copia-feita'])
  expect(await exit).toBe(1)
  expect((await stderr).trim()).toMatch(
    /^Este banco é de uma versão anterior à 1\.0\.0.*export <pasta> --com-atendimento.*import <pasta>/,
  )
  const { rows } = await database.pool.query(
    `select to_regclass('instalacao.liberacao') as livro, (select count(*)::int from empenho) > 0 as inteiro`,
  )
  expect(rows).toEqual([{ livro: null, inteiro: true }])
})
