import { describe, expect, test } from 'vitest'
import { detectContent, isNamedAs } from './conteudo.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0))

/** Builds a ZIP of uncompressed entries. */
function zip(entries: Record<string, string>): Uint8Array {
  const le = (value: number, size: number): string =>
    Array.from({ length: size }, (_, i) => String.fromCharCode((value >> (8 * i)) & 255)).join('')
  let body = ''
  let directory = ''
  for (const [name, content] of Object.entries(entries)) {
    const sizes = le(0, 4) + le(content.length, 4) + le(content.length, 4) + le(name.length, 2)
    const place = le(0, 2) + le(0, 2) + le(0, 8) + le(body.length, 4)
    directory += `PK\u0001\u0002${le(20, 2)}${le(20, 2)}${le(0, 8)}${sizes}${place}${name}`
    body += `PK\u0003\u0004${le(20, 2)}${le(0, 8)}${sizes}${le(0, 2)}${name}${content}`
  }
  const count = Object.keys(entries).length
  const places = le(directory.length, 4) + le(body.length, 4) + le(0, 2)
  return bytes(`${body}${directory}PK\u0005\u0006${le(0, 4)}${le(count, 2)}${le(count, 2)}${places}`)
}

const kindOf = (content: Uint8Array): string | undefined => detectContent(content)?.extensoes[0]

describe('the type of a file is read from its bytes', () => {
  test.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\u0089PNG\r\n\u001a\n…', 'png'],
    ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
    ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'webp'],
    ['linha um\r\nlinha dois\t;valor', 'txt'],
  ])('%j', (content, kind) => {
    expect(kindOf(bytes(content))).toBe(kind)
  })

  test('recognises office documents by the parts inside the package, and refuses macros', () => {
    const word = { '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' }
    expect(kindOf(zip(word))).toBe('docx')
    expect(kindOf(zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }))).toBe('xlsx')
    expect(kindOf(zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }))).toBe('odt')
    expect(kindOf(zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }))).toBe('ods')
    expect(kindOf(zip({ ...word, 'word/vbaProject.bin': 'x' }))).toBeUndefined()
    expect(kindOf(zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/script.xml': '' }))).toBeUndefined()
    expect(kindOf(zip({ 'a.exe': 'MZ' }))).toBeUndefined()
    expect(kindOf(zip(word).subarray(0, 40))).toBeUndefined()
  })

  test.each([
    ['', 'nothing'],
    ['MZ\u0090\u0000', 'a program'],
    ['\u007fELF\u0002', 'a program'],
    ['GIF89a\u0001', 'a kind not asked for'],
    ['<!DOCTYPE html><script>alert(1)</script>', 'a page'],
    ['  <svg onload=x>', 'a drawing that runs'],
    ['\u00ff\u00fe\u0000a', 'not text'],
  ])('%j is refused: %s', (content) => {
    expect(kindOf(bytes(content))).toBeUndefined()
  })

  test('compares the extension of the name with the type', () => {
    const pdf = detectContent(bytes('%PDF-1.7'))
    expect(
      pdf && [isNamedAs('a.PDF', pdf), isNamedAs('a.pdf.exe', pdf), isNamedAs('pdf', pdf), isNamedAs('a.png', pdf)],
    ).toEqual([true, false, false, false])
  })
})
