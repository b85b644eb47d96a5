// Tests servants and their pay: the payroll of a month, one servant and the parts of a figure, by keyboard.
import { formatMoney } from '@portal/kit/formats'
import type { Page as Rows, Row } from '@portal/kit/list'
import { ask } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const CAMARA = { entidade: 2, exercicio: 2025 }
const written = (value: Row[string]): string => formatMoney(String(value ?? 0)).replace(/\s/g, ' ')

test('the payroll opens on its last month, changes month, and sums by bond, post and place', async ({ page }) => {
  await visit(page, '/servidores')
  await expect(page.getByRole('heading', { name: 'Resultados da folha de dezembro de 2025' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Mês' }).getByRole('link', { name: 'Mar' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultados da folha de março de 2025' })).toBeVisible()
  const totals = await ask<Row>('/api/servidores/total', { ...PREFEITURA, mesCompetencia: 3 })
  await expect(page.getByRole('main')).toContainText(written(totals.remuneracao).replace('R$ ', ''))
  await page.getByRole('tab', { name: 'Totais de Servidores Ativos' }).press('Enter')
  await expect(page).toHaveURL(/aba=totais/)
  await expect(page.getByRole('table', { name: 'Servidores por natureza' }).getByRole('row').last()).toContainText(
    written(totals.remuneracao).replace('R$ ', ''),
  )
  await page.getByText('A folha mês a mês').press('Enter')
  await expect(page.getByRole('table', { name: 'A folha mês a mês' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('link', { name: 'Baixar a folha mês a mês em CSV' })).toHaveAttribute(
    'href',
    /evolucao\/report.*exportType=csv/,
  )
  await page.getByText('O mesmo mês dos outros anos').press('Enter')
  const years = page.getByRole('table', { name: 'A folha de março em cada ano' })
  await expect(years.getByRole('row').filter({ hasText: '2025' })).toContainText(
    written(totals.remuneracao).replace('R$ ', ''),
  )
  await expect(years.getByRole('link', { name: '2024' })).toHaveAttribute('href', /exercicio=2024&mesCompetencia=3/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a figure of a servant opens its parts; judicial deductions have no name', async ({ page }) => {
  const {
    content: [first],
  } = await ask<Rows>('/api/servidores', { ...PREFEITURA, sort: 'remuneracao,desc' })
  await visit(page, `/servidores/detalhes?matricula=${first?.matricula}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(first?.nome))
  await expect(page.getByRole('heading', { name: 'Informações cadastrais' })).toBeVisible()
  const december = page.getByRole('row').filter({ hasText: '13º' })
  await december.getByRole('link').last().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).not.toContainText(/JUDICIAL|EMPRÉSTIMO/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectNoSidewaysScroll(page)
})

test('if panels are exclusive, opening the pay folds the register', async ({ page }) => {
  const {
    content: [first],
  } = await ask<Rows>('/api/servidores', { ...CAMARA })
  await visit(page, `/servidores/detalhes?matricula=${first?.matricula}`, CAMARA)
  await expect(page.getByText('Horário de Trabalho', { exact: true })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Dados financeiros' }).press('Enter')
  await expect(page.getByText('Horário de Trabalho', { exact: true })).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
})

test('overtime requires a month, and the posts show their places and bands', async ({ page }) => {
  await visit(page, '/horas-extras')
  await expect(page.getByRole('table')).toBeHidden()
  await visit(page, '/horas-extras?mesCompetencia=5')
  const totals = await ask<Row>('/api/servidores/hora-extra/total', { ...PREFEITURA, mesCompetencia: 5 })
  await expect(page.getByRole('main')).toContainText(written(totals.valorPago).replace('R$ ', ''))
  await visit(page, '/quadro-pessoal')
  await expect(page.getByRole('row').filter({ hasText: 'Efetivo' })).toBeVisible()
  await expect(page.getByText('Folha de dezembro de 2025')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)
  await visit(page, '/cargos')
  await page.getByRole('row').filter({ hasText: 'AGENTE ADMINISTRATIVO' }).getByRole('link').first().press('Enter')
  await expect(page.getByRole('table', { name: 'Faixas salariais' })).toContainText('FAIXA 10')
  await visit(page, '/cargos')
  await page.getByRole('tab', { name: 'Função Gratificada' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Base de Cálculo' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('lent and borrowed servants are in tabs, and a competition shows who was ranked and appointed', async ({
  page,
}) => {
  await visit(page, '/cedidos')
  await page.getByRole('tab', { name: 'Cedidos Para', exact: true }).press('Enter')
  await expect(page).toHaveURL(/tipoMovimentacao=23/)
  await expect(page.getByRole('tab', { name: 'Cedidos Para', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row').filter({ hasText: 'PORTARIA' }).first()).toBeVisible()
  await visit(page, '/concursos')
  await page.getByRole('row').filter({ hasText: 'Encerrado' }).first().getByRole('link').first().press('Enter')
  await expect(page.getByRole('table', { name: 'Classificação' })).toContainText('Nomeado')
  await expectAccessible(page)
  await visit(page, '/servidores?aba=estagiarios')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estagiários')
  await page.getByText('Filtros', { exact: true }).press('Enter')
  await expect(page.getByLabel('Somente estágios vigentes')).toBeChecked()
  await visit(page, '/estagiarios')
  await page.getByRole('row').nth(1).getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Dados financeiros' })).toBeVisible()
})

test('each screen of the payroll has its tabs, and a payroll of another system has none', async ({ page }) => {
  const tabs = page.getByRole('tab')
  for (const [path, labels] of [
    ['/servidores', ['Servidores', 'Estagiários', 'Totais de Servidores Ativos']],
    ['/servidores/aposentados', ['Servidores', 'Estagiários']],
    ['/servidores-covid', ['Servidores', 'Totais de Servidores Ativos']],
  ] as const) {
    await visit(page, path)
    await expect(tabs).toHaveText([...labels])
  }
  const SAAE = { entidade: 4, exercicio: 2025 }
  await visit(page, '/servidores?aba=totais', SAAE)
  await expect(page.getByRole('table')).toContainText('Bruto')
  await expect(tabs).toHaveCount(0)
  await visit(page, '/quadro-pessoal', SAAE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quadro de pessoal integrado à folha')
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible()
})

test(
  'a servant leads to the act of appointment, to the week of flexible hours and to the clock; a pensioner says ' +
    'the pension',
  async ({ page }) => {
    await visit(page, '/servidores/detalhes?matricula=1002&vinculo=FUNCIONARIO')
    await expect(page.getByRole('table', { name: 'Horário flexível' })).toContainText('quinta-feira')
    await page.route('**/api/servidores/registros-pontos?*', async (route) => {
      await page.getByText('Carregando registros de ponto').waitFor()
      await route.continue()
    })
    await page.getByRole('link', { name: 'Ver registros' }).first().press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('table', { name: 'Registros de ponto' })).toContainText('segunda-feira')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: /^PORTARIA/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Portaria')
    await expect(page).toHaveURL(/leiseatos-pessoal\/detalhes/)
    const { content } = await ask<Rows>('/api/servidores/aposentados', { ...PREFEITURA, natureza: 'PENSIONISTA' })
    await visit(page, `/servidores/detalhes?matricula=${content[0]?.matricula}&vinculo=PENSIONISTA`)
    await expect(page.getByRole('heading', { name: 'Pensão', exact: true })).toBeVisible()
    await page.route('**/api/servidores/dados-pensao?*', (route) =>
      route.fulfill({ status: 404, json: { status: 404, message: 'Esta pessoa não recebe pensão.' } }),
    )
    await visit(page, `/servidores/detalhes?matricula=${content[1]?.matricula}&vinculo=PENSIONISTA`)
    await expect(page.getByRole('heading', { name: 'Dados financeiros' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pensão', exact: true })).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
)
