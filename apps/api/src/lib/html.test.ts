import { expect, test } from 'vitest'
import { safeLink } from './html.ts'

test('drops a link that could run script, or that names another site without a scheme', () => {
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
