// Helpers for the page of a record: its title, its values by label, and the files published with it.
import { createHash } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { List, Row } from '@portal/kit/list'
import { written } from './written.ts'

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Returns the value beside a label, in a list of labels and values. */
export function valueOf(page: Page, label: string): Locator {
  const literal = label.replaceAll(/[()$]/g, String.raw`\$&`)
  const name = page.locator('dt', { hasText: new RegExp(`^\\s*${literal}\\s*(\\?.*)?$`, 's') })
  return page.getByRole('main').locator('dl > div').filter({ has: name }).locator('dd')
}

/** Expects each of the fields to be on the page with the row's value. */
export async function expectValues(
  page: Page,
  { fields }: Pick<List, 'fields'>,
  row: Row,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const field = fields[name]
    if (!field) throw new Error(`no field ${name}`)
    await expect(valueOf(page, field.label).first()).toHaveText(written(field, row[name]))
  }
}

export interface Arquivo {
  idArquivo: number
  nomeArquivo: string
  sha256: string
}

export const anexos = (page: Page): Locator => page.getByRole('region', { name: 'Anexos' })

/** Expects the files offered to be, byte by byte, those published. */
export async function expectFiles(page: Page, request: APIRequestContext, files: readonly Arquivo[]): Promise<void> {
  await expect(anexos(page).getByRole('listitem')).toHaveCount(files.length)
  for (const { nomeArquivo, sha256 } of files) {
    const item = anexos(page).getByRole('listitem').filter({ hasText: nomeArquivo })
    const href = await item.getByRole('link', { name: nomeArquivo }).getAttribute('href')
    const answer = await request.get(new URL(href ?? '', page.url()).href)
    expect(
      createHash('sha256')
        .update(await answer.body())
        .digest('hex'),
    ).toBe(sha256)
    expect(answer.headers()['content-disposition']).toContain(nomeArquivo)
    await item.getByText('Como conferir este arquivo').click()
    await expect(item.locator('code')).toHaveText(sha256)
  }
}
