import fc from './testing/property.ts'
import { describe, expect, test } from 'vitest'
import { contrast, isCor, RATIO, themeCss, themeTokens, type Mode, type Token } from './cor.ts'

const MODES: Mode[] = ['light', 'dark', 'inverted']
const cores = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const BACKGROUNDS: Token[] = ['bg', 'surface', 'raised', 'accent-soft', 'danger-soft', 'success-soft', 'warning-soft']

describe('contrast', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#336699', '#336699')).toBe(1)
  })

  test('agrees with a known pair', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe('themeTokens', () => {
  test('every text has enough contrast with every background, whatever the colour', () => {
    fc.assert(
      fc.property(cores, (cor) => {
        const theme = themeTokens(cor)
        for (const mode of MODES) {
          const tokens = theme[mode]
          for (const background of BACKGROUNDS) {
            for (const text of ['text', 'text-soft', 'accent', 'accent-strong'] as const) {
              const ratio = contrast(tokens[text], tokens[background])
              expect(ratio, `${cor} ${mode} ${text} on ${background}`).toBeGreaterThanOrEqual(RATIO[mode])
            }
            expect(contrast(tokens.focus, tokens[background])).toBeGreaterThanOrEqual(3)
          }
          expect(contrast(tokens['on-band'], tokens.band), `${cor} ${mode} band`).toBeGreaterThanOrEqual(RATIO[mode])
          for (const fill of ['accent', 'accent-strong'] as const) {
            expect(contrast(tokens['on-accent'], tokens[fill]), `${cor} ${mode} on ${fill}`).toBeGreaterThanOrEqual(
              RATIO[mode],
            )
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each(MODES)('messages and control borders are readable (%s)', (mode) => {
    const tokens = themeTokens('#0b5cad')[mode]
    for (const level of ['danger', 'success', 'warning'] as const) {
      for (const background of ['bg', 'surface', 'raised', `${level}-soft`] as const) {
        expect(contrast(tokens[level], tokens[background]), `${level} on ${background}`).toBeGreaterThanOrEqual(
          RATIO[mode],
        )
        expect(contrast(tokens.text, tokens[background])).toBeGreaterThanOrEqual(RATIO[mode])
      }
    }
    for (const background of ['bg', 'surface', 'raised'] as const) {
      expect(contrast(tokens['border-strong'], tokens[background])).toBeGreaterThanOrEqual(3)
    }
  })

  test('does not change a colour that is already readable', () => {
    expect(themeTokens('#0b5cad').light.accent).toBe('#0b5cad')
  })

  test('keeps a pale colour in the band, with dark text', () => {
    expect(themeTokens('#FFCC00').light).toMatchObject({ band: '#ffcc00', 'on-band': '#1a1f26' })
  })

  test('refuses a text that is not a colour', () => {
    expect(isCor('#12345')).toBe(false)
    expect(() => themeTokens('red;}')).toThrow(RangeError)
  })
})

test('themeCss has the three modes and nothing that could close a style element', () => {
  const css = themeCss('#FFCC00')
  expect(css).toContain('prefers-color-scheme:dark')
  expect(css).toContain('[data-invertido]')
  expect(css).not.toContain('<')
})
