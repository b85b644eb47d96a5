// What every browser test starts from: a clean page that must not throw nor write untold, and parameters that are put back.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { Contexto } from '@portal/kit/list'
import { origin } from '../environment.ts'
import { askParametros } from './api.ts'
import { writeParametro } from './parametros.ts'
import { setSize } from './viewport.ts'
import { expectTold } from './writes.ts'

interface Fixtures {
  setParametro: (contexto: Contexto, numero: number, valor: string) => Promise<void>
}

/** All tests know the same ones, also where they use none: others would need a worker, and a browser, of their own. */
interface WorkerFixtures {
  /** One window for all the tests of a worker: opening one costs more than most tests. */
  sharedWindow: BrowserContext
  /** For tests that only look, as the one before left it: opening another costs more than they do. Never closed, it keeps the process that all pages of the portal share. */
  lastingPage: Page
}

/** Of the portal, so that its process stays, but without its scripts. */
const QUIET = `${origin}/robots.txt`

async function forgetEverything(context: BrowserContext, page: Page): Promise<void> {
  await context.unrouteAll()
  await context.clearPermissions()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
}

async function useSound(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const uncaught: Error[] = []
  const written: string[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`)
  })
  await use(page)
  expect(uncaught).toEqual([])
  for (const each of written) expectTold(each)
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedWindow: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  lastingPage: [
    async ({ sharedWindow }, use) => {
      const page = await sharedWindow.newPage()
      await page.goto(QUIET)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedWindow, lastingPage }, use) => {
    if (lastingPage.url() !== QUIET) await lastingPage.goto(QUIET)
    await forgetEverything(sharedWindow, lastingPage)
    await use(sharedWindow)
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await setSize(page)
    await useSound(page, use)
    await page.close()
  },
  setParametro: async ({ browserName: _any }, use) => {
    const undo = new Map<string, () => Promise<void>>()
    await use(async (contexto, numero, valor) => {
      const before = (await askParametros(contexto)).get(numero)
      const key = [contexto.entidade, contexto.exercicio, numero].join('/')
      if (!undo.has(key)) undo.set(key, () => writeParametro(contexto, numero, before))
      await writeParametro(contexto, numero, valor)
    })
    for (const restore of undo.values()) await restore()
  },
})

/** For what changes the window itself: scripts before the page, clocks, no scripts at all, and no network, which all pages of a process lose and regain together. */
export const testInOwnWindow = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
})

export { expect } from '@playwright/test'
