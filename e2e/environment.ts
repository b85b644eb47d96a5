// Where the tested portal answers and which browser opens it.
const port = Number(process.env.E2E_PORT ?? 8099)

export const origin = `http://localhost:${port}`
export const baseURL = `${origin}/portaltransparencia`
export const apiURL = `${origin}/portaltransparencia-api`
export const e2ePort = port

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
