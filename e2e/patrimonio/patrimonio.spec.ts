// Tests what only the pages of assets have: from a commitment to its goods and back, the warehouse with required
// filters, one material.
import { consumo, movimentacao, posicao } from '@portal/catalog/patrimonio/almoxarifado'
import { bens } from '@portal/catalog/patrimonio/patrimonio'
import { bemDetalhe, itemDoEstoque } from '@portal/catalog/patrimonio/rotas'
import { formatMoney } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import { flatten } from '@portal/kit/nested'
import type { Page, Row } from '@portal/kit/list'
import type { Locator, Page as BrowserPage } from '@playwright/test'
import { ask, askPage, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const heading = (page: BrowserPage): Locator => page.getByRole('heading', { level: 1 })
const main = (page: BrowserPage): Locator => page.getByRole('main')

const bought = async (): Promise<Row> =>
  flatten(
    first(
      (
        await askPage(bens, PREFEITURA, {
          tipo: 'M',
          dataAquisicaoInicial: '2025-02-01',
          dataAquisicaoFinal: '2025-06-30',
          incorporacao: 1,
        })
      ).content,
      'good',
    ),
  )
const addressOfBem = (row: Row): string =>
  bemDetalhe({
    ...PREFEITURA,
    tipo: String(row['id.tipo']),
    bem: Number(row['id.bem']),
    chapa: Number(row['id.chapa']),
  })

test('a good links to the commitment that bought it, and the commitment back to its goods', async ({ page }) => {
  const row = await bought()
  await visit(page, addressOfBem(row))
  await expect(heading(page)).toContainText(String(row.descricao))
  await expect(main(page)).toContainText(`Bem ${row.chapa}`)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Dados do bem',
    'Localização',
    'Empenhos',
    'Anexos',
  ])
  await expect(main(page).getByRole('table', { name: 'Localização' }).getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await main(page).getByRole('table', { name: 'Empenhos' }).getByRole('link').first().click()
  await expect(heading(page)).toContainText('Empenho')
  await page.getByRole('link', { name: 'Ver no patrimônio os bens comprados' }).click()
  await expect(heading(page)).toHaveText(bens.title)
  await expect(
    main(page)
      .getByRole('link', { name: String(row.descricao) })
      .first(),
  ).toBeVisible()
})

test('real estate shows its deed and file; lent and written-off goods say so', async ({ page }) => {
  await visit(page, bemDetalhe({ ...PREFEITURA, tipo: 'I', bem: 1, chapa: 0 }))
  await expect(main(page)).toContainText('Bem 1, sem tombamento')
  await expect(main(page).getByRole('heading', { name: 'Dados do imóvel' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /matricula/i })).toBeVisible()
  for (const [filter, section] of [
    [{ comodato: true }, 'Comodato'],
    [{ baixado: 'S' }, 'Baixa'],
  ] as const) {
    const found = flatten(first((await askPage(bens, PREFEITURA, { ...filter, tipo: 'M' })).content, section))
    await visit(page, addressOfBem(found))
    await expect(main(page).getByRole('heading', { name: section, exact: true })).toBeVisible()
  }
})

test('the property by type links to its list', async ({ page }) => {
  await visit(page, '/patrimonio')
  await main(page).getByText('O patrimônio por tipo e por lugar').click()
  const line = main(page)
    .getByRole('table', { name: 'Bens ativos por tipo' })
    .getByRole('row')
    .filter({ hasText: 'Imóvel' })
  const somas = (await ask<Row[]>('/api/patrimonios/por-tipo', { ...PREFEITURA })).find(({ tipo }) => tipo === 'I')
  await expect(line).toContainText(formatMoney(String(somas?.valorAquisicao)))
  await line.getByRole('link').click()
  await expect(page).toHaveURL(/tipo=I/)
  await expect(main(page).locator('dl').first()).toContainText(formatMoney(String(somas?.valorAquisicao)))
})

test('consumption is listed once its three fields are filled, with the total consumed', async ({ page }) => {
  await visit(page, consumo.path)
  await expect(main(page)).toContainText('Centro de Custo de Consumo')
  await expect(main(page).getByRole('table')).toHaveCount(0)
  const [centro] = await ask<Row[]>('/api/centroscusto/consumidores', { ...PREFEITURA })
  await main(page)
    .getByLabel('Centro de Custo de Consumo (obrigatório)', { exact: true })
    .selectOption(String(centro?.id))
  await main(page).getByRole('button', { name: 'Pesquisar' }).click()
  const totals = await ask<Row>(consumo.api.totals ?? '', {
    ...PREFEITURA,
    dataInicio: '2025-01-01',
    dataFinal: '2025-12-31',
    centroCustoDestino: Number(centro?.id),
  })
  await expect(main(page)).toContainText('Valor total consumido')
  await expect(main(page)).toContainText(formatMoney(String(totals.valorTotal)))
  await expectAccessible(page)
})

