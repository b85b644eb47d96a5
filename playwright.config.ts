// Browser tests on the built app, driven by the system's Chromium.
import { defineConfig } from '@playwright/test'
import { appURL, chromium } from './e2e/environment.ts'
import { ALONE, WRITES } from './e2e/support/writes.ts'

const TOLD = new RegExp(`${WRITES.tag}|${ALONE.tag}`)

/** Writing tests run one at a time, because one may read what another writes. */
const ONE_BY_ONE = { fullyParallel: false, workers: 1 }

/** Timeout of one action or navigation: the failure names it, long before the test's own timeout. */
const PATIENCE_MS = 60_000

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  /** More than the processor cores, as a page waits as often as it computes. */
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    ...chromium,
  },
  projects: [
    { name: 'readers', outputDir: 'test-results/readers', grepInvert: TOLD },
    {
      name: 'writers',
      outputDir: 'test-results/writers',
      grep: new RegExp(WRITES.tag),
      ...ONE_BY_ONE,
      dependencies: ['readers'],
    },
    {
      name: 'alone',
      outputDir: 'test-results/alone',
      grep: new RegExp(ALONE.tag),
      ...ONE_BY_ONE,
      dependencies: ['writers'],
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/server.ts',
    url: `${appURL}/`,
    timeout: 600_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
