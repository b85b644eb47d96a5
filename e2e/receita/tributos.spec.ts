// Tests what only taxes, debt and waivers have: the modal of a contributor, gates, cards and pies, neighbourhoods,
// beneficiaries.
import { mostraDocumentoDoCadastro, mostraValorDaDivida } from '@portal/catalog/parametros'
import { arrecadacoes, arrecadacoesBairros } from '@portal/catalog/receita/arrecadacoes'
import { CONTRIBUINTE } from '@portal/catalog/receita/chamadas'
import { dividaAtiva } from '@portal/catalog/receita/dividaativa'
import { renuncias } from '@portal/catalog/receita/renuncias'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import type { Contexto, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { ask, askPage, askRows, askTotals, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

/** No other test uses its debt. */
const AUTARQUIA: Contexto = { entidade: 4, exercicio: 2025 }
const CAMARA: Contexto = { entidade: 2, exercicio: 2025 }
const POSICAO = { posicao: '2025-12-31' }

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()
const shown = (value: Row[string]): string => formatMoney(String(value ?? 0))

test.describe('the active debt', () => {
  test('is searched by name with Enter, and a row opens its debts over the list with the keyboard', async ({
    page,
    browser,
  }) => {
    const rows = await askRows(dividaAtiva, PREFEITURA)
    const row = first(
      rows.filter(({ quantidade }) => Number(quantidade) > 1),
      'contributor with several debts',
    )
    const debts = await ask<Row[]>(CONTRIBUINTE, {
      ...PREFEITURA,
      ...POSICAO,
      idsContribuintes: String(row.idsContribuintes),
    })
    const screen = new ListPage(page, dividaAtiva)
    const { nomeFiltro } = dividaAtiva.filters
    await screen.visit()
    if (nomeFiltro) await screen.write({ filter: nomeFiltro, typed: String(row.nome).toLowerCase() })
    await page.keyboard.press('Enter')
    await screen.expectRowsOf({ nomeFiltro: String(row.nome) })

    const link = screen.table.getByRole('link', { name: String(row.nome) })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Dívidas de ${String(row.nome)}` })
    await expect(dialog.locator('tbody tr')).toHaveCount(debts.length)
    for (const { descricaoDivida, situacaoLegal, valor } of debts) {
      await expect(
        dialog
          .locator('tbody tr')
          .filter({ hasText: String(descricaoDivida) })
          .filter({ hasText: shown(valor) })
          .first(),
      ).toContainText(String(situacaoLegal))
    }
    await expect(dialog.locator('tfoot')).toContainText(shown(row.valor))
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openElsewhere(browser, page.url(), (fresh) =>
      expect(fresh.getByRole('dialog').locator('tbody tr')).toHaveCount(debts.length),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    expect([screen.param('contribuinte'), screen.param('nomeFiltro')]).toEqual([null, String(row.nome).toLowerCase()])
  })

  test('opens the debts of the first row right after a search with Enter, for the contributor found', async ({
    page,
  }) => {
    const rows = await askRows(dividaAtiva, PREFEITURA)
    const row = rows.at(-1)
    const name = String(row?.nome)
    const screen = new ListPage(page, dividaAtiva)
    await screen.visit()
    await screen.write({
      filter: first(
        [dividaAtiva.filters.nomeFiltro].filter((each) => each !== undefined),
        'name',
      ),
      typed: name,
    })
    await page.keyboard.press('Enter')
    await screen.table.locator('tbody').getByRole('link').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(`Dívidas de ${name}`)
    expect([screen.param('nomeFiltro'), screen.param('contribuinte')]).toEqual([name, String(row?.idsContribuintes)])
  })

  test('is shown by year of inscription and as of the end of each of the last three years', async ({ page }) => {
    await visit(page, dividaAtiva.path)
    const years = await ask<Row[]>('/api/dividas-ativas/anos', { ...PREFEITURA })
    await page.getByText('A dívida ao longo dos anos').click()
    const table = page.getByRole('table', { name: 'Saldo por ano de inscrição' })
    await expect(table.locator('tbody tr')).toHaveCount(years.length)
    for (const [at, { exercicioDivida, saldo }] of years.entries()) {
      for (const said of [String(exercicioDivida), shown(saldo)])
        await expect(table.locator('tbody tr').nth(at)).toContainText(said)
    }
    await expect(table.locator('tfoot')).toContainText(shown((await askTotals(dividaAtiva, PREFEITURA)).valor))
    const positions = page.getByRole('table', { name: 'Saldo em cada data' })
    await expect(positions.locator('tbody tr td:first-child')).toContainText(['31/12/2025', '31/12/2024', '31/12/2023'])
    await expect(positions.locator('tbody tr').first()).toContainText(
      shown((await askTotals(dividaAtiva, PREFEITURA)).valor),
    )
    const href = await page.getByRole('link', { name: 'Baixar os anos (CSV)' }).getAttribute('href')
    const csv = await (await page.request.get(new URL(href ?? '', page.url()).href)).text()
    for (const { exercicioDivida, saldo } of years)
      expect(csv).toMatch(new RegExp(`^${exercicioDivida};.*;${Number(saldo).toFixed(2).replace('.', ',')}$`, 'm'))
    await table.getByRole('link', { name: '2024', exact: true }).click()
    await new ListPage(page, dividaAtiva).expectRowsOf({ exercicioDivida: 2024 })
  })

  test('says when the debts of a contributor could not be fetched, and retries', async ({ page }) => {
    const row = first(await askRows(dividaAtiva, PREFEITURA), 'debtor')
    await page.route(`**${CONTRIBUINTE}*`, (route) => route.fulfill({ status: 503, json: {} }))
    await visit(page, `${dividaAtiva.path}?contribuinte=${String(row.idsContribuintes)}`)
    const dialog = page.getByRole('dialog', { name: /^Dívidas d/ })
    await expect(page.getByRole('dialog', { name: 'Erro' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toContainText('Não foi possível carregar as dívidas do contribuinte.')
    await page.unroute(`**${CONTRIBUINTE}*`)
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(dialog).toContainText(String(row.nome))
  })

  test(
    'shows what is owed, and the document as registered, only where the entity says so',
    WRITES,
    async ({ page, setParametro }) => {
      const screen = new ListPage(page, dividaAtiva, AUTARQUIA)
      await setParametro(AUTARQUIA, numeroOf(mostraDocumentoDoCadastro), 'S')
      await setParametro(AUTARQUIA, numeroOf(mostraValorDaDivida), 'N')
      await screen.visit()
      await screen.expectRowsOf()
      await expect(screen.table.getByRole('columnheader')).toContainText([
        'Nome',
        'CPF/CNPJ',
        'CPF/CNPJ no cadastro',
        'Dívidas',
      ])
      await expect(page.getByText('A dívida ao longo dos anos')).toBeHidden()
      await page.getByRole('button', { name: 'Exportar' }).click()
      const csv = page
        .getByRole('region', { name: 'Formatos para exportar' })
        .getByRole('link')
        .filter({ has: page.getByText('CSV', { exact: true }) })
      const text = await (
        await page.request.get(new URL((await csv.getAttribute('href')) ?? '', page.url()).href)
      ).text()
      expect(text).not.toContain('Valor')
      await page.keyboard.press('Escape')
      await screen.table.locator('tbody a').first().click()
      await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'Situação legal' })).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'Valor' })).toHaveCount(0)
    },
  )
})

test.describe('the taxes launched', () => {
  test('show the overdue amount and the debt, then each tax as a pie repeated in words', async ({ page }) => {
    const rows = await ask<Row[]>(arrecadacoes.api.list, { ...PREFEITURA, ...POSICAO })
    const totals = await ask<Row>(arrecadacoes.api.totals ?? '', { ...PREFEITURA, ...POSICAO })
    await visit(page, arrecadacoes.path)
    await expect(figure(page, 'Total lançado no período')).toHaveText(shown(totals.valorLancadoPeriodo))
    await expect(figure(page, 'Valores vencidos')).toHaveText(shown(totals.valorInadimplente))
    const percent = (100 * Number(totals.valorInadimplente)) / Number(totals.valorLancadoPeriodo)
    await expect(figure(page, 'Inadimplência')).toHaveText(`${percent.toFixed(1).replace('.', ',')}%`)
    await expect(figure(page, 'Total da dívida ativa')).toHaveText(
      shown((await askTotals(dividaAtiva, PREFEITURA)).valor),
    )
    for (const row of rows) {
      const tax = page.getByRole('region', { name: String(row.descricao) })
      for (const value of [row.valorLancado, row.valorPago, row.valorRenuncia, row.valorArrecadar])
        await expect(tax).toContainText(shown(value))
      for (const count of [row.totalCadastro, row.totalCadastroInadimplente, row.totalCadastroRenuncia])
        await expect(tax).toContainText(formatInteger(Number(count)))
    }
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })

  test('are shown by street once a neighbourhood and a tax are chosen, with suggestions while typing', async ({
    page,
    browser,
  }) => {
    const [tax] = await ask<Row[]>(arrecadacoes.api.list, { ...PREFEITURA })
    const screen = new ListPage(page, arrecadacoesBairros)
    const { bairro, receita } = arrecadacoesBairros.filters
    if (!bairro || !receita || !tax) throw new Error('the demo city launches no tax')
    await visit(page, arrecadacoes.path)
    await page
      .getByRole('region', { name: String(tax.descricao) })
      .getByRole('link', { name: 'Detalhar por bairros' })
      .click()
    await expect(heading(page)).toHaveText(arrecadacoesBairros.title)
    await expect(page.getByRole('main')).toContainText('Bairro é obrigatório.')
    await expect(screen.filters.getByLabel(/^Receita/)).toHaveValue(String(tax.receita))

    const field = screen.filters.getByLabel(/^Bairro/)
    await field.pressSequentially('cent')
    const suggested = page.locator(`datalist[id="${await field.getAttribute('list')}"] option`)
    await expect(suggested.first()).toHaveAttribute('value', /CENTRO/)
    await page.keyboard.press('Enter')
    const rows = await ask<Row[]>(arrecadacoesBairros.api.list, {
      ...PREFEITURA,
      receita: String(tax.receita),
      bairro: 'cent',
    })
    await expect.poll(async () => (await screen.cells()).length).toBe(rows.length)
    const street = first(rows, 'street')
    await expect(
      screen.table
        .locator('tbody tr')
        .filter({ hasText: String(street.logradouro) })
        .first(),
    ).toContainText(String(street.inadimplencia))
    await openElsewhere(browser, page.url(), (fresh) =>
      expect.poll(async () => (await new ListPage(fresh, arrecadacoesBairros).cells()).length).toBe(rows.length),
    )
    await expectAccessible(page)

    await visit(page, arrecadacoesBairros.path)
    await screen.filters.getByLabel(/^Bairro/).fill('centro')
    await screen.search()
    await expect(page.getByRole('main')).toContainText('Receita é obrigatório.')
    await screen.filters.getByLabel(/^Receita/).selectOption(String(tax.receita))
    await screen.search()
    await expect(screen.table.locator('tbody tr').first()).toContainText('CENTRO')
  })

  test('say so if the entity has none', async ({ page }) => {
    await visit(page, arrecadacoes.path, CAMARA)
    await expect(page.getByRole('main')).toContainText(texts.semRegistros)
    await expect(figure(page, 'Inadimplência')).toHaveText('-')
  })
})

test('a waiver shows its law, planned and realised amounts, and the companies that benefit, never people', async ({
  page,
}) => {
  const rows = (await askPage(renuncias, PREFEITURA)).content
  const screen = new ListPage(page, renuncias)
  await screen.visit()
  await screen.expectRowsOf()
  for (const row of rows) {
    const who = await ask<Row[]>('/api/renuncias/beneficiarios', { ...PREFEITURA, renuncia: String(row.renuncia) })
    await screen.visit()
    await screen.table.getByRole('link', { name: String(row.finalidade) }).click()
    await expect(heading(page)).toContainText(`${String(row.tipo)}: ${String(row.finalidade)}`)
    const main = page.getByRole('main')
    for (const said of [row.baseLegal, shown(row.valorPrevisto), shown(row.valorRealizado)])
      await expect(main).toContainText(String(said))
    const table = main.getByRole('table')
    await expect(table.locator('tbody tr')).toHaveCount(who.length)
    await expect(table.locator('tfoot')).toContainText(shown(row.valorRealizado))
    for (const { nome, cnpj } of who)
      await expect(table).toContainText(cnpj === undefined ? 'Pessoas físicas' : String(nome))
  }
  await expectAccessible(page)
})
