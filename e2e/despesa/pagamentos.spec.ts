// Tests what only settlements and payments have: tabs, years of commitments, the payment schedule, gates and empty
// lists.
import { agendaPrevisaoPagamento as agenda, CONTA_CALL } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { aptosPagamentos } from '@portal/catalog/despesa/aptos-pagamentos'
import { emLiquidacao } from '@portal/catalog/despesa/em-liquidacao'
import {
  liquidacoesCovidPagas,
  paginaDeLiquidacoes,
  paginaDeLiquidacoesCovid,
} from '@portal/catalog/despesa/liquidacoes'
import { liquidacoesPagar } from '@portal/catalog/despesa/liquidacoes-pagar'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { suprimentosFundos } from '@portal/catalog/despesa/suprimentos-fundos'
import {
  abaLiquidacoes,
  adotaCartaoCorporativo,
  covidDeTodasAsEntidades,
  pagoIncluiRetido,
} from '@portal/catalog/parametros'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { Contexto, List, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { ask, askPage, askRows, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { writeDatabase } from '../support/database.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { boxOf } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

/** Used by no other test. */
const AUTARQUIA: Contexto = { entidade: 4, exercicio: 2024 }
const AUTARQUIA_NA_PANDEMIA: Contexto = { entidade: 4, exercicio: 2023 }
const PANDEMIA: Contexto = { entidade: 1, exercicio: 2023 }
const FUNDO_DE_SAUDE: Contexto = { entidade: 3, exercicio: 2023 }

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const filterOf = (list: List, name: string) =>
  first(
    [list.filters[name]].filter((each) => each !== undefined),
    name,
  )
const checkboxOf = (screen: ListPage, name: string): Locator => screen.field(filterOf(screen.list, name))
const tabs = (page: Page): Locator => page.getByRole('main').getByRole('tablist').first().getByRole('tab')

const listOf = (pagina: ReturnType<typeof paginaDeLiquidacoes>, aba: number): List =>
  first(pagina?.abas.slice(aba) ?? [], 'tab of settlements').list

test.describe('the pages of settlements', () => {
  const todos = paginaDeLiquidacoes('todos')

  test('show the tabs of their kind, and have no other page', async ({ page }) => {
    const pages: [path: string, tabs: string[]][] = [
      ['/liquidacoes/pagar', ['Despesas a Pagar']],
      ['/liquidacoes/pagas', ['Despesas Pagas']],
      ['/liquidacoes/todos', ['Despesas a Pagar', 'Despesas Pagas']],
      ['/liquidacoes-covid/pagas', ['Despesas Pagas']],
      ['/liquidacoes-covid/todos', ['Despesas a Pagar', 'Despesas Pagas']],
    ]
    for (const [path, names] of pages) {
      await visit(page, path)
      await expect(tabs(page)).toHaveText(names)
      await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
    }
    for (const path of ['/liquidacoes-covid/pagar', '/liquidacoes/outras']) {
      await visit(page, path)
      await expect(heading(page)).toHaveText(texts.naoEncontrado)
    }
  })

  test('keep the filters across tabs, with the keyboard, and the tab in the address', async ({ page, browser }) => {
    const [pagar, pagas] = [listOf(todos, 0), listOf(todos, 1)]
    const [onPagar, onPagas] = [new ListPage(page, pagar), new ListPage(page, pagas)]
    await onPagar.visit('?sort=saldo,desc&size=10')
    await onPagar.searchBy({ filter: filterOf(pagar, 'nome'), typed: 'ltda' })
    await onPagar.expectRowsOf({ nome: 'ltda', size: 10, sort: 'saldo,desc' })
    await tabs(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs(page).nth(1)).toBeFocused()
    await onPagas.expectRowsOf({ nome: 'ltda', size: 10 })
    expect([onPagas.param('aba'), onPagas.param('nome'), onPagas.param('page')]).toEqual(['pagas', 'ltda', null])
    await onPagas.pages.getByRole('link', { name: 'Próxima página' }).click()
    await onPagas.expectRowsOf({ nome: 'ltda', size: 10, page: 1 })
    await openElsewhere(browser, page.url(), async (fresh) => {
      await new ListPage(fresh, pagas).expectRowsOf({ nome: 'ltda', size: 10, page: 1 })
      await expect(tabs(fresh).nth(1)).toHaveAttribute('aria-selected', 'true')
    })
    await tabs(page).first().click()
    await onPagar.expectRowsOf({ nome: 'ltda', size: 10 })
    expect([onPagar.param('aba'), onPagar.param('page')]).toEqual([null, null])
    await expectAccessible(page)
  })

  test('show when their data was loaded: the payments on the paid page, the settlements elsewhere', async ({
    page,
  }) => {
    const stampOf = async (table: string): Promise<string> => {
      const query = { ...PREFEITURA, modulo: 3, table }
      return formatDate((await ask<{ fatosAte: string }>('/api/ultimas-atualizacoes/by-table', query)).fatosAte)
    }
    const [settled, paid] = [await stampOf('liquidacao'), await stampOf('pagamento')]
    const changed = await stampOf('credito_adicional')
    expect(changed).not.toBe(paid)
    const expected: [path: string, stamp: string][] = [
      ['/liquidacoes/pagar', settled],
      ['/liquidacoes/pagas', paid],
      ['/liquidacoes-covid/pagas', paid],
      ['/liquidacoes/todos', settled],
      ['/liquidacoes/todos?aba=pagas', settled],
      ['/creditosadicionais', changed],
    ]
    for (const [path, stamp] of expected) {
      await visit(page, path)
      await expect(page.getByText('Dados até').first()).toHaveText(`Dados até ${stamp}`)
    }
  })

  test('accept old links, which spell the document differently', async ({ page }) => {
    const screen = new ListPage(page, liquidacoesPagar)
    const rows = await askRows(liquidacoesPagar, PREFEITURA)
    const row = first(
      rows.filter(({ cnpjCpf }) => /\//.test(String(cnpjCpf))),
      'company to be paid',
    )
    const cnpjCpf = cleanDocumento(String(row.cnpjCpf))
    await screen.visit(`?cnphCpf=${cnpjCpf}`)
    await screen.expectRowsOf({ cnpjCpf })
    await screen.toggle.click()
    await expect(checkboxOf(screen, 'cnpjCpf')).toHaveValue(String(row.cnpjCpf))
    await screen.chips.getByRole('link', { name: 'CNPJ/CPF' }).click()
    await screen.expectRowsOf()
    expect([screen.param('cnphCpf'), screen.param('cnpjCpf')]).toEqual([null, null])
  })

  for (const list of [liquidacoesPagar, liquidacoesPagas]) {
    test(`${list.path} divides by the year of the commitment`, async ({ page }) => {
      const screen = new ListPage(page, list)
      const [all, own, old] = await Promise.all(
        [{}, { isPorExercicio: true }, { isPendentes: true }].map(
          async (query) => (await askPage(list, PREFEITURA, query)).totalElements,
        ),
      )
      expect(Number(old)).toBeGreaterThan(0)
      expect(Number(own) + Number(old)).toBe(all)
      await screen.visit()
      await screen.searchBy({ filter: filterOf(list, 'isPendentes'), typed: 'true' })
      const { content } = await screen.expectRowsOf({ isPendentes: true })
      expect(content.every(({ exercicio }) => Number(exercicio) < PREFEITURA.exercicio)).toBe(true)
      const address = page.url()
      await page.locator('tbody').getByRole('link').first().click()
      await expect(heading(page)).toContainText(`Empenho ${content[0]?.empenhoExercicio}`)
      await expect(page.getByLabel('Exercício', { exact: true })).toHaveValue(String(content[0]?.exercicio))
      await page.goBack()
      await expect(page).toHaveURL(address)
      await screen.searchBy({ filter: filterOf(list, 'isPorExercicio'), typed: 'true' })
      await expect(
        page.getByRole('region', { name: 'Resultados' }).getByText(list.empty.filtered, { exact: true }),
      ).toBeVisible()
    })
  }

  test('show payments including retentions, if the parameter says so', WRITES, async ({ page, setParametro }) => {
    const screen = new ListPage(page, liquidacoesPagas, AUTARQUIA)
    await screen.visit()
    await expect(screen.header('valorParametro')).toHaveCount(0)
    await setParametro(AUTARQUIA, numeroOf(pagoIncluiRetido), 'S')
    await screen.visit('?sort=valorParametro,desc')
    const { content } = await screen.expectRowsOf({ sort: 'valorParametro,desc' })
    await expect(screen.header('valorParametro')).toBeVisible()
    expect(content.some(({ valor, valorParametro }) => Number(valorParametro) > Number(valor))).toBe(true)
  })

  test(
    'against COVID-19 are of one entity, or of all if the parameter says so',
    WRITES,
    async ({ page, setParametro }) => {
      const screen = new ListPage(page, liquidacoesCovidPagas, AUTARQUIA_NA_PANDEMIA)
      await screen.visit()
      await expect(
        page.getByRole('region', { name: 'Resultados' }).getByText('Sem registros.', { exact: true }),
      ).toBeVisible()
      await setParametro(AUTARQUIA_NA_PANDEMIA, numeroOf(covidDeTodasAsEntidades), 'S')
      const own = await Promise.all(
        [PANDEMIA, FUNDO_DE_SAUDE].map(
          async (contexto) => (await askPage(liquidacoesPagas, contexto, { isCovid: true })).totalElements,
        ),
      )
      await screen.visit()
      const { content, totalElements } = await screen.expectRowsOf()
      expect(totalElements).toBe(Number(own[0]) + Number(own[1]))
      await expect(screen.header('entidadeNome')).toBeVisible()
      await page.locator('tbody').getByRole('link').first().click()
      await expect(heading(page)).toContainText(`Empenho ${content[0]?.empenhoExercicio}`)
      await expect(page.getByLabel('Entidade', { exact: true })).toHaveValue(String(content[0]?.entidade))
    },
  )

  test('against COVID-19 have two tabs of their own', async ({ page }) => {
    const pagas = listOf(paginaDeLiquidacoesCovid('todos'), 1)
    await visit(page, '/liquidacoes-covid/todos', PANDEMIA)
    await tabs(page).nth(1).click()
    const { totalElements } = await new ListPage(page, pagas, PANDEMIA).expectRowsOf()
    expect(totalElements).toBe((await askPage(liquidacoesPagas, PANDEMIA, { isCovid: true })).totalElements)
    expect(totalElements).toBeGreaterThan(0)
  })
})

const more = (page: Page, { noLiquidacao, empenhoExercicio }: Row): Locator =>
  page.getByRole('button', {
    name: `Mais sobre a liquidação ${noLiquidacao} do empenho ${empenhoExercicio}`,
    exact: true,
  })

interface Known {
  row: Row
  conta: Row
  retencoes: Row[]
}

const contaOf = ({ noOrdem, sequencia }: Row): Promise<Row> => ask(CONTA_CALL, { ...PREFEITURA, noOrdem, sequencia })
const retencoesOf = ({ entidade, exercicio, empenho, unidadeOrcamentaria, noLiquidacao }: Row): Promise<Row[]> =>
  ask('/empenhos/detalhe/retencoes', { entidade, exercicio, empenho, unidadeOrcamentaria, noLiquidacao })

async function findInSchedule(what: string, isIt: (known: Known) => boolean): Promise<Known> {
  for (const row of await askRows(agenda, PREFEITURA)) {
    const known = { row, conta: await contaOf(row), retencoes: await retencoesOf(row) }
    if (isIt(known)) return known
  }
  throw new Error(`the payment schedule of the demo city has no settlement ${what}`)
}

test.describe('the payment schedule', () => {
  test('takes its filters from the address', async ({ page }) => {
    const screen = new ListPage(page, agenda)
    const row = first(await askRows(agenda, PREFEITURA), 'settlement to be paid')
    const asked = {
      nome: String(row.fornecedor),
      notaFiscal: String(row.notasFiscais),
      empenho: Number(row.empenho),
      empenhoExercicio: Number(row.exercicio),
      dataInicial: String(row.dataVencimento),
      dataFinal: String(row.dataVencimento),
    }
    await screen.visit(`?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`)
    await screen.expectRowsOf(asked)
    await screen.expectCount(1)
    await screen.toggle.click()
    await expect(checkboxOf(screen, 'nome')).toHaveValue(asked.nome)
    await expect(checkboxOf(screen, 'empenhoExercicio')).toHaveValue(String(asked.empenhoExercicio))
    await expect(checkboxOf(screen, 'dataInicial')).toHaveValue(formatDate(asked.dataInicial))
    const links = page.locator('tbody tr').first().getByRole('link')
    await expect(links.first()).toHaveAttribute('href', /\/fornecedores\/(codigo\/)?\w+\?/)
    await links.filter({ hasText: String(row.empenhoExercicio) }).click()
    await expect(heading(page)).toContainText(`Empenho ${row.empenhoExercicio}`)
    await expect(openedTab(page)).toHaveText('Liquidações')
  })

  test('shows payments already made in their place', async ({ page }) => {
    const screen = new ListPage(page, agenda)
    const paid = await askPage(agenda, PREFEITURA, { isSomentePagos: true })
    await screen.visit()
    await screen.expectRowsOf()
    await screen.write({ filter: filterOf(agenda, 'isSomentePagos'), typed: 'true' })
    await screen.search()
    const { content } = await screen.expectRowsOf({ isSomentePagos: true })
    await screen.expectCount(paid.totalElements)
    expect(content.every(({ saldo, dataPagamento }) => Number(saldo) === 0 && dataPagamento !== undefined)).toBe(true)
    await expect(screen.chips.getByRole('link', { name: 'Mostrar pagamentos já realizados' })).toBeVisible()
  })

  test('opens the account and retentions of a line with the keyboard, and returns the focus on Esc', async ({
    page,
  }) => {
    const { row, conta, retencoes } = await findInSchedule(
      'with account and retentions',
      (known) => known.conta.banco !== undefined && known.retencoes.length > 0,
    )
    await page.setViewportSize({ width: 390, height: 844 })
    const screen = new ListPage(page, agenda)
    await screen.visit(`?empenho=${row.empenho}&empenhoExercicio=${row.exercicio}`)
    const button = more(page, row)
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', {
      name: `Liquidação ${row.noLiquidacao} do empenho ${row.empenhoExercicio}`,
    })
    await expect(dialog).toContainText(String(row.fornecedor))
    await expect(dialog).toContainText(`${conta.banco} - ${conta.descricaoBanco}`)
    await expect(dialog).toContainText(String(conta.agencia))
    await expect(dialog).toContainText(String(conta.conta))
    const lines = dialog.getByRole('table', { name: 'Retenções da liquidação' }).locator('tbody tr')
    await expect(lines).toHaveCount(retencoes.length)
    for (const [at, { descricao, valor, valorEstornado }] of retencoes.entries()) {
      const money = [valor, valorEstornado].map((value) => formatMoney(Number(value)))
      for (const text of [row.empenhoExercicio, row.noLiquidacao, descricao, ...money]) {
        await expect(lines.nth(at)).toContainText(String(text))
      }
    }
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 900 })
    await button.click()
    const [name, line] = [await boxOf(dialog.getByRole('columnheader').first()), await boxOf(lines.first())]
    expect(line.y - name.y - name.height).toBeGreaterThan(-1)
  })

  test('says when a settlement has no account, and when nothing is retained', async ({ page }) => {
    const { row } = await findInSchedule(
      'without account and retentions',
      (known) => known.conta.banco === undefined && known.retencoes.length === 0,
    )
    await visit(page, `${agenda.path}?empenho=${row.empenho}&empenhoExercicio=${row.exercicio}`)
    await more(page, row).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Sem conta bancária cadastrada para essa Liquidação')
    await expect(dialog).toContainText(texts.semRegistros)
  })

  test(
    'hides the retentions of an entity that publishes none, and shows a failed call',
    WRITES,
    async ({ page, setParametro }) => {
      await setParametro(AUTARQUIA, numeroOf(abaLiquidacoes), 'N')
      const row = first(await askRows(agenda, AUTARQUIA), 'settlement to be paid')
      await visit(page, `${agenda.path}?empenho=${row.empenho}&empenhoExercicio=${row.exercicio}`, AUTARQUIA)
      await page.route(`**${CONTA_CALL}?*`, (route) => route.abort())
      await more(page, row).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toContainText('Não foi possível carregar.')
      await expect(dialog.getByRole('heading', { name: 'Retenções' })).toHaveCount(0)
      await page.unroute(`**${CONTA_CALL}?*`)
      await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await expect(dialog).toContainText(/Agência|Sem conta bancária cadastrada para essa Liquidação/)
    },
  )
})

