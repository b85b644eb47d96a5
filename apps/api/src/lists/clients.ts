// Translates the parameter names of older clients into those of the declaration before a request is read. Each area
// declares its names in `clientNames`, beside its lists.
import { areas } from '@portal/catalog/areas'
import type { ClientNames } from '@portal/kit/client-names'
import { listName, type List } from '@portal/kit/list'
import type { Chosen } from '../contexto/contexto.ts'
import type { Sent } from './query-string.ts'
import { parseRsql, type RsqlNode } from './rsql.ts'

/** A `search=` expression as it was sent, and as it was parsed. */
export interface Search {
  text: string
  node: RsqlNode
}

/** A request whose parameters have the names of the declaration. */
export interface Understood {
  sent: Sent
  /** The expression sent; a faulty one is refused only when the query is read. */
  search?: { read: Search } | { fault: unknown }
}

export const NO_CLIENT: ClientNames = { search: {}, parameters: {}, sorts: {} }

const known = new Map(areas.flatMap(({ clientNames = {} }) => Object.entries(clientNames)))

export const clientNames = (list: List): ClientNames => known.get(list.sql ?? listName(list)) ?? NO_CLIENT

export function understood(names: ClientNames, sent: Sent): Understood {
  const text = sent.get('search')?.[0]?.trim()
  const own = inOwnWords(names, sent)
  return text && Object.keys(names.search).length > 0 ? { sent: own, search: parsed(names, text) } : { sent: own }
}

function parsed({ search: fields }: ClientNames, text: string): NonNullable<Understood['search']> {
  try {
    return { read: { text, node: parseRsql(text, { fields }) } }
  } catch (fault) {
    return { fault }
  }
}

/** Renames the parameters sent to those of the declaration. */
function inOwnWords({ parameters, values: ticks = {} }: ClientNames, sent: Sent): Sent {
  const said = new Map<string, readonly string[]>()
  const say = (name: string, values: readonly string[]): void =>
    void said.set(name, [...(said.get(name) ?? []), ...values])
  for (const [name, values] of sent) {
    const ticked = Object.hasOwn(ticks, name) ? ticks[name] : undefined
    for (const value of ticked ? values : []) {
      const filter = ticked && Object.hasOwn(ticked, value) ? ticked[value] : undefined
      say(filter ?? name, [filter === undefined ? value : 'true'])
    }
    if (!ticked) say(Object.hasOwn(parameters, name) ? (parameters[name] ?? name) : name, values)
  }
  return said
}

/**
 * Returns the entity and year that other parameters, or an expression, name unambiguously. Faulty ones are ignored here
 * and refused elsewhere.
 */
export const chosenIn = (names: ClientNames, { sent, search }: Understood): Chosen => ({
  ...(search && 'read' in search ? chosenBy(search.read.node) : {}),
  ...chosenByName(names, sent),
})

const IS_NUMBER = /^\d{1,9}$/

function chosenByName({ contexto = {} }: ClientNames, sent: Sent): Chosen {
  const said = Object.entries(contexto).map(([name, part]) => [part, sent.get(name)?.[0] ?? ''] as const)
  return Object.fromEntries(said.flatMap(([part, value]) => (IS_NUMBER.test(value) ? [[part, Number(value)]] : [])))
}

const CONTEXTO: Readonly<Record<string, keyof Chosen>> = {
  'id.entidade': 'entidade',
  entidade: 'entidade',
  'id.exercicio': 'exercicio',
  exercicio: 'exercicio',
}

function chosenBy(node: RsqlNode): Chosen {
  if (node.kind !== 'comparison') return node.kind === 'and' ? Object.assign({}, ...node.nodes.map(chosenBy)) : {}
  const part = Object.hasOwn(CONTEXTO, node.selector) ? CONTEXTO[node.selector] : undefined
  const value = node.values[0]?.segments.join('*') ?? ''
  return part && node.operator === '==' && IS_NUMBER.test(value) ? { [part]: Number(value) } : {}
}
