// The password of a request: 120 random bits in letters that cannot be confused, stored only as a salted hash. A
// password this long needs no slow hash, which would let attackers exhaust the machine with guesses.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Crockford's base 32, without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 24
const GROUP = 4
const BYTES = (LENGTH * 5) / 8
const SALT_BYTES = 16

export interface SenhaGuardada {
  sal: Buffer
  hash: Buffer
}

function write(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.subarray(0, BYTES).toString('hex')}`)
  let text = ''
  for (let i = 0; i < LENGTH; i++) {
    text = `${ALPHABET[Number(bits & 31n)]}${text}`
    bits >>= 5n
  }
  return (text.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

export const randomSenha = (): string => write(randomBytes(BYTES))

/**
 * Derives a password from a key: the same key always gives the same password, and only the portal can compute it, so a
 * request that is sent again gets the same response.
 */
export const senhaFrom = (segredo: Buffer, ...parts: readonly (string | number)[]): string =>
  write(
    createHmac('sha256', segredo)
      .update(['senha', ...parts].join('\0'))
      .digest(),
  )

/** Normalises a typed password: case, spaces, hyphens and look-alike letters do not matter. */
export const readSenha = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

const digest = (senha: string, sal: Buffer): Buffer =>
  createHash('sha256').update(sal).update(readSenha(senha)).digest()

export function hashSenha(senha: string): SenhaGuardada {
  const sal = randomBytes(SALT_BYTES)
  return { sal, hash: digest(senha, sal) }
}

const NOBODY = hashSenha(randomSenha())

/** Takes the same time whether the password is wrong or there is none stored. */
export function matchesSenha(senha: string, kept: SenhaGuardada | undefined): boolean {
  const { sal, hash } = kept ?? NOBODY
  return timingSafeEqual(digest(senha, sal), hash) && kept !== undefined
}