test.describe('when nothing is owed', () => {
  const rewrite = (sql: string): Promise<void> =>
    writeDatabase(async (client) => {
      await client.query(sql, [AUTARQUIA_NA_PANDEMIA.entidade, AUTARQUIA_NA_PANDEMIA.exercicio])
    })

  test('the queue and the schedule say so, for the filter or for the entity', WRITES, async ({ page }) => {
    await rewrite(`with pago as (update resumo.liquidacao set saldo = 0 where entidade = $1
      and exercicio_liquidacao = $2)
      update sistema.carga set versao = default where entidade = $1 and exercicio = $2`)
    try {
      for (const list of [aptosPagamentos, agenda]) {
        await expect.poll(async () => (await askPage(list, AUTARQUIA_NA_PANDEMIA)).totalElements).toBe(0)
        const screen = new ListPage(page, list, AUTARQUIA_NA_PANDEMIA)
        const results = page.getByRole('region', { name: 'Resultados' })
        await screen.visit()
        await expect(
          results.getByText('Entidade não possui pendências financeiras "processadas"!', { exact: true }),
        ).toBeVisible()
        await screen.searchBy({ filter: filterOf(list, 'nome'), typed: 'silva' })
        const filtered = 'Entidade não possui pendências financeiras "processadas" para filtro informado'
        await expect(results.getByText(filtered, { exact: true })).toBeVisible()
      }
    } finally {
      await rewrite('select resumo.reconstruir($1, $2)')
    }
  })
})

