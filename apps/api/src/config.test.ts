import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('what is not said has a sound default', () => {
  const config = readConfig({ PORTAL_HOME: '/srv/portal' })
  expect(config).toMatchObject({ port: 8080, host: undefined, adminUrl: '/portaladmin', storeDir: '/srv/portal/arquivos' })
})

test.each([
  [{ PORT: 'oitenta' }, 'PORT deve ser um número inteiro de 0 a 65535; veio “oitenta”.'],
  [{ PORT: '65536' }, 'PORT deve ser'],
  [{ CACHE_MB: '-1' }, 'CACHE_MB deve ser'],
  [{ PUBLIC_URL: 'ftp://cidade' }, 'PUBLIC_URL deve começar com http:// ou https://'],
  [{ DATABASE_READ_URLS: 'replica:5432' }, 'DATABASE_READ_URLS deve ter endereços como postgresql://'],
  [{ LOG_LEVEL: 'tudo' }, 'LOG_LEVEL deve ser um de'],
])('%j is refused in words', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('the servers to read from are one or several', () => {
  expect(readConfig({}).readUrls).toEqual([])
  expect(readConfig({ DATABASE_READ_URLS: 'postgresql://u:s@um/p postgresql://u:s@dois/p' }).readUrls).toEqual(['postgresql://u:s@um/p', 'postgresql://u:s@dois/p'])
})
