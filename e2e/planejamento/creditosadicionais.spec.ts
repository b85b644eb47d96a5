// Tests the decrees that change the budget: links from the tree to them, and from each to the rest of its decree and to
// what its line bought.
import { despesaDetalhada, despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { creditosAdicionais } from '@portal/catalog/planejamento/creditosadicionais'
import { formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { ask, askPage, first } from '../support/api.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const OUTUBRO = { dataInicial: '2025-10-01', dataFinal: '2025-10-31' }
const decreto = creditosAdicionais.filters.nroDecreto as NonNullable<(typeof creditosAdicionais.filters)[string]>

test('the credits in the tree at the end of a month equal the sum of the decrees until then', async ({ page }) => {
  const tree = await ask<Row>(despesaDetalhadaPorNivel.api.totals ?? '', { ...PREFEITURA, ...OUTUBRO })
  expect(Number(tree.valorCreditosAdicionais)).not.toBe(0)
  await visit(page, `${despesaDetalhada.path}?${new URLSearchParams(OUTUBRO)}`)
  await page.getByRole('link', { name: 'Ver os créditos adicionais, decreto por decreto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(creditosAdicionais.title)
  const figure = page
    .locator('dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText('Créditos adicionais', { exact: true }) })
  await expect(figure.locator('dd')).toHaveText(formatMoney(String(tree.valorCreditosAdicionais)))
})

test('a decree is found as 1/2015, with the keyboard, and links to its changes and to what each line bought', async ({
  page,
}) => {
  const screen = new ListPage(page, creditosAdicionais)
  await screen.visit()
  await screen.unfold()
  const input = screen.field(decreto)
  await expect(input).toHaveAttribute('placeholder', '1/2015')
  await input.fill('1/15')
  await input.press('Enter')
  await expect(input).toHaveAccessibleDescription('Informe o número, com o ano ou sem ele, como 1/2015.')

  const { content } = await askPage(creditosAdicionais, PREFEITURA)
  const row = first(
    content.filter((each) => each.decreto !== undefined),
    'credit with a decree',
  )
  await input.fill(String(row.decreto))
  await input.press('Enter')
  await screen.expectRowsOf({ nroDecreto: String(row.decreto) })
  expect(screen.param('nroDecreto')).toBe(row.decreto)

  await screen.visit()
  await screen.table
    .getByRole('link', { name: String(row.decreto), exact: true })
    .first()
    .click()
  const { content: ofDecree } = await screen.expectRowsOf({ nroDecreto: String(row.decreto) })
  const line = first(ofDecree, 'line of the decree')
  await screen.table
    .getByRole('link', { name: String(line.despesa), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(empenhos.title)
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  const { orgao, unidade, funcao, subFuncao, programa, projeto, elemento, fonteRecurso } = line
  expect(asked).toMatchObject({ orgao, unidade, funcao, subFuncao, programa, projeto, elemento, fonteRecurso })
})
