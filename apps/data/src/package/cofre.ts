// Encrypts and decrypts one file as a stream: the key is derived from the operator's passphrase (scrypt), and every
// byte is encrypted and authenticated (AES-256-GCM).
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const MAGIC = Buffer.from('portal-cofre-1\n')
const SALT = 16
const IV = 12
const TAG = 16
const HEAD = MAGIC.length + SALT + IV
/** scrypt cost: 64 MB and a good part of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }
const SHORTEST = 16

const derive = (chave: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(chave, salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

export class WrongKey extends Error {
  constructor(path: string) {
    super(`${path} não abre com esta chave, ou foi alterado.`)
  }
}

/** Reads the passphrase from a file of the operator's; it never goes in a command line. */
export async function readChave(path: string): Promise<string> {
  const chave = (
    await readFile(path, 'utf8').catch(() => {
      throw new Error(`A chave não pôde ser lida em ${path}.`)
    })
  ).trim()
  if (chave.length < SHORTEST)
    throw new Error(`A chave em ${path} tem menos de ${SHORTEST} caracteres: escreva uma frase mais longa.`)
  return chave
}

export async function seal(path: string, chave: string, content: AsyncIterable<Buffer>): Promise<void> {
  const [salt, iv] = [randomBytes(SALT), randomBytes(IV)]
  const cipher = createCipheriv('aes-256-gcm', await derive(chave, salt), iv)
  cipher.setAAD(MAGIC)
  await pipeline(
    content,
    cipher,
    async function* (hidden: AsyncIterable<Buffer>) {
      yield Buffer.concat([MAGIC, salt, iv])
      yield* hidden
      yield cipher.getAuthTag()
    },
    createWriteStream(path, { mode: 0o600 }),
  )
}

/**
 * Decrypts the file. It is authenticated only at its end, so a caller that acts on the content reads it all once
 * before.
 */
export async function* unseal(path: string, chave: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path)
  const file = await open(path)
  const [head, tag] = [Buffer.alloc(HEAD), Buffer.alloc(TAG)]
  try {
    await file.read(head, 0, HEAD, 0)
    await file.read(tag, 0, TAG, Math.max(size - TAG, 0))
  } finally {
    await file.close()
  }
  if (size < HEAD + TAG || !head.subarray(0, MAGIC.length).equals(MAGIC)) throw new WrongKey(path)
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT)
  const decipher = createDecipheriv('aes-256-gcm', await derive(chave, salt), head.subarray(MAGIC.length + SALT))
  decipher.setAAD(MAGIC)
  decipher.setAuthTag(tag)
  if (size > HEAD + TAG) {
    for await (const hidden of createReadStream(path, { start: HEAD, end: size - TAG - 1 }))
      yield decipher.update(hidden as Buffer)
  }
  try {
    yield decipher.final()
  } catch {
    throw new WrongKey(path)
  }
}

/** Reads the file to the end; throws if it was changed or the key is another. */
export async function prove(path: string, chave: string): Promise<void> {
  for await (const _ of unseal(path, chave)) continue
}
