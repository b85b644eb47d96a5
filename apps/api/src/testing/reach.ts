// Follows the links of the catalog from the rows of every list to records, and from these to others.
import type { FastifyInstance } from 'fastify'
import { lists, records } from '@portal/catalog/areas'
import { withQuery } from '@portal/kit/link'
import type { OpenCell, Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { keysOf, type DeclaredRecord, type Many } from '@portal/kit/record'
import { keyNames } from '@portal/kit/record-link'
import { ENTIDADE, EXERCICIO } from './sample.ts'
import { get } from './walk.ts'

const CONTEXTO = { entidade: ENTIDADE, exercicio: EXERCICIO }
const ROWS = 60
/** Records of each kind that are enough. */
const ENOUGH = 4

export type Key = Readonly<Record<string, string>>

export type CalledPart = Exclude<DeclaredRecord['parts'][string], { kind: 'list' }>

/** Returns the address of the call of a record, or of one of its parts, with its key. */
export function callOf(record: DeclaredRecord, key: Key, part?: CalledPart): string {
  const names = keyNames(keysOf(record, part))
  const asked = Object.fromEntries(names.map((name) => [name, key[name]]))
  return withQuery(part?.api ?? record.api, { ...CONTEXTO, ...asked })
}

/** Finds the record of an address: '/conselhos/3' is that of '/conselhos/:id', with id 3. */
function recordAt(pathname: string): { record: DeclaredRecord | undefined; named: Key } {
  for (const record of records) {
    const match = new RegExp(`^${record.link.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname)
    if (match) return { record, named: match.groups ?? {} }
  }
  return { record: undefined, named: {} }
}

export class Reached {
  readonly #app: FastifyInstance
  readonly #found = new Map<DeclaredRecord, Key[]>()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  keysOf(record: DeclaredRecord): readonly Key[] {
    return this.#found.get(record) ?? []
  }

  /** Returns the key of a part; a part that opens from a row of another part also takes the values of that row. */
  async keyOfPart(record: DeclaredRecord, key: Key, { modal }: CalledPart): Promise<Key> {
    const opener = typeof modal === 'object' ? record.parts[modal.part] : undefined
    if (opener?.kind !== 'many') return key
    const [row = {}] = await this.#rowsOf(record, key, opener)
    return { ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])), ...key }
  }

  async walk(): Promise<void> {
    for (const list of lists) {
      const { content } = await get<Page>(this.#app, list.api.list, { size: ROWS })
      for (const row of content) await this.#follow([list.open, ...Object.values(list.links ?? {})], flatten(row))
    }
  }

  async #follow(links: readonly (OpenCell | undefined)[], row: Row): Promise<void> {
    for (const link of links) {
      const address = link?.(row, CONTEXTO)
      if (address !== undefined) await this.#arrive(address)
    }
  }

  async #arrive(address: string): Promise<void> {
    const url = new URL(address, 'http://portal')
    const { record, named } = recordAt(url.pathname)
    const known = record ? (this.#found.get(record) ?? []) : []
    const { entidade, exercicio, ...key } = { ...Object.fromEntries(url.searchParams), ...named }
    const isHere = Number(entidade) === ENTIDADE && Number(exercicio) === EXERCICIO
    if (
      !record ||
      !isHere ||
      known.length >= ENOUGH ||
      known.some((other) => JSON.stringify(other) === JSON.stringify(key))
    )
      return
    this.#found.set(record, [...known, key])
    const row = await this.#read<Row>(callOf(record, key))
    if (row) await this.#follow(Object.values(record.links ?? {}), flatten(row))
    for (const part of Object.values(record.parts))
      if (part.kind === 'many' && part.links) await this.#followPart(record, part, key)
  }

  async #followPart(record: DeclaredRecord, part: Many, key: Key): Promise<void> {
    for (const row of await this.#rowsOf(record, key, part))
      await this.#follow(Object.values(part.links ?? {}), { ...key, ...row })
  }

  async #rowsOf(record: DeclaredRecord, key: Key, part: Many): Promise<readonly Row[]> {
    const answer = (await this.#read<Page | Row[]>(callOf(record, key, part))) ?? []
    return 'content' in answer ? answer.content : answer
  }

  async #read<T>(path: string): Promise<T | undefined> {
    const response = await this.#app.inject(path)
    return response.statusCode === 200 ? response.json<T>() : undefined
  }
}
