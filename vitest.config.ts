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

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['packages/db/src/testing/keep-server.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: 'forks',
  },
})
