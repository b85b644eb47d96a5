// The looks every page is given can fail: a colour too faint is seen in each look, a place too small to press, a text that is cut; and none is taken while the page moves.
import type { Page } from '@playwright/test'
import { withoutAlikeRows } from '../support/alike.ts'
import { expectAccessible, expectAccessibleAtRest, expectAccessibleInEveryColour } from '../support/axe.ts'
import { layoutFaults } from '../support/layout.ts'
import { atRest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)
  await atRest(page)
}

for (const [look, css] of [
  ['light', 'h1 { color: #aaa !important }'],
  ['inverted', 'html[data-invertido] h1 { color: #444 !important }'],
  ['dark', '@media (prefers-color-scheme: dark) { h1 { color: #444 !important } }'],
] as const) {
  test(`a heading too faint in the ${look} look is seen`, async ({ page }) => {
    await visit(page, '/contratos')
    await restyle(page, css)
    await expect(expectAccessibleInEveryColour(page, look, new Set())).rejects.toThrow(/color-contrast: h1/)
  })
}

test('what was painted well before is seen once it is painted otherwise', async ({ page }) => {
  await visit(page, '/contratos')
  await atRest(page)
  const seen = new Set<string>()
  expect(await expectAccessibleAtRest(page, 'first', seen)).toBe(true)
  expect(await expectAccessibleAtRest(page, 'second', seen)).toBe(false)
  await restyle(page, 'td a { color: #ccc !important }')
  await expect(expectAccessibleAtRest(page, 'third', seen)).rejects.toThrow(/color-contrast: /)
})

/** Two buttons side by side in the page, so large and so far apart. */
const addButtons = (page: Page, size: number, step: number): Promise<void> =>
  page.locator('main').evaluate((main, [side, apart]) => {
    const place = document.createElement('div')
    place.style.cssText = 'position: relative; height: 100px'
    for (const [at, name] of ['Um', 'Outro'].entries()) {
      const button = place.appendChild(document.createElement('button'))
      button.textContent = name
      button.style.cssText = `position: absolute; top: 40px; left: ${at * apart}px; width: ${side}px; height: ${side}px; padding: 0; overflow: hidden`
    }
    main.append(place)
  }, [size, step] as const)

for (const [what, size, step] of [
  ['too small and near another', 16, 18],
  ['covered by another but for a strip', 60, 12],
] as const) {
  test(`a button ${what} is seen`, async ({ page }) => {
    await visit(page, '/contratos')
    await addButtons(page, size, step)
    await expect(expectAccessible(page)).rejects.toThrow(/target-size: /)
  })
}

test('buttons with room enough are let be', async ({ page }) => {
  await visit(page, '/contratos')
  await addButtons(page, 16, 24)
  await expectAccessible(page)
})

/** What makes one row of a list worse than those before it. */
const SPOILED: Record<string, [spoil: (row: HTMLElement) => unknown, seen: RegExp]> = {
  'whose link says nothing': [(row) => row.querySelector('td a')?.replaceChildren(), /link-name: /],
  'with a role that is none': [(row) => row.querySelector('td')?.setAttribute('role', 'celula'), /aria-roles: /],
  'painted too faint': [(row) => Object.assign(row.querySelector('td')?.style ?? {}, { color: '#ccc' }), /color-contrast: /],
}

for (const [what, [spoil, seen]] of Object.entries(SPOILED)) {
  test(`a row ${what} is seen among those alike, and all are there afterwards`, async ({ page }) => {
    await visit(page, '/contratos')
    const rows = page.locator('tbody tr')
    expect(await rows.count()).toBeGreaterThan(10)
    await expectAccessible(page)
    await rows.nth(10).evaluate(spoil)
    const before = await rows.allInnerTexts()
    await expect(expectAccessible(page)).rejects.toThrow(seen)
    expect(await rows.allInnerTexts()).toEqual(before)
  })
}

/** Those of the story of the year, which the page takes over after all else. */
const LATE_ROWS = '#historia tbody tr'

const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction((late) => Object.keys([...document.querySelectorAll(late)].at(-1) ?? {}).some((key) => key.startsWith('__reactFiber')), LATE_ROWS)

test('rows alike that the page takes over while it is looked at are taken over as they were drawn', async ({ page }) => {
  let giveCode = (): void => {}
  const code = new Promise<void>((resolve) => (giveCode = resolve))
  await page.route(/\/historia-[^/]+\.js$/, (route) => code.then(() => route.continue()))
  await visit(page, '/')
  expect(await page.locator(LATE_ROWS).count()).toBeGreaterThan(2)
  const drawn = await page.locator(LATE_ROWS).allInnerTexts()
  await page.exposeFunction('takeOver', () => {
    giveCode()
    return takenOver(page).then(() => undefined)
  })
  await page.evaluate(`(${String(withoutAlikeRows)})(() => takeOver())`)
  expect(await page.locator(LATE_ROWS).allInnerTexts()).toEqual(drawn)
})

/** A paragraph in a box too narrow for it, in the page. */
const addParagraph = (page: Page, text: string, css: string): Promise<void> =>
  page.locator('main').evaluate((main, [words, style]) => {
    const box = main.appendChild(document.createElement('div'))
    box.style.cssText = style
    box.appendChild(document.createElement('p')).textContent = words
  }, [text, css] as const)

const NARROW = 'width: 40px; overflow: hidden; white-space: nowrap'

for (const [what, text, css, seen] of [
  ['cut by its box', 'Contrato', NARROW, /cut: <p>Contrato/],
  ['that leaves its R$ on another line', 'R$ 10,00', 'width: 30px; white-space: normal', /money broken from its R\$: <p>/],
] as const) {
  test(`a text ${what} is seen`, async ({ page }) => {
    await visit(page, '/contratos')
    await addParagraph(page, text, css)
    expect((await layoutFaults(page)).join('\n')).toMatch(seen)
  })
}

test('a text said to screen readers only may be cut', async ({ page }) => {
  await visit(page, '/contratos')
  await addParagraph(page, 'Contrato', `${NARROW}; height: 1px; clip-path: inset(50%); position: absolute`)
  expect(await layoutFaults(page)).toEqual([])
})

const FAR = 300

/** Begins a movement of some frames, down the page. */
const MOVES: Record<string, (page: Page) => Promise<void>> = {
  written: (page) =>
    page.locator('h1').evaluate((heading, end) => {
      const move = (at: number): void => {
        heading.style.marginTop = `${at}px`
        if (at < end) requestAnimationFrame(() => move(at + 20))
      }
      move(0)
    }, FAR),
  animated: (page) => page.locator('h1').evaluate((heading, end) => void heading.animate({ marginTop: ['0px', `${end}px`] }, { duration: 1000, fill: 'forwards' }), FAR),
}

for (const [how, move] of Object.entries(MOVES)) {
  test(`no look is taken while what is ${how} moves`, async ({ page }) => {
    await visit(page, '/contratos')
    await atRest(page)
    await move(page)
    await atRest(page)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginTop)).toBe(`${FAR}px`)
  })
}
