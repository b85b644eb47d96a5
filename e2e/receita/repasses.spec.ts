// Tests what only transfers have: two sides under two addresses, the movements of each row, and the same money from the
// other side.
import { repasseMes, repasses } from '@portal/catalog/receita/repasses'
import { repasseDetalhe } from '@portal/catalog/receita/rotas'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { Contexto, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { ask, askPage, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const CAMARA: Contexto = { entidade: 2, exercicio: 2025 }
const enviados = { ...repasses, title: 'Repasses Enviados', path: '/repasses/despesa' }

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const tabs = (page: Page): Locator => page.getByRole('main').getByRole('tab')
const transfersOf = async (contexto: Contexto, tipo: string): Promise<Row[]> =>
  (await askPage(repasses, contexto, { tipo })).content
const keyOf = ({ conta, idContaCorrente, tipo }: Row, contexto: Contexto) => ({
  ...contexto,
  conta: String(conta),
  idContaCorrente: Number(idContaCorrente),
  tipo: String(tipo),
})
const movementsOf = (row: Row, contexto: Contexto): Promise<Row[]> => ask(repasseMes.api.list, keyOf(row, contexto))

async function csvOf(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const link = page
    .getByRole('region', { name: 'Formatos para exportar' })
    .getByRole('link')
    .filter({ has: page.getByText('CSV', { exact: true }) })
  const text = await (await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)).text()
  await page.keyboard.press('Escape')
  return readCsv(text).rows
}

test('each side has its address, and the tabs switch between them with the keyboard', async ({ page, browser }) => {
  const screen = new ListPage(page, enviados)
  await visit(page, '/repasses/despesa')
  await expect(heading(page)).toHaveText('Repasses Enviados')
  await expect(tabs(page)).toHaveText(['Repasses Recebidos', 'Repasses Enviados'])
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await screen.expectRowsOf({ tipo: 'E' })
  expect(await csvOf(page)).toHaveLength((await transfersOf(PREFEITURA, 'E')).length)
  await openElsewhere(browser, page.url(), (fresh) =>
    expect(tabs(fresh).nth(1)).toHaveAttribute('aria-selected', 'true'),
  )

  await screen.searchBy({
    filter: first(
      [repasses.filters.descricao].filter((each) => each !== undefined),
      'filter',
    ),
    typed: 'camara',
  })
  await screen.expectRowsOf({ tipo: 'E', descricao: 'camara' })
  await tabs(page).nth(1).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page)).toHaveText('Repasses Recebidos')
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).pathname).toMatch(/\/repasses\/receita$/)
  await expectAccessible(page)

  await visit(page, '/repasses/outros')
  await expect(heading(page)).toHaveText(texts.naoEncontrado)
})

test('amounts sent equal amounts received, and the row opens its movements by day', async ({ page, browser }) => {
  const sent = first(
    (await transfersOf(PREFEITURA, 'E')).filter(({ descricao }) => /CÂMARA/.test(String(descricao))),
    'transfer to the Câmara',
  )
  const received = first(await transfersOf(CAMARA, 'R'), 'transfer received by the Câmara')
  const movements = await movementsOf(sent, PREFEITURA)
  const written = movements.map(({ data, local, valor }) => [
    formatDate(String(data)),
    String(local),
    formatMoney(String(valor)),
  ])

  await visit(page, '/repasses/despesa')
  await page.getByRole('link', { name: new RegExp(String(sent.descricao)) }).click()
  await expect(heading(page)).toHaveText('Repasse Enviado')
  const table = new ListPage(page, repasseMes)
  await expect.poll(() => table.cells()).toEqual(written)
  await expect(page.getByRole('main')).toContainText(String(sent.descricao))
  await expect(table.table.locator('tfoot')).toContainText(formatMoney(String(sent.valorLancado)))
  expect(await csvOf(page)).toHaveLength(movements.length)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const otherSide = repasseDetalhe(keyOf(received, CAMARA))
  await visit(page, otherSide, CAMARA)
  await expect(heading(page)).toHaveText('Repasse Recebido')
  await expect.poll(() => table.cells()).toEqual(written)
  await openElsewhere(browser, page.url(), (fresh) =>
    expect.poll(() => new ListPage(fresh, repasseMes).cells()).toEqual(written),
  )
})

test('an address without a transfer says which parameter is missing, or that there is none', async ({ page }) => {
  await visit(page, '/repasses/detalhes')
  await expect(page.getByRole('main')).toContainText('obrigatório')
  await visit(page, repasseDetalhe({ ...PREFEITURA, conta: '9', idContaCorrente: 9, tipo: 'E' }))
  await expect(page.getByRole('main')).toContainText(texts.semRegistros)
})
