// Tests the comparison of a budget level by year: in reais, per inhabitant, for a month, as a file and at another
// address.
import { despesaPorAnos } from '@portal/catalog/despesa/despesa-por-anos'
import { formatMoney } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { ask, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const { api } = despesaPorAnos(PREFEITURA)
const rowsOf = (query: Query): Promise<Row[]> => ask(api.list, { ...PREFEITURA, nivel: '3', ...query })

test('the chosen year is shown next to earlier years, in reais and per inhabitant', async ({ page, browser }) => {
  await visit(page, '/despesa/funcao')
  await page.getByRole('tab', { name: 'Listagem' }).focus()
  await page.keyboard.press('End')
  const table = page.getByRole('tabpanel').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Função', 'Código', '2025', '2024', '2023'])
  await page.getByRole('radio', { name: 'Pago' }).check()
  const expectRow = async (query: Query): Promise<void> => {
    const row = first(
      (await rowsOf(query)).sort((a, b) => Number(b.ano0) - Number(a.ano0)),
      'function',
    )
    const written = [row.ano0, row.ano1, row.ano2].map((value) => formatMoney(String(value)))
    await expect(table.locator('tbody tr').first().getByRole('cell')).toContainText([
      String(row.descricao),
      String(row.codigo),
      ...written,
    ])
  }
  await expectRow({ valor: 'valorPago' })
  await page.getByRole('radio', { name: 'Por habitante' }).check()
  await expectRow({ valor: 'valorPago', medida: 'habitante' })
  await page.getByRole('navigation', { name: 'Mês' }).getByRole('link', { name: 'mar' }).click()
  await expectRow({ valor: 'valorPago', medida: 'habitante', dataInicial: '2025-03-01', dataFinal: '2025-03-31' })
  await expect(page.getByRole('tab', { name: 'Comparar anos' })).toHaveAttribute('aria-selected', 'true')
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
