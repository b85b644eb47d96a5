// Tests the comparison of revenue by year: in reais, per inhabitant, for a month, as a file and at another address.
import { receita } from '@portal/catalog/receita/receita'
import { receitaPorAnos } from '@portal/catalog/receita/receita-por-anos'
import { formatMoney } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { ask, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const { api } = receitaPorAnos(PREFEITURA)

test('the chosen year is shown next to earlier years, at the chosen level', async ({ page, browser }) => {
  await visit(page, receita.path)
  await page.getByRole('tab', { name: 'Receitas' }).focus()
  await page.keyboard.press('End')
  const table = page.getByRole('tabpanel').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Receita', 'Código', '2025', '2024', '2023'])
  const expectRow = async (query: Query): Promise<void> => {
    const row = first(
      (await ask<Row[]>(api.list, { ...PREFEITURA, ...query })).sort((a, b) => Number(b.ano0) - Number(a.ano0)),
      'revenue',
    )
    const written = [row.ano0, row.ano1, row.ano2].map((value) => formatMoney(String(value)))
    await expect(table.locator('tbody tr').first().getByRole('cell')).toContainText([
      String(row.descricao),
      String(row.codigo),
      ...written,
    ])
  }
  await expectRow({})
  await page.getByRole('radio', { name: 'Espécie' }).check()
  await expectRow({ nivel: '3' })
  await page.getByRole('radio', { name: 'Por habitante' }).check()
  await page.getByRole('link', { name: 'mar', exact: true }).click()
  const asked = { nivel: '3', medida: 'habitante', dataInicial: '2025-03-01', dataFinal: '2025-03-31' }
  await expectRow(asked)
  await openElsewhere(browser, page.url(), async (elsewhere) => {
    await expect(elsewhere.getByRole('radio', { name: 'Por habitante' })).toBeChecked()
    await expect(elsewhere.getByRole('tabpanel').getByRole('columnheader', { name: '2023' })).toBeVisible()
  })
  const file = await page.request.get(
    new URL(
      (await page.getByRole('link', { name: 'Baixar a comparação (CSV)' }).getAttribute('href')) ?? '',
      page.url(),
    ).href,
  )
  expect(await file.text()).toContain('Código;Descrição;2025;2024;2023')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
