// Tests direct purchases, advances, cost allowances, addenda and awards: the links of their rows, what a parameter
// hides, and each record.
import { ADITIVO } from '@portal/catalog/contratacao/aditivo-campos'
import { ADJUDICACAO } from '@portal/catalog/contratacao/adjudicacao'
import { permiteExcederPrestacaoContas } from '@portal/catalog/parametros'
import { adiantamentoDetalhe, adiantamentoDoServidor, empenhoDetalhe } from '@portal/catalog/despesa/rotas'
import { aditivoDetalhe } from '@portal/catalog/contratacao/rotas'
import { formatMoney } from '@portal/kit/formats'
import type { Contexto, Page as Rows, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Page } from '@playwright/test'
import { ask, askPage, askRows, first, listAt } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { readDatabase } from '../support/database.ts'
import { tabTo } from '../support/keyboard.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { anexos, expectFiles, expectValues, heading, valueOf, type Arquivo } from '../support/record.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const adiantamentos = listAt('/adiantamento')
const ajudas = listAt('/ajuda-custo')
const empenhos = listAt('/empenhos')
const porFornecedor = listAt('/compras-diretas-fornecedor')
const porItem = listAt('/compras-direta-itens')

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)
const sum = (rows: readonly Row[], name: string): number => rows.reduce((total, row) => total + cents(row[name]), 0)

/** Returns the first row that has documents, and one without. */
async function withAndWithout(
  rows: readonly Row[],
  filesOf: (row: Row) => Promise<Arquivo[]>,
): Promise<[Row, Arquivo[], Row]> {
  const found = await Promise.all(rows.map(async (row) => [row, await filesOf(row)] as const))
  const [carrier, files] = first(
    found.filter(([, each]) => each.length > 0),
    'row with documents',
  )
  const [bare] = first(
    found.filter(([, each]) => each.length === 0),
    'row without documents',
  )
  return [carrier, files, bare]
}

