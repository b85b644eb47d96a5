// Parses the `search=` expressions (RSQL) that existing clients send into a tree of known fields and operators, or
// refuses them with the position of the fault.
import type { RsqlField } from '@portal/kit/client-names'
import { badRequest, type PortalError } from '@portal/kit/errors'

export const OPERATORS = ['==', '!=', '>=', '<=', '=in=', '=out=', '>', '<'] as const
export type Operator = (typeof OPERATORS)[number]

/** Word forms of the operators that also have a sign. */
const WORDS: Readonly<Record<string, Operator>> = { '=ge=': '>=', '=le=': '<=', '=gt=': '>', '=lt=': '<' }

/** A value split at its wildcards: `*SILVA*` → ['', 'SILVA', '']. */
export interface RsqlValue {
  segments: readonly string[]
  at: number
}

export interface Comparison {
  kind: 'comparison'
  selector: string
  operator: Operator
  values: readonly RsqlValue[]
  at: number
}

export type RsqlNode = Comparison | { kind: 'and' | 'or'; nodes: readonly RsqlNode[] }

export interface RsqlLimits {
  fields: Readonly<Record<string, RsqlField>>
  maxDepth?: number
  maxLength?: number
}

const MAX_DEPTH = 5
const MAX_LENGTH = 2_000
const MAX_COMPARISONS = 50
const MAX_VALUES = 100

export const rsqlFault = (message: string, at: number): PortalError =>
  badRequest([{ field: 'search', message: `${message} (posição ${at + 1})` }])

const SELECTOR = /[A-Za-z_][\w.]*/y
const OPERATOR = /=(?:in|out|ge|le|gt|lt)=|[=!<>]=|[<>]/y
/** A value without quotes. It may contain spaces, and ends where the next comparison begins. */
const BARE = /(?:(?!\s+(?:and|or)\s*(?:\(|\s[A-Za-z_][\w.]*\s*[=!<>]))[^"'();,=!<>~\\])+/iy
const JOINS = { and: /\s*(?:;|and(?=[\s(]))/iy, or: /\s*(?:,|or(?=[\s(]))/iy }
const SPACES = /\s*/y

class Parser {
  readonly #text: string
  readonly #limits: RsqlLimits
  #at = 0
  #comparisons = 0

  constructor(text: string, limits: RsqlLimits) {
    this.#text = text
    this.#limits = limits
  }

  parse(): RsqlNode {
    const node = this.#either(0)
    this.#match(SPACES)
    if (this.#at < this.#text.length) throw rsqlFault('Esperava ; (e), , (ou) ou o fim', this.#at)
    return node
  }

  #either(depth: number): RsqlNode {
    return this.#sequence('or', () => this.#sequence('and', () => this.#constraint(depth)))
  }

  #sequence(kind: 'and' | 'or', read: () => RsqlNode): RsqlNode {
    const first = read()
    const nodes = [first]
    while (this.#match(JOINS[kind]) !== undefined) nodes.push(read())
    return nodes.length === 1 ? first : { kind, nodes }
  }

  #constraint(depth: number): RsqlNode {
    const at = this.#at
    if (!this.#take('(')) return this.#comparison()
    if (depth + 1 > (this.#limits.maxDepth ?? MAX_DEPTH)) throw rsqlFault('Parênteses demais', at)
    const node = this.#either(depth + 1)
    if (!this.#take(')')) throw rsqlFault('Falta fechar o parêntese', this.#at)
    return node
  }

  #comparison(): Comparison {
    this.#match(SPACES)
    const at = this.#at
    if (++this.#comparisons > MAX_COMPARISONS) throw rsqlFault('Comparações demais', at)
    const selector = this.#match(SELECTOR)
    if (selector === undefined) throw rsqlFault('Esperava o nome de um campo', at)
    if (!Object.hasOwn(this.#limits.fields, selector)) throw rsqlFault('Campo desconhecido', at)
    this.#match(SPACES)
    const operatorAt = this.#at
    const found = this.#match(OPERATOR)
    const operator = OPERATORS.find((known) => known === found) ?? WORDS[found ?? '']
    if (!operator) throw rsqlFault(`Esperava um operador (${OPERATORS.join(' ')})`, operatorAt)
    return {
      kind: 'comparison',
      selector,
      operator,
      values: operator === '=in=' || operator === '=out=' ? this.#values() : [this.#value()],
      at,
    }
  }

  #values(): RsqlValue[] {
    if (!this.#take('(')) throw rsqlFault('Esperava ( e a lista de valores', this.#at)
    const values = [this.#value()]
    while (this.#take(',')) {
      if (values.length === MAX_VALUES) throw rsqlFault('Valores demais', this.#at)
      values.push(this.#value())
    }
    if (!this.#take(')')) throw rsqlFault('Falta fechar o parêntese', this.#at)
    return values
  }

  #value(): RsqlValue {
    this.#match(SPACES)
    const at = this.#at
    const quote = this.#text[at]
    if (quote === '"' || quote === "'") return { segments: this.#quoted(quote), at }
    const bare = this.#match(BARE)?.trim()
    if (!bare) throw rsqlFault('Esperava um valor', at)
    return { segments: bare.split('*'), at }
  }

  #quoted(quote: string): string[] {
    const opened = this.#at++
    const segments = ['']
    const append = (text: string): void => void (segments[segments.length - 1] += text)
    for (; this.#at < this.#text.length; this.#at++) {
      const character = this.#text.charAt(this.#at)
      if (character === quote) {
        this.#at++
        return segments
      }
      if (character === '*') segments.push('')
      else append(character === '\\' ? this.#text.charAt(++this.#at) : character)
    }
    throw rsqlFault('Faltam as aspas finais', opened)
  }

  #take(character: string): boolean {
    this.#match(SPACES)
    if (this.#text[this.#at] !== character) return false
    this.#at++
    return true
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }
}

export function parseRsql(text: string, limits: RsqlLimits): RsqlNode {
  const maxLength = limits.maxLength ?? MAX_LENGTH
  if (text.length > maxLength) throw rsqlFault(`No máximo ${maxLength} caracteres`, maxLength)
  const nul = text.indexOf('\0')
  if (nul >= 0) throw rsqlFault('Caractere não aceito', nul)
  return new Parser(text, limits).parse()
}
