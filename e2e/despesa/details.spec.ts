// Tests records: opened from their row or by address, with every field, verified documents, and failed calls.
import { formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { ask, askPage, askRows, first, listAt } from '../support/api.ts'
import { ListPage } from '../support/list-page.ts'
import { anexos, expectFiles, expectValues, heading, valueOf, type Arquivo } from '../support/record.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, open, openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const diarias = listAt('/diarias')
const notas = listAt('/nota-extraorcamentaria')
const addressOfRow = (row: Row): string => addressOf(diarias.open?.(row, PREFEITURA) ?? '')
const filesOf = ({ empenho, numeroLiquidacao: noLiquidacao, unidadeOrcamentaria }: Row): Promise<Arquivo[]> =>
  ask('/api/diarias/arquivos', { ...PREFEITURA, empenho, noLiquidacao, unidadeOrcamentaria })

async function findDiaria(what: string, isIt: (files: Arquivo[]) => boolean): Promise<[Row, Arquivo[]]> {
  for (const row of await askRows(diarias, PREFEITURA)) {
    const files = await filesOf(row)
    if (isIt(files)) return [row, files]
  }
  throw new Error(`the demo city has no travel allowance ${what}`)
}

test.describe('a travel allowance', () => {
  test('opens from its row and links back to its list', async ({ page }) => {
    const row = first((await askPage(diarias, PREFEITURA)).content, 'travel allowance')
    await visit(page, '/diarias')
    await page
      .locator('tbody')
      .getByRole('link', { name: String(row.nome) })
      .first()
      .click()
    await expect(heading(page)).toContainText('Detalhes da diária')
    await expectValues(page, diarias, row, [
      'nome',
      'destino',
      'motivo',
      'dataSaida',
      'valorDiarias',
      'gastosTotais',
      'displayEmpenho',
    ])
    await page.goBack()
    await expect(heading(page)).toHaveText('Diárias')
  })

  test('links to its commitment, and says when its documents could not be fetched', async ({ page }) => {
    const files = /api\/diarias\/arquivos/
    await visit(page, '/diarias')
    await page.route(files, (route) => route.abort())
    await page.locator('tbody').getByRole('link').first().click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Não foi possível carregar os anexos.')
    await page.unroute(files)
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(anexos(page)).toBeVisible()
    const empenho = valueOf(page, 'Empenho').getByRole('link')
    const number = await empenho.innerText()
    await empenho.click()
    await expect(heading(page)).toContainText(number)
  })

  test('shows the same by its address in a clean browser', async ({ page, browser }) => {
    await visit(page, '/diarias')
    await page.locator('tbody').getByRole('rowheader').getByRole('link').nth(3).click()
    await expect(heading(page)).toContainText('Detalhes da diária')
    const pairs = page.getByRole('main').locator('dl:not([aria-hidden])')
    await expect(pairs.first()).toBeVisible()
    const seen = await pairs.allInnerTexts()
    await openElsewhere(browser, page.url(), async (fresh) => {
      await expect(heading(fresh)).toContainText('Detalhes da diária')
      expect(await fresh.getByRole('main').locator('dl').allInnerTexts()).toEqual(seen)
    })
  })

  test('serves its documents exactly as they were published', async ({ page, request }) => {
    const [row, files] = await findDiaria('with documents', (found) => found.length > 0)
    await open(page, addressOfRow(row))
    await expectFiles(page, request, files)
    await page.emulateMedia({ media: 'print' })
    await expect(anexos(page)).toBeHidden()
  })

  test('says when a value or the documents are missing', async ({ page }) => {
    const [row] = await findDiaria('without documents', (found) => found.length === 0)
    const absent = Object.entries(diarias.fields).filter(([name]) => row[name] === undefined)
    await open(page, addressOfRow(row))
    await expect(anexos(page)).toContainText(texts.semArquivos)
    expect(absent.length).toBeGreaterThan(0)
    for (const [, { label }] of absent) await expect(valueOf(page, label).first()).toHaveText(texts.semRegistro)
  })

  test('is not found if it does not exist, with a link back', async ({ page }) => {
    for (const search of ['?empenho=999999&noLiquidacao=1&unidadeOrcamentaria=0101', '']) {
      const response = await visit(page, `/diarias/detalhes${search}`)
      expect(response.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('Não encontramos esta diária.')
      await page.getByRole('link', { name: 'Ver a lista' }).click()
      await expect(heading(page)).toHaveText('Diárias')
    }
  })
})

test('the list of travel allowances warns when the rows shown include some without a quantity', async ({ page }) => {
  const told = await ask<{ displayEmpenho: string }[]>('/api/diarias/diariasWithoutQuantidade', { ...PREFEITURA })
  const all = told.map(({ displayEmpenho }) => displayEmpenho)
  const faulty = (await askRows(diarias, PREFEITURA)).filter(({ displayEmpenho }) =>
    all.includes(String(displayEmpenho)),
  )
  const sound = (await askRows(diarias, PREFEITURA)).find(({ nome }) => !faulty.some((row) => row.nome === nome))
  const warning = page.getByRole('complementary', { name: 'Aviso' })
  expect(all.length).toBeGreaterThan(0)
  await visit(page, '/diarias')
  await expect(warning).toContainText('Existe(m) diaria(s) que nao possui(em) quantidade.')
  await warning.getByText(/^Ver os? /).click()
  await expect(warning.getByRole('listitem')).toHaveText(all)
  await new ListPage(page, diarias).searchBy({
    filter: first(Object.values(diarias.filters), 'filter'),
    typed: String(sound?.nome),
  })
  await expect(
    page
      .locator('tbody')
      .getByRole('link', { name: String(sound?.nome) })
      .first(),
  ).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test.describe('an extra-budget note', () => {
  test('opens from its row, with its items', async ({ page }) => {
    const row = first((await askPage(notas, PREFEITURA)).content, 'extra-budget note')
    const key = { ...PREFEITURA, noExtraorcamentario: Number(row.noExtraorcamentario) }
    const itens = await ask<Row[]>('/api/nota-extraorcamentaria/itens', key)
    await visit(page, '/nota-extraorcamentaria')
    await page
      .locator('tbody')
      .getByRole('link', { name: `Nº Nota ${row.id},` })
      .click()
    await expect(heading(page)).toContainText('Detalhe da nota extraorçamentária')
    const names = [
      'id',
      'valor',
      'data',
      'vencimento',
      'cnpjCpf',
      'nomeFornecedor',
      'historico',
      'complemento',
      'fonteRecurso',
    ]
    await expectValues(page, notas, row, names)
    const table = page.getByRole('table', { name: 'Itens da nota' })
    const columns = ['Item', 'Especificação', 'Quantidade', 'Unidade', 'Valor Unitário', 'Sub Total']
    await expect(table.getByRole('columnheader')).toHaveText(columns)
    expect(itens.length).toBeGreaterThan(0)
    await expect(table.locator('tbody tr')).toHaveCount(itens.length)
    for (const [at, item] of itens.entries()) {
      const line = table.locator('tbody tr').nth(at)
      await expect(line).toContainText(String(item.especificacao))
      await expect(line.getByRole('cell').last()).toContainText(formatMoney(String(item.valorTotal)))
    }
    await valueOf(page, 'Credor')
      .getByRole('link', { name: String(row.nomeFornecedor) })
      .click()
    await expect(heading(page)).toContainText(String(row.nomeFornecedor))
  })

  test('shows the same by its address in a clean browser', async ({ page, browser }) => {
    const row = first((await askPage(notas, PREFEITURA)).content, 'extra-budget note')
    await visit(page, '/nota-extraorcamentaria')
    await page.locator('tbody').getByRole('link').first().click()
    await expect(heading(page)).toContainText('Detalhe da nota extraorçamentária')
    await openElsewhere(browser, page.url(), async (fresh) => {
      await expect(valueOf(fresh, 'Histórico')).toHaveText(String(row.historico))
    })
  })

  test('says when its items could not be fetched, and fetches them again', async ({ page }) => {
    const items = /nota-extraorcamentaria\/itens/
    await visit(page, '/nota-extraorcamentaria')
    await page.route(items, (route) => route.abort())
    await page.locator('tbody').getByRole('link').first().click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Não foi possível carregar os itens.')
    await page.unroute(items)
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('table', { name: 'Itens da nota' })).toBeVisible()
  })

  test('that does not exist is not found', async ({ page }) => {
    const response = await visit(page, '/nota-extraorcamentaria/detalhe?noExtraorcamentario=999999')
    expect(response.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('Não encontramos esta nota extraorçamentária.')
  })
})
