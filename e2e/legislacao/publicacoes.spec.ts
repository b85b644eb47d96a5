// Tests publications: the fiscal reports linked from the year's summary exist; the tree is searched, narrowed to one
// group or annex, and says what has no files.
import { PUBLICACOES, type Grupo } from '@portal/catalog/legislacao/publicacoes'
import { ask, first } from '../support/api.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const CURRENT = { entidade: 1, exercicio: 2026 }

test('the summary of the year links to its reports, each a PDF of every period', async ({ page, request }) => {
  for (const [grupo, subgrupo, periods] of [
    [1, 20, 6],
    [1, 16, 6],
    [2, 24, 3],
  ] as const) {
    await visit(page, '/dashboard')
    await page.getByRole('main').locator(`a[href*="/publicacoes/${grupo}/${subgrupo}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/publicacoes/${grupo}/${subgrupo}\\?`))
    const [group] = await ask<Grupo[]>(`${PUBLICACOES}/${grupo}/${subgrupo}`, { ...PREFEITURA })
    const files = first(group?.list ?? [], 'subgroup').list
    expect(files.length).toBe(periods)
    await expect(page.getByRole('heading', { level: 2, name: String(group?.valor) })).toBeVisible()
    const lines = page.getByRole('main').locator('details').getByRole('listitem')
    await expect(lines).toHaveCount(periods)
    await expect(lines.first()).toBeVisible()
    const href = await lines
      .first()
      .getByRole('link', { name: /abre em nova aba/ })
      .getAttribute('href')
    const body = await (await request.get(new URL(href ?? '', page.url()).href)).body()
    expect([body.length, body.toString('latin1', 0, 5)]).toEqual([first(files, 'file').tamanhoArquivo, '%PDF-'])
  }
})

test('the tree is searched by any name, says which items have no files, and opens one group by its address', async ({
  page,
}) => {
  await visit(page, '/publicacoes', CURRENT)
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox', { name: 'Publicação' })
  const groups = main.locator('details').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(groups).toHaveCount(3)
  await expect(groups.first()).not.toHaveAttribute('open')
  await groups.first().locator('summary').first().click()
  await expect(main.getByText('Anexo XI - Alienação de Ativos - Sem arquivos')).toBeVisible()

  await box.fill('SAUDE')
  await box.press('Enter')
  await expect(page).toHaveURL(/[?&]valor=SAUDE/)
  await expect(groups).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Anexo XII - Ações e Serviços Públicos de Saúde'])
  await expect(groups.getByRole('listitem').first()).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('SAUDE')
  await box.fill('isto não existe')
  await main.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(main.getByText('Nenhuma publicação encontrada.')).toBeVisible()
  await main.getByRole('link', { name: 'Limpar' }).click()
  await expect(groups).toHaveCount(3)

  await groups.nth(1).locator('summary').first().click()
  await groups
    .nth(1)
    .getByRole('link', { name: /^Abrir só este grupo.*LRF - Gestão Fiscal/ })
    .click()
  await expect(page).toHaveURL(/\/publicacoes\/2\?/)
  await expect(groups).toHaveCount(1)
  await expect(groups.first()).toHaveAttribute('open')
  await expect(box).toHaveCount(0)
  await visit(page, '/publicacoes/99', CURRENT)
  await expect(main.getByText('Nenhuma publicação encontrada.')).toBeVisible()
  await visit(page, '/publicacoes/nada', CURRENT)
  await expect(main.getByText('Nenhuma publicação encontrada.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
