// Tests agreements: received, granted and without money, each with its postings, changes and full text.
import { convenios } from '@portal/catalog/contratacao/convenios'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { ask, askRows, first } from '../support/api.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const SAUDE = { entidade: 3, exercicio: 2025 }
const open = (row: Row, contexto = PREFEITURA): string => convenios.open?.(row, contexto) ?? ''

test('filters received, granted and moneyless agreements, and keeps the filter in the address', async ({ page }) => {
  const screen = new ListPage(page, convenios, SAUDE)
  await screen.visit()
  await screen.expectRowsOf()
  const { tipoConvenio } = convenios.filters
  if (!tipoConvenio) throw new Error('agreements are not told apart')
  for (const value of ['R', 'C', 'S']) {
    await screen.searchBy({ filter: tipoConvenio, typed: value })
    await expect.poll(() => screen.param('tipoConvenio')).toBe(value)
    const { content } = await screen.expectRowsOf({ tipoConvenio: value })
    expect(new Set(content.map((row) => row.tipo)), value).toEqual(new Set([value]))
  }
})

test('a received agreement links to each revenue entry, and shows its addenda and its term', async ({ page }) => {
  const rows = await askRows(convenios, PREFEITURA)
  const row = first(
    rows.filter(
      ({ tipo, valorAditivo, valorRepassado }) =>
        tipo === 'R' && Number(valorAditivo) > 0 && Number(valorRepassado) > 0,
    ),
    'agreement received with an addendum',
  )
  await visit(page, open(row))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Convênio ${row.nrConvenio}/${row.nrAnoConvenio}`)
  await expect(page.getByRole('link', { name: /transferencias\.example\.gov\.br/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('table', { name: 'Repasses' }).locator('tfoot')).toContainText(
    formatMoney(String(row.valorRepassado)).replace('R$ ', ''),
  )
  const [aditivo] = await ask<Row[]>('/api/convenios/aditivos', { ...PREFEITURA, id: Number(row.id) })
  await expect(page.getByRole('table', { name: 'Aditivos' }).getByRole('row').nth(1)).toContainText(
    formatDate(String(aditivo?.dtTermoAditivo)),
  )
  const term = await page.request.get(
    new URL(
      String(await page.getByRole('region', { name: 'Anexos' }).getByRole('link').first().getAttribute('href')),
      page.url(),
    ).href,
  )
  expect((await term.body()).toString('latin1')).toContain('segunda')
  await page.getByRole('table', { name: 'Repasses' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/receita\/dias\/razao\?/)
})

test('a granted agreement links to its commitments and its recipient; one without money says so', async ({ page }) => {
  const rows = await askRows(convenios, SAUDE)
  await visit(
    page,
    open(
      first(
        rows.filter(({ tipo, valorRepassado }) => tipo === 'C' && Number(valorRepassado) > 0),
        'agreement granted',
      ),
      SAUDE,
    ),
    SAUDE,
  )
  await expect(page.getByRole('main').locator('a[href*="/fornecedores/"]').first()).toBeVisible()
  await page.getByRole('table', { name: 'Repasses' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/empenhos\/detalhe\?/)
  await visit(
    page,
    open(
      first(
        rows.filter(({ tipo }) => tipo === 'S'),
        'agreement without money',
      ),
      SAUDE,
    ),
    SAUDE,
  )
  await expect(page.getByText('Nenhum repasse publicado.')).toBeVisible()
  await expect(page.getByText('Nenhum aditivo publicado.')).toBeVisible()
})
