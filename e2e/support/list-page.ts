// Page object of a list: finds its parts by label, role and text, as a visitor does.
import { expect, type Locator, type Page as BrowserPage } from '@playwright/test'
import type { Filter, ValueKind } from '@portal/kit/filters'
import { formatInteger } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Contexto, List, Page } from '@portal/kit/list'
import { askPage, askParametros } from './api.ts'
import type { Sample } from './samples.ts'
import { PREFEITURA, visit } from './visit.ts'
import { writtenRows } from './written.ts'

/** Polling interval. */
const SOON_MS = 50

type Enter = (input: Locator, typed: string) => Promise<unknown>

const typeIn: Enter = async (input, typed) => {
  await input.fill('')
  await input.pressSequentially(typed)
}

const enter: Partial<Record<ValueKind, Enter>> = {
  choice: (input, typed) => input.selectOption(typed),
  month: (input, typed) => input.selectOption(typed),
  flag: (input) => input.check(),
}

export class ListPage {
  readonly filters: Locator
  readonly toggle: Locator
  readonly table: Locator
  readonly count: Locator
  readonly chips: Locator
  readonly pages: Locator

  constructor(
    readonly page: BrowserPage,
    readonly list: List,
    readonly contexto: Contexto = PREFEITURA,
  ) {
    this.filters = page.getByRole('region', { name: 'Filtros' })
    this.toggle = this.filters.getByRole('button', { name: 'Filtros' })
    this.table = page.getByRole('table', { name: list.title })
    this.count = page.locator('output')
    this.chips = page.getByRole('list', { name: 'Mostrando só:' })
    this.pages = page.getByRole('navigation', { name: 'Páginas' })
  }

  async visit(query = ''): Promise<void> {
    await visit(this.page, `${this.list.path}${query}`, this.contexto)
  }

  field({ label }: Filter): Locator {
    return this.filters.getByLabel(label, { exact: true })
  }

  async unfold(): Promise<void> {
    if ((await this.toggle.getAttribute('aria-expanded')) === 'false') await this.toggle.click()
  }

  async write({ filter, typed }: Pick<Sample, 'filter' | 'typed'>): Promise<void> {
    await this.unfold()
    if (filter.group && (await this.field(filter).isHidden()))
      await this.filters.locator('summary', { hasText: filter.group }).click()
    await (enter[filter.of] ?? typeIn)(this.field(filter), typed)
  }

  search(): Promise<void> {
    return this.filters.getByRole('button', { name: 'Pesquisar' }).click()
  }

  async searchBy(sample: Pick<Sample, 'filter' | 'typed'>): Promise<void> {
    await this.write(sample)
    await this.search()
  }

  header(name: string): Locator {
    const label = this.list.fields[name]?.label ?? name
    return this.table.getByRole('columnheader').filter({ has: this.page.getByText(label, { exact: true }) })
  }

  /** Sorts by the column's header, or by the select when there is no column. */
  async sortBy(name: string, direction: 'asc' | 'desc'): Promise<void> {
    if (this.list.columns.includes(name)) await this.header(name).getByRole('button').first().click()
    else await this.page.getByLabel('Ordenar por').selectOption(`${name},${direction}`)
  }

  param(name: string): string | null {
    return new URL(this.page.url()).searchParams.get(name)
  }

  /** Returns the text of every cell on the page; for a truncated text, the full one that unfolds under it. */
  cells(): Promise<string[][]> {
    return this.table.locator('tbody tr').evaluateAll((rows) => {
      const read = (cell: Element): string =>
        cell.querySelector('details > p')?.textContent ?? (cell as HTMLElement).innerText
      const shown = (row: Element): Element[] => [...row.children].filter((cell) => !cell.hasAttribute('data-action'))
      return rows.map((row) => shown(row).map((cell) => read(cell).replace(/\s+/g, ' ').trim()))
    })
  }

  /** Expects the screen to show, cell by cell, the page the API returns for the same query. */
  async expectRowsOf(query: Query = {}): Promise<Page> {
    const [answer, parametros] = await Promise.all([
      askPage(this.list, this.contexto, query),
      askParametros(this.contexto),
    ])
    await expect
      .poll(() => this.cells(), { intervals: [SOON_MS] })
      .toEqual(writtenRows(this.list, parametros, answer.content))
    await expect(this.table).toHaveAttribute('aria-busy', 'false')
    return answer
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.count).toHaveText(new RegExp(`^${formatInteger(count).replaceAll('.', '\\.')} registros?(,|$)`))
  }
}