test('the position of an organ opens one material, with both tables, both files and a way back', async ({ page }) => {
  const [orgao] = await ask<Row[]>('/api/estoque/orgao/', { ...PREFEITURA })
  await visit(page, posicao.path)
  await expect(main(page).getByRole('table')).toHaveCount(0)
  await main(page).getByLabel('Órgão (obrigatório)', { exact: true }).selectOption(String(orgao?.id))
  await main(page).getByRole('button', { name: 'Pesquisar' }).click()
  const {
    content: [row],
  } = await ask<Page>(posicao.api.list, {
    ...PREFEITURA,
    orgao: String(orgao?.id),
    data: '2025-12-31',
    sort: 'itemDescricao,asc',
  })
  await main(page)
    .getByRole('link', { name: String(row?.itemDescricao) })
    .first()
    .click()
  await expect(heading(page)).toContainText(movimentacao.title)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['O material', 'Entradas', 'Saídas'])
  await expect(main(page).getByRole('button', { name: 'Exportar' })).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const [centro] = await ask<Row[]>('/api/centroscusto/estocadores', { ...PREFEITURA })
  await visit(page, itemDoEstoque({ entidade: 1, exercicio: 2025, centroCusto: Number(centro?.id), item: 9_999 }))
  await expect(main(page)).toContainText('Nenhuma movimentação encontrada.')
  await main(page).getByRole('link', { name: 'Ver a lista' }).click()
  await expect(heading(page)).toHaveText(posicao.title)
})

test('a trip shows who requested it and who drove; a day without trips says so; a vehicle links to its good', async ({
  page,
}) => {
  await visit(page, '/movimentogaragem')
  await main(page).getByRole('table').getByRole('link').first().click()
  await expect(heading(page)).toContainText('Saída')
  for (const label of ['Solicitante', 'Motorista', 'Medidor no Retorno'])
    await expect(main(page).getByText(label, { exact: true })).toBeVisible()
  await visit(page, '/movimentogaragem?data=1999-01-01')
  await expect(main(page)).toContainText('Nenhuma movimentação disponível para a garagem.')
  const {
    content: [veiculo],
  } = await ask<Page>('/api/veiculos', { ...PREFEITURA, size: 1 })
  await visit(page, `/veiculos/detalhes?veiculo=${veiculo?.veiculo}&chapa=${veiculo?.chapa}`)
  await main(page)
    .getByRole('link', { name: String(veiculo?.chapa) })
    .click()
  await expect(main(page)).toContainText(`Bem ${veiculo?.chapa}`)
})

test('a plate is found whole or by its parts, and each figure of a month opens its lines with the keyboard', async ({
  page,
}) => {
  const fleet = await ask<Page>('/api/veiculos', { ...PREFEITURA, size: 50 })
  const named = first(
    fleet.content.filter(({ letraPlaca }) => letraPlaca !== undefined),
    'plate',
  )
  const [letras, numeros] = [String(named.letraPlaca), String(named.numeroPlaca)]
  for (const search of [
    `placa=${letras}${numeros}`,
    `placa=${letras}-${numeros}`,
    `letraPlaca=${letras.toLowerCase()}&numeroPlaca=${numeros}`,
  ]) {
    await visit(page, `/veiculos?${search}`)
    await expect(
      main(page)
        .getByRole('table')
        .first()
        .getByRole('row')
        .filter({ hasText: `${letras}-${numeros}` }),
    ).toHaveCount(1)
  }
  await main(page).getByText('Filtros', { exact: true }).press('Enter')
  await expect(main(page).getByLabel('Letras da Placa', { exact: true })).toHaveValue(letras.toLowerCase())

  await visit(page, `/veiculos/detalhes?veiculo=${named.veiculo}&chapa=${named.chapa}`)
  await expect(heading(page)).toContainText(`${letras}-${numeros}`)
  const months = main(page).getByRole('table', { name: 'Gastos por mês' })
  const [month] = await ask<Row[]>('/api/veiculos/gastos', { ...PREFEITURA, veiculo: Number(named.veiculo) })
  const line = months.getByRole('row').filter({ hasText: String(month?.mesAno) })
  const opener = line.getByRole('link').nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Abastecimento' })
  await expect(dialog.getByRole('row').last()).toContainText(formatMoney(String(month?.abastecimento)))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const without = first(
    (await ask<Row[]>('/api/veiculos/gastos', { ...PREFEITURA, veiculo: Number(named.veiculo) })).filter(
      ({ baterias }) => baterias === undefined,
    ),
    'month without batteries',
  )
  const cell = months
    .getByRole('row')
    .filter({ hasText: String(without.mesAno) })
    .getByRole('cell')
    .filter({ hasText: 'Baterias' })
  await expect(cell).toContainText(texts.semRegistro)
  await expect(cell.getByRole('link')).toHaveCount(0)
  const record = `veiculo=${named.veiculo}&chapa=${named.chapa}`
  await visit(page, `/veiculos/detalhes?${record}&modal=bateria&mes=${without.mes}`)
  await expect(page.getByRole('dialog', { name: 'Baterias' })).toContainText('Nenhum gasto encontrado.')
  await page.keyboard.press('Escape')
})

test('nothing links to vehicle costs if the entity does not publish them', async ({ page }) => {
  const CAMARA = { entidade: 2, exercicio: 2025 }
  const {
    content: [veiculo],
  } = await ask<Page>('/api/veiculos', { ...CAMARA, size: 1 })
  await visit(page, '/veiculos', CAMARA)
  await expect(main(page).getByRole('table').first()).toContainText(String(veiculo?.descricao))
  await expect(
    main(page)
      .getByRole('table')
      .first()
      .getByRole('link', { name: String(veiculo?.descricao) }),
  ).toHaveCount(0)
  await expect(main(page).getByText('Quanto custou a frota')).toHaveCount(0)
  const response = await visit(page, `/veiculos/detalhes?veiculo=${veiculo?.veiculo}&chapa=${veiculo?.chapa}`, CAMARA)
  expect(response.status()).toBe(404)
})
