// Unit and contract tests. Those of the pages put things in the place of the browser and of modules, so that each file
// has a worker of its own. The others go first, leave modules as they were and share them: the portal is not loaded for
// each file. Those that need a database copy it from a template of the test server, held for the whole run.
import { defineConfig } from 'vitest/config'
import { derivedScreens } from './apps/web/vite-derived-screens.ts'

const PAGES = 'apps/web/**/*.test.{ts,tsx}'
const ELSEWHERE = ['{apps/{api,data,demo},packages/*}/src/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts']
const BEFORE_ALL = ['scripts/programs-for-tests.mjs', 'packages/db/src/testing/keep-server.ts']

export default defineConfig({
  plugins: [derivedScreens()],
  test: {
    projects: [
      { extends: true, test: { name: 'páginas', include: [PAGES], sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'servidor', include: ELSEWHERE, isolate: false, globalSetup: BEFORE_ALL } },
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: 'forks',
  },
})
