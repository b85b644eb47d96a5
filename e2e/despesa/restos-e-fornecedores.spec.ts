// Tests restos a pagar as of any day, and the page of a supplier with the lists of its figures.
import type { FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import type { Locator, Page } from '@playwright/test'
import { ask, askPage, askRows, askTotals, first, listAt } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const restos = listAt('/restos-a-pagar')
const empenhos = listAt('/empenhos')
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const money = (value: unknown): string => formatMoney(String(value ?? 0))
const posicao = restos.filters.posicao ?? first([], 'filter of the position')
const isCompany = ({ cnpjCpf }: Row): boolean => !String(cnpjCpf ?? '*').includes('*')

const paginaOf = (address: string): Promise<FornecedorPagina> => ask(`/api/fornecedores/${address}`, { ...PREFEITURA })
const table = (page: Page, name: string | RegExp): Locator => page.getByRole('table', { name })

test.describe('restos a pagar', () => {
  test('are recomputed for the day of the position, which the address and the export keep', async ({
    page,
    browser,
  }) => {
    const screen = new ListPage(page, restos)
    await screen.visit()
    await expect(screen.field(posicao)).toHaveValue('31/12/2025')
    const [end, march] = await Promise.all([
      askTotals(restos, PREFEITURA),
      askTotals(restos, PREFEITURA, { posicao: '2025-03-31' }),
    ])
    expect([end.valorInscrito, Number(end.valorCancelado) > Number(march.valorCancelado)]).toEqual([
      march.valorInscrito,
      true,
    ])
    await screen.searchBy({ filter: posicao, typed: '31032025' })
    await screen.expectRowsOf({ posicao: '2025-03-31' })
    await expect(screen.chips).toContainText('Posição em: 31/03/2025')
    const figures = page.getByRole('region', { name: 'Resultados' }).locator('dl').first()
    for (const name of ['valorInscrito', 'valorPago', 'saldo']) await expect(figures).toContainText(money(march[name]))
    await openElsewhere(browser, page.url(), async (other) => {
      await new ListPage(other, restos).expectRowsOf({ posicao: '2025-03-31' })
    })
    await page.getByRole('button', { name: 'Exportar' }).click()
    expect(await page.getByRole('link', { name: /^JSON/ }).getAttribute('href')).toContain('posicao=2025-03-31')
  })

  test('link to the commitment in its own year, with the same balances', async ({ page }) => {
    const row = first((await askPage(restos, PREFEITURA)).content, 'resto a pagar')
    await visit(page, restos.path)
    await page
      .getByRole('link', { name: `Empenho ${row.empenhoExercicio},` })
      .first()
      .press('Enter')
    await expect(heading(page)).toContainText(`Empenho ${row.empenhoExercicio}`)
    await expect(page.getByLabel('Exercício')).toHaveValue(String(row.exercicioEmpenho))
  })
})

test.describe('the page of a supplier', () => {
  test('opens from a name with the keyboard, and each figure links to its list', async ({ page, browser }) => {
    const row = first((await askPage(empenhos, PREFEITURA)).content.filter(isCompany), 'commitment with a company')
    const cnpj = String(row.cnpjCpf).replace(/\W/g, '')
    const pagina = await paginaOf(cnpj)
    await visit(page, empenhos.path)
    const name = page
      .getByRole('cell')
      .getByRole('link', { name: String(row.nome), exact: true })
      .first()
    await name.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toContainText(String(row.nome))
    expect(new URL(page.url()).pathname.endsWith(`/fornecedores/${cnpj}`)).toBe(true)
    await expect(page.getByText(String(row.cnpjCpf))).toBeVisible()

    const anos = table(page, 'Valores do fornecedor em cada ano')
    for (const ano of pagina.anos) {
      const line = anos
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: String(ano.exercicio), exact: true }) })
      await expect(line).toContainText(money(ano.empenhado))
      await expect(line).toContainText(money(ano.pago))
    }
    await openElsewhere(browser, page.url(), async (other) => {
      await expect(heading(other)).toContainText(String(row.nome))
      await expect(table(other, 'Valores do fornecedor em cada ano').getByRole('row')).toHaveCount(
        await anos.getByRole('row').count(),
      )
    })

    await anos.getByRole('link', { name: String(PREFEITURA.exercicio), exact: true }).click()
    await expect(heading(page)).toHaveText(empenhos.title)
    const total = table(page, empenhos.title).locator('tfoot')
    const doAno = pagina.anos.find(({ exercicio }) => exercicio === PREFEITURA.exercicio) ?? {}
    for (const figure of ['empenhado', 'liquidado', 'pago', 'aPagar'])
      await expect(total).toContainText(money(doAno[figure]))
    await page.goBack()
    await expect(heading(page)).toContainText(String(row.nome))
    const pago = first(pagina.pagamentos, 'payments of a year')
    const lines = table(page, 'Pagamentos ao fornecedor em cada ano')
    await lines.getByRole('link', { name: String(pago.ano), exact: true }).click()
    await expect(heading(page)).toHaveText(listAt('/liquidacoes/pagas').title)
    const figures = page.getByRole('region', { name: 'Resultados' }).locator('dl').first()
    for (const name of ['liquido', 'retido']) await expect(figures).toContainText(money(pago[name]))
    await page.goBack()
    await expect(heading(page)).toContainText(String(row.nome))
    const maior = first(pagina.maiores, 'largest commitment')
    await table(page, 'Maiores empenhos')
      .getByRole('link', { name: String(maior.empenhoExercicio), exact: true })
      .first()
      .click()
    await expect(heading(page)).toContainText(`Empenho ${maior.empenhoExercicio}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: String(row.nome), exact: true })
      .click()
    await expect(heading(page)).toContainText(String(row.nome))
  })

  test('of a person masks the document, and never puts it in an address', async ({ page }) => {
    const row = first(
      (await askRows(empenhos, PREFEITURA)).filter(({ cnpjCpf }) => String(cnpjCpf).startsWith('*')),
      'person',
    )
    await visit(page, empenhos.links?.nome?.(row, PREFEITURA) ?? '')
    await expect(heading(page)).toContainText(String(row.nome))
    await expect(page.getByText(String(row.cnpjCpf))).toBeVisible()
    expect(page.url()).toContain(`/fornecedores/codigo/${row.fornecedor}`)
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.filter((href) => /cnpjCpf|\d{11}/.test(href))).toEqual([])
    await expectAccessible(page)
  })

  test('opens from the name on a phone, and the commitment from the rest of the card', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const row = first((await askPage(empenhos, PREFEITURA)).content, 'commitment')
    await visit(page, empenhos.path)
    const card = page.locator('tbody tr').first()
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link', { name: String(row.nome), exact: true }).click()
    await expect(heading(page)).toContainText(String(row.nome))
    await page.goBack()
    await page.locator('tbody tr').first().getByText(money(row.valorAPagar)).last().click({ force: true })
    await expect(heading(page)).toContainText(`Empenho ${row.empenhoExercicio}`)
  })

  test('says when the supplier is unknown, and when it was never paid by the entity', async ({ page }) => {
    const response = await visit(page, '/fornecedores/99999999000191')
    expect(response.status()).toBe(404)
    await visit(page, '/fornecedores')
    await expect(page.getByRole('cell').getByRole('link').first()).toHaveAttribute(
      'href',
      /\/fornecedores\/(codigo\/)?\w+\?/,
    )
    await expect(page.getByRole('rowheader').getByRole('link').first()).toHaveAttribute('href', /\/empenhos\?/)
  })
})
