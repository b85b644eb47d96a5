// Where the tested portal answers, where it keeps its data and which browser opens it.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'

export const port = Number(process.env.E2E_PORT ?? 8099)
export const root = path.resolve(import.meta.dirname, '..')
/** Known to the server and to the tests that change parameters; made and removed by the server. */
export const home = path.join(tmpdir(), `portal-e2e-${port}`)

export const origin = `http://localhost:${port}`
export const baseURL = `${origin}${APP_BASE}`
export const apiURL = `${origin}${API_BASE}`

export const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync',
    ],
  },
}
