// Translates a CHECK of the database into Frictionless constraints, where they can express it.
import type { Column, Rule } from './tables.ts'

export interface Constraints {
  required?: true
  enum?: (string | number)[]
  pattern?: string
  minimum?: number
  maximum?: number
}

const LITERAL = String.raw`\(?'?(-?[\d.]+)'?\)?(?:::\w+)?`
const ONE_OF = /^\((\w+) = ANY \(ARRAY\[(.+)\]\)\)$/
const MATCHES = /^\((\w+) ~ '(.+)'::text\)$/
const COMPARES = new RegExp(String.raw`^\((\w+) (>=|<=|>|<) ${LITERAL}\)$`)
const BETWEEN = new RegExp(String.raw`^\(\((\w+) >= ${LITERAL}\) AND \((\w+) <= ${LITERAL}\)\)$`)

/** Matches a text between quotes, or a number. */
const LISTED = /'((?:[^']|'')*)'::text|(-?[\d.]+)/g

const unquote = (literal: string): string => literal.replaceAll("''", "'")

const valueOf = ([, text, number]: RegExpMatchArray): string | number =>
  text === undefined ? Number(number) : unquote(text)

/** Returns undefined when the rule is more than a list, a pattern or a limit of one column. */
export function constraintsOf({ colunas, expressao }: Rule, column: Column): Constraints | undefined {
  if (colunas.length !== 1 || colunas[0] !== column.nome) return undefined
  const list = ONE_OF.exec(expressao)?.[2]
  if (list !== undefined) return { enum: [...list.matchAll(LISTED)].map(valueOf) }
  const pattern = MATCHES.exec(expressao)?.[2]
  if (pattern !== undefined) return { pattern: unquote(pattern) }
  const between = BETWEEN.exec(expressao)
  if (between) return { minimum: Number(between[2]), maximum: Number(between[4]) }
  const [, , operator, limit] = COMPARES.exec(expressao) ?? []
  return operator === undefined ? undefined : limitOf(operator, Number(limit), column.tipo !== 'numeric')
}

function limitOf(operator: string, limit: number, whole: boolean): Constraints | undefined {
  if (operator === '>=') return { minimum: limit }
  if (operator === '<=') return { maximum: limit }
  if (!whole) return undefined
  return operator === '>' ? { minimum: limit + 1 } : { maximum: limit - 1 }
}

/** Says the same constraint in words. */
export function sentenceOf(constraints: Constraints | undefined, rule: Rule): string {
  if (constraints?.enum) return `deve ser um destes: ${constraints.enum.join(', ')}`
  if (constraints?.pattern !== undefined) return `deve seguir o padrão ${constraints.pattern}`
  const { minimum, maximum } = constraints ?? {}
  if (minimum !== undefined && maximum !== undefined) return `deve estar entre ${minimum} e ${maximum}`
  if (minimum !== undefined) return `não pode ser menor que ${minimum}`
  if (maximum !== undefined) return `não pode ser maior que ${maximum}`
  return rule.descricao ?? `não respeita a regra ${rule.expressao}`
}
