// Opens pages, and waits until they can be used.
import { expect, type Browser, type Page, type Response } from '@playwright/test'
import { withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'
import { appURL } from '../environment.ts'

/** A finished year of the Prefeitura: many rows, every parameter open, no notice on the home page. */
export const PREFEITURA: Contexto = { entidade: 1, exercicio: 2025 }

/** Returns the address of a path in the given context, unless the path names its own. */
export function addressOf(path: string, contexto: Contexto = PREFEITURA): string {
  const [route = '', search = ''] = path.split('?')
  return `${appURL}${withQuery(route, { ...contexto, ...Object.fromEntries(new URLSearchParams(search)) })}`
}

/** Waits for hydration: the menu is a link in the server's HTML and a button afterwards. */
export const whenReady = (page: Page): Promise<void> => page.locator('#menu > button').first().waitFor()

export async function visit(page: Page, path: string, contexto: Contexto = PREFEITURA): Promise<Response> {
  return open(page, addressOf(path, contexto))
}

export async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address)
  await whenReady(page)
  if (!response) throw new Error(`${address} was not asked of the server`)
  return response
}

/** Opens the same address in a new browser context, without cookies or storage. */
export async function openElsewhere(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await open(page, address)
    await look(page)
  } finally {
    await context.close()
  }
}

const MARK = 'data-before-reload'

/** Runs an action that must reload the page, and waits for the reload. */
export async function expectReload(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), MARK)
  await act()
  await expect(page.locator(`html:not([${MARK}])`)).toBeAttached()
  await whenReady(page)
}
