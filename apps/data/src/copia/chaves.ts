// Makes and reads the key pair of copies: the public key, on the portal's machine, encrypts what visitors wrote; the
// private key, stored elsewhere, decrypts it.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '@portal/db/errors'
import { folderFault } from './falhas.ts'
import { modeOf } from './disco.ts'

const KIND = 'x25519'
const PUBLICA = 'chave.publica'
const PRIVADA = 'chave.privada'
const FINGERPRINT_BYTES = 8

export interface Chaves {
  publica: string
  privada: string
  digital: string
}

/** Returns the 32 bytes of the public key. */
export const rawOf = (key: KeyObject): Buffer =>
  Buffer.from((key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' }).x ?? '', 'base64url')

/** Returns a fingerprint of the key, short enough for people to compare. */
export function digitalOf(key: KeyObject): string {
  const digest = createHash('sha256').update(rawOf(key)).digest()
  return digest
    .subarray(0, FINGERPRINT_BYTES)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1-')
}

export async function makeChaves(folder: string): Promise<Chaves> {
  const { publicKey, privateKey } = generateKeyPairSync(KIND)
  const [publica, privada] = [join(folder, PUBLICA), join(folder, PRIVADA)]
  try {
    await mkdir(folder, { recursive: true })
    const once = { flag: 'wx', flush: true }
    await writeFile(privada, privateKey.export({ type: 'pkcs8', format: 'pem' }), { ...once, mode: modeOf(true) })
    await writeFile(publica, publicKey.export({ type: 'spki', format: 'pem' }), { ...once, mode: modeOf(false) })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw folderFault(error, folder)
    const why = 'sem a privada de antes, as cópias de antes não se abrem'
    throw new Error(`Já há chaves em ${folder}: escolha outra pasta; ${why}.`, { cause: error })
  }
  return { publica, privada, digital: digitalOf(publicKey) }
}

async function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new Error(`A chave não pôde ser lida em ${path}.`)
  })
}

export async function readPublica(path: string): Promise<KeyObject> {
  const text = await read(path)
  if (text.includes('PRIVATE')) {
    throw new Error(
      `${path} é a chave privada, que não deve estar nesta máquina: indique ${PUBLICA}, e leve a privada daqui.`,
    )
  }
  return checked(path, () => createPublicKey(text), 'pública')
}

export const readPrivada = async (path: string): Promise<KeyObject> => {
  const text = await read(path)
  return checked(path, () => createPrivateKey(text), 'privada')
}

function checked(path: string, parse: () => KeyObject, which: string): KeyObject {
  try {
    const key = parse()
    if (key.asymmetricKeyType === KIND) return key
  } catch {
    // Falls through to the error below.
  }
  throw new Error(
    `${path} não é uma chave ${which} de cópias: as duas são feitas por npm run portal -- copia --chaves <pasta>.`,
  )
}
