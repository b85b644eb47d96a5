// Where a value meets SQL: as a numbered parameter, or, for COPY that takes none, as an escaped literal.
import { createHash } from 'node:crypto'
import pg from 'pg'

export type BindValue = string | number | boolean | null

export interface Binds {
  /** Values bound under the same name share one parameter. */
  readonly bind: (value: BindValue, name?: string) => string
}

export interface Statement {
  name?: string
  text: string
  values: BindValue[]
}

export class Parameters implements Binds {
  readonly values: BindValue[] = []
  readonly #named = new Map<string, string>()

  readonly bind = (value: BindValue, name?: string): string => {
    const known = name === undefined ? undefined : this.#named.get(name)
    if (known !== undefined) return known
    const place = `$${this.values.push(value)}`
    if (name !== undefined) this.#named.set(name, place)
    return place
  }

  /** Planned anew for its values, each time. */
  statement(text: string): Statement {
    return { text, values: this.values }
  }

  /** Planned once by each connection: for questions whose best plan does not depend on the values. */
  prepared(text: string): Statement {
    const name = nameOf(text)
    return { text, values: this.values, ...(name !== undefined && { name }) }
  }
}

export const literals: Binds = {
  bind: (value) => (typeof value === 'string' ? pg.escapeLiteral(value) : value === null ? 'null' : String(value)),
}

/** A prepared statement stays in the memory of every connection, so only so many texts get a name. */
const MAX_NAMED = 200
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMED) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What LIKE would read as a pattern is read as itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
