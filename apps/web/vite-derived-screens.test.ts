import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { derivedScreens } from './vite-derived-screens.ts'
import { details, items } from './src/derived/addresses.ts'
import { unclaimedLists, unclaimedRecords } from './src/derived/unclaimed.ts'

let server: ViteDevServer

beforeAll(async () => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  server = await createServer({ root, logLevel: 'silent', server: { middlewareMode: true, ws: false, watch: null } })
})
afterAll(() => server?.close())

test('pages receive only the addresses, those without a screen of their own', async () => {
  expect(items).toEqual(unclaimedLists.map(({ path }) => path))
  expect(details).toEqual(unclaimedRecords.map(({ list, link }) => [list.path, link.path]))
  const given = await server.environments.client.transformRequest('/src/derived/addresses.ts')
  expect(given?.code).toContain('"/fornecedores"')
  expect(given?.code).not.toMatch(/\bimport\b/)
})

test('a derived screen imports its own declaration and no other', async () => {
  const screen = await server.environments.client.transformRequest('/src/derived/alvara.tsx')
  expect(screen?.code.match(/packages\/catalog\/src\/[\w/-]+\.ts/g)).toEqual([
    'packages/catalog/src/atendimento/alvara.ts',
  ])
})

test('the development server renders derived screens', async () => {
  const { files } = (await server.ssrLoadModule('/src/screen-files.ts')) as typeof import('./src/screen-files.ts')
  expect(await files['./derived/alvara-detalhe.tsx']?.()).toMatchObject({
    default: expect.any(Function),
    load: expect.any(Function),
  })
})

test('a derived screen without a declaration is not found', async () => {
  await expect(server.environments.client.transformRequest('/src/derived/nada.tsx')).rejects.toThrow('nada.tsx')
})

test('in development, screens are derived again only when an area changes', async () => {
  const environment = server.environments.client
  const derived = derivedScreens()
  const hotUpdate = derived.hotUpdate as unknown as (this: object, change: object) => { file: string }[] | undefined
  const area = fileURLToPath(new URL('../../packages/catalog/src/atendimento/index.ts', import.meta.url))
  const again = hotUpdate.call({ environment }, { file: area, modules: [] })?.map(({ file }) => file)
  const fileOf = (name: string): string => fileURLToPath(new URL(`src/derived/${name}`, import.meta.url))
  expect(again).toEqual(expect.arrayContaining([fileOf('addresses.ts'), fileOf('alvara.tsx')]))
  expect(again).not.toContain(fileOf('routes.ts'))
  expect(hotUpdate.call({ environment }, { file: area.replace('index', 'alvara'), modules: [] })).toBeUndefined()
})
