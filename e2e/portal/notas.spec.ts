// Tests explanatory notes: each page has its own, and the next page never appears before its note.
import type { NotaExplicativa } from '@portal/catalog/contexto'
import { ask } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const CALL = '/api/notas-explicativa/list'
/** Returns the first words of a note, as text. */
const noteOf = (html: string): RegExp => new RegExp(/>([\w À-ÿ]+)/.exec(html)?.[1] ?? html)

test('a page opened by navigation waits for its note, which is requested once', async ({ page }) => {
  const notas = await ask<NotaExplicativa[]>(CALL, { ...PREFEITURA })
  const textAt = (rota: string): string => notas.find((nota) => nota.rota === rota)?.notaExplicativa ?? ''
  let asked = 0
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${CALL}*`, async (route) => {
    asked++
    await held
    await route.continue()
  })
  await visit(page, '/menu')
  const note = page.getByLabel('Nota explicativa')
  const title = page.getByRole('heading', { level: 1 })
  await expect(note).toHaveCount(0)
  const answer = page.waitForRequest((request) => request.url().includes(CALL))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Diárias/ })
    .click()
  await answer
  await expect(title).toHaveText('Menu')
  release()
  await expect(title).toHaveText('Diárias')
  expect(await note.allTextContents()).toEqual([expect.stringMatching(noteOf(textAt('/diarias')))])
  await expect(note).toBeHidden()
  await page.getByText('Sobre esta lista').click()
  await expect(note).toBeVisible()
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fornecedores/ })
    .click()
  await expect(note).toHaveText(noteOf(textAt('/fornecedores')))
  expect(asked).toBe(1)
})

test('a page opens without its note if the notes cannot be fetched', async ({ page }) => {
  await page.route(`**${CALL}*`, (route) => route.abort())
  await visit(page, '/menu')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Diárias/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diárias')
  await expect(page.getByLabel('Nota explicativa')).toHaveCount(0)
})
