// Puts values into SQL: as a numbered parameter, or as an escaped literal for COPY, which takes no parameters.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pg from 'pg'

export type BindValue = string | number | boolean | null

export interface Binds {
  /**
   * Returns the SQL text that stands for a value. Values bound under the same name share one parameter. A null becomes
   * the word `null`, so that the plan does not have to handle an absent value.
   */
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
    if (value === null) return 'null'
    const known = name === undefined ? undefined : this.#named.get(name)
    if (known !== undefined) return known
    const place = `$${this.values.push(value)}`
    if (name !== undefined) this.#named.set(name, place)
    return place
  }

  /** A statement that PostgreSQL plans again for its values each time. */
  statement(text: string): Statement {
    return { text, values: this.values }
  }

  /** A prepared statement, planned once per connection: for queries whose best plan does not depend on the values. */
  prepared(text: string): Statement {
    return { name: nameOf(text), text, values: this.values }
  }
}

export const literals: Binds = {
  bind: (value) => (typeof value === 'string' ? pg.escapeLiteral(value) : value === null ? 'null' : String(value)),
}

/** Names of recently used texts, so that the hash is not computed again for each query. */
const names = new LRUCache<string, string>({ max: 500 })

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Escapes the wildcards of LIKE, so that the text matches only itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
