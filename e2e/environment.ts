// Settings of the tested portal: its addresses, its data folder and the browser.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'

const port = process.env.E2E_PORT ?? '8099'

export const root = path.resolve(import.meta.dirname, '..')
export const origin = `http://localhost:${port}`
export const appURL = `${origin}${APP_BASE}`
export const apiURL = `${origin}${API_BASE}`

/** A small city with a fixed date, so that no test depends on the day it runs. */
export const CITY = { scale: '0.1', date: '2026-08-31' }

/**
 * The server creates and deletes this folder; `portalEnv` keeps the tests away from any other database of the machine.
 */
export const home = path.join(tmpdir(), `portal-e2e-${port}`)
export const portalEnv = {
  PORT: port,
  PORTAL_HOME: home,
  LOG_LEVEL: 'warn',
  PROCESSOS: '',
  CIDADES: '',
  DATABASE_URL: '',
  DATABASE_READ_URLS: '',
  FILES_DIR: '',
  HOST: '',
  PUBLIC_URL: '',
  ADMIN_URL: '',
  /** Lets a test set the visitor's address with a proxy header; other visitors come from this machine. */
  TRUSTED_PROXIES: '1',
}

export const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}