const openedTab = (page: Page): Locator => page.getByRole('main').getByRole('tab', { selected: true })

test('each row opens its commitment on its own tab', async ({ page }) => {
  const opens: [list: List, tab: string][] = [
    [aptosPagamentos, 'Liquidações'],
    [emLiquidacao, 'Em Liquidação'],
    [suprimentosFundos, 'Pagamentos'],
    [liquidacoesPagas, 'Pagamentos'],
  ]
  for (const [list, tab] of opens) {
    const { empenhoExercicio } = first((await askPage(list, PREFEITURA)).content, list.title)
    await visit(page, list.path)
    await page.locator('tbody').getByRole('link').first().click()
    await expect(heading(page)).toContainText(`Empenho ${empenhoExercicio}`)
    await expect(openedTab(page)).toHaveText(tab)
  }
})

test('clearing the filters of deliveries under check restores the dates of the year', async ({ page }) => {
  const screen = new ListPage(page, emLiquidacao)
  await screen.visit('?dataInicial=2025-03-01&dataFinal=2025-03-31')
  await screen.expectRowsOf({ dataInicial: '2025-03-01', dataFinal: '2025-03-31' })
  await screen.toggle.click()
  await screen.filters.getByRole('button', { name: 'Limpar' }).click()
  await screen.expectRowsOf()
  await expect(checkboxOf(screen, 'dataInicial')).toHaveValue('01/01/2025')
  await expect(checkboxOf(screen, 'dataFinal')).toHaveValue('31/12/2025')
})

test('cash advances say whether the entity adopts a corporate card', WRITES, async ({ page, setParametro }) => {
  const banner = page.getByRole('note', { name: 'Cartão corporativo' })
  await visit(page, suprimentosFundos.path, AUTARQUIA)
  await expect(banner).toHaveText('Esta entidade não adota cartão corporativo.')
  await setParametro(AUTARQUIA, numeroOf(adotaCartaoCorporativo), 'S')
  await visit(page, suprimentosFundos.path, AUTARQUIA)
  await expect(banner).toHaveText('Esta entidade adota cartão corporativo.')
  await new ListPage(page, suprimentosFundos, AUTARQUIA).searchBy({
    filter: filterOf(suprimentosFundos, 'nome'),
    typed: 'Xyzwk',
  })
  await expect(
    page.getByRole('region', { name: 'Resultados' }).getByText(suprimentosFundos.empty.filtered, { exact: true }),
  ).toBeVisible()
})
