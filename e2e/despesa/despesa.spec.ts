// Tests the budget as a tree, by level and as a chart: the same figures, by mouse and keyboard, for the year and a
// month.
import { despesaDetalhada, despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { despesaPorNivel, provaDaLinha, VALORES_DO_NIVEL } from '@portal/catalog/despesa/despesa-por-nivel'
import { movimentoEmpenhos } from '@portal/catalog/despesa/movimento-empenhos'
import {
  NIVEIS_DESPESA,
  NIVEIS_DETALHADOS,
  NIVEIS_PROGRAMA,
  NIVEL_PROJETO,
} from '@portal/catalog/despesa/niveis-despesa'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { ask, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { boxOf } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const MARCO = { dataInicial: '2025-03-01', dataFinal: '2025-03-31' }
const FUTURO = { dataInicial: '2031-01-01', dataFinal: '2031-01-31' }
const CAMARA = { entidade: 2, exercicio: 2025 }

const treeOf = (query: Query = {}): Promise<Row[]> => ask(despesaDetalhada.api.list, { ...PREFEITURA, ...query })
const tree = (page: Page): Locator => page.getByRole('treegrid', { name: 'Arvore das Despesas' })
const rowAt = (page: Page, row: Row): Locator =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.getByText(String(row.programatica), { exact: true }) })
const cents = (value: Row[string]): number => Math.round(Number(value) * 100)
const csvOf = async (page: Page, link: Locator): Promise<string> =>
  (await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)).text()

async function exportCsv(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const formats = page.getByRole('region', { name: 'Formatos para exportar' })
  const csv = await csvOf(page, formats.getByRole('link').filter({ has: page.getByText('CSV', { exact: true }) }))
  await page.keyboard.press('Escape')
  return csv
}

