// Tests what only the lists of commitments have: dependent levels, months in Rondônia, COVID-19, all entities, long
// texts.
import { comprasDiretasFornecedor } from '@portal/catalog/despesa/compras-diretas-fornecedor'
import { empenhos, empenhosCovid } from '@portal/catalog/despesa/empenhos'
import { covidDeTodasAsEntidades, empenhosDeTodasAsEntidades } from '@portal/catalog/parametros'
import type { Contexto, List, Row } from '@portal/kit/list'
import type { Locator } from '@playwright/test'
import { ask, askMenu, askPage, askTotals, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { writeDatabase } from '../support/database.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { boxOf } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

/** The year of the pandemic, in which the Prefeitura and the health fund bought. */
const PANDEMIA: Contexto = { entidade: 1, exercicio: 2023 }
const FUNDO_DE_SAUDE: Contexto = { entidade: 3, exercicio: 2023 }
/** Used by no other test. */
const AUTARQUIA: Contexto = { entidade: 4, exercicio: 2025 }

interface Option {
  id: string
  descricao: string
}

const unitsOf = (orgao: string): Promise<Option[]> => ask('/api/programatica/unidade', { ...PREFEITURA, orgao })
const filterOf = (list: List, name: string) =>
  first(
    [list.filters[name]].filter((each) => each !== undefined),
    name,
  )
const level = (screen: ListPage, name: string): Locator => screen.field(filterOf(screen.list, name))
const idsIn = (select: Locator): Promise<string[]> =>
  select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean))

async function openLevels(screen: ListPage): Promise<void> {
  await screen.unfold()
  await screen.filters.locator('summary', { hasText: 'Programática' }).click()
  await expect(level(screen, 'subDesdobramento')).toBeVisible()
}

/** Returns two organs, the first with a unit that the second lacks. */
async function twoOrgans(): Promise<{ one: string; other: string; unit: string }> {
  const organs = await ask<Option[]>('/api/programatica/orgao', { ...PREFEITURA })
  const [one, other] = [first(organs, 'organ').id, first(organs.slice(1), 'second organ').id]
  return { one, other, unit: first(await unitsOf(one), 'unit').id }
}

test.describe('the levels of the budget', () => {
  test('narrow one another, clear values no longer offered, and are kept in the address', async ({ page, browser }) => {
    const screen = new ListPage(page, empenhos)
    const { one, other, unit } = await twoOrgans()
    await screen.visit()
    await openLevels(screen)
    const [orgao, unidade] = [level(screen, 'orgao'), level(screen, 'unidade')]
    const before = await boxOf(screen.filters)
    await orgao.selectOption(one)
    await expect.poll(() => idsIn(unidade)).toEqual((await unitsOf(one)).map(({ id }) => id))
    await unidade.selectOption(unit)
    const functions = await ask<Option[]>('/api/programatica/funcao', { ...PREFEITURA, orgao: one, unidade: unit })
    await expect.poll(() => idsIn(level(screen, 'funcao'))).toEqual(functions.map(({ id }) => id))
    await level(screen, 'funcao').selectOption(first(functions, 'function').id)
    await orgao.selectOption(other)
    await expect(unidade).toHaveValue('')
    await expect.poll(() => idsIn(unidade)).toEqual((await unitsOf(other)).map(({ id }) => id))
    expect(await boxOf(screen.filters)).toEqual(before)

    await orgao.selectOption(one)
    await unidade.selectOption(unit)
    await level(screen, 'funcao').selectOption(first(functions, 'function').id)
    await screen.search()
    const asked = { orgao: one, unidade: unit, funcao: first(functions, 'function').id }
    await screen.expectRowsOf(asked)
    await openElsewhere(browser, page.url(), async (fresh) => {
      const there = new ListPage(fresh, empenhos)
      await there.expectRowsOf(asked)
      await there.toggle.click()
      for (const [name, value] of Object.entries(asked)) {
        const option = first(
          (await ask<Option[]>(`/api/programatica/${name}`, { ...PREFEITURA })).filter(({ id }) => id === value),
          name,
        )
        await expect(there.chips.getByRole('link', { name: option.descricao })).toBeVisible()
        await expect(level(there, name)).toHaveValue(value)
      }
      await expect.poll(() => idsIn(level(there, 'unidade'))).toEqual((await unitsOf(one)).map(({ id }) => id))
    })
  })

  test('work with the keyboard, and never search by values no longer offered', async ({ page, context }) => {
    const screen = new ListPage(page, empenhos)
    const { one, other, unit } = await twoOrgans()
    await screen.visit(`?orgao=${one}&unidade=${unit}`)
    await screen.toggle.click()
    await expect.poll(() => idsIn(level(screen, 'unidade'))).toContain(unit)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await context.route('**/api/programatica/unidade?*', async (route) => {
      await held
      await route.continue()
    })
    await level(screen, 'orgao').focus()
    await page.keyboard.press('ArrowDown')
    await expect(level(screen, 'orgao')).toHaveValue(other)
    await expect(level(screen, 'unidade')).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Enter')
    await screen.filters.getByRole('button', { name: 'Pesquisar' }).press('Enter')
    release()
    await screen.expectRowsOf({ orgao: other })
    expect([screen.param('orgao'), screen.param('unidade')]).toEqual([other, null])
  })
})

