// Checks the options a declaration may use: each is described in the decision record, has two users or a reason, and
// names nothing that does not exist.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Field } from '@portal/kit/fields'
import type { Filter } from '@portal/kit/filters'
import { gatesOf, listFaults } from '@portal/kit/list-faults'
import { listName, titleOf, type List } from '@portal/kit/list'
import { gate, type Gate } from '@portal/kit/parametros'
import { areas, register } from './areas.ts'
import { MODULO } from './modulos.ts'
import { everythingOpen, PARAMETROS } from './parametros-tabela.ts'
import { moduloOf } from './tabelas.ts'

const RECORD = readFileSync(new URL('../../../docs/decisions/0016-the-words-of-lists.md', import.meta.url), 'utf8')
const [VOCABULARY = '', ALONE = ''] = RECORD.split('## Words with one user')

type KeysOf<T> = T extends unknown ? keyof T : never
/** Lists every option once; a missing or unknown one does not compile. */
const words = <K extends string>(all: Record<K, true>): string[] => Object.keys(all)

const WORDS = {
  List: words<keyof List>({
    area: true,
    title: true,
    path: true,
    description: true,
    scope: true,
    covers: true,
    large: true,
    api: true,
    key: true,
    fields: true,
    filters: true,
    columns: true,
    sort: true,
    totals: true,
    open: true,
    links: true,
    lookup: true,
    table: true,
    empty: true,
    sql: true,
    fixed: true,
    rowName: true,
    card: true,
    hit: true,
    sums: true,
    whole: true,
  }),
  Field: words<keyof Field>({
    kind: true,
    label: true,
    help: true,
    termo: true,
    when: true,
    cut: true,
    recordOnly: true,
    awaited: true,
    figure: true,
    code: true,
  }),
  Filter: words<KeysOf<Filter>>({
    operator: true,
    of: true,
    column: true,
    label: true,
    options: true,
    default: true,
    alias: true,
    required: true,
    when: true,
    group: true,
    among: true,
    orAmong: true,
    since: true,
    ofEntity: true,
    ofYear: true,
    asked: true,
    suggest: true,
    excludes: true,
  }),
}

const saying: Record<keyof typeof WORDS, (list: List) => object[]> = {
  List: (list) => [list],
  Field: ({ fields }) => Object.values(fields),
  Filter: ({ filters }) => Object.values(filters),
}

/** Returns the option as written in the decision record. */
const entryOf = (of: string, word: string): string => `\`${of}.${word}\``

const byPath = register.map((list) => [list.path, list] as const)

const everyWord = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((of) =>
  WORDS[of].map((word) => [of, word] as const),
)

test.each(everyWord)(
  '%s.%s is described in the decision record, and used by two lists or listed there as having one user',
  (of, word) => {
    expect(VOCABULARY).toContain(entryOf(of, word))
    const users = register.filter((list) => saying[of](list).some((said) => Object.hasOwn(said, word)))
    expect(ALONE.includes(entryOf(of, word))).toBe(users.length < 2)
  },
)

test('the record has no option that no longer exists', () => {
  const written = [...RECORD.matchAll(/`((?:List|Field|Filter)\.\w+)`/g)].map(([, word]) => word)
  expect(written.filter((word) => !everyWord.some(([of, known]) => word === `${of}.${known}`))).toEqual([])
})

test.each(byPath)('%s shows the last update of a table that an area owns', (_, { table }) => {
  expect(Object.values(MODULO)).toContain(moduloOf(table))
})

const clientsOf = (list: List) =>
  areas.flatMap(({ clientNames = {} }) => clientNames[list.sql ?? listName(list)] ?? [])[0]

test.each(byPath)('%s refers to nothing that does not exist', (_, list) => {
  const clients = clientsOf(list)
  const parameters = Object.fromEntries(
    Object.entries(clients?.parameters ?? {}).filter(([, name]) => !Object.hasOwn(list.fixed ?? {}, name)),
  )
  expect(listFaults(list, { parameters, sorts: clients?.sorts ?? {} })).toEqual([])
})

/** Trees and comparisons of years are never shown as cards. */
const shownAsCards = byPath.filter(([, { whole, card }]) => !whole || card)

test.each(shownAsCards)('%s titles its cards by a name, and chooses the figures that matter', (_, list) => {
  const { card, fields, columns } = list
  for (const name of titleOf(list)) {
    expect(fields[name]).toMatchObject({ kind: 'text' })
    expect(fields[name]).not.toHaveProperty('code')
  }
  const money = columns.filter((name) => fields[name]?.kind === 'money')
  expect(card?.figures ?? []).toEqual(money.length === 0 ? [] : expect.arrayContaining([expect.toBeOneOf(money)]))
})

test('the names of clients belong to lists that exist', () => {
  const known = new Set(register.map((list) => list.sql ?? listName(list)))
  expect(areas.flatMap(({ clientNames = {} }) => Object.keys(clientNames)).filter((name) => !known.has(name))).toEqual(
    [],
  )
})

const isDeclared = ({ parametro, tables }: Gate): boolean =>
  parametro ? PARAMETROS.some(({ numero }) => numero === parametro.numero) : tables !== undefined

test.each(byPath)('%s uses only gates of declared parameters, or of what was sent', (_, list) => {
  expect(gatesOf(list).filter((each) => !isDeclared(each))).toEqual([])
  expect(gatesOf(list).filter((isOpen) => !isOpen(everythingOpen))).toEqual([])
})

test('a gate of an undeclared parameter is found', () => {
  const [list] = register
  const astray: List = {
    ...(list as List),
    filters: {
      nome: { operator: 'contains', of: 'text', column: 'nome', label: 'Nome', when: gate({ numero: 999 }, ['S']) },
    },
  }
  expect(gatesOf(astray).filter((each) => !isDeclared(each))).toHaveLength(1)
})

test('each parameter is declared once, with a sentence, and its default is one of its values', () => {
  expect(new Set(PARAMETROS.map(({ numero }) => numero)).size).toBe(PARAMETROS.length)
  for (const { nome, descricao, valores, padrao } of PARAMETROS) {
    expect([nome, descricao]).toEqual([nome, expect.stringMatching(/^[A-ZÀ-Ú].+\.$/)])
    if (valores) expect([nome, Object.keys(valores)]).toEqual([nome, expect.arrayContaining([padrao])])
  }
})

test('parameters have the names used in the code', () => {
  expect(PARAMETROS.filter(({ numero }) => numero === 23 || numero === 16).map(({ nome }) => nome)).toEqual([
    'abaAnulacoes',
    'gastosDosVeiculos',
  ])
})
