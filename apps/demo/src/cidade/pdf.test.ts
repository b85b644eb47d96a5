import { expect, test } from 'vitest'
import { NOVA_PAGINA, pdfOf, wrap } from './pdf.ts'

test('the cross-reference table has the offset of every object', () => {
  const text = Buffer.from(pdfOf('Nota (de) empenho nº 1', ['ÁÉÍÓÚ ção', 'barra \\ final'])).toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(start, start + 6)).toBe('xref\n0')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
  expect(offsets).toHaveLength(7)
  for (const [i, offset] of offsets.entries()) expect(text.slice(offset).startsWith(`${i + 1} 0 obj\n`)).toBe(true)
  const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text)
  expect(stream?.[2]).toHaveLength(Number(stream?.[1]))
  expect(text).toContain('(Nota \\(de\\) empenho n\\272 1)')
})

test('lines that do not fit continue on the next page, none lost', () => {
  const lines = Array.from({ length: 90 }, (_, i) => `linha ${i + 1}`)
  const text = Buffer.from(pdfOf('Quadro', lines)).toString('latin1')
  expect(text).toContain('/Count 3')
  expect(text.match(/\/Type \/Page /g)).toHaveLength(3)
  expect([...text.matchAll(/\(linha (\d+)\) Tj/g)].map(([, number]) => Number(number))).toEqual(
    lines.map((_, i) => i + 1),
  )
})

test('a form feed ends the page', () => {
  const text = Buffer.from(pdfOf('Diário', ['sumário', NOVA_PAGINA, 'ato'])).toString('latin1')
  expect(text).toContain('/Count 2')
  expect(text.indexOf('(sum\\341rio)')).toBeLessThan(text.indexOf('(ato)'))
})

test('breaks long text between words', () => {
  expect(wrap('um dois três quatro', 9)).toEqual(['um dois', 'três', 'quatro'])
})
