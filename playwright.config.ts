// Browser tests on the built app, driven by the system's Chromium.
import { defineConfig } from '@playwright/test'
import { baseURL, chromium } from './e2e/environment.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', trace: 'retain-on-failure', ...chromium },
  webServer: {
    command: 'node --import tsx e2e/server.ts',
    url: `${baseURL}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
