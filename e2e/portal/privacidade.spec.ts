// Tests how a visitor meets people who are not named: in the list, in the commitment, on the page that says why, and in
// a search for nobody's name.
import { PESSOA_PROTEGIDA } from '@portal/catalog/pessoa-protegida'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import { askPage, askTotals, first, listAt } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const empenhos = listAt('/empenhos')
const privacidade = listAt('/privacidade')

test('from a commitment without a name to the reason, with the keyboard, and the figures agree', async ({ page }) => {
  const asked = { historico: 'tratamento fora do domicilio' }
  const row = first((await askPage(empenhos, PREFEITURA, asked)).content, 'covered commitment')
  expect(row.nome).toBe(PESSOA_PROTEGIDA)
  await visit(page, `${empenhos.path}?historico=tratamento+fora+do+domicilio`)
  await page.getByRole('cell').getByRole('link', { name: PESSOA_PROTEGIDA }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PESSOA_PROTEGIDA)
  await expect(page.getByText('CNPJ/CPF')).toHaveCount(0)
  const year = page
    .getByRole('table', { name: 'Valores do fornecedor em cada ano' })
    .getByRole('row', { name: /^2025/ })
  const totals = await askTotals(privacidade, PREFEITURA)
  await expect(year).toContainText(formatInteger(String(totals.empenhos)))
  await page.getByRole('link', { name: 'Por que não se diz quem são' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(formatMoney(String(totals.valorEmpenhado)))
  await expectAccessible(page)
})

test('a commitment without a name says no document and no town, and its note can be printed', async ({ page }) => {
  const row = first(
    (await askPage(empenhos, PREFEITURA, { historico: 'tratamento fora do domicilio' })).content,
    'covered commitment',
  )
  await visit(
    page,
    `/empenhos/detalhe?empenho=${row.empenho}&unidadeOrcamentaria=${encodeURIComponent(String(row.unidadeOrcamentaria))}`,
  )
  const creditor = page.getByRole('region', { name: 'Fornecedor' })
  await expect(creditor).toContainText(PESSOA_PROTEGIDA)
  await expect(creditor).not.toContainText('Sem registro')
  const href = await page.getByRole('link', { name: 'Imprimir nota de empenho' }).getAttribute('href')
  expect((await page.request.get(new URL(href ?? '', page.url()).href)).status()).toBe(200)
})

test('the rules are offered in the footer of every page', async ({ page }) => {
  await visit(page, '/glossario')
  await page.getByRole('navigation', { name: 'Rodapé' }).getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
  for (const name of ['Saúde', 'Crianças e adolescentes', 'Decisão 1'])
    await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible()
})
