// Tests requests for information (e-SIC): both paths of the wizard, its error messages, and that nothing is lost or
// sent twice.
import type { Processo, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { FORMAS_RECEBIMENTO, NASCIMENTO_INVALIDO } from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { esicButton, permiteAnonimo } from '@portal/catalog/parametros'
import type { Contexto } from '@portal/kit/list'
import { mensagens } from '@portal/kit/validacao'
import type { Page } from '@playwright/test'
import { sign } from '../../apps/api/src/areas/atendimento/assinatura.ts'
import { apiURL } from '../environment.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { consultar, makeLate, openYear, processo, readAnotado, someCpf, Wizard, type Anotado } from '../support/esic.ts'
import { portal } from '../support/cli.ts'
import { readDatabase } from '../support/database.ts'
import { tabTo } from '../support/keyboard.ts'
import { numeroOf } from '../support/parametros.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit, whenReady } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

/** An entity and year that no other test changes. */
const FOR_ANONIMO: Contexto = { entidade: 3, exercicio: 2025 }
const ELSEWHERE: Contexto = { entidade: 4, exercicio: 2025 }

const PEDIDO = {
  Assunto: 'Iluminação pública',
  'Descrição da solicitação': 'Quantos postes foram trocados\nno último ano?',
}
const PDF = { name: 'mapa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const wizardOn = (page: Page): Wizard => new Wizard(page, page.getByRole('main'))

async function openPanel(page: Page): Promise<Wizard> {
  await page.getByRole('banner').getByRole('button', { name: 'e-SIC' }).click()
  const panel = page.getByRole('dialog', { name: 'e-SIC: peça uma informação' })
  await expect(panel).toBeVisible()
  return new Wizard(page, panel)
}

/** Goes to the last step of an anonymous request. */
async function anonymously(page: Page): Promise<Wizard> {
  await visit(page, '/esicSolicitacao')
  const wizard = wizardOn(page)
  await wizard.field('Anônima').check()
  await wizard.expectStep(1, 'Tipo da solicitação', 2)
  await wizard.next()
  await wizard.expectStep(2, 'Solicitação', 2)
  return wizard
}

/** Confirms as the reader of the request's e-mail does. */
async function confirmEmail(page: Page, { numero, ano }: Anotado): Promise<void> {
  let acesso = ''
  await readDatabase(async (client) => {
    const { rows } = await client.query<{ chave: Buffer }>('select chave from atendimento.segredo')
    acesso = sign(
      rows[0]?.chave ?? Buffer.alloc(0),
      `cadastro ${PREFEITURA.entidade}/${ano}/${numero}`,
      Date.now() + 60_000,
    )
  })
  await visit(page, `/esic/confirmar?entidade=${PREFEITURA.entidade}&ano=${ano}&numero=${numero}&acesso=${acesso}`)
  await expectAccessible(page, 'confirming an e-mail')
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('status').filter({ hasText: textosEsic.emailConfirmado })).toBeVisible()
}

test(
  'an identified request goes through four steps, each saying what is wrong, and is sent once however often it ' +
    'is clicked',
  WRITES,
  async ({ page }) => {
    const cpf = someCpf()
    await visit(page, '/')
    const wizard = await openPanel(page)
    await wizard.next()
    await wizard.expectProblems(['CNPJ/CPF', mensagens.obrigatorio('CNPJ/CPF')])
    await wizard.field('CNPJ/CPF').fill('111.111.111-11')
    await expect(wizard.field('CNPJ/CPF')).not.toHaveAttribute('aria-invalid')
    await wizard.next()
    await wizard.expectProblems(['CNPJ/CPF', mensagens.invalido('CNPJ/CPF')])
    await expectAccessible(page, 'step 1')
    await wizard.field('CNPJ/CPF').clear()
    await wizard.field('CNPJ/CPF').pressSequentially(cpf.replace(/\D/g, ''))
    await expect(wizard.field('CNPJ/CPF')).toHaveValue(cpf)
    await wizard.next()

    await wizard.expectStep(2, 'Dados da pessoa')
    await expect(wizard.form.getByRole('status').filter({ hasText: textosEsic.nenhumaPessoa })).toBeVisible()
    await wizard.next()
    await wizard.expectProblems(['Nome', mensagens.obrigatorio('Nome')], ['E-Mail', mensagens.obrigatorio('E-Mail')])
    await wizard.write({ Nome: 'Joana Prado', 'E-Mail': 'joana@', 'Data de Nascimento (opcional)': '31/02/1990' })
    await wizard.next()
    await wizard.expectProblems(
      ['E-Mail', mensagens.formato('E-Mail')],
      ['Data de Nascimento (opcional)', NASCIMENTO_INVALIDO],
    )
    await wizard.field('Nome').fill('J'.repeat(151))
    await wizard.write({ 'E-Mail': 'joana@exemplo.org', 'Data de Nascimento (opcional)': '28/02/1990' })
    await wizard.next()
    await wizard.expectProblems(['Nome', mensagens.longo('Nome', 150)])
    await wizard.write({ Nome: 'Joana Prado', 'Celular (opcional)': '44991234567' })
    await wizard.field('Sexo (opcional)').selectOption('Feminino')
    await wizard.field('Escolaridade (opcional)').selectOption('Ensino médio completo')
    await expectAccessible(page, 'step 2')
    await wizard.next()

    await wizard.expectStep(3, 'Endereço')
    await wizard.next()
    await wizard.expectStep(4, 'Solicitação')
    await wizard.back()
    await wizard.field('CEP').fill('87995000')
    await expect(wizard.field('CEP')).toHaveValue('87995-000')
    await wizard.next()
    const missing = ['Logradouro', 'Número', 'Bairro', 'Cidade', 'UF']
    await wizard.expectProblems(...missing.map((label) => [label, mensagens.obrigatorio(label)] as const))
    await wizard.write({ Logradouro: 'Rua das Flores', Número: '10', Bairro: 'Centro', Cidade: 'Serra Clara' })
    await wizard.field('UF').selectOption('PR')
    await expectAccessible(page, 'step 3')
    await wizard.next()

    await wizard.expectStep(4, 'Solicitação')
    await expect(wizard.field('Descrição da solicitação')).toHaveAccessibleDescription(
      new RegExp(textosEsic.semDadosPessoais),
    )
    await expect(wizard.field('Forma de recebimento')).toHaveValue('On-Line')
    await expect(wizard.field('Forma de recebimento').locator('option')).toHaveText([...FORMAS_RECEBIMENTO])
    await wizard.send()
    await wizard.expectProblems(
      ['Assunto', mensagens.obrigatorio('Assunto')],
      ['Descrição da solicitação', mensagens.obrigatorio('Descrição da solicitação')],
    )
    await wizard.write(PEDIDO)
    await wizard.field('Forma de recebimento').selectOption('E-mail')
    await wizard.field('Anexos (opcional)').setInputFiles([{ ...PDF, name: 'programa.exe' }, PDF])
    await expect(wizard.form.getByText('programa.exe: o tipo não é aceito.')).toBeVisible()
    await expect(wizard.form.getByRole('list', { name: 'Arquivos anexados' })).toContainText('mapa.pdf')
    await expectAccessible(page, 'step 4')

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/api/processos'))
        sent.push(request.url())
    })
    await wizard.form.getByRole('button', { name: 'Enviar' }).dblclick()
    const anotado = await readAnotado(page)
    expect(sent).toHaveLength(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/esic\\?numero=${anotado.numero}&ano=${anotado.ano}&`))
    expect(page.url()).not.toContain(anotado.senha)
    const shown = processo(page, anotado)
    for (const text of [
      'Joana Prado',
      PEDIDO.Assunto,
      'E-mail',
      'Em análise',
      'mapa.pdf',
      'Pedido recebido pelo portal.',
    ]) {
      await expect(shown).toContainText(text)
    }
    await expect(shown.getByRole('button', { name: 'Abrir recurso' })).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('link', { name: 'mapa.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('mapa.pdf')
    await expectAccessible(page, 'the alert and the process')

    await confirmEmail(page, anotado)
    const again = await openPanel(page)
    await again.expectStep(1, 'Tipo da solicitação')
    await expect(again.field('CNPJ/CPF')).toHaveValue('')
    await again.field('CNPJ/CPF').fill(cpf)
    await again.next()
    await again.expectStep(2, 'Dados da pessoa')
    await expect(again.field('Nome')).toHaveAttribute('readonly')
    await expect(again.field('Nome')).toHaveValue(/^J\*+ P\*+$/)
    await expect(again.field('Nome')).toHaveAccessibleDescription(/Já cadastrado/)
    await expect(again.field('E-Mail')).toHaveAttribute('readonly')
    await expect(again.field('E-Mail')).toHaveValue(/^j\*+@/)
    await again.form.getByRole('button', { name: 'Alterar E-Mail' }).click()
    await again.next()
    await again.expectProblems(['E-Mail', mensagens.obrigatorio('E-Mail')])
    await again.form.getByRole('button', { name: 'Manter o que já está cadastrado' }).click()
    await expectAccessible(page, 'locked fields')
    await again.next()
    await expect(again.field('Cidade')).toHaveValue('Serra Clara')
    await expect(again.field('Logradouro')).toHaveAttribute('readonly')
    await again.next()
    await again.write(PEDIDO)
    await again.send()
    await expect.poll(async () => (await readAnotado(page)).numero).not.toBe(anotado.numero)
    const second = await readAnotado(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(second.senha)).toBeInViewport()
    await expect(processo(page, second).getByText(/^J\*+ P\*+$/)).toBeVisible()
  },
)

test(
  'an anonymous request is sent, consulted and printed with the keyboard alone on a phone',
  WRITES,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/esicSolicitacao')
    const wizard = wizardOn(page)
    await tabTo(page, wizard.field('Identificada'))
    await page.keyboard.press('ArrowDown')
    await expect(wizard.field('Anônima')).toBeChecked()
    await expect(wizard.form.getByLabel('CNPJ/CPF')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await wizard.expectStep(2, 'Solicitação', 2)
    await expect(wizard.form.getByRole('list', { name: 'Passos do pedido' }).getByRole('listitem')).toHaveText([
      '1. Tipo da solicitação',
      '2. Solicitação',
    ])
    await expect(wizard.form.getByRole('heading', { name: /Passo 2/ })).toBeFocused()
    await expect(wizard.field('Forma de recebimento').locator('option')).toHaveText(['On-Line'])
    await tabTo(page, wizard.form.getByRole('button', { name: 'Voltar' }))
    await page.keyboard.press('Enter')
    await wizard.expectStep(1, 'Tipo da solicitação', 2)
    await tabTo(page, wizard.form.getByRole('button', { name: 'Avançar' }))
    await page.keyboard.press('Enter')
    await tabTo(page, wizard.field('Assunto'))
    await page.keyboard.type(PEDIDO.Assunto)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Quanto custou?')
    await expectAccessible(page, '390 px')
    await expectNoSidewaysScroll(page)
    await tabTo(page, wizard.form.getByRole('button', { name: 'Enviar' }))
    await page.keyboard.press('Enter')

    const anotado = await readAnotado(page)
    await expect(processo(page, anotado)).toContainText(textosEsic.anonimo)
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(anotado.senha)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Consultar' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await tabTo(page, page.getByRole('button', { name: 'Já anotei' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(textosEsic.anoteSeusDados)).toHaveCount(0)

    await page.reload()
    await whenReady(page)
    await expect(page.getByLabel('Número')).toHaveValue(String(anotado.numero))
    await expect(page.getByLabel('Ano')).toHaveValue(String(anotado.ano))
    await expect(page.getByLabel('Senha')).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain(anotado.senha)
    expect(stored).not.toContain(PEDIDO.Assunto)
    await page.getByRole('button', { name: 'Consultar' }).click()
    await expect(page.getByLabel('Senha')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText([mensagens.obrigatorio('Senha')])
    await page.keyboard.type('0000-0000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByText(textosEsic.nenhumProcesso)).toBeVisible()
    await consultar(page, anotado)
    await expect(
      processo(page, anotado).getByRole('heading', { name: `Processo ${anotado.numero}/${anotado.ano}` }),
    ).toBeFocused()
  },
)

test(
  'a draft survives a reload, no network and a lost response, and is received once',
  WRITES,
  async ({ page, context }) => {
    const wizard = await anonymously(page)
    await wizard.write(PEDIDO)
    await wizard.field('Anexos (opcional)').setInputFiles(PDF)
    await expect(wizard.form.getByRole('list', { name: 'Arquivos anexados' })).toContainText('mapa.pdf')
    await page.reload()
    await whenReady(page)
    await wizard.expectStep(2, 'Solicitação', 2)
    await expect(wizard.field('Assunto')).toHaveValue(PEDIDO.Assunto)
    await expect(wizard.form.getByRole('list', { name: 'Arquivos anexados' })).toContainText('mapa.pdf')

    await context.setOffline(true)
    await wizard.send()
    await expect(
      wizard.form.getByText('Você está sem internet. O que você escreveu continua guardado nesta aba'),
    ).toBeVisible()
    await context.setOffline(false)

    let first: ProcessoCriado | undefined
    await page.route(
      `${apiURL}/api/processos?*`,
      async (route) => {
        first = (await (await route.fetch()).json()) as ProcessoCriado
        await route.abort()
      },
      { times: 1 },
    )
    await wizard.send()
    await expect(wizard.form.getByText('Não sabemos se o envio chegou')).toBeVisible()
    await expect(wizard.field('Assunto')).toBeDisabled()
    await page.reload()
    await whenReady(page)
    await expect(wizard.form.getByText('Não sabemos se o envio chegou')).toBeVisible()
    await wizard.send()
    const anotado = await readAnotado(page)
    expect({ processo: anotado.numero, exercicio: anotado.ano, senha: anotado.senha }).toEqual({
      processo: first?.processo,
      exercicio: first?.exercicio,
      senha: first?.senha,
    })

    await page.goBack()
    await wizard.expectStep(1, 'Tipo da solicitação')
    await wizard.field('CNPJ/CPF').fill('123')
    const button = (name: string) => wizard.form.getByRole('button', { name, exact: true })
    await button('Descartar rascunho').click()
    await expect(button('Manter')).toBeFocused()
    await expect(button('Manter')).toHaveAccessibleDescription(/Descartar o que você escreveu\?/)
    await page.keyboard.press('Enter')
    await expect(button('Descartar rascunho')).toBeFocused()
    await expect(wizard.field('CNPJ/CPF')).toHaveValue('123')
    await page.keyboard.press('Enter')
    await button('Descartar').click()
    await expect(wizard.field('CNPJ/CPF')).toHaveValue('')
    await expect(button('Descartar rascunho')).toHaveCount(0)
    await wizard.form.getByText('Saiba mais').click()
    await expect(wizard.form.getByText('fica guardado só nesta aba')).toBeVisible()
    await expect(wizard.form.getByText(/guardados por 5 anos/)).toBeVisible()
    await expect(
      wizard.form.getByText('A resposta vem em até 20 dias, que podem ser prorrogados por mais 10.'),
    ).toBeVisible()
  },
)

test('an appeal is offered once, when the answer is late, and is shown in its process', WRITES, async ({ page }) => {
  const wizard = await anonymously(page)
  await wizard.write(PEDIDO)
  await wizard.send()
  const anotado = await readAnotado(page)
  await makeLate(anotado, PREFEITURA.entidade)
  await consultar(page, anotado)
  const late = processo(page, anotado)
  await expect(late).toContainText('(resposta em atraso)')
  await late.getByRole('button', { name: 'Abrir recurso' }).click()
  await expect(
    late.getByRole('heading', { name: `Recurso ao processo ${anotado.numero}/${anotado.ano}` }),
  ).toBeFocused()
  await late.getByRole('button', { name: 'Voltar' }).click()
  await expect(late.getByRole('button', { name: 'Abrir recurso' })).toBeFocused()
  await page.keyboard.press('Enter')
  await late.getByRole('button', { name: 'Enviar' }).click()
  await expect(late.getByRole('alert')).toHaveText(
    `${mensagens.obrigatorio('Assunto')} - ${mensagens.obrigatorio('Descrição da solicitação')}`,
  )
  await expect(late.getByLabel('Assunto')).toBeFocused()
  await late.getByLabel('Assunto').fill('Ninguém respondeu')
  await late.getByLabel('Descrição da solicitação').fill('O prazo passou.')
  await expectAccessible(page, 'the appeal')
  await late.getByRole('button', { name: 'Enviar' }).click()

  await expect.poll(async () => (await readAnotado(page)).numero).not.toBe(anotado.numero)
  const appeal = await readAnotado(page)
  await expect(page.getByRole('heading', { name: textosEsic.anoteSeusDados })).toBeFocused()
  await expect(page.getByText(appeal.senha)).toBeInViewport()
  await expect(page.getByRole('alert', { name: textosEsic.anoteSeusDados })).toContainText(
    `Seu recurso ao processo ${anotado.numero}/${anotado.ano} foi registrado.`,
  )
  const shown = processo(page, appeal)
  await expect(shown).toContainText('Ninguém respondeu')
  await shown.getByRole('link', { name: `${anotado.numero}/${anotado.ano}` }).click()
  await expect(page.getByLabel('Número')).toHaveValue(String(anotado.numero))
  await expect(page.getByLabel('Senha')).toHaveValue('')
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Já anotei' }).click()
  await expect(page.getByRole('heading', { name: 'Acompanhar um pedido' })).toBeFocused()
  await consultar(page, anotado)
  await expect(late).toContainText(`Recurso apresentado ${appeal.numero}/${appeal.ano}`)
  await expect(late.getByRole('button', { name: 'Abrir recurso' })).toHaveCount(0)
  await openYear(appeal, PREFEITURA.entidade)
  await visit(page, `/sic-consulta?processo=${appeal.numero}&tipo=e-SIC`, { ...PREFEITURA, exercicio: appeal.ano })
  await expect(page.getByRole('dialog')).toContainText(`Recurso do processo ${anotado.numero}/${anotado.ano}`)
})

test('shows refusals of the server beside the field or in the form', WRITES, async ({ page }) => {
  const wizard = await anonymously(page)
  await wizard.write(PEDIDO)
  const refuse = (status: number, body: object) =>
    page.route(`${apiURL}/api/processos?*`, (route) => route.fulfill({ status, json: { status, ...body } }), {
      times: 1,
    })
  await refuse(400, { message: 'Há algo errado.', violations: [{ field: 'digitacao', message: 'Não é aceita.' }] })
  await wizard.send()
  await wizard.expectProblems(['Descrição da solicitação', 'Não é aceita.'])
  await refuse(429, { message: 'Muitos envios. Tente mais tarde.' })
  await wizard.send()
  await expect(wizard.form.getByRole('status').filter({ hasText: 'Muitos envios. Tente mais tarde.' })).toBeVisible()
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'))
  await wizard.send()
  await expect(wizard.form.getByText('parece ter sido feito por um programa')).toBeVisible()
  await wizard.send()
  await readAnotado(page)
})

test(
  'allows only identified requests if the parameter says so, or links to the site the entity names',
  WRITES,
  async ({ page, setParametro }) => {
    await setParametro(FOR_ANONIMO, numeroOf(permiteAnonimo), 'N')
    await visit(page, '/esicSolicitacao', FOR_ANONIMO)
    const wizard = wizardOn(page)
    await expect(wizard.field('CNPJ/CPF')).toBeVisible()
    await expect(wizard.form.getByRole('radio')).toHaveCount(0)
    await setParametro(FOR_ANONIMO, numeroOf(esicButton), '0')
    await visit(page, '/esicSolicitacao', FOR_ANONIMO)
    await expect(page.getByText('Esta entidade não recebe pedidos de informação por este formulário.')).toBeVisible()
    await visit(page, '/esic', ELSEWHERE)
    await expect(page.getByRole('main').getByRole('link', { name: 'Solicitar Informações' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
)

test('the portal never puts the password of a process in an address', WRITES, async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const wizard = await anonymously(page)
  await wizard.write(PEDIDO)
  await wizard.send()
  const anotado = await readAnotado(page)
  await expect(processo(page, anotado)).toBeVisible()
  expect(addresses.filter((address) => address.includes(anotado.senha))).toEqual([])
  const byGet = await page.request.get(
    `${apiURL}/api/processos?entidade=1&exercicio=${anotado.ano}&numero=${anotado.numero}&senha=${anotado.senha}`,
  )
  expect(((await byGet.json()) as Processo).assunto).toBe(PEDIDO.Assunto)
})

test('a request and its answer become public only after the staff publish them', WRITES, async ({ page }) => {
  const wizard = await anonymously(page)
  await wizard.write({ ...PEDIDO, 'Descrição da solicitação': 'Quem fala é Otília Brandão. Quantos postes?' })
  await wizard.send()
  const anotado = await readAnotado(page)
  await openYear(anotado, PREFEITURA.entidade)
  const numero = `${anotado.numero}/${anotado.ano}`
  await portal('esic', 'responder', numero, '--parecer', 'Cara Otília Brandão, foram dez.')
  const open = (): Promise<unknown> =>
    visit(page, `/sic-consulta?processo=${anotado.numero}&tipo=e-SIC`, { ...PREFEITURA, exercicio: anotado.ano })
  const modal = page.getByRole('dialog')
  await open()
  await expect(modal).toHaveAccessibleName(`${numero} · Em triagem`)
  await expect(modal).not.toContainText('Otília')
  await portal('esic', 'publicar', numero, '--pedido', 'Quantos postes?', '--parecer', 'Foram dez.', '--confirmar')
  await open()
  await expect(modal).toHaveAccessibleName(`${numero} · Quantos postes?`)
  await expect(modal.locator('section').first()).toContainText('Foram dez.')
  await expect(modal).not.toContainText('Otília')
  await visit(page, '/esic')
  await consultar(page, anotado)
  await expect(processo(page, anotado)).toContainText('Cara Otília Brandão, foram dez.')
})
