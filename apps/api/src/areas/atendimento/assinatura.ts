// Creates and verifies signed tokens: a moment signed by HMAC for one purpose.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Pool } from '@portal/db/pool'

const segredos = new WeakMap<Pool, Promise<Buffer>>()

/** Reads the secret of this database once and caches it. */
export function segredoOf(pool: Pool): Promise<Buffer> {
  const known = segredos.get(pool)
  if (known) return known
  const reading = pool.query<{ chave: Buffer }>('select chave from atendimento.segredo').then(({ rows }) => {
    if (!rows[0]) throw new Error('Falta o segredo em atendimento.segredo.')
    return rows[0].chave
  })
  segredos.set(pool, reading)
  reading.catch(() => segredos.delete(pool))
  return reading
}

const SIGNATURE_BYTES = 18

/** Returns a token with a moment, signed for one purpose. */
export function sign(segredo: Buffer, purpose: string, moment: number): string {
  const signature = createHmac('sha256', segredo).update(`${purpose}\0${moment}`).digest().subarray(0, SIGNATURE_BYTES)
  return `${moment.toString(36)}.${signature.toString('base64url')}`
}

/** Returns the signed moment, or undefined if it was not signed here for this purpose. */
export function readSigned(segredo: Buffer, purpose: string, token: string): number | undefined {
  const moment = parseInt(token, 36)
  if (!Number.isSafeInteger(moment)) return undefined
  const [given, expected] = [Buffer.from(token), Buffer.from(sign(segredo, purpose, moment))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? moment : undefined
}

export const sha256 = (...parts: readonly string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest()
