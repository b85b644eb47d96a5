// The small demo city as a template, and what decides how a demo city comes out.
import { join } from 'node:path'
import { testHome, type Template } from '@portal/db/testing/test-server'

export const CITY_SOURCES: readonly string[] = ['apps/data/src', 'packages/atendimento/src', 'packages/catalog/src']

export const CITY_DAY = '2026-08-31'
export const CITY_SCALE = 0.02

/** Where what its rows cite is kept, for all who copy it. */
export const cityFiles = (): string => join(testHome(), 'arquivos')

export const smallCity: Template = {
  name: 'demo',
  sources: CITY_SOURCES,
  load: async (pool) => {
    const { loadDemo } = await import('../demo/load-demo.ts')
    await loadDemo(pool, { scale: CITY_SCALE, today: CITY_DAY, storeDir: cityFiles(), log: () => {} })
  },
}
