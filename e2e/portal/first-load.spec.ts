// Tests what a phone on a slow network downloads before the page is interactive, and that input typed until then is
// kept.
import { posicao } from '@portal/catalog/patrimonio/almoxarifado'
import type { Locator, Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { scriptKilobytes } from '../support/script-weight.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, PREFEITURA, whenReady } from '../support/visit.ts'

/** Limits in kilobytes and in files, each of which costs a request; a list carries the definitions of its figures. */
const MOST = { '/': [90, 3], '/fornecedores': [114, 7], '/licitacoes': [130, 14] } as const

test('pages stay within their script size and number of files, and load no other screen', async ({ browser }) => {
  for (const [path, [kilobytes, files]] of Object.entries(MOST)) {
    const page = await browser.newPage()
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    expect(await scriptKilobytes(page, addressOf(path)), path).toBeLessThanOrEqual(kilobytes)
    expect(scripts.length, path).toBeLessThanOrEqual(files)
    expect((await Promise.all(scripts)).join('\n'), path).not.toContain('screens/despesa/')
    await page.close()
  }
})

const main = (page: Page): Locator => page.getByRole('main')

/** Opens a page whose scripts arrive only after the visitor has begun to use it. */
async function openSlowly(page: Page, path: string, begin: () => Promise<void>): Promise<void> {
  await page.route('**/*.js', () => undefined)
  await page.goto(addressOf(path), { waitUntil: 'commit' })
  await begin()
  await page.unroute('**/*.js')
  await whenReady(page)
}

test('dependent selects picked before hydration are used by the search', async ({ page }) => {
  const [orgao] = await ask<{ id: string }[]>('/api/estoque/orgao', { ...PREFEITURA })
  const field = main(page).getByLabel('Órgão (obrigatório)', { exact: true })
  await openSlowly(page, posicao.path, async () => void (await field.selectOption(String(orgao?.id))))
  await main(page).getByRole('button', { name: 'Pesquisar' }).click()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`orgao=${orgao?.id}`))
})

test('a message begun before hydration is kept', async ({ page }) => {
  const field = (label: string) => main(page).getByLabel(label, { exact: true })
  await openSlowly(page, '/contato', async () => {
    await field('Nome').fill('Ana')
    await field('Mensagem').fill('A rua está escura.')
  })
  await field('Assunto').fill('Luz')
  await expect(main(page)).toContainText('Rascunho guardado')
  for (const [label, typed] of [
    ['Nome', 'Ana'],
    ['Assunto', 'Luz'],
    ['Mensagem', 'A rua está escura.'],
  ] as const)
    await expect(field(label)).toHaveValue(typed)
})

test('an anonymous request picked before hydration stays anonymous', async ({ page }) => {
  const anonymous = main(page).getByRole('radio', { name: 'Anônima' })
  await openSlowly(page, '/esicSolicitacao', () => anonymous.check())
  await expect(main(page).getByLabel('CNPJ/CPF')).toHaveCount(0)
  await expect(anonymous).toBeChecked()
})

test('help opened before hydration closes with its own button', async ({ page }) => {
  const help = page.getByRole('region', { name: 'Acessibilidade' }).locator('summary')
  const entry = page.getByRole('region', { name: 'Acessibilidade' }).getByRole('link', { name: 'Mapa do site' })
  await openSlowly(page, '/', async () => {
    await help.click()
    await expect(entry).toBeVisible()
  })
  await expect(entry).toBeVisible()
  await help.click()
  await expect(entry).toBeHidden()
})
