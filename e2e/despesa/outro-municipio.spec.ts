// Tests the open data of another municipality loaded beside the demo city: nothing here assumes tidy data. It adds
// entities that every test would see, so it runs alone. A demo city allows no other beside it, so its mark as a demo is
// removed.
import { lists } from '@portal/catalog/areas'
import { formatMoney } from '@portal/kit/formats'
import type { Contexto } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { ask, listAt } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { portal } from '../support/cli.ts'
import { writeDatabase } from '../support/database.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, open, visit } from '../support/visit.ts'
import { ALONE } from '../support/writes.ts'

const PREFEITURA: Contexto = { entidade: 40, exercicio: 2024 }
const DEPOIS: Contexto = { entidade: 40, exercicio: 2025 }

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const money = (value: number): string => formatMoney(String(value))
const totalOf = (page: Page, title: string): Locator => page.getByRole('table', { name: title }).locator('tfoot')

test.describe('the open data of another municipality', ALONE, () => {
  test.beforeAll(async () => {
    await writeDatabase(
      async (client) => void (await client.query(`delete from sistema.estado where chave = 'demonstracao'`)),
    )
    await portal('import', 'apps/data/src/import/fixtures/outro-municipio')
    await expect
      .poll(async () =>
        (await ask<{ id: number }[]>('/api/entidades/lista')).some(({ id }) => id === PREFEITURA.entidade),
      )
      .toBe(true)
  })

  test('the lists show its figures, and a repeated number requires its unit', async ({ page }) => {
    const empenhos = listAt('/empenhos')
    await open(page, `${addressOf(empenhos.path, PREFEITURA)}&dataInicial=&dataFinal=`)
    for (const value of [66_300, 1_800, 60_500, 63_000, 0])
      await expect(totalOf(page, empenhos.title)).toContainText(money(value))
    await expect(page.getByRole('row', { name: /1\/2024.*JOSÉ CARLOS DE ANDRADE/ })).toContainText(money(2_500))
    await expectAccessible(page)

    await visit(page, '/empenhos/detalhe?empenho=1', PREFEITURA)
    await expect(page.getByText('Há mais de um empenho com este número.')).toBeVisible()
    await page.getByRole('link', { name: 'Unidade 03.001' }).click()
    await expect(heading(page)).toContainText('Empenho 1/2024')
    await expect(page.getByRole('main')).toContainText('Pago sem Liquidação')
    await expect(page.getByText(texts.semRegistro).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'JOSÉ CARLOS DE ANDRADE' }).click()
    await expect(heading(page)).toContainText('JOSÉ CARLOS DE ANDRADE')
    expect(page.url()).toContain('/fornecedores/codigo/502?')
  })

  test(
    'the figures of a supplier and of a level are those of the commitments they lead to, one of them dated ' +
      'before its year',
    async ({ page }) => {
      const empenhos = listAt('/empenhos')
      await visit(page, '/fornecedores?sort=empenhado,desc', PREFEITURA)
      await page
        .getByRole('row')
        .filter({ hasText: money(13_000) })
        .getByRole('rowheader')
        .getByRole('link')
        .click()
      await expect(heading(page)).toHaveText(empenhos.title)
      await expect(totalOf(page, empenhos.title)).toContainText(money(13_000))
      await visit(page, '/despesa/orgao', PREFEITURA)
      await page.getByRole('link', { name: 'SECRETARIA MUNICIPAL DE SAÚDE' }).click()
      await expect(heading(page)).toHaveText(empenhos.title)
      await expect(page.getByRole('row', { name: /COMBUSTÍVEL DA AMBULÂNCIA/ })).toContainText(money(1_000))
    },
  )

  test('a year without commitments shows inherited amounts and payments', async ({ page }) => {
    const restos = listAt('/restos-a-pagar')
    await visit(page, '/restos-a-pagar', DEPOIS)
    for (const value of [5_000, 2_000, 500, 2_500, 4_000])
      await expect(totalOf(page, restos.title)).toContainText(money(value))
    await page.getByRole('link', { name: 'Empenho 1/2023,' }).click()
    await expect(heading(page)).toContainText('Empenho 1/2023')
    await visit(page, '/empenhos', DEPOIS)
    await expect(page.getByText(texts.semRegistros, { exact: true })).toBeVisible()
    await visit(page, '/despesa/orgao', DEPOIS)
    await expect(heading(page)).toHaveText('Despesa por órgão')
    await expectAccessible(page)
  })

  test('missing levels have a row of their own, and codes with dots still link to their commitments', async ({
    page,
  }) => {
    await visit(page, '/despesa/fonte-recursos', PREFEITURA)
    await expect(page.getByRole('row', { name: /Não informado/ })).toBeVisible()
    await page
      .getByRole('link', { name: /RECURSOS NÃO VINCULADOS/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Empenhos')
    await expect(page.getByText('1.500')).not.toHaveCount(0)
    await expect(page.getByRole('row', { name: /AQUISIÇÃO DE COMBUSTÍVEL/ })).toBeVisible()
    await visit(page, '/despesa-detalhada', PREFEITURA)
    await expect(page.getByRole('treegrid')).toContainText('SECRETARIA MUNICIPAL DE SAÚDE')
    await expect(page.getByRole('treegrid')).toContainText('Não informado')
  })

  test('every page of its menu opens, also on a phone', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const offered = await ask<{ route?: string }[]>(`/parametros/menu/${PREFEITURA.entidade}/${PREFEITURA.exercicio}`)
    expect(offered.length).toBeGreaterThan(8)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { route = '' } of offered) {
      const response = await visit(page, route, PREFEITURA)
      expect([route, response.status()]).toEqual([route, 200])
      const list = lists.find(({ path }) => path === route)
      if (list) await expect(heading(page)).toHaveText(list.title)
      await expectNoSidewaysScroll(page)
    }
    expect(errors).toEqual([])
  })
})
