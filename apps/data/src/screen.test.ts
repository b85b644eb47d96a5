import { expect, test } from 'vitest'
import { openScreen } from './screen.ts'

function show(isTTY: boolean): string {
  let shown = ''
  const { out, progress } = openScreen({ isTTY, write: (text) => (shown += text) })
  for (const percent of [10, 25, 30, 60, 100]) progress('Carregando', percent / 100)
  out('Carregada.')
  progress('Somando', 0.5)
  return shown
}

test('on a terminal, rewrites the progress line, and the next line replaces it', () => {
  const moving = [10, 25, 30, 60, 100].map((percent) => `\r\u001b[KCarregando: ${percent}%`).join('')
  expect(show(true)).toBe(`${moving}\r\u001b[KCarregada.\n\r\u001b[KSomando: 50%`)
})

test('elsewhere, prints a line at each quarter', () => {
  expect(show(false)).toBe('Carregando: 25%\nCarregando: 60%\nCarregando: 100%\nCarregada.\nSomando: 50%\n')
})
