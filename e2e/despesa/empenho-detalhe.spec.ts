// Tests one commitment: its tabs, its documents, its printed note, and what an entity does not publish.
import { empenho as record } from '@portal/catalog/despesa/empenho'
import { EMPENHO } from '@portal/catalog/despesa/empenho-detalhe'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { abaItens } from '@portal/catalog/parametros'
import { empenhoDetalhe, notaEmpenho, type EmpenhoKey, type EmpenhoTab } from '@portal/catalog/despesa/rotas'
import { formatMoney } from '@portal/kit/formats'
import type { Contexto, Page as RowsPage, Row } from '@portal/kit/list'
import type { Locator, Page } from '@playwright/test'
import { ask, askPage, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { readDatabase } from '../support/database.ts'
import { origin } from '../environment.ts'
import { numeroOf } from '../support/parametros.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const abas = Object.entries(record.parts)
const CAMARA: Contexto = { entidade: 2, exercicio: 2025 }

/** Returns the first commitment of the entity and year that meets the condition on `e`. */
async function findEmpenho({ entidade, exercicio }: Contexto, condition: string): Promise<EmpenhoKey> {
  const found: EmpenhoKey[] = []
  await readDatabase(async (client) => {
    const sql = `select unidade_orcamentaria as "unidadeOrcamentaria", empenho from empenho e
      where entidade = $1 and exercicio = $2 and ${condition} order by empenho limit 1`
    const { rows } = await client.query<{ unidadeOrcamentaria: string; empenho: number }>(sql, [entidade, exercicio])
    found.push(...rows.map((row) => ({ entidade, exercicio, ...row })))
  })
  return first(found, `commitment where ${condition}`)
}

const has = (table: string, condition = 'true'): string =>
  `exists (select from ${table} x where (x.entidade, x.exercicio, x.unidade_orcamentaria, x.empenho)
    = (e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho) and ${condition})`

const visitEmpenho = (page: Page, key: EmpenhoKey, active?: EmpenhoTab) => visit(page, empenhoDetalhe(key, active), key)
const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'Partes do empenho' }).getByRole('tab')
const panel = (page: Page): Locator => page.getByRole('tabpanel')
const askAbout = <T>(call: string, key: EmpenhoKey, more = {}): Promise<T> =>
  ask(`/empenhos/detalhe${call}`, { ...key, ...more })

