// Tests the contact form, and the pages with the responsible people, the service counter and the e-SIC statistics.
import {
  CAMPOS_CONTATO,
  textosContato,
  TIPO_CADASTRO,
  type MensagemSicFisico,
  type ResponsavelLai,
  type SicFisico,
} from '@portal/catalog/atendimento/contato'
import type { Entidade } from '@portal/catalog/contexto'
import type { Grupo, PedidosDoMes } from '@portal/catalog/atendimento/estatisticas'
import { formatInteger, formatPhone } from '@portal/kit/formats'
import { mensagens } from '@portal/kit/validacao'
import type { Locator, Page } from '@playwright/test'
import { apiURL } from '../environment.ts'
import { ask } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit, whenReady } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const BY_CONTACT = { entidade: 2, exercicio: 2025 }
const WITHOUT_YEARS = 5
const MENSAGEM = {
  Nome: 'Joana Prado',
  'E-mail': 'joana@exemplo.org',
  Assunto: 'Praça',
  Mensagem: 'Quando a praça reabre?',
}

const formIn = (place: Locator): Locator => place.locator('form').filter({ hasText: 'Mensagem' })

async function fill(form: Locator, values: Readonly<Record<string, string>> = MENSAGEM): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value)
}

const send = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Enviar' }).click()

async function answerOnce(page: Page, status: number, json: object): Promise<void> {
  await page.route(`${apiURL}/api/mensagens?*`, (route) => route.fulfill({ status, json }), { times: 1 })
}

test(
  'a message shows missing fields, survives a reload, is sent with the keyboard and clears the form',
  WRITES,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/contato')
    const form = formIn(page.getByRole('main'))
    await send(form)
    const labels = Object.values(CAMPOS_CONTATO).map(({ label }) => label)
    await expect(form.getByRole('alert')).toHaveText(labels.map(mensagens.obrigatorio).join(' - '))
    await expect(form.getByLabel('Nome')).toBeFocused()
    await fill(form, { ...MENSAGEM, 'E-mail': 'joana' })
    await send(form)
    await expect(form.getByRole('alert')).toHaveText(mensagens.formato('E-mail'))
    await expect(form.getByLabel('E-mail')).toBeFocused()
    await expectAccessible(page, '390 px')
    await expectNoSidewaysScroll(page)

    await page.reload()
    await whenReady(page)
    await expect(form.getByLabel('Mensagem')).toHaveValue(MENSAGEM.Mensagem)
    await tabTo(page, form.getByLabel('E-mail'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(MENSAGEM['E-mail'])
    await tabTo(page, form.getByRole('button', { name: 'Enviar' }))
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status').filter({ hasText: textosContato.enviada })).toBeVisible()
    for (const label of labels) await expect(form.getByLabel(label)).toHaveValue('')
  },
)

test('the panel also sends a message, and shows the message of each failure', WRITES, async ({ page, context }) => {
  await visit(page, '/', BY_CONTACT)
  await page.getByRole('banner').getByRole('button', { name: 'e-SIC' }).click()
  const panel = page.getByRole('dialog', { name: 'Fale com a entidade' })
  const form = formIn(panel)
  await fill(form)
  await answerOnce(page, 201, {})
  await send(form)
  await expect(form.getByRole('status').filter({ hasText: textosContato.naoEnviada })).toBeVisible()
  await answerOnce(page, 422, { status: 422, message: 'Recusada.', detail: 'algo que ninguém esperava' })
  await send(form)
  await expect(
    form.getByRole('status').filter({ hasText: textosContato.erro('algo que ninguém esperava') }),
  ).toBeVisible()
  await context.setOffline(true)
  await send(form)
  await expect(form.getByText('Você está sem internet.')).toBeVisible()
  await context.setOffline(false)
  await expect(form.getByLabel('Mensagem')).toHaveValue(MENSAGEM.Mensagem)
  await expectAccessible(page, 'the panel')
  await send(form)
  await expect(form.getByRole('status').filter({ hasText: textosContato.enviada })).toBeVisible()
  await expect(panel).toBeVisible()
})

test('the page names those responsible for access to information', async ({ page }) => {
  const officers = await ask<ResponsavelLai[]>('/parametros/responsavel-lai', { entidade: PREFEITURA.entidade })
  await visit(page, '/contato')
  const list = page.getByRole('region', { name: 'Responsável pelo acesso à informação' })
  for (const { nome, email, tel } of officers) {
    const officer = list.getByRole('listitem').filter({ hasText: nome })
    if (email) await expect(officer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    if (tel) await expect(officer).toContainText(formatPhone(tel))
  }
  expect(officers.length).toBeGreaterThan(0)
})

test('the counter page has the form to print, or says where to go', async ({ page }) => {
  const seen = new Set<boolean>()
  for (const { id: entidade, horarioAtendimento, logradouro = '' } of await ask<Entidade[]>('/api/entidades/lista')) {
    if (entidade === WITHOUT_YEARS) continue
    const { link } = await ask<SicFisico>('/parametros/sic-fisico', { entidade })
    const { valor } = await ask<MensagemSicFisico>('/parametros/sic-fisico/mensagem', {
      entidade,
      tipoCadastro: TIPO_CADASTRO.pedido,
    })
    await visit(page, '/sic-fisico', { entidade, exercicio: PREFEITURA.exercicio })
    const download = page.getByRole('main').getByRole('link', { name: 'Baixar o formulário' })
    if (link) {
      await expect(download).toHaveAttribute('href', link)
      for (const where of [logradouro, horarioAtendimento ?? ''])
        await expect(page.getByRole('main')).toContainText(where)
    } else
      await expect(page.getByRole('main')).toContainText(
        valor ?? 'Para solicitar uma informação pessoalmente, dirija-se ao balcão de atendimento: ',
      )
    await expect(download).toHaveCount(link ? 1 : 0)
    seen.add(link !== undefined)
  }
  expect([...seen].sort()).toEqual([false, true])
})

test('the e-SIC statistics are charts with tables, and each table sums to the same number of requests', async ({
  page,
}) => {
  const query = { entidade: PREFEITURA.entidade, exercicio: PREFEITURA.exercicio }
  const meses = await ask<PedidosDoMes[]>('/api/estatisticas', query)
  const generos = await ask<Grupo[]>('/api/estatisticas/processos-por-genero', query)
  const total = meses.reduce((sum, { pedidos }) => sum + pedidos, 0)
  expect(generos.reduce((sum, { value }) => sum + value, 0)).toBe(total)
  expect(total).toBeGreaterThan(0)
  await visit(page, '/esic/estatisticas')
  const section = (name: string): Locator => page.getByRole('region', { name })
  for (const name of ['Pedidos por mês', 'Por gênero', 'Por idade', 'Por escolaridade']) {
    await expect(section(name).getByRole('figure')).toBeVisible()
    await expect(section(name).getByRole('table')).toBeVisible()
  }
  await expect(section('Pedidos por mês').getByRole('figure')).toContainText(`${formatInteger(total)} pedido`)
  const rows = section('Pedidos por mês').getByRole('row')
  await expect(rows).toHaveCount(13)
  for (const { mes, pedidos, atendidos } of meses) {
    await expect(rows.nth(mes).getByRole('cell').nth(1)).toContainText(String(pedidos))
    await expect(rows.nth(mes).getByRole('cell').nth(2)).toContainText(String(atendidos))
  }
})
