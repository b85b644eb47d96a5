// Breaks text into lines of a given width without losing a visible character: at spaces where possible, otherwise
// inside a word.
export type CharWidth = (char: string) => number

export function widthOf(text: string, charWidth: CharWidth): number {
  let width = 0
  for (const char of text) width += charWidth(char)
  return width
}

function wrapParagraph(text: string, max: number, charWidth: CharWidth, lines: string[]): void {
  let start = 0
  let width = 0
  let breakAt = -1
  let widthAfterBreak = 0
  let at = 0
  for (const char of text) {
    const advance = charWidth(char)
    if (width + advance > max && at > start && char !== ' ') {
      const end = breakAt > start ? breakAt : at
      lines.push(text.slice(start, end).trimEnd())
      width = breakAt > start ? width - widthAfterBreak : 0
      start = end
      breakAt = -1
    }
    width += advance
    at += char.length
    if (char === ' ') {
      breakAt = at
      widthAfterBreak = width
    }
  }
  lines.push(text.slice(start).trimEnd())
}

export function wrap(text: string, max: number, charWidth: CharWidth): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) wrapParagraph(paragraph, max, charWidth, lines)
  return lines
}