test.describe('the address that opens the filters', () => {
  for (const [list, contexto] of [
    [empenhos, PREFEITURA],
    [empenhosCovid, PANDEMIA],
  ] as const) {
    test(`${list.path}/cf opens it and the note at any width`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const screen = new ListPage(page, list, contexto)
      await screen.visit('?valorInicial=10')
      await expect(screen.filters.getByRole('button', { name: 'Pesquisar' })).toBeHidden()
      await visit(page, `${list.path}/cf?valorInicial=10`, contexto)
      await expect(screen.filters.getByRole('button', { name: 'Pesquisar' })).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Nota explicativa' })).toBeVisible()
      const trail = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
      await expect(trail.last()).toHaveText(list.title)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const { totalElements } = await askPage(list, contexto, { valorInicial: '200' })
      await screen.searchBy({ filter: filterOf(list, 'valorInicial'), typed: '200' })
      await screen.expectCount(totalElements)
      await expect(screen.toggle).toHaveAttribute('aria-expanded', 'false')
      expect(new URL(page.url()).pathname).toMatch(/\/cf$/)
    })
  }
})

const moveTo = (uf: string): Promise<void> =>
  writeDatabase(
    async (client) =>
      void (await client.query('update entidade set uf = $1 where entidade = $2', [uf, AUTARQUIA.entidade])),
  )

const ufOf = async ({ entidade }: Contexto): Promise<string | undefined> =>
  (await ask<{ id: number; uf: string }[]>('/api/entidades/lista')).find(({ id }) => id === entidade)?.uf