test.describe('the tabs of a commitment', () => {
  test('are nine, open the one in the address, change with the arrows and update the address', async ({
    page,
    browser,
  }) => {
    const key = await findEmpenho(PREFEITURA, `${has('pagamento')} and ${has('em_liquidacao')}`)
    await visitEmpenho(page, key)
    await expect(tabs(page)).toHaveText(abas.map(([, { title }]) => title))
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
    for (const [active, title] of [
      ['liquidacoes', 'Liquidações'],
      ['pagamentos', 'Pagamentos'],
      ['emliquidacao', 'Em Liquidação'],
    ] as const) {
      await visitEmpenho(page, key, active)
      await expect(page.getByRole('tab', { name: title, exact: true })).toHaveAttribute('aria-selected', 'true')
      await expect(panel(page).getByRole('table')).toBeVisible()
      await expect(page.getByRole('tab', { name: title, exact: true })).toBeInViewport()
    }
    await page.getByRole('tab', { name: 'Em Liquidação' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Liquidações', exact: true })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Anexos' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => new URL(page.url()).searchParams.get('active')).toBe('anexos')
    await openElsewhere(browser, page.url(), (fresh) =>
      expect(fresh.getByRole('tab', { name: 'Anexos' })).toHaveAttribute('aria-selected', 'true'),
    )
  })

  test('end their movement at the balances of the commitment, as does the path of its money, also in print', async ({
    page,
  }) => {
    const key = await findEmpenho(
      PREFEITURA,
      `${has('pagamento', 'x.no_pagamento = 9')} and ${has('empenho_anulacao')}`,
    )
    const empenho = await askAbout<Row>('', key)
    const { content, totalElements } = await askAbout<RowsPage>('/movimentacao', key, { size: 2000 })
    await visitEmpenho(page, key)
    await expect(panel(page).locator('tbody tr').first()).toBeHidden()
    await panel(page).getByText('Ver como tabela').click()
    await expect(panel(page).locator('tbody tr')).toHaveCount(totalElements)
    const last = panel(page).locator('tbody tr').last().getByRole('cell')
    const balances = [empenho.valorALiquidar, empenho.valorAPagar].map((value) => formatMoney(String(value)))
    expect((await last.allInnerTexts()).map((text) => text.trim()).slice(-2)).toEqual(balances)
    expect([content.at(-1)?.valorALiquidar, content.at(-1)?.valorAPagar]).toEqual([
      empenho.valorALiquidar,
      empenho.valorAPagar,
    ])

    const path = page.getByRole('region', { name: /^Caminho do dinheiro/ })
    const steps = path.locator('ol > li')
    await expect(steps).toHaveCount(totalElements)
    for (const balance of balances) await expect(steps.last()).toContainText(balance)
    const fold = path.getByText(/^Mostrar as \d+ etapas do meio$/)
    const middle = steps.nth(Math.floor(totalElements / 2))
    await expect(middle).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(middle).toBeVisible()
    await expect(fold).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await fold.press('Enter')
    await expect(middle).toBeVisible()
    await steps.filter({ hasText: 'Dinheiro pago' }).first().getByRole('link').press('Enter')
    await expect(page.getByRole('tab', { name: 'Pagamentos' })).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page)).toBeFocused()
  })

  test('are readable offline once the page is loaded, with each document beside its delivery', async ({
    page,
    context,
  }) => {
    const key = await findEmpenho(PREFEITURA, has('liquidacao_documento', 'x.tipo_documento = 42'))
    const documentos = await askAbout<Row[]>('/liquidacoesdocumentos', key)
    const last = page.waitForResponse((response) => response.url().includes('/empenhos/detalhe/anexos?'))
    await visitEmpenho(page, key)
    const { noDocumento } = first(documentos, 'paper')
    const path = page.getByRole('region', { name: /^Caminho do dinheiro/ })
    await expect(path.locator('li li').first()).toContainText(String(noDocumento))
    await (await last).finished()
    await context.setOffline(true)
    await page.getByRole('tab', { name: 'Documentos' }).click()
    await expect(panel(page).locator('tbody tr')).toHaveCount(documentos.length)
    await page.getByRole('tab', { name: 'Itens' }).click()
    const caption = `Itens do empenho ${key.empenho}/${key.exercicio}`
    await expect(panel(page).getByRole('table')).toHaveAccessibleName(caption)
    await context.setOffline(false)
  })

  test('say when they are empty', async ({ page }) => {
    const nothing = ['liquidacao', 'pagamento', 'empenho_anulacao'].map((table) => `not ${has(table)}`).join(' and ')
    await visitEmpenho(page, await findEmpenho(PREFEITURA, nothing), 'pagamentos')
    await expect(panel(page)).toContainText('Nao possui pagamentos.')
    await page.getByRole('tab', { name: 'Anulações' }).click()
    await expect(panel(page)).toContainText('Nao possui anulacoes.')
    await page.getByRole('tab', { name: 'Documentos' }).click()
    await expect(panel(page)).toContainText('Sem registros.')
  })

  test('are absent from the screen and the calls if the entity closes them', WRITES, async ({ page, setParametro }) => {
    const key = await findEmpenho(CAMARA, has('pagamento'))
    await visitEmpenho(page, key, 'emliquidacao')
    const published = abas.filter(([id]) => id !== 'anulacoes' && id !== 'emliquidacao')
    await expect(tabs(page)).toHaveText(published.map(([, { title }]) => title))
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(EMPENHO.valorEmLiquidacao.label, { exact: true })).toHaveCount(0)
    await expect(askAbout('/anulacoes', key)).rejects.toThrow('404')
    await setParametro(CAMARA, numeroOf(abaItens), 'N')
    await visitEmpenho(page, key)
    await expect(page.getByRole('tab', { name: 'Itens' })).toHaveCount(0)
  })
})

