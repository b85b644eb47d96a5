// Escapes text for XML and removes the characters that XML forbids.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu
const SPECIAL = /[\p{Cc}&<>"\uFFFE\uFFFF]/u

export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '')

export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return withoutForbidden(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
