// Tests that a visitor who tries many similar CPFs is told on the screen why the search stopped and what to do.
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } })

test('too many searches by CPF show a message that says what to do', async ({ page }) => {
  for (const start of ['100', '200', '300', '400'])
    await visit(page, `/fornecedores?cnpjCpf=${cpfFrom(`${start}918273`)}`)
  await expect(page.getByText('Pelo nome, a busca continua livre.').first()).toBeVisible()
})
