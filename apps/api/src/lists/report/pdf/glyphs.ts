// Caches the glyphs of the embedded font by character: pdfkit's own text cache grows with every new word.
import type { CharWidth } from '../wrap.ts'

/** The part of pdfkit's embedded font that its types leave out. */
export interface EmbeddedFont {
  id: string
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
  encode: (text: string, features: readonly string[]) => [hex: string[], positions: { advanceWidth: number }[]]
  ref: () => unknown
}

interface Glyph {
  hex: string
  /** In thousandths of the font size. */
  advance: number
}

const MISSING = '\uFFFD'
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Variation_Selector}]$/u
const NO_GLYPH: Glyph = { hex: '', advance: 0 }

export class Glyphs {
  readonly font: EmbeddedFont
  readonly #known = new Map<string, Glyph>()

  constructor(font: EmbeddedFont) {
    this.font = font
  }

  #glyph(char: string): Glyph {
    const known = this.#known.get(char)
    if (known) return known
    const glyph = this.#lookUp(char)
    this.#known.set(char, glyph)
    return glyph
  }

  #lookUp(char: string): Glyph {
    if (INVISIBLE.test(char)) return NO_GLYPH
    if (!this.font.font.hasGlyphForCodePoint(char.codePointAt(0)!))
      return char === MISSING ? NO_GLYPH : this.#glyph(MISSING)
    const [hex, positions] = this.font.encode(char, [])
    return { hex: hex.join(''), advance: positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) }
  }

  hex(text: string): string {
    let hex = ''
    for (const char of text) hex += this.#glyph(char).hex
    return hex
  }

  /** Width of one character at a font size. */
  charWidth(size: number): CharWidth {
    return (char) => (this.#glyph(char).advance * size) / 1000
  }

  width(text: string, size: number): number {
    let advance = 0
    for (const char of text) advance += this.#glyph(char).advance
    return (advance * size) / 1000
  }
}