test.describe('direct purchases', () => {
  test('by supplier, a row links to the commitments of its figures, and Back returns', async ({ page }) => {
    const screen = new ListPage(page, porFornecedor)
    await screen.visit('?sort=empenhado,desc')
    const { content } = await screen.expectRowsOf({ sort: 'empenhado,desc' })
    const row = first(content, 'direct purchase')
    await tabTo(page, screen.table.getByRole('rowheader').getByRole('link').first())
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(empenhos.title)
    await expect(heading(page)).toBeFocused()
    const arrived = new ListPage(page, empenhos)
    const asked = { fornecedor: String(row.fornecedor), comprasDireta: 'true' }
    await arrived.expectRowsOf(asked)
    await expect(arrived.chips.getByRole('link', { name: 'Compras diretas' })).toBeVisible()
    const { content: found } = await askPage(empenhos, PREFEITURA, { ...asked, size: 2000 })
    expect(sum(found, 'valorEmpenhado')).toBe(cents(row.empenhado))
    expect(sum(found, 'valorAPagar')).toBe(cents(row.aPagar))
    await expect(arrived.table.locator('tfoot')).toContainText(formatMoney(Number(row.empenhado)))
    await page.goBack()
    await screen.expectRowsOf({ sort: 'empenhado,desc' })
  })

  test('by item, filter by consumption or permanent goods, and open the items of the commitment', async ({ page }) => {
    const screen = new ListPage(page, porItem)
    await screen.visit()
    const all = (await askPage(porItem, PREFEITURA)).totalElements
    for (const label of ['Somente consumo', 'Somente permanente']) {
      const [name, filter] = first(
        Object.entries(porItem.filters).filter(([, each]) => each.label === label),
        label,
      )
      await screen.searchBy({ filter, typed: 'true' })
      const { totalElements } = await screen.expectRowsOf({ [name]: 'true' })
      expect(totalElements).toBeLessThan(all)
      await screen.chips.getByRole('link', { name: label }).click()
      await screen.expectCount(all)
    }
    const row = first((await screen.expectRowsOf()).content, 'item')
    await screen.table.getByRole('rowheader').getByRole('link').first().click()
    await expect(heading(page)).toContainText(`Empenho ${row.empenhoExercicio}`)
    await expect(page.getByRole('tab', { name: 'Itens' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText(String(row.item))
  })
})

test.describe('an advance', () => {
  const numero = numeroOf(permiteExcederPrestacaoContas)
  const exceeded = async (contexto: Contexto = PREFEITURA): Promise<Row> =>
    first(
      (await askRows(adiantamentos, contexto)).filter(({ empenhoExcedido }) => empenhoExcedido !== undefined),
      'exceeded advance',
    )

  const filesOf = ({ prestacaoContas }: Row): Promise<Arquivo[]> =>
    ask('/api/adiantamentos/arquivos', { ...PREFEITURA, prestacaoContas })
  const addressOf = (row: Row): string =>
    adiantamentoDetalhe({ ...PREFEITURA, prestacaoContas: Number(row.prestacaoContas) })

  const doServidor = (row: Row, permite: 'S' | 'N', contexto = PREFEITURA): string =>
    adiantamentoDoServidor({
      ...contexto,
      empenho: Number(row.empenho),
      noLiquidacao: Number(row.noLiquidacao),
      matricula: Number(row.matricula),
      unidadeOrcamentaria: String(row.unidadeOrcamentaria),
      permiteExcederPrestacaoContas: permite,
    })

  test('links to its commitment from its row, and the commitment links back to its accounts', async ({ page }) => {
    const row = first((await askPage(adiantamentos, PREFEITURA)).content, 'advance')
    await visit(page, '/adiantamento')
    await page
      .locator('tbody tr')
      .first()
      .getByRole('link', { name: String(row.empenhoExercicio) })
      .click()
    await expect(heading(page)).toContainText(`Empenho ${row.empenhoExercicio}`)
    await valueOf(page, 'Prestação de Contas').getByRole('link').click()
    await expect(heading(page)).toContainText('Detalhes do adiantamento')
    await expect(valueOf(page, 'Prestação de Contas')).toHaveText(`${row.prestacaoContas}/${row.exercicio}`)
  })

  test('by its number shows every field and its documents', async ({ page, request }) => {
    const [row, files, bare] = await withAndWithout((await askRows(adiantamentos, PREFEITURA)).slice(0, 40), filesOf)
    await visit(page, addressOf(row))
    await expectValues(page, adiantamentos, row, [
      'dataPrestacao',
      'empenhoExercicio',
      'dataEmpenho',
      'nome',
      'cargo',
      'lotacao',
      'valorPago',
      'valorEmpenho',
      'valorDocumentos',
      'valorRestituido',
      'valorExcedido',
    ])
    await expectFiles(page, request, files)
    await expectAccessible(page)
    await visit(page, addressOf(bare))
    await expect(anexos(page)).toContainText(texts.semArquivos)
  })

  test('by its settlement and servant shows the same, without documents or a hidden excess', async ({ page }) => {
    const row = await exceeded()
    await visit(page, doServidor(row, 'S'))
    await expect(valueOf(page, 'Prestação de Contas')).toHaveText(`${row.prestacaoContas}/${row.exercicio}`)
    await expectValues(page, adiantamentos, row, [
      'nome',
      'valorPago',
      'valorEmpenho',
      'valorDocumentos',
      'valorRestituido',
      'valorExcedido',
    ])
    const link = valueOf(page, 'Empenho do Excedente').getByRole('link')
    await expect(link).toHaveText(`${row.empenhoExcedido}/${row.exercicioEmpenhoExcedido}`)
    await expect(anexos(page)).toHaveCount(0)
    await link.click()
    await expect(heading(page)).toContainText(`Empenho ${row.empenhoExcedido}/${row.exercicioEmpenhoExcedido}`)
    await visit(page, doServidor(row, 'N'))
    await expect(valueOf(page, 'Valor Restituído')).toBeVisible()
    await expect(valueOf(page, 'Valor Excedido')).toHaveCount(0)
  })

  test(
    'has an excess only if the entity publishes it: in the list, the record and the response',
    WRITES,
    async ({ page, setParametro }) => {
      const contexto: Contexto = { entidade: 3, exercicio: 2025 }
      const row = await exceeded(contexto)
      const column = page.getByRole('columnheader', { name: 'Valor Excedido' })
      await visit(page, '/adiantamento', contexto)
      await expect(column).toBeVisible()
      await setParametro(contexto, numero, 'N')
      await visit(page, '/adiantamento', contexto)
      await expect(page.getByRole('columnheader', { name: 'Valor Restituído' })).toBeVisible()
      await expect(column).toHaveCount(0)
      await visit(page, doServidor(row, 'S', contexto), contexto)
      await expect(valueOf(page, 'Valor Restituído')).toBeVisible()
      await expect(valueOf(page, 'Valor Excedido')).toHaveCount(0)
      const hidden = first(await askRows(adiantamentos, contexto), 'advance')
      for (const name of ['valorExcedido', 'empenhoExcedido', 'exercicioEmpenhoExcedido'])
        expect(hidden).not.toHaveProperty(name)
    },
  )

  test('is not found if it does not exist or the address lacks its key', async ({ page }) => {
    const half = doServidor({ empenho: 1, noLiquidacao: 1, matricula: 1, unidadeOrcamentaria: '0101' }, 'S').replace(
      'noLiquidacao=1&',
      '',
    )
    for (const address of [
      adiantamentoDetalhe({ ...PREFEITURA, prestacaoContas: 999_999 }),
      half,
      '/adiantamento/detalhes',
    ]) {
      const response = await visit(page, address)
      expect(response.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('Não encontramos esta prestação de contas.')
    }
    await page.getByRole('link', { name: 'Ver a lista' }).click()
    await expect(heading(page)).toHaveText(adiantamentos.title)
  })

  test('shows a failed call, and retries', async ({ page }) => {
    await visit(page, '/adiantamento')
    const call = /adiantamentos\/prestacao-contas/
    await page.route(call, (route) => route.fulfill({ status: 500, json: { status: 500, message: 'Algo quebrou.' } }))
    await page.locator('tbody').getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: texts.erro })).toContainText('Algo quebrou.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toContainText('Não foi possível carregar o registro.')
    await page.unroute(call)
    await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(valueOf(page, 'Valor Pago')).toBeVisible()
  })
})

test('a servant with cost allowances opens with the keyboard, with each posting', async ({ page }) => {
  const screen = new ListPage(page, ajudas)
  await screen.visit('?sort=valor,desc')
  const row = first((await screen.expectRowsOf({ sort: 'valor,desc' })).content, 'cost allowance')
  const key = { ...PREFEITURA, matricula: Number(row.matricula) }
  const { content: lines } = await ask<Rows>('/api/ajuda-custo/detalhe', { ...key, size: 50 })
  expect(sum(lines, 'valor')).toBe(cents(row.valor))
  await tabTo(page, screen.table.getByRole('rowheader').getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Detalhes da ajuda de custo')
  await expectValues(page, ajudas, row, ['matricula', 'nome', 'cargo', 'valor'])
  const table = page.getByRole('table', { name: 'Lançamentos do servidor' })
  const columns = ['Ano da Competência', 'Mês da Competência', 'Data do Lançamento', 'Matrícula', 'Valor', 'Evento']
  await expect(table.getByRole('columnheader')).toContainText(columns)
  await expect(table.locator('tbody tr')).toHaveCount(lines.length)
  for (const [at, line] of lines.entries())
    await expect(table.locator('tbody tr').nth(at)).toContainText(String(line.eventoDescricao))
  await expectAccessible(page)
  const response = await visit(page, '/ajuda-custo/detalhes?matricula=999999')
  expect(response.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('Não encontramos ajuda de custo deste servidor no exercício.')
})

test.describe('reached from a commitment', () => {
  const EMPENHOS = `select e.empenho, e.unidade_orcamentaria as "unidadeOrcamentaria", e.fornecedor, e.ano_licitacao as
    "exercicioLicitacao",
    e.tipo_licitacao as "tipoLicitacao", e.no_licitacao as "licitacao", e.ano_contrato as "anoContrato", e.contrato`
  const OF_THE_YEAR = `e.entidade = ${PREFEITURA.entidade} and e.exercicio = ${PREFEITURA.exercicio}
    order by e.empenho limit 40`

  async function find(sql: string): Promise<Row[]> {
    const found: Row[] = []
    await readDatabase(
      async (client) => void found.push(...(await client.query<Row>(`${EMPENHOS} ${sql} ${OF_THE_YEAR}`)).rows),
    )
    return found
  }

  const visitEmpenho = (page: Page, { empenho, unidadeOrcamentaria }: Row): Promise<unknown> =>
    visit(
      page,
      empenhoDetalhe({ ...PREFEITURA, empenho: Number(empenho), unidadeOrcamentaria: String(unidadeOrcamentaria) }),
    )

  test('an award shows who won, when, and its documents', async ({ page, request }) => {
    const won = await find(`
        from empenho e join adjudicacao a on (a.entidade, a.exercicio, a.exercicio_licitacao, a.tipo_licitacao,
        a.licitacao,
      a.fornecedor) = (e.entidade, e.exercicio, e.ano_licitacao, e.tipo_licitacao, e.no_licitacao, e.fornecedor) where`)
    const keyOf = ({ exercicioLicitacao, tipoLicitacao, licitacao, fornecedor: pessoa }: Row) => ({
      ...PREFEITURA,
      exercicioLicitacao,
      tipoLicitacao,
      licitacao,
      pessoa,
    })
    const [carrier, files, bare] = await withAndWithout(won, (row) => ask('/api/adjudicacoes/arquivos', keyOf(row)))
    await visitEmpenho(page, carrier)
    await valueOf(page, 'Adjudicação').getByRole('link').click()
    await expect(heading(page)).toContainText('Detalhes da adjudicação')
    const award = await ask<Row>('/api/adjudicacoes/detalhes', keyOf(carrier))
    await expectValues(page, { fields: ADJUDICACAO }, award, ['nome', 'cnpjCpf', 'data'])
    await expectFiles(page, request, files)
    await expectAccessible(page)
    await valueOf(page, 'Fornecedor').getByRole('link').click()
    await expect(heading(page)).toContainText(String(award.nome))
    await visitEmpenho(page, bare)
    await valueOf(page, 'Adjudicação').getByRole('link').click()
    await expect(anexos(page)).toContainText(texts.semArquivos)
    const response = await visit(
      page,
      '/adjudicacoes/detalhes?exercicioLicitacao=2025&tipoLicitacao=6&licitacao=999999&pessoa=1',
    )
    expect(response.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('Não encontramos esta adjudicação.')
  })

  test('an addendum shows what changed in the contract, and its documents', async ({ page, request }) => {
    const amended = await find(`, a.sequencia, a.numero_aditivo as "numeroAditivo" from empenho e
      join aditivo a on (a.entidade, a.exercicio, a.contrato) = (e.entidade, e.ano_contrato, e.contrato) where`)
    const keyOf = ({ anoContrato: exercicio, contrato: numero, sequencia }: Row) => ({
      entidade: PREFEITURA.entidade,
      exercicio: Number(exercicio),
      numero: Number(numero),
      sequencia: Number(sequencia),
    })
    const [carrier, files, bare] = await withAndWithout(amended, (row) => ask('/api/aditivos/arquivos', keyOf(row)))
    await visitEmpenho(page, carrier)
    await valueOf(page, 'Aditivos do Contrato')
      .getByRole('link', { name: `Aditivo ${carrier.numeroAditivo},` })
      .click()
    await expect(heading(page)).toContainText('Detalhes do aditivo')
    const aditivo = await ask<Row>('/api/aditivos/detalhes', keyOf(carrier))
    const names = ['numeroAditivo', 'data', 'dataPublicacao', 'dataTermino', 'valorAditivo', 'motivacao']
    await expectValues(page, { fields: ADITIVO }, aditivo, names)
    await expectFiles(page, request, files)
    await expectAccessible(page)
    await visit(page, aditivoDetalhe(keyOf(bare)), {
      entidade: PREFEITURA.entidade,
      exercicio: Number(bare.anoContrato),
    })
    await expect(anexos(page)).toContainText(texts.semArquivos)
    const response = await visit(page, '/aditivos/detalhes?numero=999999&sequencia=1')
    expect(response.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('Não encontramos este aditivo.')
  })

  test('a contract without addenda says so', async ({ page }) => {
    const whole = await find(`from empenho e where e.ano_contrato = e.exercicio and not exists (
      select from aditivo a
        where (a.entidade, a.exercicio, a.contrato) = (e.entidade, e.ano_contrato, e.contrato)) and`)
    await visitEmpenho(page, first(whole, 'contract without addenda'))
    await expect(valueOf(page, 'Aditivos do Contrato')).toHaveText('Sem aditivos para este contrato.')
  })
})
