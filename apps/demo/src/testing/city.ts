// The small demo city as templates, and what decides how a demo city comes out.
import { join } from 'node:path'
import { testHome, type Template } from '@portal/db/testing/test-server'

export const CITY_SOURCES: readonly string[] = [
  'apps/demo/src',
  'apps/data/src',
  'packages/atendimento/src',
  'packages/catalog/src',
]

export const CITY_DAY = '2026-08-31'
/** After its last year. */
export const LATER_DAY = '2028-12-31'
export const CITY_SCALE = 0.02

/** Where what its rows cite is kept, for all who copy it. */
export const cityFiles = (): string => join(testHome(), 'arquivos')

/** Small, as it is on a day. */
const cityOn = (name: string, today: string): Template => ({
  name,
  sources: CITY_SOURCES,
  load: async (pool) => {
    const { loadDemo } = await import('../load-demo.ts')
    await loadDemo(pool, { scale: CITY_SCALE, today, storeDir: cityFiles(), log: () => {} })
  },
})

export const smallCity: Template = cityOn('demo', CITY_DAY)

/** For laws that hold on any day. */
export const smallCityOn = (today: string): Template =>
  today === CITY_DAY ? smallCity : cityOn(`cidade_em_${today.replaceAll('-', '_')}`, today)
