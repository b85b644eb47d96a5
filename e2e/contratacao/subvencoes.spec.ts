// Tests grants: the check of a term, the five tabs, child records, and certificates, downloadable only while valid.
import { certidoesDaSubvencao, subvencao } from '@portal/catalog/contratacao/subvencao'
import { subvencoes } from '@portal/catalog/contratacao/subvencoes'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { formatMoney, today } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import type { Page } from '@playwright/test'
import { apiURL } from '../environment.ts'
import { ask, askRows, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const open = (row: Row): string => subvencoes.open?.(row, PREFEITURA) ?? ''
const keyOf = ({ subvencao: numero, anoSubvencao }: Row) => ({
  ...PREFEITURA,
  subvencao: Number(numero),
  anoSubvencao: Number(anoSubvencao),
})
const partOf = (row: Row, part: string): Promise<Row[]> => ask<Row[]>(`/api/subvencoes/${part}`, keyOf(row))

const check = (page: Page) => page.locator('details', { hasText: 'Verificar autenticidade' })

async function withPart(part: string, wanted: (row: Row) => boolean): Promise<[grant: Row, found: Row]> {
  for (const grant of await askRows(subvencoes, PREFEITURA)) {
    const found = (await partOf(grant, part)).find(wanted)
    if (found) return [grant, found]
  }
  throw new Error(`no grant has such ${part}`)
}

test('a term is authentic only with its CNPJ and full key, which the address keeps', async ({ page, browser }) => {
  const row = first(
    (await askRows(subvencoes, PREFEITURA)).filter(({ cnpj }) => cnpj !== undefined),
    'grant',
  )
  const { chaveAutenticacao } = await ask<Row>(subvencao.api, { ...keyOf(row), idTipo: Number(row.idTipo) })
  await visit(page, '/subvencao')
  await check(page).locator('summary').click()
  await check(page).getByRole('button', { name: 'Verificar' }).click()
  await expect(check(page).getByRole('alert')).toHaveText('Informe o CNPJ e a chave de autenticação.')
  await check(page)
    .getByLabel('CNPJ da organização')
    .pressSequentially(cleanDocumento(String(row.cnpj)))
  await check(page).getByLabel('Chave de autenticação').fill(String(chaveAutenticacao).slice(0, -2))
  await check(page).getByRole('button', { name: 'Verificar' }).click()
  await expect(check(page)).toContainText('Documento não encontrado')
  await check(page).getByLabel('Chave de autenticação').fill(String(chaveAutenticacao).toLowerCase())
  await check(page).getByRole('button', { name: 'Verificar' }).click()
  await expect(check(page)).toContainText(
    `Documento autêntico: ${row.tipoSubvencao} ${row.numeroAno}, com ${row.nomeBeneficiario}`,
  )
  await new ListPage(page, subvencoes).expectCount(1)
  await openElsewhere(browser, page.url(), async (elsewhere) =>
    expect(check(elsewhere)).toContainText('Documento autêntico'),
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('the query panel filters by type, date, name and object', async ({ page }) => {
  const rows = await askRows(subvencoes, PREFEITURA)
  const { dataCelebracao } = first(
    rows.filter((row) => row.dataCelebracao !== undefined),
    'signed grant',
  )
  const screen = new ListPage(page, subvencoes)
  await screen.visit()
  const { dataAssinatura } = subvencoes.filters
  if (!dataAssinatura) throw new Error('grants are not asked by their day')
  await screen.searchBy({ filter: dataAssinatura, typed: String(dataCelebracao).split('-').reverse().join('') })
  await expect.poll(() => screen.param('dataAssinatura')).toBe(dataCelebracao)
  const { totalElements } = await screen.expectRowsOf({ dataAssinatura: dataCelebracao })
  expect(totalElements).toBe(rows.filter((row) => row.dataCelebracao === dataCelebracao).length)
})

test(
  'the five tabs show what they hold, and lead to the commitment, the addendum, the accounts and the advance in ' +
    'both forms',
  async ({ page }) => {
    const [paid, released] = await withPart('valores-liberados', ({ valorPago }) => Number(valorPago) > 0)
    await visit(page, open(paid))
    await expect(page.getByRole('tab')).toHaveText([
      'Valores Liberados',
      'Prestação de Contas',
      'Aditivos',
      'Remuneração',
      'Anexos',
    ])
    await expect(page.getByRole('table', { name: 'Valores Liberados' }).locator('tfoot')).toContainText(
      formatMoney(String(paid.valorLiberado)).replace('R$ ', ''),
    )
    await page.getByRole('link', { name: String(released.empenhoExercicio), exact: true }).click()
    await expect(page).toHaveURL(/\/empenhos\/detalhe\?/)

    const [amended] = await withPart('aditivos', ({ descricao }) => descricao === 'OUTROS')
    await visit(page, `${open(amended)}&active=aditivos`)
    await expect(page.getByRole('table', { name: 'Aditivos' })).toContainText('OUTROS')
    await page.getByRole('table', { name: 'Aditivos' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`da parceria ${amended.numeroAno}`)
    await expect(page.getByRole('region', { name: 'Anexos' }).getByRole('link')).toHaveCount(1)

    for (const [form, wanted] of [
      [/prestacaoContas=/, ({ prestacaoContas }: Row) => prestacaoContas !== undefined],
      [/matricula=/, ({ matricula, prestacaoContas }: Row) => matricula !== undefined && prestacaoContas === undefined],
    ] as const) {
      const [visited, visita] = await withPart('prestacao-contas', wanted)
      await visit(page, `${open(visited)}&active=prestacaoContas`)
      await page
        .getByRole('table', { name: 'Prestação de Contas' })
        .getByRole('link', { name: String(visita.nome) })
        .first()
        .click()
      await expect(page).toHaveURL(/\/subvencao\/adiantamento-detalhes\?/)
      expect(page.url()).toMatch(form)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(visita.nome))
      await visit(page, `${open(visited)}&active=prestacaoContas`)
      await page
        .getByRole('table', { name: 'Prestação de Contas' })
        .getByRole('link', { name: '1', exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `Prestação de contas 1 da parceria ${visited.numeroAno}`,
      )
    }
  },
)

test('a valid certificate downloads; an expired one is named without a link and refused by the server', async ({
  page,
}) => {
  const isExpired = ({ ativo, dataValidade }: Row): boolean =>
    ativo === 'N' || (dataValidade !== undefined && String(dataValidade) < today())
  const [valid] = await withPart('certidao-anexos', (row) => !isExpired(row))
  const certidoes = await ask<Row[]>(certidoesDaSubvencao.path, keyOf(valid))
  const expired = certidoes.find(isExpired) ?? (await withPart('certidao-anexos', isExpired))[1]
  await visit(page, open(valid))
  const section = page.getByRole('region', { name: 'Certidões da organização' })
  for (const certidao of certidoes) {
    const item = section.getByRole('listitem').filter({ hasText: String(certidao.tipoAnexo) })
    await expect(item).toContainText(isExpired(certidao) ? 'Vencido' : 'Válido')
    if (certidao.ativo === 'N') await expect(item).toContainText('cancelada pela entidade')
    if (certidao.dataValidade === undefined) await expect(item).toContainText('sem vencimento')
    await expect(item.getByRole('link')).toHaveCount(isExpired(certidao) ? 0 : 1)
  }
  const href = await section.getByRole('link').first().getAttribute('href')
  expect((await page.request.get(new URL(String(href), page.url()).href)).headers()['content-type']).toBe(
    'application/pdf',
  )
  const refused = await page.request.get(`${apiURL}/api/files/arquivo/${expired.idArquivo}`)
  expect([refused.status(), ((await refused.json()) as { message: string }).message]).toEqual([
    403,
    'Este documento está vencido e não pode ser baixado.',
  ])
  await page.getByRole('link', { name: 'Denunciar' }).click()
  await expect(page).toHaveURL(/\/esic\?/)
})
