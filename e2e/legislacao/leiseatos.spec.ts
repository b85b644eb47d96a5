// Tests laws and acts: each kind, a year instead of a period, one law and its related laws, its text, and what
// parameters change.
import { leisEAtos, PAGINAS_DE_LEIS } from '@portal/catalog/legislacao/leiseatos'
import { enderecosDasLeis, leisDaFolha } from '@portal/catalog/parametros'
import type { Row } from '@portal/kit/list'
import type { Page } from '@playwright/test'
import { ask, askPage, askRows, first } from '../support/api.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const abas = (page: Page) => page.getByRole('navigation', { name: 'Leis e atos' })

test('each kind has its tab, rows and address, and drops the filters of the previous one', async ({
  page,
  browser,
}) => {
  const geral = new ListPage(page, leisEAtos)
  await geral.visit('?size=10')
  await geral.searchBy({ filter: leisEAtos.filters.descricaoSumula as never, typed: 'abre' })
  await expect.poll(() => geral.param('descricaoSumula')).toBe('abre')
  for (const { label, list } of PAGINAS_DE_LEIS.slice(1)) {
    await abas(page).getByRole('link', { name: label }).click()
    const screen = new ListPage(page, list)
    await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
    await expect(abas(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    const { totalElements } = await screen.expectRowsOf()
    expect(totalElements, list.path).toBeGreaterThan(0)
    expect(screen.param('descricaoSumula')).toBeNull()
    await openElsewhere(browser, page.url(), async (fresh) => void (await new ListPage(fresh, list).expectRowsOf()))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('a year replaces the period, and a day replaces the year', async ({ page }) => {
  const screen = new ListPage(page, leisEAtos)
  const { ano, dataInicial, dataFinal } = leisEAtos.filters as Required<typeof leisEAtos.filters>
  if (!ano || !dataInicial || !dataFinal) throw new Error('the list has no period')
  await screen.visit()
  await screen.unfold()
  await expect(screen.field(dataInicial)).toHaveValue('01/01/2025')
  await screen.field(ano).pressSequentially('2020')
  for (const filter of [dataInicial, dataFinal]) await expect(screen.field(filter)).toHaveValue('')
  await screen.search()
  const { content } = await screen.expectRowsOf({ ano: 2020, dataInicial: undefined, dataFinal: undefined })
  expect(content.length).toBeGreaterThan(0)
  await visit(page, '/leiseatos-geral?ano=2020')
  await screen.expectRowsOf({ ano: 2020, dataInicial: undefined, dataFinal: undefined })
  await screen.unfold()
  await screen.field(dataFinal).pressSequentially('30062025')
  await expect(screen.field(ano)).toHaveValue('')
})

test('a law links to its text and to related laws and back, under the page it was opened from', async ({ page }) => {
  const rows = await askRows(leisEAtos, PREFEITURA)
  const linked = await Promise.all(
    rows.slice(0, 60).map(async (row) => ({
      row,
      law: await ask<{ leisVinculadas: Row[]; arquivos: Row[] }>('/api/leisatos/detalhes/', {
        ...PREFEITURA,
        id: Number(row.id),
      }),
    })),
  )
  const { row, law } = first(
    linked.filter(({ law: { leisVinculadas, arquivos } }) => leisVinculadas.length > 0 && arquivos.length > 0),
    'linked law',
  )
  await visit(page, `/leiseatos-despesa/detalhes?id=${row.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(row.descricao))
  const other = first(law.leisVinculadas, 'linked law')
  await page
    .getByRole('link', { name: String(other.descricao) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(other.descricao))
  await page
    .getByRole('link', { name: String(row.descricao) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(row.descricao))
  const text = page.getByRole('region', { name: 'Arquivos' }).getByRole('link')
  const response = await page.request.get(new URL(String(await text.first().getAttribute('href')), page.url()).href)
  expect((await response.body()).toString('latin1')).toContain('Art. 1\\272')
  const missing = await visit(page, '/leiseatos-geral/detalhes?id=987654')
  expect(missing.status()).toBe(404)
})

test('the laws that govern the portal are listed and linked', async ({ page }) => {
  await visit(page, '/leisregemportal')
  await expect(page.getByRole('link', { name: /12\.527\/2011/ })).toHaveAttribute('href', /planalto\.gov\.br/)
})

test(
  'laws of the payroll lose their classes and say where they were published; kept elsewhere, only the ways there ' +
    'are shown',
  WRITES,
  async ({ page, setParametro }) => {
    const contexto = { entidade: 2, exercicio: 2023 }
    const { content } = await askPage(leisEAtos, contexto)
    await setParametro(contexto, leisDaFolha.numero, 'S')
    const screen = new ListPage(page, leisEAtos, contexto)
    await screen.visit()
    await expect(screen.header('descricao')).toBeVisible()
    for (const name of ['descricaoNatureza', 'descricaoEscopo']) await expect(screen.header(name)).toHaveCount(0)
    await visit(page, `/leiseatos-geral/detalhes?id=${first(content, 'law').id}`, contexto)
    await expect(page.getByRole('heading', { name: 'Publicações' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Arquivos' })).toHaveCount(0)
    await setParametro(
      contexto,
      enderecosDasLeis.numero,
      'https://leis.example.org,Leis municipais;https://atos.example.org,Atos',
    )
    await screen.visit()
    await expect(page.locator('main').getByRole('listitem').filter({ hasText: 'abre em nova aba' })).toHaveText([
      /^Leis municipais/,
      /^Atos/,
    ])
    await expect(screen.table).toHaveCount(0)
  },
)
