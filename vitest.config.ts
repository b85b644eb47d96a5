// Unit and contract tests; those that need a database copy it from a template of the test server.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { configDefaults, defineConfig } from 'vitest/config'
import { derivedScreens } from './apps/web/vite-derived-screens.ts'

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/contract/')
const isApart = ({ project }: TestSpecification): boolean => project.config.isolate

/** The longest files first, so that no worker is left with one of them when the other has nothing to do; those apart last, since before one of them
 * the runner ends the worker whose modules all others share. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification): number => (isApart(file) ? 2 : isLong(file) ? 0 : 1)
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

/** Put something in the place of a module or of the browser, which another file of the same worker would meet. */
const APART = ['apps/web/src/api/api.test.ts', 'apps/web/src/shell/context/answer-cache.test.ts', 'apps/web/src/shell/frame/seal.test.ts']
/** Leave the modules as they were, so that one worker loads these once for all its files. */
const TOGETHER = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'apps/web/*.test.ts', '{bench,scripts}/**/*.test.ts']

/** Once, for both: two of them in one process would each take what the other is making for left behind. */
const BEFORE_ALL = ['scripts/programs-for-tests.mjs', 'packages/db/src/testing/keep-server.ts']

export default defineConfig({
  plugins: [derivedScreens()],
  test: {
    projects: [
      { extends: true, test: { name: 'juntos', include: TOGETHER, exclude: [...configDefaults.exclude, ...APART], isolate: false, globalSetup: BEFORE_ALL } },
      { extends: true, test: { name: 'à parte', include: APART } },
    ],
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: 'forks',
  },
})
