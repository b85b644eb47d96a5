import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TreeGrid } from './tree-grid.tsx'
import type { TreeRow } from './tree-rows.ts'

const rows: TreeRow[] = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  level: index % 10 === 0 ? 1 : 2,
  expandable: index % 10 === 0,
}))

const render = (expanded: string[]) =>
  renderToString(
    <TreeGrid
      label="Árvore"
      nameHeader="Nome"
      columns={[{ name: 'valor', label: 'Valor', header: 'Valor' }]}
      rows={rows}
      expanded={new Set(expanded)}
      onToggle={() => undefined}
      nameOf={({ id }) => ({ code: id, words: `Linha ${id}` })}
      cellOf={() => 'R$ 1,00'}
      chosen="valor"
      total={() => 'R$ 5.000,00'}
      busy={false}
    />,
  )

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

it('renders a few of five thousand rows and tells how many there are', () => {
  const html = render(rows.map(({ id }) => id))
  expect(count(html, /data-row=/g)).toBeLessThan(60)
  expect(html).toContain('aria-rowcount="5002"')
})

it('tells the level, position and state of each row, and only one is focusable', () => {
  const html = render(['0'])
  expect(html).toMatch(
    /data-row="0"[^>]*aria-level="1"[^>]*aria-posinset="1"[^>]*aria-setsize="500"[^>]*aria-expanded="true"/,
  )
  expect(html).toMatch(/data-row="1"[^>]*aria-level="2"[^>]*aria-posinset="1"[^>]*aria-setsize="9"/)
  expect(html).toMatch(/data-row="10"[^>]*aria-expanded="false"/)
  expect(count(html, /role="row"[^>]*tabindex="0"/g)).toBe(1)
})

it('has no inline style, which the security policy forbids', () => {
  expect(render([])).not.toContain('style=')
})