test.describe('the tree', () => {
  test('opens by its codes and with the keyboard, and renders only the rows in sight', async ({ page }) => {
    const rows = await treeOf()
    const [root, child] = [
      first(rows, 'organ'),
      first(
        rows.filter(({ nivel }) => nivel === 2),
        'unit',
      ),
    ]
    await visit(page, despesaDetalhada.path)
    await expect(tree(page)).toHaveAttribute('aria-busy', 'false')
    const roots = rows.filter(({ nivel }) => nivel === 1).length
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(roots + 2))
    await rowAt(page, root)
      .getByRole('button', { name: String(root.programatica) })
      .click()
    await expect(rowAt(page, root)).toHaveAttribute('aria-expanded', 'true')
    await expect(rowAt(page, child)).toHaveAttribute('aria-level', '2')
    await expect(rowAt(page, child).getByRole('gridcell').first()).toContainText(
      formatMoney(String(child.valorPrevisto)),
    )

    await rowAt(page, root).focus()
    await page.keyboard.press('ArrowRight')
    await expect(rowAt(page, child)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(rowAt(page, child)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(rowAt(page, root)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rowAt(page, root)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('End')
    await expect(tree(page).locator('[role=row]:focus')).toHaveAttribute('aria-rowindex', String(roots + 1))

    await page.getByRole('button', { name: 'Expandir tudo' }).click()
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(rows.length + 2))
    expect(await tree(page).getByRole('row').count()).toBeLessThan(120)
    await page.keyboard.press('Tab')
    await tree(page).locator('[role=row][tabindex="0"]').focus()
    await page.keyboard.press('End')
    await expect(rowAt(page, first(rows.slice(-1), 'last row'))).toBeFocused()
    await page.getByRole('button', { name: 'Recolher tudo' }).click()
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(roots + 2))
    expect(
      await tree(page)
        .locator('..')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
    await expectAccessible(page)
  })

  test('adds credits to the initial appropriation, for the year and for a month, and exports to a file', async ({
    page,
    browser,
  }) => {
    await visit(page, despesaDetalhada.path)
    await page.getByRole('navigation', { name: 'Mês' }).getByRole('link', { name: 'mar' }).click()
    const rows = await treeOf(MARCO)
    for (const { valorPrevisto, valorCreditosAdicionais, valorAtualizado } of rows) {
      expect(cents(valorAtualizado)).toBe(cents(valorPrevisto) + cents(valorCreditosAdicionais))
    }
    const root = first(rows, 'organ')
    await expect(rowAt(page, root)).toContainText(formatMoney(String(root.valorEmpenhado)))
    await openElsewhere(browser, page.url(), (fresh) =>
      expect(rowAt(fresh, root)).toContainText(formatMoney(String(root.valorEmpenhado))),
    )
    expect(readCsv(await exportCsv(page)).rows).toHaveLength(rows.length)
  })

  test('has no column of amounts in settlement if the entity has no such stage', async ({ page }) => {
    const header = tree(page).getByRole('columnheader', { name: 'Em liquidação' })
    await visit(page, despesaDetalhada.path)
    await expect(header).toBeVisible()
    await visit(page, despesaDetalhada.path, CAMARA)
    await expect(tree(page)).toBeVisible()
    await expect(header).toHaveCount(0)
  })

  test('shows one figure at a time on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, despesaDetalhada.path)
    const root = first(await treeOf(), 'organ')
    await expect(rowAt(page, root)).toContainText(formatMoney(String(root.valorEmpenhado)))
    await page.getByRole('radio', { name: 'Pago' }).check()
    await expect(
      rowAt(page, root)
        .getByText(formatMoney(String(root.valorPago)))
        .filter({ visible: true }),
    ).toHaveCount(1)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('the levels of the detailed budget', () => {
  const table = (page: Page): Locator => page.getByRole('tabpanel').getByRole('table')

  test('each adds up to the same total, and actions are distinguished', async ({ page }) => {
    await visit(page, despesaDetalhada.path)
    await page.getByRole('tab', { name: 'Despesas por Nivel' }).click()
    const totals = new Set<string>()
    for (const { value, label } of NIVEIS_DETALHADOS) {
      await page.getByRole('radio', { name: label, exact: true }).check()
      const rows = await ask<Row[]>(despesaDetalhadaPorNivel.api.list, { ...PREFEITURA, nivel: value })
      await expect(table(page).locator('tbody tr')).toHaveCount(rows.length)
      await expect(table(page)).toHaveAttribute('aria-busy', 'false')
      totals.add(
        await table(page)
          .locator('tfoot')
          .innerText()
          .then((text) => text.replace(/^.*registros?/s, '')),
      )
    }
    expect(totals.size).toBe(1)
    await expect(page.getByRole('group', { name: 'Tipo de ação' })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Projeto/Atividade' }).check()
    await expect(page.getByRole('group', { name: 'Tipo de ação' }).getByRole('radio')).toHaveCount(
      NIVEIS_PROGRAMA.length,
    )
    for (const { value, label } of NIVEIS_PROGRAMA) {
      await page.getByRole('group', { name: 'Tipo de ação' }).getByRole('radio', { name: label, exact: true }).check()
      const query = { ...PREFEITURA, nivel: NIVEL_PROJETO, nivelPrograma: value }
      const rows = await ask<Row[]>(despesaDetalhadaPorNivel.api.list, query)
      await expect(table(page).locator('tbody tr')).toHaveCount(rows.length)
    }
    const csv = readCsv(await exportCsv(page))
    expect(csv.rows).toHaveLength(await table(page).locator('tbody tr').count())
  })
})

test.describe('expense by level', () => {
  for (const nivel of NIVEIS_DESPESA) {
    test(`${nivel.rota}: list, chart and the commitments behind a row`, async ({ page }) => {
      const list = despesaPorNivel(nivel, PREFEITURA)
      const rows = await ask<Row[]>(list.api.list)
      await visit(page, list.path)
      const table = page.getByRole('table', { name: list.title })
      await expect(table.locator('tbody tr')).toHaveCount(rows.length)
      expect(readCsv(await exportCsv(page)).rows).toHaveLength(rows.length)

      await page.getByRole('tab', { name: 'Gráficos' }).click()
      const chart = page.getByRole('figure', { name: `${list.title}: orçado` })
      await expect(page.getByRole('radio', { name: 'Orçado' })).toBeChecked()
      const shown = rows.filter(({ valorOrcado }) => Number(valorOrcado) !== 0).length
      await expect(chart.locator('ol > li')).toHaveCount(shown)
      const { height } = await boxOf(chart.locator('ol'))
      expect(height).toBeGreaterThanOrEqual(shown > 5 ? 600 : 300)
      for (const valor of VALORES_DO_NIVEL.slice(1)) {
        const label = list.fields[valor]?.label ?? ''
        await page.getByRole('radio', { name: label }).check()
        await expect(page.getByRole('figure', { name: `${list.title}: ${label.toLowerCase()}` })).toBeVisible()
        await expect.poll(() => new URL(page.url()).searchParams.get('valor')).toBe(valor)
      }
      await page.getByText('Ver os dados em tabela').click()
      const data = page.getByRole('tabpanel').getByRole('table')
      await expect(data.locator('tbody tr')).toHaveCount(rows.filter(({ valorPago }) => Number(valorPago) !== 0).length)
      const csv = await csvOf(page, page.getByRole('link', { name: 'Baixar os dados do gráfico (CSV)' }))
      expect(readCsv(csv).rows).toHaveLength(rows.length)

      await page.getByRole('tab', { name: 'Listagem' }).click()
      const row = first(
        rows.filter(({ codigo }) => codigo !== undefined),
        nivel.rota,
      )
      await table
        .getByRole('link', { name: String(row.descricao), exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empenhos')
      const [, search = ''] = provaDaLinha(nivel, row, {}).split('?')
      const { totalElements } = await ask<{ totalElements: number }>('/empenhos/lista', {
        ...PREFEITURA,
        ...Object.fromEntries(new URLSearchParams(search)),
        dataInicial: '2025-01-01',
        dataFinal: '2025-12-31',
      })
      await expect(page.locator('output')).toHaveText(
        new RegExp(`^${formatInteger(totalElements).replaceAll('.', '\\.')} registros?`),
      )
    })
  }

  test('of a period links to the movement of that period, with the same figures, and says when there is none', async ({
    page,
  }) => {
    const nivel = first(NIVEIS_DESPESA, 'level')
    const list = despesaPorNivel(nivel, PREFEITURA)
    const row = first(await ask<Row[]>(list.api.list, { ...PREFEITURA, ...MARCO, ...list.fixed }), nivel.rota)
    await visit(page, `${list.path}?${new URLSearchParams(MARCO)}`)
    await page
      .getByRole('table', { name: list.title })
      .getByRole('link', { name: String(row.descricao), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(movimentoEmpenhos.title)
    const figures = page.getByRole('region', { name: 'Resultados' })
    for (const name of ['valorEmpenhado', 'valorLiquidado', 'valorPago'])
      await expect(figures).toContainText(formatMoney(Number(row[name])))
    await visit(page, `${list.path}?${new URLSearchParams({ ...FUTURO, aba: 'graficos', valor: 'valorPago' })}`)
    await expect(page.getByRole('tabpanel')).toContainText(texts.semGrafico)
    await expect(page.getByRole('tabpanel')).toContainText(
      'Ainda não publicado, de 01/01/2031 a 31/01/2031. Dados até ',
    )
    const call = new RegExp(list.api.list)
    await page.route(call, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Mês' }).getByRole('link', { name: 'mar' }).click()
    await expect(page.getByRole('alert')).toContainText(texts.semGrafico)
    await page.unroute(call)
    await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('figure', { name: `${list.title}: pago` })).toBeVisible()
    const response = await visit(page, '/despesa/inventado')
    expect(response.status()).toBe(404)
  })
})
