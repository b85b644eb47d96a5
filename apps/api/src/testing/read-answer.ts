// Reads a response as a person would, whatever its format: what a spreadsheet compresses, the text of a PDF, and any
// other as it is.
import { inflateRawSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { readPdfText } from '../lists/report/testing/other-software.ts'

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

const PART = 0x02014b50
const END = 0x06054b50
const DEFLATED = 8
/** Where the fields of a part are in the directory, and of its name in the header before its bytes. */
const AT = { method: 10, size: 20, name: 28, extra: 30, comment: 32, offset: 42, part: 46 } as const
const HEADER = { name: 26, extra: 28, bytes: 30 } as const
const DIRECTORY = 16

function* partsOf(zip: Buffer): Generator<string> {
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06])) + DIRECTORY)
  while (zip.readUInt32LE(at) === PART) {
    const offset = zip.readUInt32LE(at + AT.offset)
    const name = zip.readUInt16LE(at + AT.name)
    const start =
      offset + HEADER.bytes + zip.readUInt16LE(offset + HEADER.name) + zip.readUInt16LE(offset + HEADER.extra)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + AT.size))
    yield (zip.readUInt16LE(at + AT.method) === DEFLATED ? inflateRawSync(bytes) : bytes).toString()
    at += AT.part + name + zip.readUInt16LE(at + AT.extra) + zip.readUInt16LE(at + AT.comment)
  }
  if (zip.readUInt32LE(at) !== END) throw new Error('the directory of the archive is broken')
}

/** Returns everything in a response, with its headers. */
export async function readAnswer({ headers, rawPayload, body }: Answer): Promise<string> {
  const type = String(headers['content-type'])
  const isZip = rawPayload.subarray(0, 2).toString() === 'PK'
  const read = isZip
    ? [...partsOf(rawPayload)].join('\n')
    : type.startsWith('application/pdf')
      ? await readPdfText(rawPayload)
      : body
  return `${JSON.stringify(headers)}\n${read}`
}
