// Tests public works: progress against time, reports, photographs in a carousel, spreadsheets by parameter, and why a
// work stopped.
import { obras } from '@portal/catalog/contratacao/obraspublicas'
import { planilhasDasObras } from '@portal/catalog/parametros'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { ask, askRows, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { valueOf } from '../support/record.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const open = (row: Row, contexto = PREFEITURA): string => obras.open?.(row, contexto) ?? ''
const partOf = ({ exercicio, idOrdemServico }: Row, part: string, contexto = PREFEITURA): Promise<Row[]> =>
  ask<Row[]>(`/api/obras/${part}`, {
    ...contexto,
    exercicioObra: Number(exercicio),
    idOrdemServico: Number(idOrdemServico),
  })

test('the options of situations show that they are loading, and then filter', async ({ page }) => {
  const { situacao } = obras.filters
  if (!situacao) throw new Error('works are not asked by their situation')
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/obras/situacoes*', async (route) => {
    await asked
    await route.continue()
  })
  const screen = new ListPage(page, obras)
  await visit(page, '/menu')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Obras públicas/ })
    .click()
  await screen.unfold()
  await expect(screen.field(situacao).locator('option').first()).toHaveText(texts.buscandoRegistros)
  answer()
  await expect(screen.field(situacao).locator('option').first()).toHaveText(texts.selecione)
  const concluida = (await ask<{ id: number; descricao: string }[]>('/api/obras/situacoes', { ...PREFEITURA })).find(
    ({ descricao }) => descricao === 'CONCLUÍDA',
  )
  await screen.searchBy({ filter: situacao, typed: String(concluida?.id) })
  const { content } = await screen.expectRowsOf({ situacao: concluida?.id })
  expect(new Set(content.map(({ percentual }) => percentual))).toEqual(new Set([100]))
})

test('a work shows its progress, its reports and its photographs in a carousel', async ({ page, browser }) => {
  const row = first(
    (await askRows(obras, PREFEITURA)).filter(
      ({ percentual, idContrato }) => Number(percentual) > 0 && idContrato !== undefined,
    ),
    'measured work',
  )
  const medicoes = await partOf(row, 'medicoes')
  await visit(page, open(row))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Obra ${row.ordemServico}`)
  await expect(page.getByRole('region', { name: 'A obra e o prazo' })).toContainText(
    /Executado.*Prazo decorrido.*(A obra|O prazo)/s,
  )
  await expect(page.getByRole('table', { name: 'Medições' }).locator('tbody tr')).toHaveCount(medicoes.length)
  const laudo = await page
    .getByRole('link', { name: /^Laudo/ })
    .first()
    .getAttribute('href')
  const report = await page.request.get(new URL(String(laudo), page.url()).href)
  expect((await report.body()).toString('latin1')).toContain('Acumulado:')
  await expect(page.getByRole('table', { name: 'Planilhas' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Serviços executados' }).locator('tfoot')).toBeVisible()

  await valueOf(page, 'Valor Contrato').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contrato')
  await expect(page.getByRole('main')).toContainText(formatMoney(String(row.valorContrato)))
  await page.goBack()

  const photographs = page.getByRole('link', { name: /^Ver 3/ }).first()
  await photographs.click()
  const show = page.getByRole('dialog')
  const image = show.getByRole('img', { name: /Fotografia da medição/ })
  await expect(image).toHaveAttribute('alt', /, 1 de 3$/)
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(
    (await page.request.get(new URL(String(await image.getAttribute('src')), page.url()).href)).headers()[
      'content-type'
    ],
  ).toBe('image/svg+xml')
  await page.keyboard.press('ArrowRight')
  await expect(image).toHaveAttribute('alt', /, 2 de 3$/)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(image).toHaveAttribute('alt', /, 1 de 3$/)
  await show.getByRole('button', { name: 'Anterior' }).click()
  await expect(image).toHaveAttribute('alt', /, 3 de 3$/)
  await expectAccessible(page)
  await openElsewhere(browser, page.url(), async (elsewhere) =>
    expect(elsewhere.getByRole('dialog').getByRole('img')).toBeVisible(),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(show).toHaveCount(0)
  expect(page.url()).not.toContain('fotos=')
})

test('a stopped work shows since when, why, who is responsible and when it should resume', async ({ page }) => {
  const row = first(
    (await askRows(obras, PREFEITURA)).filter(({ situacao }) => situacao === 'PARALISADA'),
    'stopped work',
  )
  const [parada] = await partOf(row, 'paralisacoes')
  await visit(page, open(row))
  const table = page.getByRole('table', { name: 'Paralisações' })
  for (const said of [
    formatDate(String(parada?.dataInicio)),
    formatDate(String(parada?.dataPrevista)),
    String(parada?.motivo),
    String(parada?.responsavel),
  ]) {
    await expect(table).toContainText(said)
  }
})

test('spreadsheets are shown only if the entity publishes them', WRITES, async ({ page, setParametro }) => {
  const contexto = { entidade: 4, exercicio: 2023 }
  const row = first(
    (await askRows(obras, contexto)).filter(({ idContrato }) => idContrato !== undefined),
    'work of the autarchy',
  )
  await visit(page, open(row, contexto), contexto)
  await expect(page.getByRole('heading', { name: 'Planilhas' })).toBeVisible()
  await setParametro(contexto, numeroOf(planilhasDasObras), 'N')
  await visit(page, open(row, contexto), contexto)
  await expect(page.getByRole('heading', { name: 'Medições' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Planilhas' })).toHaveCount(0)
})
