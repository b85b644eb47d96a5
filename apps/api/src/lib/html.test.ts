import { expect, test } from 'vitest'
import { safeLink } from './html.ts'

test('a link that could run, or that names another site without saying so, is dropped', () => {
  for (const link of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//outro.example',
    'pagina',
    '',
  ])
    expect(safeLink(link)).toBeUndefined()
  for (const link of ['https://lei.example.org', 'http://x', '/empenhos', 'mailto:a@example.org', 'tel:+55'])
    expect(safeLink(link)).toBe(link)
})
