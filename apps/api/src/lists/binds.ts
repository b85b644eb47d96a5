// Where a value meets SQL: as a numbered parameter, or, for COPY that takes none, as an escaped literal.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pg from 'pg'

export type BindValue = string | number | boolean | null

export interface Binds {
  /**
   * Values bound under the same name share one parameter; what was not asked is told as such, so that no plan has to be
   * ready for it.
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

  /** Planned anew for its values, each time. */
  statement(text: string): Statement {
    return { text, values: this.values }
  }

  /**
   * Planned once by each connection that asks it lately: for questions whose best plan does not depend on the values.
   */
  prepared(text: string): Statement {
    return { name: nameOf(text), text, values: this.values }
  }
}

export const literals: Binds = {
  bind: (value) => (typeof value === 'string' ? pg.escapeLiteral(value) : value === null ? 'null' : String(value)),
}

/** Texts asked lately, so that a name is not worked out again for each question. */
const names = new LRUCache<string, string>({ max: 500 })

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What LIKE would read as a pattern is read as itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
