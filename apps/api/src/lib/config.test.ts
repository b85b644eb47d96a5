import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('unset variables have defaults', () => {
  const config = readConfig({ PORTAL_HOME: '/srv/portal' })
  expect(config).toMatchObject({
    port: 8080,
    host: undefined,
    adminUrl: '/portaladmin',
    storeDir: '/srv/portal/arquivos',
  })
})

test.each([
  [{ PORT: 'oitenta' }, 'PORT deve ser um número inteiro de 0 a 65535; veio “oitenta”.'],
  [{ PORT: '65536' }, 'PORT deve ser'],
  [{ CACHE_MB: '-1' }, 'CACHE_MB deve ser'],
  [{ PROCESSOS: 'muitos' }, 'PROCESSOS deve ser “auto” ou um número inteiro de 1 a 256; veio “muitos”.'],
  [{ PUBLIC_URL: 'ftp://cidade' }, 'PUBLIC_URL deve começar com http:// ou https://'],
  [{ DATABASE_READ_URLS: 'replica:5432' }, 'DATABASE_READ_URLS deve ter endereços como postgresql://'],
  [{ LOG_LEVEL: 'tudo' }, 'LOG_LEVEL deve ser um de'],
])('%j is refused with a message', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('processes share the resources of the machine, with a minimum for each', () => {
  const env = { POOL_SIZE: '16', CACHE_MB: '128', POOL_QUEUE: '200' }
  expect(readConfig({ ...env, PROCESSOS: '1' })).toMatchObject({
    processos: 1,
    poolSize: 16,
    cacheBytes: 128 * 2 ** 20,
    poolQueue: 200,
  })
  expect(readConfig({ ...env, PROCESSOS: '4' })).toMatchObject({
    processos: 4,
    poolSize: 4,
    cacheBytes: 32 * 2 ** 20,
    poolQueue: 50,
  })
  expect(readConfig({ ...env, PROCESSOS: '32' })).toMatchObject({ poolSize: 2, cacheBytes: 16 * 2 ** 20 })
  expect(readConfig({ ...env, PROCESSOS: '4', POOL_SIZE: '2' })).toMatchObject({ poolSize: 2 })
})

test('the default is one process per core, or one with the embedded database on a small machine', () => {
  const all = readConfig({ PROCESSOS: 'auto' }).processos
  expect(all).toBeLessThanOrEqual(availableParallelism())
  expect(readConfig({ DATABASE_URL: 'postgresql://x' }).processos).toBe(all)
  expect(readConfig({}).processos).toBe(all <= 2 ? 1 : all)
})

test('DATABASE_READ_URLS has one or several addresses', () => {
  expect(readConfig({}).readUrls).toEqual([])
  expect(readConfig({ DATABASE_READ_URLS: 'postgresql://u:s@um/p postgresql://u:s@dois/p' }).readUrls).toEqual([
    'postgresql://u:s@um/p',
    'postgresql://u:s@dois/p',
  ])
})
