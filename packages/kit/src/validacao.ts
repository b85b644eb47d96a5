// Validates the fields of a form, with messages exactly as in the specification. The first field with a fault gets the
// focus.
import { isCnpjCpf } from './cpf-cnpj.ts'
import type { Violation } from './errors.ts'

export const mensagens = {
  obrigatorio: (label: string): string => `${label} é obrigatório.`,
  formato: (label: string): string => `O formato do ${label} não é válido.`,
  invalido: (label: string): string => `O ${label} é inválido.`,
  longo: (label: string, max: number): string => `O campo "${label}" não deve possuir mais que "${max}" caracteres.`,
} as const

export type Check = 'email' | 'cnpj_cpf'

export interface FieldRule {
  readonly label: string
  readonly required?: boolean
  readonly check?: Check
  readonly max: number
}

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  return LOCAL.test(local) && !/^\.|\.\.|\.$/.test(local) && HOST.test(text.slice(at + 1))
}

const checks: Record<Check, { passes: (text: string) => boolean; message: (label: string) => string }> = {
  email: { passes: isEmail, message: mensagens.formato },
  cnpj_cpf: { passes: isCnpjCpf, message: mensagens.invalido },
}

/** Returns the fault of a field, or undefined. */
export function faultOf(
  { label, required = false, check, max }: FieldRule,
  value: string | undefined,
): string | undefined {
  const text = value?.trim() ?? ''
  if (text === '') return required ? mensagens.obrigatorio(label) : undefined
  if (text.length > max) return mensagens.longo(label, max)
  if (check && !checks[check].passes(text)) return checks[check].message(label)
  return undefined
}

export type Rules<F extends string> = Readonly<Record<F, FieldRule>>
export type FormValues<F extends string> = Readonly<Partial<Record<F, string>>>

/** Returns the faults of all fields, in the order of the rules. */
export function violationsOf<F extends string>(
  rules: Readonly<Partial<Record<F, FieldRule>>>,
  values: FormValues<F>,
): Violation[] {
  return (Object.entries(rules) as [F, FieldRule][]).flatMap(([field, rule]) => {
    const message = faultOf(rule, values[field])
    return message === undefined ? [] : [{ field, message }]
  })
}