test('links from the purchases in Rondônia filter by month', WRITES, async ({ page }) => {
  const uf = (await ufOf(AUTARQUIA)) ?? ''
  await moveTo('RO')
  try {
    await expect.poll(() => ufOf(AUTARQUIA)).toBe('RO')
    const months = ['mesInicialMov', 'mesFinalMov', 'mesInicialEmissao', 'mesFinalEmissao']
    const days = ['dataInicialMov', 'dataFinalMov', 'dataInicial', 'dataFinal']
    const screen = new ListPage(page, empenhos, AUTARQUIA)
    await screen.visit()
    await screen.unfold()
    for (const name of days) await expect(level(screen, name)).toBeVisible()
    for (const name of months) await expect(level(screen, name)).toHaveCount(0)

    const row = first((await askPage(comprasDiretasFornecedor, AUTARQUIA)).content, 'direct purchase')
    await new ListPage(page, comprasDiretasFornecedor, AUTARQUIA).visit()
    await page
      .locator('tbody')
      .getByRole('link', { name: String(row.nome) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(empenhos.title)
    await screen.toggle.click()
    for (const name of months) await expect(level(screen, name)).toBeVisible()
    for (const name of days) await expect(level(screen, name)).toHaveCount(0)
    await expect(level(screen, 'mesFinalEmissao')).toHaveValue('')

    await screen.visit('?comprasDireta=true')
    await expect(level(screen, 'mesFinalEmissao')).toHaveValue('12')
    await screen.write({ filter: filterOf(empenhos, 'mesInicialMov'), typed: '3' })
    await screen.searchBy({ filter: filterOf(empenhos, 'mesFinalMov'), typed: '4' })
    const wholeYear = { dataInicial: undefined, dataFinal: undefined, mesInicialEmissao: 1, mesFinalEmissao: 12 }
    await screen.expectRowsOf({ comprasDireta: true, mesInicialMov: 3, mesFinalMov: 4, ...wholeYear })
    await expect(screen.chips).toContainText('Mês inicial do movimento: março')
    const moved = { ...wholeYear, mesInicialEmissao: undefined, mesFinalEmissao: undefined, comprasDireta: true }
    const byDay = await askPage(empenhos, AUTARQUIA, {
      ...moved,
      dataInicialMov: '2025-03-01',
      dataFinalMov: '2025-04-30',
    })
    await screen.expectCount(byDay.totalElements)
    await screen.searchBy({ filter: filterOf(empenhos, 'mesFinalMov'), typed: '2' })
    await expect(screen.filters).toContainText('O mês final vem antes do inicial.')
  } finally {
    await moveTo(uf)
    await expect.poll(() => ufOf(AUTARQUIA)).toBe(uf)
  }
})

test.describe('the commitments against COVID-19', () => {
  test('are the only ones in rows, totals and files, whatever the filters', async ({ page }) => {
    const screen = new ListPage(page, empenhosCovid, PANDEMIA)
    const marked = await askPage(empenhos, PANDEMIA, { isCovid: true })
    await screen.visit()
    const { totalElements } = await screen.expectRowsOf()
    expect(totalElements).toBe(marked.totalElements)
    expect(totalElements).toBeGreaterThan(0)
    expect(await askTotals(empenhosCovid, PANDEMIA)).toEqual(await askTotals(empenhos, PANDEMIA, { isCovid: true }))
    await expect(screen.filters.getByLabel('Somente combate à COVID-19')).toHaveCount(0)
    const name = String(first(marked.content, 'commitment against COVID-19').nome)
    await screen.searchBy({ filter: filterOf(empenhosCovid, 'nome'), typed: name })
    await screen.expectRowsOf({ nome: name })
    const exported = await ask<{ linhas: Row[] }>(empenhosCovid.api.report, {
      ...PANDEMIA,
      nome: name,
      exportType: 'json',
    })
    expect(exported.linhas.every(({ isCovid }) => isCovid === 'S')).toBe(true)
    await page.locator('tbody').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Empenho \d/)
  })

  test(
    'cover every entity if the parameter says so, each row linking to its own',
    WRITES,
    async ({ page, setParametro }) => {
      const screen = new ListPage(page, empenhosCovid, FUNDO_DE_SAUDE)
      const own = await askPage(empenhos, FUNDO_DE_SAUDE, { isCovid: true })
      const others = await askPage(empenhos, PANDEMIA, { isCovid: true })
      await screen.visit()
      await screen.expectRowsOf()
      await screen.expectCount(own.totalElements + others.totalElements)
      await expect(screen.header('entidadeNome')).toBeVisible()
      await screen.sortBy('empenhoExercicio', 'asc')
      const { content } = await screen.expectRowsOf({ sort: 'empenhoExercicio,asc' })
      const other = content.findIndex(({ entidade }) => entidade === PANDEMIA.entidade)
      await page.locator('tbody').getByRole('row').nth(other).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Empenho ${content[other]?.empenhoExercicio}`)
      await expect(page.getByLabel('Entidade', { exact: true })).toHaveValue(String(PANDEMIA.entidade))

      await setParametro(FUNDO_DE_SAUDE, numeroOf(covidDeTodasAsEntidades), 'N')
      await screen.visit()
      await screen.expectCount(own.totalElements)
      await expect(screen.header('entidadeNome')).toHaveCount(0)
    },
  )

  test('of a year without any are an empty list with its period and last update', async ({ page }) => {
    const screen = new ListPage(page, empenhosCovid)
    await screen.visit('?dataInicial=2025-02-01&dataFinal=2025-02-28')
    const results = page.getByRole('region', { name: 'Resultados' })
    await expect(results.getByText('Sem registros.', { exact: true })).toBeVisible()
    await expect(results).toContainText(
      /Nada publicado para o que foi pedido, de 01\/02\/2025 a 28\/02\/2025\. Dados até \d\d\/\d\d\/\d{4}/,
    )
    await expectAccessible(page)
  })
})

test(
  'the commitments of every entity are listed together if the parameter says so',
  WRITES,
  async ({ page, setParametro }) => {
    const screen = new ListPage(page, empenhos, AUTARQUIA)
    await setParametro(AUTARQUIA, numeroOf(empenhosDeTodasAsEntidades), 'S')
    const others = await Promise.all([1, 2, 3].map((entidade) => askPage(empenhos, { ...AUTARQUIA, entidade })))
    await screen.visit('?sort=nome,asc&page=2')
    const { totalElements } = await screen.expectRowsOf({ sort: 'nome,asc', page: 2 })
    expect(totalElements).toBeGreaterThan(others.reduce((sum, { totalElements: count }) => sum + count, 0))
    await expect(screen.header('entidadeNome')).toBeVisible()
  },
)

test('a long text is truncated at fifty characters and unfolds', async ({ page }) => {
  const screen = new ListPage(page, empenhos)
  await screen.visit()
  const { content } = await screen.expectRowsOf()
  const at = content.findIndex(({ historico }) => String(historico).length > 60)
  const whole = String(content[at]?.historico)
  const cell = page.locator('tbody').getByRole('row').nth(at).locator('details')
  const cut = (await cell.locator('summary > span').first().innerText()).trim()
  expect(cut).toMatch(/…$/)
  expect(cut.length).toBeLessThanOrEqual(51)
  expect(whole.startsWith(cut.slice(0, -1))).toBe(true)
  await expect(cell.locator('p')).toBeHidden()
  await cell.locator('summary').press('Enter')
  await expect(cell.locator('p')).toHaveText(whole)
})

test('the movement filter finds every event of the period, not only issues', async ({ page }) => {
  const screen = new ListPage(page, empenhos)
  const period = { dataInicialMov: '2025-12-01', dataFinalMov: '2025-12-31' }
  const moved = await askPage(empenhos, PREFEITURA, period)
  const issued = await askPage(empenhos, PREFEITURA, { dataInicial: '2025-12-01' })
  expect(moved.totalElements).toBeGreaterThan(issued.totalElements)
  await screen.visit()
  await screen.write({ filter: filterOf(empenhos, 'dataInicialMov'), typed: '01122025' })
  await screen.searchBy({ filter: filterOf(empenhos, 'dataFinalMov'), typed: '31122025' })
  await screen.expectRowsOf(period)
  await screen.expectCount(moved.totalElements)
})

test('the menu links to both lists', async () => {
  const routes = (await askMenu(PREFEITURA)).flatMap(({ subMenu }) => subMenu.map(({ route }) => route))
  expect(routes).toEqual(expect.arrayContaining([empenhos.path, empenhosCovid.path]))
})
