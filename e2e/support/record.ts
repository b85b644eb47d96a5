// The page of one record, as a visitor reads it: its name, values beside their names, and the documents published with
// it.
import { createHash } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { List, Row } from '@portal/kit/list'
import { written } from './written.ts'

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The value beside a name, in a list of names and values. */
export function valueOf(page: Page, label: string): Locator {
  const literal = label.replaceAll(/[()$]/g, String.raw`\$&`)
  const name = page.locator('dt', { hasText: new RegExp(`^\\s*${literal}\\s*(\\?.*)?$`, 's') })
  return page.getByRole('main').locator('dl > div').filter({ has: name }).locator('dd')
}

/** Each of the fields is on the page as the row has it. */
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

/** The documents offered are, byte by byte, those that were published. */
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