test.describe('the documents of a commitment', () => {
  test('mark reversals, and link to where an invoice is verified', async ({ page }) => {
    const key = await findEmpenho(PREFEITURA, has('liquidacao_documento', 'x.valor_estornado > 0'))
    const documentos = await askAbout<Row[]>('/liquidacoesdocumentos', key)
    await visitEmpenho(page, key, 'documentos')
    const rows = panel(page).locator('tbody tr')
    await expect(rows).toHaveCount(documentos.length)
    for (const [at, { valorEstornado }] of documentos.entries()) {
      const isFault = Number(valorEstornado) > 0
      await expect(rows.nth(at).getByText('Estornado', { exact: true }).filter({ visible: true })).toHaveCount(
        isFault ? 1 : 0,
      )
      expect((await rows.nth(at).getAttribute('data-fault')) !== null).toBe(isFault)
    }
    await expectAccessible(page)

    const nfe = await findEmpenho(PREFEITURA, has('liquidacao_documento', 'x.tipo_documento = 42'))
    await visitEmpenho(page, nfe, 'documentos')
    const invoice = first(
      (await askAbout<Row[]>('/liquidacoesdocumentos', nfe)).filter(({ tipoDocumento }) => tipoDocumento === 42),
      'NF-e',
    )
    const link = panel(page)
      .getByRole('link', { name: `Consultar nota ${invoice.noDocumento}` })
      .first()
    expect(await link.getAttribute('href')).toContain(`nfe=${invoice.chaveAcesso}`)
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('an item has a page of its own, with a link back', async ({ page, browser }) => {
    const key = await findEmpenho(PREFEITURA, has('empenho_item', 'x.ordem = 2'))
    await visitEmpenho(page, key, 'itens')
    await panel(page).getByRole('link', { name: 'Item 2' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Item do empenho')
    const item = await askAbout<Row>('/item', key, { ordemItemEmpenho: 2 })
    await expect(page.getByRole('main')).toContainText(String(item.especificacao))
    await expect(page.getByRole('main')).toContainText(formatMoney(String(item.valorTotal)))
    await openElsewhere(browser, page.url(), (fresh) =>
      expect(fresh.getByRole('main')).toContainText(String(item.especificacao)),
    )
    await page
      .getByRole('main')
      .getByRole('link', { name: `${key.empenho}/${key.exercicio}` })
      .last()
      .click()
    await expect(page.getByRole('tab', { name: 'Itens' })).toHaveAttribute('aria-selected', 'true')
  })

  test('its note is a PDF, with or without the unit that existing clients send', async ({ page, request }) => {
    const key = await findEmpenho(PREFEITURA, has('empenho_item'))
    await visitEmpenho(page, key)
    const button = page.getByRole('link', { name: 'Imprimir nota de empenho' })
    expect(await button.getAttribute('href')).toBe(notaEmpenho(key))
    for (const unidadeOrcamentaria of [key.unidadeOrcamentaria ?? '', '0101']) {
      const answer = await request.get(`${origin}${notaEmpenho({ ...key, unidadeOrcamentaria })}`)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })
})

test('a commitment opens from its row, fits a phone, and a missing one shows a link back', async ({ page }) => {
  const row = first((await askPage(empenhos, PREFEITURA)).content, 'commitment')
  await visit(page, empenhos.path)
  await page
    .locator('tbody')
    .getByRole('link', { name: `Empenho ${row.empenhoExercicio},` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Empenho ${row.empenhoExercicio}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(row.nome))
  await expect(page).toHaveTitle(new RegExp(`^Empenho ${row.empenhoExercicio}: .*R\\$ `))
  const parts = page.getByRole('main').locator('h2, [role=tablist]')
  await expect(parts).toHaveText([
    'Fornecedor',
    'Valores',
    'Justificativa/Histórico',
    /^Movimentação/,
    'Empenho',
    'Programática',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const missing of ['?empenho=99999999', `?empenho=${row.empenho}&exercicio=1999`]) {
    const response = await visit(page, `/empenhos/detalhe${missing}`)
    expect(response.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Ver a lista' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver a lista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(empenhos.title)
})
