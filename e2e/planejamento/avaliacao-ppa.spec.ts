// Tests the evaluation of the plan (PPA): searched with Enter, opened to the programme by mouse and keyboard, and equal
// to its file and to the budget.
import { despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { avaliacaoPpa, programasDoPpa } from '@portal/catalog/planejamento/avaliacao-ppa'
import { formatMoney, formatQuantity } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { ask, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const treeOf = (query: Query = {}): Promise<Row[]> => ask(avaliacaoPpa.api.list, { ...PREFEITURA, ...query })
const tree = (page: Page): Locator => page.getByRole('treegrid', { name: avaliacaoPpa.title })
const rowAt = (page: Page, { caminho }: Row): Locator =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.getByText(String(caminho), { exact: true }) })
const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

test('the totals equal the budget’s, and a programme shows money, target and delivery', async ({ page }) => {
  const [rows, budget] = await Promise.all([
    treeOf(),
    ask<Row>(despesaDetalhadaPorNivel.api.totals ?? '', { ...PREFEITURA }),
  ])
  await visit(page, avaliacaoPpa.path)
  await expect(figure(page, 'Planejado')).toHaveText(formatMoney(String(budget.valorPrevisto)))
  await expect(figure(page, 'Planejado atualizado')).toHaveText(formatMoney(String(budget.valorAtualizado)))
  await expect(figure(page, 'Executado')).toHaveText(formatMoney(String(budget.valorLiquidado)))

  const project = first(rows, 'project')
  await expect(rowAt(page, project).getByRole('gridcell').last()).toHaveText(
    programasDoPpa.fields.numeroRealizado?.label ?? '',
  )
  await rowAt(page, project)
    .getByRole('button', { name: String(project.caminho) })
    .click()
  await rowAt(page, project).focus()
  for (const level of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(tree(page).locator('[role=row]:focus')).toHaveAttribute('aria-level', String(level))
    if (level < 4) await page.keyboard.press('ArrowRight')
  }
  const programme = first(
    rows.filter(({ nivel }) => nivel === 4),
    'programme',
  )
  await expect(rowAt(page, programme)).toContainText(
    `${programme.descricao} · Prefeitura Municipal de Serra Clara, 2025 · ${programme.produto}`,
  )
  await expect(rowAt(page, programme).getByRole('gridcell')).toContainText([
    ...['valorPlanejado', 'valorPlanejadoAtualizado', 'valorExecutado'].map((name) =>
      formatMoney(String(programme[name])),
    ),
    formatQuantity(String(programme.metaFisicaPrevista)),
    formatQuantity(String(programme.numeroRealizado)),
  ])
  await expectAccessible(page)
})

test('Enter searches by the words of a project, which the address keeps, and the file has the same rows', async ({
  page,
  browser,
}) => {
  const rows = await treeOf()
  const project = first(
    rows.filter(({ nivel, descricao }) => nivel === 1 && String(descricao).length > 12),
    'project',
  )
  const asked = String(project.descricao).slice(0, 12).trim()
  const screen = new ListPage(page, programasDoPpa)
  await screen.visit()
  await screen.unfold()
  await page.getByLabel('Projeto/Atividade', { exact: true }).fill(asked)
  await page.keyboard.press('Enter')
  const found = await treeOf({ descricaoProjeto: asked })
  expect(found.length).toBeLessThan(rows.length)
  await expect(tree(page)).toHaveAttribute('aria-rowcount', String(found.filter(({ nivel }) => nivel === 1).length + 2))
  expect(screen.param('descricaoProjeto')).toBe(asked)
  const totals = await ask<Row>(programasDoPpa.api.totals ?? '', { ...PREFEITURA, descricaoProjeto: asked })
  await expect(figure(page, 'Planejado')).toHaveText(formatMoney(String(totals.valorPlanejado)))
  await openElsewhere(browser, page.url(), (elsewhere) =>
    expect(figure(elsewhere, 'Planejado')).toHaveText(formatMoney(String(totals.valorPlanejado))),
  )

  await page.getByRole('button', { name: 'Exportar' }).click()
  const csv = page
    .getByRole('region', { name: 'Formatos para exportar' })
    .getByRole('link')
    .filter({ has: page.getByText('CSV', { exact: true }) })
  const file = await page.request.get(new URL((await csv.getAttribute('href')) ?? '', page.url()).href)
  const leaves = found.filter(({ nivel }) => nivel === 4)
  const { header, rows: lines } = readCsv(await file.text())
  expect(lines.map((cells) => cells[header.indexOf('Projeto/Atividade')])).toEqual(leaves.map(({ codigo }) => codigo))
})

test('on a phone shows one figure, never scrolls sideways, and says when nothing is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, avaliacaoPpa.path)
  await page.getByRole('radio', { name: 'Meta física prevista' }).check()
  await expect(page).toHaveURL(/valor=metaFisicaPrevista/)
  await expectNoSidewaysScroll(page)
  await visit(page, `${avaliacaoPpa.path}?descricaoProjeto=zzzz`)
  await expect(page.getByText(texts.semRegistros, { exact: true })).toBeVisible()
})
