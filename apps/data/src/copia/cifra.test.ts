import { generateKeyPairSync } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { hide, looksWhole, NotWhole, reveal } from './cifra.ts'

const PIECE = 2 ** 16
const HEAD = 15 + 32
const TAG = 16
const { publicKey, privateKey } = generateKeyPairSync('x25519')

async function* inChunks(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const hidden = (bytes: Buffer, name = 'a'): Promise<Buffer> =>
  buffer(Readable.from(hide(publicKey, name, inChunks(bytes))))
const shown = (bytes: Buffer, name = 'a', key = privateKey): Promise<Buffer> =>
  buffer(Readable.from(reveal(key, name, inChunks(bytes))))
const text = (length: number): Buffer => Buffer.alloc(length, 'o que se escreveu ')

test('decrypts what it encrypted, whatever its length', async () => {
  for (const length of [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 200_000]) {
    const sealed = await hidden(text(length))
    expect(sealed.includes(Buffer.from('escreveu'))).toBe(false)
    expect(looksWhole(sealed, sealed.length)).toBe(true)
    expect((await shown(sealed)).equals(text(length))).toBe(true)
  }
})

test('never encrypts the same content twice the same way', async () => {
  expect((await hidden(text(10))).equals(await hidden(text(10)))).toBe(false)
})

test('detects a byte changed anywhere, and a piece removed, moved or missing at the end', async () => {
  const sealed = await hidden(text(3 * PIECE))
  const piece = (n: number): Buffer => sealed.subarray(HEAD + n * (PIECE + TAG), HEAD + (n + 1) * (PIECE + TAG))
  const head = sealed.subarray(0, HEAD)
  const flipped = (at: number): Buffer =>
    Buffer.concat([sealed.subarray(0, at), Buffer.from([sealed[at]! ^ 1]), sealed.subarray(at + 1)])
  const wrong = [
    flipped(0),
    flipped(20),
    flipped(HEAD),
    flipped(HEAD + PIECE),
    flipped(sealed.length - 1),
    Buffer.concat([head, piece(1), piece(2)]),
    Buffer.concat([head, piece(1), piece(0), piece(2)]),
    Buffer.concat([head, piece(0), piece(1)]),
    sealed.subarray(0, sealed.length - 1),
    head,
  ]
  for (const each of wrong) await expect(shown(each)).rejects.toThrow(NotWhole)
})

test('does not decrypt under another name or with another key', async () => {
  await expect(shown(await hidden(text(10)), 'b')).rejects.toThrow(NotWhole)
  await expect(shown(await hidden(text(10)), 'a', generateKeyPairSync('x25519').privateKey)).rejects.toThrow(NotWhole)
})

test('without a key, detects a file cut in the middle of a piece', async () => {
  const sealed = await hidden(text(PIECE))
  expect(looksWhole(sealed, HEAD)).toBe(false)
  expect(looksWhole(sealed, sealed.length + 5)).toBe(false)
  expect(looksWhole(Buffer.from('outra coisa qualquer'), sealed.length)).toBe(false)
})
