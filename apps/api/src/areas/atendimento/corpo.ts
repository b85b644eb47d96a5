// Reads the fields of a form's body: text as typed; a value of any other type counts as absent.
import { badRequest } from '@portal/kit/errors'

export type Corpo = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Corpo =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function corpoOf(body: unknown): Corpo {
  if (isObject(body)) return body
  throw badRequest([{ field: 'corpo', message: 'deve ser um objeto JSON' }])
}

export const part = (corpo: Corpo, name: string): Corpo => {
  const value = corpo[name]
  return isObject(value) ? value : {}
}

export function text(corpo: Corpo, name: string): string {
  const value = corpo[name]
  return typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

const INTEGER = /^\d{1,9}$/

/** Returns a non-negative whole number of up to nine digits, or undefined. */
export function integer(corpo: Corpo, name: string): number | undefined {
  const value = text(corpo, name).trim()
  return INTEGER.test(value) ? Number(value) : undefined
}
