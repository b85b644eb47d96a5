// Unit and contract tests; those that need a database copy it from a template of the test server.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/contract/')

/** The longest files first, so that no worker is left with one of them when the other has nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))]
  }
}

/** Read the portal and leave its modules as they were, so that one worker loads these once for all its files. */
const TOGETHER = ['packages/{kit,catalog,atendimento}/src/**/*.test.ts', 'apps/api/src/**/*.test.ts']
/** Put something in the place of a module or of the browser, or start whole programs. */
const APART = ['packages/db/src/**/*.test.ts', 'apps/{data,web}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']

/** Once, for both: two of them in one process would each take what the other is making for left behind. */
const BEFORE_ALL = ['scripts/programs-for-tests.mjs', 'packages/db/src/testing/keep-server.ts']

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'juntos', include: TOGETHER, isolate: false, globalSetup: BEFORE_ALL } },
      { extends: true, test: { name: 'à parte', include: APART } },
    ],
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: 'forks',
  },
})
