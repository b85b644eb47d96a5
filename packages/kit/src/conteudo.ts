// Detects the real type of a file from its bytes, since its name and the type that a browser sends prove nothing.
export interface ContentType {
  readonly tipo: string
  readonly extensoes: readonly string[]
}

const PDF: ContentType = { tipo: 'application/pdf', extensoes: ['pdf'] }
const PNG: ContentType = { tipo: 'image/png', extensoes: ['png'] }
const JPEG: ContentType = { tipo: 'image/jpeg', extensoes: ['jpg', 'jpeg'] }
const WEBP: ContentType = { tipo: 'image/webp', extensoes: ['webp'] }
const TEXT: ContentType = { tipo: 'text/plain', extensoes: ['txt', 'csv'] }
const OOXML = 'application/vnd.openxmlformats-officedocument'
const DOCX: ContentType = { tipo: `${OOXML}.wordprocessingml.document`, extensoes: ['docx'] }
const XLSX: ContentType = { tipo: `${OOXML}.spreadsheetml.sheet`, extensoes: ['xlsx'] }
const ODT: ContentType = { tipo: 'application/vnd.oasis.opendocument.text', extensoes: ['odt'] }
const ODS: ContentType = { tipo: 'application/vnd.oasis.opendocument.spreadsheet', extensoes: ['ods'] }

export const CONTENT_TYPES: readonly ContentType[] = [PDF, PNG, JPEG, WEBP, DOCX, XLSX, ODT, ODS, TEXT]
export const EXTENSOES: readonly string[] = CONTENT_TYPES.flatMap(({ extensoes }) => [...extensoes])

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const latin = (bytes: Uint8Array, from: number, to: number): string => {
  let text = ''
  for (const byte of bytes.subarray(from, Math.min(to, bytes.length))) text += String.fromCharCode(byte)
  return text
}

/** Returns the names of the entries of a ZIP, from its central directory; undefined if the file is not complete. */
function zipEntries(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const END = 22
  let end = bytes.length - END
  while (end >= 0 && end >= bytes.length - END - 0xffff && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const names: string[] = []
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return undefined
    const [name, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ]
    names.push(latin(bytes, at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names
}

function detectZip(bytes: Uint8Array): ContentType | undefined {
  const names = zipEntries(bytes)
  if (!names || names.some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))) return undefined
  if (names.includes('[Content_Types].xml')) {
    if (names.includes('word/document.xml')) return DOCX
    return names.includes('xl/workbook.xml') ? XLSX : undefined
  }
  const NAME_AT = 30
  const mimetype = latin(bytes, NAME_AT, NAME_AT + 8) === 'mimetype' ? latin(bytes, NAME_AT + 8, NAME_AT + 8 + 64) : ''
  return [ODS, ODT].find(({ tipo }) => mimetype.startsWith(tipo) && !mimetype.startsWith(`${tipo}-`))
}

const CONTROL = /(?![\t\n\f\r\u0085])\p{Cc}/u
const MARKUP = /^\s*<(?:!doctype|html|head|body|script|svg|\?xml)/i

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !CONTROL.test(text) && !MARKUP.test(text)
  } catch {
    return false
  }
}

/** Returns the type of a file, or undefined if it is none of those accepted. */
export function detectContent(bytes: Uint8Array): ContentType | undefined {
  if (bytes.length === 0) return undefined
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return PDF
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return PNG
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return JPEG
  if (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && latin(bytes, 8, 12) === 'WEBP') return WEBP
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return detectZip(bytes)
  return isText(bytes) ? TEXT : undefined
}

/** Whether a name has an extension of this type. */
export const isNamedAs = (nome: string, { extensoes }: ContentType): boolean =>
  extensoes.includes(/\.([^.]+)$/.exec(nome)?.[1]?.toLowerCase() ?? '')
