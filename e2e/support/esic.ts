// Page objects and helpers for e-SIC requests, in the panel or on its page.
import { expect, type Locator, type Page } from '@playwright/test'
import { cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { sicConsulta } from '@portal/catalog/atendimento/sic-consulta'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { apiURL } from '../environment.ts'
import { writeDatabase } from './database.ts'

/** Returns a random CPF with valid check digits. */
export function someCpf(): string {
  const base = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  return formatCnpjCpf(cpfFrom(base))
}

export interface Anotado {
  numero: number
  ano: number
  senha: string
}

export class Wizard {
  readonly form: Locator

  constructor(
    readonly page: Page,
    place: Locator,
  ) {
    this.form = place.locator('form').filter({ has: page.getByRole('list', { name: 'Passos do pedido' }) })
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.field(label).fill(value)
  }

  next(): Promise<void> {
    return this.form.getByRole('button', { name: 'Avançar' }).click()
  }

  back(): Promise<void> {
    return this.form.getByRole('button', { name: 'Voltar' }).click()
  }

  send(): Promise<void> {
    return this.form.getByRole('button', { name: 'Enviar' }).click()
  }

  expectStep(step: number, title: string, of = 4): Promise<void> {
    return expect(this.form.getByRole('heading', { name: `Passo ${step} de ${of} ${title}` })).toBeVisible()
  }

  /** Expects each problem beside its field and all of them in one line, with focus on the first field. */
  async expectProblems(...problems: readonly (readonly [label: string, message: string])[]): Promise<void> {
    await expect(this.form.getByRole('alert')).toHaveText(problems.map(([, message]) => message).join(' - '))
    for (const [label, message] of problems) {
      await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(this.field(label)).toHaveAccessibleDescription(new RegExp(message.replace(/[.()"]/g, '\\$&')))
    }
    await expect(this.field(problems[0]?.[0] ?? '')).toBeFocused()
  }
}

/** Reads the number, year and password that the alert asks the visitor to note down. */
export async function readAnotado(page: Page): Promise<Anotado> {
  const alert = page.getByRole('alert', { name: textosEsic.anoteSeusDados })
  await expect(alert).toBeVisible()
  const valueOf = async (label: string): Promise<string> =>
    alert
      .locator('div', { has: page.locator('dt', { hasText: label }) })
      .locator('dd')
      .innerText()
  return { numero: Number(await valueOf('Número')), ano: Number(await valueOf('Ano')), senha: await valueOf('Senha') }
}

export const processo = (page: Page, { numero, ano }: Anotado): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Processo ${numero}/${ano}` }) })

export async function consultar(page: Page, { numero, ano, senha }: Anotado): Promise<void> {
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Senha' })
  await form.getByLabel('Número').fill(String(numero))
  await form.getByLabel('Ano').fill(String(ano))
  await form.getByLabel('Senha').fill(senha)
  await form.getByRole('button', { name: 'Consultar' }).click()
}

/** Moves the deadline of a request to yesterday. */
export const makeLate = ({ numero, ano }: Anotado, entidade: number): Promise<void> =>
  writeDatabase(async (client) => {
    const key = [entidade, ano, numero]
    await client.query(
      'update atendimento.processo set prazo = current_date - 1 where entidade = $1 and exercicio = $2 and ' +
        'processo = $3',
      key,
    )
  })

/**
 * Opens the year of a request. The public list has only years the entity has opened; in the first days of January that
 * of a new request may not be open yet.
 */
export async function openYear({ ano }: Anotado, entidade: number): Promise<void> {
  await writeDatabase(async (client) => {
    await client.query(
      'insert into exercicio (entidade, exercicio, aberto) values ($1, $2, false) on conflict do nothing',
      [entidade, ano],
    )
  })
  const list = `${apiURL}${sicConsulta.api.list}?entidade=${entidade}&exercicio=${ano}`
  await expect.poll(async () => (await fetch(list)).status, 'the portal knows the year').toBe(200)
}
