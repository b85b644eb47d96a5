import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { widthOf, wrap } from './wrap.ts'

const one = (): number => 1

describe('wrap', () => {
  it('breaks at spaces, and inside a word only when the word is longer than the line', () => {
    expect(wrap('um dois três', 8, one)).toEqual(['um dois', 'três'])
    expect(wrap('um anticonstitucional', 8, one)).toEqual(['um', 'anticons', 'titucion', 'al'])
    expect(wrap('cabe certo', 10, one)).toEqual(['cabe certo'])
    expect(wrap('a\n\nb', 5, one)).toEqual(['a', '', 'b'])
    expect(wrap('', 5, one)).toEqual([''])
  })

  it('removes only spaces and never exceeds the width (property)', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', ' ', 'ç', '😀', '-'), maxLength: 60 })
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, max) => {
        const lines = wrap(text, max, one)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of lines) expect(widthOf(line, one)).toBeLessThanOrEqual(max)
      }),
    )
  })
})
