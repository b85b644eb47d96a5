// Tests contracts: those of another year, one contract with its changes and inspectors, and the lists of inspectors,
// participants and item prices.
import { contrato, contratoObra } from '@portal/catalog/contratacao/contrato'
import { contratoDetalhe } from '@portal/catalog/contratacao/rotas'
import { formatDate, formatInteger, formatMoney } from '@portal/kit/formats'
import type { List, Row } from '@portal/kit/list'
import { ask, askPage, first, listAt } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { heading, valueOf } from '../support/record.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const contratos = listAt('/contratos')
const rowsOf = async (list: List, query: Record<string, string>): Promise<Row[]> =>
  (await askPage(list, PREFEITURA, { ...query, size: 2000 })).content
const keyOf = (row: Row) => ({
  entidade: Number(row.entidade),
  exercicio: Number(row.exercicio),
  contrato: Number(row.contrato),
})

test('a typed year replaces the selected one', async ({ page }) => {
  const list = new ListPage(page, contratos)
  await list.visit('?exercicioContrato=2024')
  const { totalElements, content } = await askPage(contratos, PREFEITURA, { exercicioContrato: '2024' })
  expect(totalElements).toBe((await askPage(contratos, { ...PREFEITURA, exercicio: 2024 })).totalElements)
  expect(content.every(({ exercicio }) => exercicio === 2024)).toBe(true)
  await expect(list.count).toContainText(formatInteger(totalElements))
})

test('one contract shows its object, term, changes, inspectors and spending', async ({ page }) => {
  const rows = (await rowsOf(contratos, { tipoAto: '1' })).filter(({ valorAditivo }) => Number(valorAditivo) > 0)
  const row = first(rows, 'contract with addenda')
  const key = keyOf(row)
  await visit(page, contratoDetalhe(key))
  await expect(heading(page)).toContainText(`Contrato ${row.displayContrato}`)
  await expectAccessible(page)
  await expect(valueOf(page, 'Valor Atualizado')).toHaveText(formatMoney(String(row.valorAtualizado)))
  await expect(valueOf(page, 'Vigência Atualizada')).toHaveText(formatDate(String(row.vigencia)))
  await expect(valueOf(page, 'Dias a Vencer')).toHaveText(formatInteger(String(row.diasVencimento)))
  const aditivos = await ask<Row[]>('/api/aditivos', key)
  const changed = page.getByRole('table', { name: 'Aditivos' })
  await expect(changed.locator('tbody tr')).toHaveCount(aditivos.length)
  await expect(changed.locator('tfoot')).toContainText(formatMoney(String(row.valorAditivo)))
  const fiscais = await ask<Row[]>('/api/responsaveis', key)
  await expect(page.getByRole('table', { name: 'Fiscalização do Contrato' }).locator('tbody tr')).toHaveCount(
    fiscais.length,
  )
  const whole = await ask<Row>(contratos.api.list, key)
  await expect(page.getByRole('table', { name: 'Empenhos' }).locator('tfoot')).toContainText(
    formatMoney(String(whole.valorEmpenhado)),
  )
  await changed.getByRole('link').first().click()
  await expect(heading(page)).toContainText('Detalhes do aditivo')
})

test('missing data shows the messages of the specification', async ({ page }) => {
  const bare = first(
    (await rowsOf(contratos, { tipoAto: '2' })).filter(({ valorAditivo }) => Number(valorAditivo) === 0),
    'price register',
  )
  await visit(page, contratoDetalhe(keyOf(bare)))
  const main = page.getByRole('main')
  for (const said of ['Sem aditivos para este contrato.', 'Sem Fiscais do Contrato.'])
    await expect(main).toContainText(said)
  await visit(page, '/contratos/detalhes?contrato=999999999')
  await expect(main).toContainText(contrato.notFound)
  await visit(page, '/contratos/obra?contrato=999999999')
  await expect(main).toContainText(contratoObra.notFound)
})

test('an inspector links to the contract, and a participant to its bids', async ({ page }) => {
  const fiscais = listAt('/fiscais-contratos')
  await visit(page, '/fiscais-contratos?situacao=Em%20exercício')
  const row = first((await askPage(fiscais, PREFEITURA, { situacao: 'Em exercício' })).content, 'inspector')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(heading(page)).toContainText(String(row.displayContrato))
  const participantes = listAt('/participantes-licitacao')
  const bidder = first((await askPage(participantes, PREFEITURA, { sort: 'participacoes,desc' })).content, 'bidder')
  await visit(page, `/participantes-licitacao/detalhes?pessoa=${bidder.pessoa}`)
  const disputed = await ask<Row[]>('/api/licitacoes/participante/licitacoes', {
    ...PREFEITURA,
    pessoa: Number(bidder.pessoa),
  })
  await expect(page.getByRole('table', { name: 'Licitações' }).locator('tbody tr')).toHaveCount(disputed.length)
  await expect(page.getByRole('columnheader', { name: 'Contrato', exact: true })).toHaveCount(
    disputed.some(({ idArquivo }) => idArquivo !== undefined) ? 1 : 0,
  )
})

test('items found by words show their lowest, middle and highest price', async ({ page }) => {
  const itens = listAt('/itens-licitados')
  await visit(page, '/itens-licitados')
  const prices = page.getByRole('region', { name: 'Preços do que foi encontrado' })
  await expect(prices).toHaveCount(0)
  await visit(page, '/itens-licitados?especificacao=gasolina')
  const rows = await rowsOf(itens, { especificacao: 'gasolina' })
  const sorted = rows.map(({ valorUnitario }) => Number(valorUnitario)).sort((a, b) => a - b)
  const [precos] = await ask<Row[]>('/api/itens-licitados/precos', { ...PREFEITURA, especificacao: 'gasolina' })
  expect(precos).toMatchObject({
    itens: sorted.length,
    menor: sorted[0],
    mediana: sorted[Math.ceil(sorted.length / 2) - 1],
    maior: sorted.at(-1),
  })
  await expect(prices.locator('dd')).toHaveCount(3)
  await expectAccessible(page)
})
