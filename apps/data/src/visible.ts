// Escapes text written by strangers for the staff's terminal: nothing in it may move the cursor, hide, or reverse the
// line.
const OBEYED = /(?![\n\t])[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
const PICTURES = 0x2400
const DELETE = 0x7f

/** Returns a control character as its picture or its number. */
function pictured(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(PICTURES + code)
  return code === DELETE ? '\u2421' : `\\u${code.toString(16).padStart(4, '0')}`
}

export const visible = (text: string): string => text.replaceAll('\r\n', '\n').replace(OBEYED, pictured)
