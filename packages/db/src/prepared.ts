// Limits the prepared statements of a connection to those it used last, because PostgreSQL never discards one by
// itself.
import type { BindConfig, Connection, QueryParse } from 'pg'

/** pg looks a statement's name up in this map to decide whether to send it again. */
type Parsed = Connection & { readonly parsedStatements: Record<string, string> }

/** Closes the least recently used statement in the same message that prepares the new one. */
export function keepLastPrepared(connection: Connection, max: number): void {
  const { parsedStatements } = connection as Parsed
  const [parse, bind] = [connection.parse.bind(connection), connection.bind.bind(connection)]
  const used = new Set<string>()

  const makeRoom = (): void => {
    const [oldest] = used
    if (used.size < max || oldest === undefined) return
    used.delete(oldest)
    Reflect.deleteProperty(parsedStatements, oldest)
    connection.close({ type: 'S', name: oldest }, true)
  }

  connection.parse = (query: QueryParse, more: boolean) => {
    if (query.name) makeRoom()
    parse(query, more)
  }

  connection.bind = (config: BindConfig | null, more: boolean) => {
    const name = config?.statement
    if (name) {
      used.delete(name)
      used.add(name)
    }
    bind(config, more)
  }
}
