// Browser tests on the built app, driven by the system's Chromium.
import { defineConfig } from '@playwright/test'
import { appURL, chromium } from './e2e/environment.ts'

/** Tests that change what every visitor sees run after the others, one at a time. */
const ALONE = 'alone/**'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce', screenshot: 'only-on-failure', ...chromium },
  projects: [
    { name: 'portal', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, dependencies: ['portal'], workers: 1, fullyParallel: false },
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
