// Encrypts a stream to a public key: an ephemeral X25519 key agrees on a stream key (HKDF), which seals each piece
// (AES-256-GCM) with its position and whether it is the last. So no piece can be removed, moved or left out unnoticed.
import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { rawOf } from './chaves.ts'

const MAGIC = Buffer.from('portal-copia-1\n')
const KEY = 32
const TAG = 16
const IV = 12
const PIECE = 2 ** 16
const HEAD = MAGIC.length + KEY

type Content = AsyncIterable<Buffer>

/** The content read is not the content encrypted. */
export class NotWhole extends Error {}

function agree(privateKey: KeyObject, publicKey: KeyObject, parties: Buffer, name: string): Buffer {
  const secret = diffieHellman({ privateKey, publicKey })
  return Buffer.from(hkdfSync('sha256', secret, parties, Buffer.concat([MAGIC, Buffer.from(name)]), KEY))
}

function placeOf(piece: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(IV)
  iv.writeUIntBE(piece, IV - 7, 6)
  iv[IV - 1] = isLast ? 1 : 0
  return iv
}

/** Splits the content in pieces of one size. The last one, which may be shorter or empty, is flagged. */
async function* pieces(content: Content, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    rest.push(chunk)
    length += chunk.length
    if (length <= size) continue
    const whole = Buffer.concat(rest)
    let from = 0
    for (; whole.length - from > size; from += size) yield { bytes: whole.subarray(from, from + size), isLast: false }
    rest = [whole.subarray(from)]
    length = whole.length - from
  }
  yield { bytes: Buffer.concat(rest), isLast: true }
}

/** Encrypts the content. `name` is authenticated too: under another name it does not decrypt. */
export async function* hide(publica: KeyObject, name: string, content: Content): AsyncGenerator<Buffer> {
  const ephemeral = generateKeyPairSync('x25519')
  const own = rawOf(ephemeral.publicKey)
  const key = agree(ephemeral.privateKey, publica, Buffer.concat([own, rawOf(publica)]), name)
  yield Buffer.concat([MAGIC, own])
  let n = 0
  for await (const { bytes, isLast } of pieces(content, PIECE)) {
    const cipher = createCipheriv('aes-256-gcm', key, placeOf(n++, isLast))
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

export async function* reveal(privada: KeyObject, name: string, content: Content): AsyncGenerator<Buffer> {
  const { head, rest } = await beheaded(content)
  const own = head.subarray(MAGIC.length)
  const theirs = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: own.toString('base64url') }, format: 'jwk' })
  const key = agree(privada, theirs, Buffer.concat([own, rawOf(privada)]), name)
  let n = 0
  for await (const { bytes, isLast } of pieces(rest, PIECE + TAG)) {
    if (bytes.length < TAG) throw new NotWhole()
    const decipher = createDecipheriv('aes-256-gcm', key, placeOf(n++, isLast))
    decipher.setAuthTag(bytes.subarray(-TAG))
    const shown = decipher.update(bytes.subarray(0, -TAG))
    try {
      decipher.final()
    } catch {
      throw new NotWhole()
    }
    yield shown
  }
}

async function beheaded(content: Content): Promise<{ head: Buffer; rest: AsyncGenerator<Buffer> }> {
  const chunks = content[Symbol.asyncIterator]()
  let begun = Buffer.alloc(0)
  while (begun.length < HEAD) {
    const { value, done } = await chunks.next()
    if (done) throw new NotWhole()
    begun = Buffer.concat([begun, value])
  }
  if (!begun.subarray(0, MAGIC.length).equals(MAGIC)) throw new NotWhole()
  return { head: begun.subarray(0, HEAD), rest: following(begun.subarray(HEAD), chunks) }
}

async function* following(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}

/** Returns what can be checked without a key: the file has the right first bytes, and no piece is cut short. */
export function looksWhole(begin: Buffer, size: number): boolean {
  const last = (size - HEAD) % (PIECE + TAG)
  return begin.subarray(0, MAGIC.length).equals(MAGIC) && size >= HEAD + TAG && (last === 0 || last >= TAG)
}
