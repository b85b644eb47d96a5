// Tests the official gazette: last edition, years, reading and downloading an edition, the same in every entity and
// year.
import { diarioOficial, PUBLICADOS } from '@portal/catalog/legislacao/diario-oficial'
import type { Page } from '@portal/kit/list'
import { ask, askPage, first } from '../support/api.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

test('the last edition is linked, months and days exclude each other, and an edition opens and downloads', async ({
  page,
}) => {
  const screen = new ListPage(page, diarioOficial)
  const { dataInicio, anoPublicacao } = diarioOficial.filters
  if (!dataInicio || !anoPublicacao) throw new Error('the gazette has no period')
  const newest = first((await ask<Page>(PUBLICADOS, { size: 1, sort: 'edition,desc' })).content, 'edition')
  await screen.visit('?size=10')
  const last = page.getByRole('region', { name: 'Última publicação' })
  await expect(last).toContainText(`Edição ${newest.numero}`)
  for (const way of [/^Visualizar/, /^Download/])
    await expect(last.getByRole('link', { name: way })).toHaveAttribute('href', new RegExp(`/${newest.idArquivo}$`))

  await screen.unfold()
  await screen.field(dataInicio).pressSequentially('01012024')
  await screen.field(anoPublicacao).selectOption('2024')
  await expect(screen.field(dataInicio)).toHaveValue('')
  await screen.search()
  const asked = { anoPublicacao: 2024, size: 10 }
  await expect.poll(() => screen.param('anoPublicacao')).toBe('2024')
  await screen.expectCount((await askPage(diarioOficial, PREFEITURA, asked)).totalElements)
  await expect(last).toContainText(`Edição ${newest.numero}`)
  const { content } = await askPage(diarioOficial, { entidade: 2, exercicio: 2023 }, asked)
  const edition = first(content, 'edition of 2024')

  const row = screen.table.getByRole('row').filter({ hasText: String(edition.numero) })
  await expect(row.getByRole('link', { name: /^Visualizar/ })).toHaveAttribute('target', '_blank')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: /^Download/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(edition.nomeArquivo)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  expect([bytes.length, bytes.toString('latin1', 0, 5)]).toEqual([edition.tamanhoArquivo, '%PDF-'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test(
  'a word is found inside an edition, whatever its accents, and opens at its page; the search of the portal ' +
    'leads there too',
  async ({ page, request }) => {
    const { content, totalElements } = await askPage(diarioOficial, PREFEITURA, {
      palavraChave: 'CREDITO adicionais',
      size: 10,
    })
    const edition = first(
      content.filter(({ pagina }) => pagina === 2),
      'edition found on its second page',
    )
    const screen = new ListPage(page, diarioOficial)
    await screen.visit('?palavraChave=CREDITO+adicionais&size=10')
    await screen.expectCount(totalElements)
    const row = screen.table.getByRole('row').filter({ hasText: String(edition.numero) })
    await expect(row.locator('mark').first()).toHaveText(/cr[ée]dito|adicional/i)
    const way = row.getByRole('link', { name: /^Visualizar a página 2 da edição/ })
    await expect(way).toHaveAttribute('href', new RegExp(`/${edition.idArquivo}#page=2$`))
    const pdf = await (await request.get(new URL((await way.getAttribute('href')) ?? '', page.url()).href)).body()
    const pages = pdf.toString('latin1').split('endstream')
    expect(pages.map((text) => /cr\\351dito adicional/.test(text))).toEqual([
      false,
      true,
      ...pages.slice(2).map(() => expect.any(Boolean)),
    ])
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)

    await visit(page, '/pesquisa?pesquisa=credito+adicional')
    const group = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'Diário oficial', exact: true }) })
    await expect(group.getByRole('link', { name: /abre em nova aba/ }).first()).toHaveAttribute('href', /#page=2$/)
    await group.getByRole('link', { name: /^Ver todos os / }).click()
    await screen.expectCount(
      (await askPage(diarioOficial, PREFEITURA, { palavraChave: 'credito adicional' })).totalElements,
    )
  },
)
