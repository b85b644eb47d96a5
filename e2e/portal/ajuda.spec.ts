// Tests the help pages: glossary by letter, questions and services by search, bodies of the entity, and the seal with
// its certificates, of which an expired one is not served.
import {
  certidoes,
  glossario,
  isVencida,
  perguntas,
  type Certidao,
  type Pergunta,
  type Termo,
} from '@portal/catalog/portal/ajuda'
import { arquivo } from '@portal/catalog/rotas'
import { today } from '@portal/kit/formats'
import { origin } from '../environment.ts'
import { ask, first } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

test('the glossary is read by initial letter, kept in the address', async ({ page }) => {
  const words = await ask<Termo[]>(glossario.path, { ...PREFEITURA })
  await visit(page, '/')
  await page.getByText('Ajuda', { exact: true }).click()
  await page.getByRole('link', { name: 'Glossário' }).last().click()
  const letters = page.getByRole('navigation', { name: 'Letras' })
  await expect(letters.getByRole('link', { name: 'A', exact: true })).toHaveAttribute('aria-current', 'true')
  await letters.getByRole('link', { name: 'O', exact: true }).click()
  await expect(page).toHaveURL(/[?&]letra=O/)
  const shown = words.filter(({ topico }) => /^[OÓ]/.test(topico)).map(({ topico }) => topico)
  await expect(page.getByRole('main').locator('dt')).toHaveText(shown)
  await page.reload()
  await expect(page.getByRole('main').locator('dt')).toHaveText(shown)
})

test('the help of a column is the glossary text of its term, with a link to it', async ({ page }) => {
  const word = first(
    (await ask<Termo[]>(glossario.path, { ...PREFEITURA })).filter(({ topico }) => topico === 'Retenção'),
    'word',
  )
  await visit(page, '/fornecedores')
  await page
    .getByRole('columnheader', { name: /^Retido/ })
    .getByRole('button', { name: 'O que significa Retido?' })
    .click()
  const note = page.getByRole('note').filter({ visible: true })
  await expect(note).toContainText(word.descricao)
  await note.getByRole('link', { name: 'Ver Retenção no glossário' }).click()
  await expect(page).toHaveURL(/\/glossario\?.*letra=R.*termo=retencao/)
  const asked = page.getByRole('main').locator('[data-asked]')
  await expect(asked).toHaveText(`${word.topico}${word.descricao}`)
  await expect(asked).toBeInViewport()
  await visit(page, '/pesquisa?pesquisa=retenção')
  await expect(page.getByRole('main').getByRole('link', { name: word.topico, exact: true })).toHaveAttribute(
    'href',
    /\/glossario\?letra=R&termo=retencao/,
  )
})

test('questions and services are searched, unfolded and downloaded as a file', async ({ page }) => {
  await visit(page, '/perguntas?filtro=cobertos')
  const main = page.getByRole('main')
  const found = await ask<Pergunta[]>(perguntas.api.list, { ...PREFEITURA, filtro: 'cobertos' })
  await expect(main.getByRole('listitem').locator('summary')).toHaveText(found.map(({ pergunta }) => pergunta))
  await main.getByRole('listitem').locator('summary').click()
  await expect(main.getByText(first(found, 'question').resposta)).toBeVisible()
  await page.getByRole('button', { name: 'Exportar' }).click()
  await expect(
    page.getByRole('region', { name: 'Formatos para exportar' }).getByRole('link', { name: /PDF/ }),
  ).toHaveAttribute('href', /perguntas-frequentes\/report/)
  await visit(page, '/perguntas?filtro=xyzw')
  await expect(main.getByText('Sem perguntas frequentes.')).toBeVisible()

  await visit(page, '/carta-servicos?filtro=alvara')
  await main.getByRole('heading', { name: 'Alvará de localização e funcionamento' }).click()
  for (const item of [
    'Quem pode pedir',
    'O que apresentar',
    'Passo a passo',
    'Prazo máximo',
    'Como e onde',
    'Onde reclamar',
  ])
    await expect(main.locator('dt', { hasText: item }).first()).toBeVisible()
  await main.getByRole('link', { name: /^Abrir Alvará/ }).click()
  await expect(page).toHaveURL(/\/alvara\?/)
})

test('bodies show what they do and their subordinate bodies; links open other sites', async ({ page }) => {
  await visit(page, '/organograma')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Secretaria de Administração' }).click()
  await expect(main.getByText('Cuida dos servidores, das compras')).toBeVisible()
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Secretaria de Administração' }).getByRole('listitem').first(),
  ).toContainText('Departamento de Gestão de Pessoas')
  await visit(page, '/links-uteis')
  await expect(main.getByRole('listitem').getByRole('link', { name: /abre em nova aba/ })).toHaveCount(5)
})

test('the seal links to its page, whose certificates download only while valid', async ({ page, request }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Selo de qualidade da transparência' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Nota obtida')).toBeVisible()
  const all = await ask<Certidao[]>(certidoes.path, { ...PREFEITURA })
  const [expired, valid] = [
    all.filter((each) => isVencida(each, today())),
    all.filter((each) => !isVencida(each, today())),
  ]
  expect(Math.min(expired.length, valid.length)).toBeGreaterThan(0)
  for (const { nome } of expired)
    await expect(main.getByRole('listitem').filter({ hasText: nome })).toContainText('Vencido')
  await expect(main.getByRole('listitem').getByRole('link', { name: /^Baixar/ })).toHaveCount(valid.length)
  expect((await request.get(origin + arquivo(first(valid, 'valid').idArquivo))).status()).toBe(200)
  expect((await request.get(origin + arquivo(first(expired, 'expired').idArquivo))).status()).toBe(403)
  await visit(page, '/selo', { entidade: 4, exercicio: 2025 })
  await expect(main.getByText('Certidao nao encontrada')).toBeVisible()
})
