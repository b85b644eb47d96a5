// Tests services for citizens: licences, councils, hearings, and the health queue, where a card number finds its
// holder's place and nobody else's.
import { alvara } from '@portal/catalog/atendimento/alvara'
import { audienciasPublicas } from '@portal/catalog/atendimento/audiencias-publicas'
import { conselhos } from '@portal/catalog/atendimento/conselhos'
import { escalasProfissionais } from '@portal/catalog/atendimento/documentos-saude'
import { FILAS, filasSaude } from '@portal/catalog/atendimento/filas-saude'
import type { Row } from '@portal/kit/list'
import { ask, askPage, askRows, first } from '../support/api.ts'
import { readDatabase } from '../support/database.ts'
import { ListPage } from '../support/list-page.ts'
import { heading } from '../support/record.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

test('finds a company by its name, and its licences by their documents', async ({ page, request }) => {
  const { nome, pessoa } = first(
    (await askRows(alvara, PREFEITURA)).filter(({ pessoa: each }) => Number(each) % 3 === 0),
    'company',
  )
  await visit(page, `${alvara.path}?nome=${encodeURIComponent(String(nome))}`)
  await page
    .getByRole('table')
    .getByRole('link', { name: new RegExp(String(nome)) })
    .first()
    .click()
  await expect(heading(page)).toContainText(String(nome))
  const alvaras = await ask<Row[]>('/api/alvara/detalhe/arquivos', { ...PREFEITURA, pessoa: Number(pessoa) })
  const table = page.getByRole('table', { name: 'Alvarás' })
  await expect(table.getByRole('row')).toHaveCount(alvaras.length + 1)
  const { idArquivo, nomeArquivo } = first(
    alvaras.filter((each) => each.idArquivo !== undefined),
    'document',
  )
  const link = table.getByRole('link', { name: String(nomeArquivo) }).first()
  await expect(link).toHaveAttribute('href', new RegExp(`/${String(idArquivo)}$`))
  expect(
    (await (await request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)).body()).toString(
      'latin1',
      0,
      5,
    ),
  ).toBe('%PDF-')
})

test('shows the members and minutes of a council, and the documents of a hearing', async ({ page }) => {
  await visit(page, conselhos.path)
  await page
    .getByRole('table')
    .getByRole('link', { name: /Conselho Municipal de Saúde/ })
    .click()
  await expect(page).toHaveURL(/\/conselhos\/\d+\?/)
  await expect(heading(page)).toContainText('Conselho Municipal de Saúde')
  const members = page.getByRole('table', { name: 'Conselheiros' })
  await expect(members.getByRole('row', { name: /Presidente/ }).first()).toContainText('Ativo')
  await expect(members.getByRole('row').last()).toContainText('Inativo')
  await expect(
    page.getByRole('table', { name: 'Reuniões' }).getByRole('link', { name: /^ata-/ }).first(),
  ).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('region', { name: 'Relatórios' }).getByRole('link', { name: /relatorio/ })).toHaveCount(1)

  const list = new ListPage(page, audienciasPublicas)
  const hearing = first(
    (await askPage(audienciasPublicas, PREFEITURA, { natureza: 'orçamentária anual' })).content,
    'hearing',
  )
  await list.visit('?natureza=orcamentaria+anual')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(heading(page)).toContainText(String(hearing.descNatureza))
  await expect(page.getByRole('region', { name: 'Anexos' }).getByRole('link')).toHaveCount(1)
})

test(
  'a queue hides who waits; a whole card finds its holder’s place, stays out of the address, and a wrong one ' +
    'finds nothing',
  async ({ page }) => {
    const found: { cns: string; fila: number; ordem: number }[] = []
    await readDatabase(async (client) => {
      found.push(
        ...(
          await client.query(
            'select cns, fila, ordem from fila_saude_paciente where entidade = $1 order by fila, ordem limit 1',
            [PREFEITURA.entidade],
          )
        ).rows,
      )
    })
    const { cns, fila, ordem } = first(found, 'patient')
    const queue = first(
      (await askRows(filasSaude, PREFEITURA)).filter(({ f_fila_codigo }) => f_fila_codigo === fila),
      'queue',
    )
    await visit(page, filasSaude.path)
    await page.getByText('Meu lugar na fila').click()
    const box = page.getByRole('textbox', { name: 'CNS' })
    const search = page.getByRole('button', { name: 'Ver meu lugar' })
    await box.fill('123')
    await search.click()
    await expect(page.getByText('O CNS é inválido.')).toBeVisible()
    await box.fill(`${cns.slice(0, 3)} ${cns.slice(3, 7)} ${cns.slice(7, 11)} ${cns.slice(11)}`)
    await search.click()
    const place = page.getByRole('table', { name: 'Seu lugar nas filas' })
    await expect(place.getByRole('row').nth(1)).toContainText(String(queue.f_fila_nome))
    expect(page.url()).not.toContain(cns)
    await box.fill('')
    await search.click()
    await expect(place).toHaveCount(0)

    await page
      .getByRole('table')
      .getByRole('link', { name: String(queue.f_fila_nome) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${filasSaude.path}/${fila}\\?.*fila=`))
    await expect(heading(page)).toContainText(`${queue.f_total} pessoas esperam`)
    const row = page.getByRole('table', { name: 'Quem espera' }).getByRole('row').nth(ordem)
    await expect(row).toContainText(`*** **** ${cns.slice(7, 11)} ****`)
    await expect(page.locator('body')).not.toContainText(cns)
    expect(JSON.stringify(await ask(`${FILAS}/${fila}`, { ...PREFEITURA }))).not.toContain(cns)

    const closed = { ...PREFEITURA, exercicio: PREFEITURA.exercicio - 1 }
    for (const path of [filasSaude.path, `${filasSaude.path}/${fila}`]) {
      await visit(page, path, closed)
      await expect(page.getByText(`não há o retrato delas em ${closed.exercicio}`)).toBeVisible()
    }
  },
)

test('finds a schedule by its place and downloads it', async ({ page }) => {
  const list = new ListPage(page, escalasProfissionais)
  await list.visit('?estabelecimento=pronto')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Baixar Pronto/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^escala-.*\.pdf$/)
})
