// Tests the visit counter. It counts the whole portal, so no other test may run at the same time.
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { ALONE } from '../support/writes.ts'

async function countSeenBy(page: Page, path: string): Promise<number> {
  await visit(page, path)
  const counter = page.getByRole('contentinfo').getByText('Total de acessos:')
  await expect(counter).toHaveText(/\d/)
  return Number((await counter.innerText()).replace(/\D/g, ''))
}

async function visitWith(browser: Browser, paths: readonly string[]): Promise<number[]> {
  const page = await browser.newPage()
  const counts: number[] = []
  for (const path of paths) counts.push(await countSeenBy(page, path))
  await page.close()
  return counts
}

test('several pages are one visit, and another browser is another visit', ALONE, async ({ browser }) => {
  const [before] = await visitWith(browser, ['/'])
  const next = Number(before) + 1
  expect(await visitWith(browser, ['/', '/diarias', '/entidade'])).toEqual([next, next, next])
  expect(await visitWith(browser, ['/diarias'])).toEqual([next + 1])
})
