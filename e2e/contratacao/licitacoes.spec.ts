// Tests bids: search, the response of each tab, figures that link to their rows, and what a parameter hides.
import { randomUUID } from 'node:crypto'
import { textosDoInteressado } from '@portal/catalog/contratacao/interessado'
import { licitacao } from '@portal/catalog/contratacao/licitacao'
import { SEM_EDITAIS } from '@portal/catalog/contratacao/licitacoes'
import { licitacaoDetalhe } from '@portal/catalog/contratacao/rotas'
import { empenhoDetalhe } from '@portal/catalog/despesa/rotas'
import { abaEdital, identificaParaBaixar } from '@portal/catalog/parametros'
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { formatMoney } from '@portal/kit/formats'
import type { Contexto, Page as Rows, Row } from '@portal/kit/list'
import { CITY } from '../environment.ts'
import { ask, askPage, first, listAt } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { readDatabase } from '../support/database.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { heading, valueOf } from '../support/record.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const licitacoes = listAt('/licitacoes')

const CAMARA: Contexto = { entidade: 2, exercicio: 2025 }
/** Only the current year has bids still open for proposals. */
const HOJE = Number(CITY.date.slice(0, 4))
const CAMARA_HOJE: Contexto = { entidade: 2, exercicio: HOJE }

type Key = Record<'entidade' | 'exercicio' | 'tipoLicitacao' | 'licitacao', number>

/** Returns the bid of the year with most kinds of related data. */
async function richest({ entidade, exercicio }: Contexto = PREFEITURA): Promise<Key> {
  const found: Key[] = []
  await readDatabase(async (client) => {
    const { rows } = await client.query<Key>(
      `select l.entidade, l.exercicio, l.tipo_licitacao as "tipoLicitacao", l.licitacao from licitacao l
      where entidade = $1 and exercicio = $2 and situacao = 'Homologada' order by
        exists (select from contrato c where (c.entidade, c.exercicio_licitacao, c.tipo_licitacao, c.licitacao) =
          (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao)) desc,
        exists (select from anexo a where a.entidade = l.entidade and a.origem = 'licitacao'
          and a.chave = concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao)) desc,
        exists (select from licitacao_midia m where (m.entidade, m.exercicio, m.tipo_licitacao, m.licitacao) =
          (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao)) desc,
        l.tipo_licitacao, l.licitacao limit 1`,
      [entidade, exercicio],
    )
    found.push(...rows)
  })
  return first(found, 'bid')
}

test('a modality narrows its natures, and the address has the filters', async ({ page }) => {
  const list = new ListPage(page, licitacoes)
  await list.visit()
  await list.unfold()
  await page.getByLabel('Modalidade', { exact: true }).selectOption({ label: 'Pregão' })
  const naturezas = page.getByLabel('Natureza', { exact: true }).getByRole('option')
  await expect(naturezas).toContainText(['Presencial', 'Eletrônico', 'Registro de Preços'])
  await page.getByLabel('Natureza', { exact: true }).selectOption({ label: 'Eletrônico' })
  await list.filters.getByRole('button', { name: 'Pesquisar' }).click()
  const { totalElements } = await askPage(licitacoes, PREFEITURA, { modalidade: '6', natureza: 'eletronico' })
  await expect(list.count).toContainText(String(totalElements))
  await expect(page).toHaveURL(/modalidade=6/)
  expect((await askPage(licitacoes, PREFEITURA, { situacao: '-1' })).totalElements).toBe(
    (await askPage(licitacoes, PREFEITURA)).totalElements,
  )
})

test('each tab shows the response of its call, and each figure links to the tab with its rows', async ({ page }) => {
  const key = await richest()
  const row = await ask<Row>(licitacao.api, key)
  await visit(page, licitacaoDetalhe(key))
  await expect(heading(page)).toContainText(`${row.descricao} ${row.displayLicitacao}`)
  await expectAccessible(page)
  for (const [name, part] of Object.entries(licitacao.parts)) {
    if (part.kind === 'list') continue
    await page.getByRole('tab', { name: part.title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`active=${name}`))
    const answered = await ask<Row[] | Rows>(part.api, key)
    const count = Array.isArray(answered) ? answered.length : answered.totalElements
    const panel = page.getByRole('tabpanel')
    const rows = part.kind === 'files' ? panel.getByRole('listitem') : panel.locator('tbody tr')
    await expect(rows, part.title).toHaveCount(count)
  }
  const figures = page.getByRole('list', { name: 'Valores de cada etapa' })
  await figures
    .getByRole('link', { name: formatMoney(String(row.valorEmpenhado)) })
    .first()
    .click()
  await expect(page.getByRole('tabpanel').locator('tfoot')).toContainText(formatMoney(String(row.valorEmpenhado)))
  expect(Number(row.valorPago)).toBeLessThanOrEqual(Number(row.valorEmpenhado))
  expect(Number(row.valorEmpenhado)).toBeLessThanOrEqual(Number(row.totalVencido))
})

