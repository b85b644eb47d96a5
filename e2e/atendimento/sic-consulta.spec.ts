// Tests the public list of e-SIC requests, made in the portal or at the counter: each with its steps, and never who
// made it.
import { sicConsulta } from '@portal/catalog/atendimento/sic-consulta'
import type { ProcessoPublico } from '@portal/catalog/atendimento/processo'
import { formatDateTime } from '@portal/kit/formats'
import type { Page } from '@playwright/test'
import { ask, askPage, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const askProcesso = (processo: unknown, tipo: string): Promise<ProcessoPublico> =>
  ask<ProcessoPublico>('/api/processos', { ...PREFEITURA, numero: Number(processo), tipo })

async function expectSteps(
  page: Page,
  { processo, exercicio, tramitacoes, digitacao }: ProcessoPublico,
): Promise<void> {
  const modal = page.getByRole('dialog')
  await expect(modal).toHaveAccessibleName(new RegExp(`^${processo}/${exercicio} · ${digitacao.slice(0, 20)}`))
  await expect(modal.getByRole('heading', { level: 3 }).first()).toHaveText('Resposta')
  const rows = modal.getByRole('table').locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(tramitacoes.length)
  for (const [at, { sequencia, data, local, funcao, situacao, parecer }] of tramitacoes.entries()) {
    await expect(rows.nth(at)).toContainText(String(sequencia))
    for (const text of [formatDateTime(data), local, funcao, situacao, parecer])
      await expect(rows.nth(at)).toContainText(text)
  }
}

test('tabs separate the portal from the counter, and the export follows them', async ({ page }) => {
  const screen = new ListPage(page, sicConsulta)
  await screen.visit()
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('E-SIC')).toHaveAttribute('aria-selected', 'true')
  await screen.expectRowsOf({ usuario: 'e-SIC' })
  await tab('E-SIC').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Sic Físico')).toHaveAttribute('aria-selected', 'true')
  await screen.expectRowsOf({ usuario: 'SIC' })
  expect(screen.param('usuario')).toBe('SIC')
  await expect(screen.chips).toHaveCount(0)
  await expect(screen.filters.getByLabel('Tipo de Consulta')).toHaveCount(0)
  const situacao = first(
    Object.values(sicConsulta.filters).filter(({ label }) => label === 'Situação'),
    'filter by situation',
  )
  await screen.searchBy({ filter: situacao, typed: 'Atendido' })
  await screen.expectRowsOf({ usuario: 'SIC', situacao: 'Atendido' })
  await page.getByRole('button', { name: 'Exportar' }).click()
  await expect(page.getByRole('link', { name: /CSV/ }).first()).toHaveAttribute('href', /usuario=SIC/)
  await page.goBack()
  await page.goBack()
  await expect(tab('E-SIC')).toHaveAttribute('aria-selected', 'true')
})

test('an unpublished request says so in the list and in its detail', async ({ page }) => {
  const { content } = await askPage(sicConsulta, PREFEITURA, { situacao: 'Atendido' })
  const waiting = first(
    content.filter(({ publicacao }) => publicacao === 'Em triagem'),
    'answered request in triage',
  )
  first(
    content.filter(({ publicacao }) => publicacao === 'Publicado'),
    'published answer',
  )
  await visit(page, '/sic-consulta?situacao=Atendido&assunto=em+triagem')
  const row = page
    .getByRole('main')
    .locator('tbody tr')
    .filter({ hasText: String(waiting['processoExercicio']) })
  await expect(row.getByText('Em triagem')).toHaveCount(2)
  await row.getByRole('link').click()
  const modal = page.getByRole('dialog')
  await expect(modal).toHaveAccessibleName(`${waiting['processoExercicio']} · Em triagem`)
  await expect(modal.locator('section').filter({ has: page.getByRole('heading', { name: 'Resposta' }) })).toContainText(
    /Em triagem.*Atendido em/,
  )
})

test('a row opens its steps over the list, with an address of its own, and returns the focus on close', async ({
  page,
  browser,
}) => {
  const { content } = await askPage(sicConsulta, PREFEITURA, { situacao: 'Atendido' })
  const { processo } = first(content, 'answered request')
  const answered = await askProcesso(processo, 'e-SIC')
  expect(answered.tramitacoes.length).toBeGreaterThan(1)
  expect(answered).not.toHaveProperty('requerente')
  await visit(page, '/sic-consulta?situacao=Atendido')
  const list = page.url()
  const link = page.getByRole('main').locator('tbody tr').first().getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  await expectSteps(page, answered)
  await expectAccessible(page, 'the modal')
  await openElsewhere(browser, page.url(), (fresh) => expectSteps(fresh, answered))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(list)
  await expect(link).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await link.click()
  await expectSteps(page, answered)
  await expectAccessible(page, 'the modal at 390 px')
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(page, '/sic-consulta?processo=999999&tipo=e-SIC')
  await expect(page.getByRole('dialog').getByText('Nenhum processo encontrado')).toBeVisible()
})

test('a request of an unpublished year is not found, never replaced by another with its number', async ({ page }) => {
  const { content } = await askPage(sicConsulta, PREFEITURA)
  const { processo } = first(content, 'request')
  await visit(page, `/sic-consulta?processo=${processo}&tipo=e-SIC&exercicio=1999`)
  const modal = page.getByRole('dialog')
  await expect(modal).toHaveAccessibleName(`${processo}/1999`)
  await expect(modal.getByText('Nenhum processo encontrado')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('exercicio')).toBe('1999')
  await modal.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByText(/^O exercício 1999 não está publicado/)).toBeVisible()
  await expect(page).not.toHaveURL(/exercicio=1999/)
})
