// Whoever reads the portal in another language, by a browser that translates it, reads the same figures and meets no
// error.
import type { Page } from '@playwright/test'
import { atRest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, open, openElsewhere, visit } from '../support/visit.ts'

/**
 * As browsers do it, in the page: each text gives its place to two elements of the translator's, and so does each text
 * that comes later.
 */
function translate(atOnce: boolean): void {
  const replace = (text: Node): void => {
    const parent = text.parentElement
    if (!parent || parent.closest('font, script, style, select, textarea, noscript') || !text.nodeValue?.trim()) return
    const translation = document.createElement('font')
    translation.appendChild(document.createElement('font')).textContent = text.nodeValue
    if (atOnce) {
      parent.replaceChild(translation, text)
    } else {
      parent.insertBefore(translation, text)
      parent.removeChild(text)
    }
  }
  const replaceIn = (node: Node): void => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
    for (const text of node.nodeType === Node.TEXT_NODE ? [node] : texts) replace(text)
  }
  replaceIn(document.body)
  const follow = (changes: MutationRecord[]): void => {
    for (const { target, addedNodes } of changes)
      [target, ...addedNodes].filter(({ isConnected }) => isConnected).forEach(replaceIn)
  }
  new MutationObserver(follow).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** In single spaces, which the elements of the translator keep otherwise. */
const wordsOf = async (page: Page): Promise<string> => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')

/** What keeps a translated page true is fetched once it is translated. */
const whenGuarded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.hasOwn(document.querySelector('h1') ?? {}, 'removeChild'))

type Step = (page: Page) => Promise<void>

const press =
  (role: 'tab' | 'button' | 'link', name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole(role, { name, exact: true }).click()

const search =
  (label: string, word: string): Step =>
  async (page) => {
    await press('button', 'Filtros')(page)
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(word)
    await press('button', 'Pesquisar')(page)
  }

const TASKS: readonly { path: string; way: 'at once' | 'one after the other'; task: readonly Step[] }[] = [
  {
    path: '/empenhos?size=10',
    way: 'at once',
    task: [press('button', 'Data'), press('link', 'Próxima página'), search('Nome do Fornecedor', 'eventos')],
  },
  {
    path: '/servidores?size=10',
    way: 'one after the other',
    task: [press('tab', 'Estagiários'), press('tab', 'Servidores')],
  },
]

for (const { path, way, task } of TASKS) {
  test(`${path} translated ${way} tells, step by step, what it tells untranslated`, async ({ page, browser }) => {
    await visit(page, path)
    await atRest(page)
    await page.evaluate(translate, way === 'at once')
    await whenGuarded(page)
    for (const step of task) {
      const before = page.url()
      await step(page)
      await expect(page).not.toHaveURL(before)
      let untranslated = ''
      await openElsewhere(browser, page.url(), async (elsewhere) => {
        untranslated = await wordsOf(elsewhere)
      })
      await expect.poll(() => wordsOf(page)).toBe(untranslated)
    }
  })
}

test('the home page translated before all of it is taken over says no error', async ({ context }) => {
  let giveCode = (): void => {}
  const code = new Promise<void>((resolve) => (giveCode = resolve))
  const page = await context.newPage()
  await page.route(/\/historia-[^/]+\.js$/, (route) => code.then(() => route.continue()))
  await open(page, addressOf('/'))
  await atRest(page)
  const words = await wordsOf(page)
  await page.evaluate(translate, true)
  const recovered = page.waitForEvent('pageerror')
  giveCode()
  expect(String(await recovered)).toContain('#418')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await wordsOf(page)).toBe(words)
  await page.close()
})