test('a commitment links to its bid, the bid to its contract, and the contract back to the commitment', async ({
  page,
}) => {
  const key = await richest()
  const empenho = first(await ask<Row[]>('/api/licitacoes/empenhos', key), 'commitment')
  const exercicio = Number(empenho.exercicioEmpenho)
  const address = empenhoDetalhe({
    entidade: key.entidade,
    exercicio,
    empenho: Number(empenho.empenho),
    unidadeOrcamentaria: String(empenho.unidadeOrcamentaria),
  })
  await visit(page, address)
  await valueOf(page, 'Licitação').getByRole('link').click()
  await expect(heading(page)).toContainText(`${key.licitacao}/${key.exercicio}`)
  await page.getByRole('tab', { name: 'Contratos', exact: true }).click()
  const { displayContrato } = first(await ask<Row[]>('/api/licitacoes/contratos', key), 'contract')
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: String(displayContrato), exact: true })
    .click()
  await expect(heading(page)).toContainText(String(displayContrato))
  await valueOf(page, 'Licitação').getByRole('link').click()
  await expect(heading(page)).toContainText(`${key.licitacao}/${key.exercicio}`)
})

test(
  'a bid under way opens its room in a window of its own, suppliers have their manual at hand, and each sum ' +
    'leads to its bids',
  async ({ page }) => {
    await visit(page, '/licitacoes?situacao=Aguardando+Abertura', { ...PREFEITURA, exercicio: HOJE })
    const context = page.context()
    await context.route('https://disputa.serraclara.example/**', (route) => route.fulfill({ body: 'sala' }))
    const [room] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('link', { name: /^Sala online de/ })
        .first()
        .click(),
    ])
    await room.waitForURL('https://disputa.serraclara.example/**')
    await room.close()
    const suppliers = page.getByRole('navigation', { name: 'Para fornecedores' })
    await expect(suppliers.getByRole('link')).toHaveCount(2)
    const manual = await page.request.get(
      new URL(String(await suppliers.getByRole('link').first().getAttribute('href')), page.url()).href,
    )
    expect(manual.headers()['content-type']).toBe('application/pdf')
    await page.getByText(/por mês, situação e modalidade$/).click()
    const line = page.getByRole('table', { name: 'Licitações por situação' }).getByRole('row', { name: /^Homologada/ })
    const counted = await line.getByRole('cell', { name: /^[\d.]+$/ }).innerText()
    await line.getByRole('link').click()
    await expect(new ListPage(page, licitacoes).count).toContainText(`${counted} registros`)
  },
)

test('the page of bids says when there are none', async ({ page }) => {
  await visit(page, '/licitacoes-covid')
  await expect(page.getByRole('main')).toContainText(SEM_EDITAIS)
  const response = await visit(page, '/licitacoes/detalhes?tipoLicitacao=6&licitacao=999999')
  expect(response.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(licitacao.notFound)
})

test(
  'the notice of an open bid requires registration, with validation, if the entity requires it',
  WRITES,
  async ({ page, setParametro }) => {
    const bid = first(
      (await askPage(licitacoes, CAMARA_HOJE, { situacao: 'Aguardando Abertura' })).content,
      'bid that takes proposals',
    )
    const key = Object.fromEntries(
      ['entidade', 'exercicio', 'tipoLicitacao', 'licitacao'].map((name) => [name, Number(bid[name])]),
    ) as Key
    await setParametro(CAMARA_HOJE, numeroOf(identificaParaBaixar), 'S')
    await visit(page, `${licitacaoDetalhe(key)}&active=arquivos`, CAMARA_HOJE)
    const notice = page.getByRole('tabpanel').getByRole('link').first()
    const download = async () => page.request.get(new URL(String(await notice.getAttribute('href')), page.url()).href)
    expect((await download()).status()).toBe(403)
    await expect(page.getByText(textosDoInteressado.cadastreSe)).toBeVisible()
    await expectAccessible(page)
    const send = page.getByRole('button', { name: 'Enviar' })
    await send.click()
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    await expect(page.getByText('CPF/CNPJ é obrigatório.')).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).fill('Empresa de Teste')
    await page.getByLabel('CPF/CNPJ', { exact: true }).fill(cnpjFrom('110000000001'))
    await page.getByLabel('E-mail', { exact: true }).fill('vendas@example.org')
    await send.click()
    await expect(page.getByText(textosDoInteressado.salvo)).toBeVisible()
    await expect(notice).toHaveAttribute('href', /acesso=/)
    expect((await download()).headers()['content-type']).toBe('application/pdf')
    await page.reload()
    await expect(notice).toHaveAttribute('href', /acesso=/)
    await visit(page, `/licitacoes/deixar-de-acompanhar?ficha=${randomUUID()}`)
    await page.getByRole('button', { name: 'Encerrar os avisos' }).click()
    await expect(page.getByText(textosDoInteressado.fim)).toBeVisible()
    await expectAccessible(page)
  },
)

test('an entity that does not publish notices has no tab for them', WRITES, async ({ page, setParametro }) => {
  const key = await richest(CAMARA)
  await setParametro(CAMARA, numeroOf(abaEdital), 'N')
  await visit(page, licitacaoDetalhe(key))
  await expect(page.getByRole('tab', { name: 'Publicações', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Edital/Documentos', exact: true })).toHaveCount(0)
})
