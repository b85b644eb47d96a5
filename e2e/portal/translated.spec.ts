// Tests that a page translated by the browser shows the same figures and throws no error.
import type { Page } from '@playwright/test'
import { atRest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, open, openElsewhere, visit } from '../support/visit.ts'

/**
 * Imitates a browser's translator; runs in the page. Each text node, including later ones, is replaced by two elements.
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

/** Returns the text with single spaces, because the translator's elements change the spacing. */
const wordsOf = async (page: Page): Promise<string> => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')

/** Waits for the translation guard, which is loaded once the page is translated. */
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
  test(`${path} translated ${way} shows in every step the same text as untranslated`, async ({ page, browser }) => {
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

test('the home page translated before full hydration shows no error', async ({ context }) => {
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
