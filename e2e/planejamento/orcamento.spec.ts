// Tests the budget documents: each tab by mouse and keyboard, each download, and what an entity does not publish.
import {
  AUDIENCIAS,
  documentosDoOrcamento,
  LEIS,
  OBJETIVOS_PATH,
  type Documento,
  type Objetivo,
} from '@portal/catalog/planejamento/orcamento'
import type { Locator, Page } from '@playwright/test'
import { ask, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const CAMARA = { entidade: 2, exercicio: 2025 }

const papers = (page: Page): Locator => page.getByRole('tabpanel').getByRole('listitem')
const expectPapers = (page: Page, descricoes: readonly string[]): Promise<void> =>
  expect(papers(page).getByRole('heading')).toHaveText(descricoes)
const ofTipo = (all: readonly Documento[], tipo: string): string[] =>
  all.filter((one) => one.tipo === tipo).map(({ descricao }) => descricao)

test('every law and hearing is in its tab, also with the keyboard, and its address reopens it', async ({
  page,
  browser,
}) => {
  const all = await ask<Documento[]>(documentosDoOrcamento.path, { ...PREFEITURA })
  await visit(page, '/orcamento')
  await page.getByRole('tab', { name: 'PPA' }).focus()
  for (const { label, tipo } of LEIS) {
    await expect(page.getByRole('tab', { name: label, exact: true })).toHaveAttribute('aria-selected', 'true')
    expect(ofTipo(all, tipo).length).toBeGreaterThan(0)
    await expectPapers(page, ofTipo(all, tipo))
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByRole('tab', { name: 'Atas de Audiência' })).toBeFocused()
  const kinds = page.getByRole('navigation', { name: 'Audiências sobre' })
  await expect(kinds.getByRole('link', { name: 'PPA' })).toHaveAttribute('aria-current', 'true')
  for (const { label, tipo, value } of AUDIENCIAS.toReversed()) {
    await kinds.getByRole('link', { name: label }).click()
    await expect(kinds.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
    expect(new URL(page.url()).searchParams.get('tipo')).toBe(value)
    await expectPapers(page, ofTipo(all, tipo))
  }
  await kinds.getByRole('link', { name: 'LDO' }).click()
  await expect(page).toHaveURL(/tipo=2/)
  await openElsewhere(browser, page.url(), async (elsewhere) => {
    await expect(elsewhere.getByRole('tab', { name: 'Atas de Audiência' })).toHaveAttribute('aria-selected', 'true')
    await expectPapers(elsewhere, ofTipo(all, 'Atas de Audiência - LDO'))
  })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('a document downloads as the published PDF, or links to its publisher', async ({ page }) => {
  const law = (await ask<Documento[]>(documentosDoOrcamento.path, { ...PREFEITURA })).find(({ tipo }) => tipo === 'LOA')
  await visit(page, '/orcamento?aba=loa')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    papers(page)
      .first()
      .getByRole('link', { name: /^Baixar/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toBe(law?.nomeArquivo)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const content = Buffer.concat(chunks)
  expect(content.length).toBe(law?.tamanhoArquivo)
  expect(content.toString('latin1')).toContain('Art. 1\\272')
  const link = page.getByRole('link', { name: /^Abrir Link/ })
  await expect(link).toHaveAttribute('href', /^https:\/\//)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the strategic plan is shown only by entities that publish it', async ({ page }) => {
  const objetivos = await ask<Objetivo[]>(OBJETIVOS_PATH, { ...PREFEITURA })
  await visit(page, '/orcamento')
  await page.getByRole('tab', { name: 'Planejamento Estratégico' }).click()
  await expectPapers(
    page,
    objetivos.map(({ objCodigo, descricao }) => `${objCodigo}. ${descricao}`),
  )
  await expect(
    papers(page)
      .first()
      .getByRole('link', { name: /^Baixar/ }),
  ).toBeVisible()
  const without = first(
    objetivos.filter(({ arquivos }) => arquivos.length === 0),
    'objective without files',
  )
  await expect(papers(page).filter({ hasText: without.descricao })).toContainText('Sem arquivos.')
  await visit(page, '/orcamento?aba=estrategico', CAMARA)
  await expect(page.getByRole('tab', { name: 'PPA', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveText(['PPA', 'LDO', 'LOA', 'Atas de Audiência'])
})
