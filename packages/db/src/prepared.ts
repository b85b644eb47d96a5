// Keeps the statements a connection has prepared to the ones it used last: PostgreSQL never forgets one by itself.
import type { BindConfig, Connection, QueryParse } from 'pg'

/** pg asks this map, by name, whether a statement must be sent again. */
type Parsed = Connection & { readonly parsedStatements: Record<string, string> }

/** The statement that makes way is closed in the same message as the one that takes its place. */
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
