// Templates of the small demo city for tests, with the files that determine its content.
import { join } from 'node:path'
import { testHome, type Template } from '@portal/db/testing/test-server'

export const CITY_SOURCES: readonly string[] = [
  'apps/demo/src',
  'apps/data/src',
  'packages/atendimento/src',
  'packages/catalog/src',
]

export const CITY_DAY = '2026-08-31'
/** A day after the last year of the city. */
export const LATER_DAY = '2028-12-31'
export const CITY_SCALE = 0.02

/** Returns the folder of the files that the rows cite, shared by all copies. */
export const cityFiles = (): string => join(testHome(), 'arquivos')

/** Returns the template of the small city as of a day. */
const cityOn = (name: string, today: string): Template => ({
  name,
  sources: CITY_SOURCES,
  load: async (pool) => {
    const { loadDemo } = await import('../load-demo.ts')
    await loadDemo(pool, { scale: CITY_SCALE, today, storeDir: cityFiles(), log: () => {} })
  },
})

export const smallCity: Template = cityOn('demo', CITY_DAY)

/** Returns the template for a day, for rules that hold on any day. */
export const smallCityOn = (today: string): Template =>
  today === CITY_DAY ? smallCity : cityOn(`cidade_em_${today.replaceAll('-', '_')}`, today)
