// Keeps the code of a database (functions, views, summaries and their indexes, as opposed to its migrations) equal to
// the `.sql` files: recreates an object when its text changed, and only then. An object that a release no longer has
// stays until the next release, since programs of the previous release may still read it.
import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { DatabaseError } from './errors.ts'
import { readSqlFiles, whereItFailed, type SqlFile } from './sql-files.ts'
import { readStatements, UnknownStatement, type Kind, type Statement } from './statements.ts'
import { refreshStored } from './stored.ts'
import { expandTable } from './summary-table.ts'
import { compareVersions } from './version.ts'

export interface CodeObject extends Statement {
  /** Kind and name, such as 'function sem_acento' or 'table resumo.empenho'. */
  id: string
  sha256: string
  file: SqlFile
}

interface Known {
  id: string
  tipo: Kind
  sha256: string
  sql: string
  /** The first release that no longer has it. */
  saiu_na: string | null
  /** True when it changed and the objects made with it have not been made again yet. */
  pendente: boolean
}

const hash = (sql: string): string => createHash('sha256').update(sql).digest('hex')

/** Identifies an object; all step statements of one file count as a single object. */
const idOf = ({ kind, name }: Statement, file: SqlFile): string =>
  kind === 'steps' ? `steps ${file.nome}` : `${kind} ${name}`

export async function readCode(folder: string): Promise<CodeObject[]> {
  const objects = (await readSqlFiles(folder)).flatMap((file) =>
    statementsOf(file).map((statement) => ({
      ...statement,
      id: idOf(statement, file),
      sha256: hash(statement.sql),
      file,
    })),
  )
  const twin = objects.find(({ id }, at) => objects.findIndex((other) => other.id === id) !== at)
  if (twin) throw new DatabaseError(`${twin.file.nome}, linha ${twin.line}: ${twin.id} já foi escrito antes.`)
  return objects
}

function statementsOf(file: SqlFile): Statement[] {
  try {
    return readStatements(file.sql)
  } catch (error) {
    if (error instanceof UnknownStatement) throw new DatabaseError(`${file.nome} ${error.message}.`)
    throw error
  }
}

const readKnown = async (client: Client): Promise<Map<string, Known>> =>
  new Map(
    (await client.query<Known>('select id, tipo, sha256, sql, saiu_na, pendente from instalacao.objeto')).rows.map(
      (known) => [known.id, known],
    ),
  )

/** Returns whether the database has every object exactly as written here, with nothing left to rebuild. */
export async function isCodeCurrent(client: Client, code: readonly CodeObject[]): Promise<boolean> {
  const known = await readKnown(client)
  const { rowCount } = await client.query('select from instalacao.a_refazer limit 1')
  const present = new Map(code.map((object) => [object.id, object]))
  return (
    rowCount === 0 &&
    code.every(
      ({ id, sha256 }) =>
        known.get(id)?.sha256 === sha256 && !known.get(id)?.pendente && known.get(id)?.saiu_na === null,
    ) &&
    [...known.values()].every(({ id, saiu_na }) => present.has(id) || saiu_na !== null)
  )
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    // A function may read a table that is made after it.
    await client.query('set local check_function_bodies = off')
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const KEEP = `insert into instalacao.objeto (id, tipo, sha256, sql, pendente) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set sha256 = excluded.sha256, sql = excluded.sql, saiu_na = null,
    pendente = objeto.pendente or excluded.pendente`

const keep = (client: Client, { id, kind, sha256, sql }: CodeObject, pendente = false): Promise<unknown> =>
  client.query(KEEP, [id, kind, sha256, sql, pendente])

async function execute(client: Client, object: CodeObject, sql = object.sql): Promise<void> {
  await client.query('savepoint objeto')
  try {
    await client.query(sql)
    await client.query('release savepoint objeto')
  } catch (error) {
    await client.query('rollback to savepoint objeto')
    throw Object.assign(
      new DatabaseError(
        `${object.file.nome}, linha ${object.line}, falhou${whereItFailed(error, sql)}. Nada foi alterado.`,
        error,
      ),
      {
        code: (error as { code?: string }).code,
      },
    )
  }
}

const replacing = (sql: string): string => sql.replace(/^create (?:or replace )?/, 'create or replace ')

const SHAPE_CHANGED = new Set(['42P13', '42P16', '42723'])

const TWINS = `select oid::regprocedure::text as twin from pg_proc
  where pronamespace::regnamespace::text || '.' || proname = $1`

/**
 * Creates or replaces a function or view. Drops it first when the shape of its result changed; when a function takes
 * other arguments, drops the old overload.
 */
async function createCallable(client: Client, object: CodeObject): Promise<void> {
  const { kind, name } = object
  const qualified = name.includes('.') ? name : `public.${name}`
  const twins = async (): Promise<string[]> =>
    (await client.query<{ twin: string }>(TWINS, [qualified])).rows.map(({ twin }) => twin)
  const before = kind === 'function' ? await twins() : []
  try {
    await execute(client, object, replacing(object.sql))
  } catch (error) {
    if (!SHAPE_CHANGED.has((error as { code?: string }).code ?? '')) throw error
    for (const twin of kind === 'function' ? before : [name]) await client.query(`drop ${kind} ${twin}`)
    await execute(client, object)
  }
  const after = kind === 'function' ? await twins() : []
  if (after.length > 1) for (const twin of before) await client.query(`drop function ${twin}`)
}

/**
 * Creates the functions that changed. Runs before the migrations, because tables and migrations call these functions.
 */
export async function applyFunctions(client: Client, functions: readonly CodeObject[]): Promise<void> {
  const known = await readKnown(client)
  const changed = functions.filter(({ id, sha256 }) => known.get(id)?.sha256 !== sha256)
  if (changed.length === 0) return
  await inTransaction(client, async () => {
    for (const object of changed) {
      await createCallable(client, object)
      await keep(client, object, known.has(object.id))
    }
  })
}

export interface CodeOptions {
  functions: readonly CodeObject[]
  summaries: readonly CodeObject[]
  versao: string
  log: (line: string) => void
}

/**
 * Runs after the migrations: creates the summaries that changed, and rebuilds what was made with a changed function.
 */
export async function applySummaries(client: Client, options: CodeOptions): Promise<void> {
  const { functions, summaries, versao, log } = options
  const known = await readKnown(client)
  const isChanged = ({ id, sha256 }: CodeObject): boolean => known.get(id)?.sha256 !== sha256
  const changed = summaries.filter(isChanged)
  const all = [...functions, ...summaries]
  const gone = [...known.values()].filter(({ id }) => !all.some((object) => object.id === id))
  const pending = functions.filter(({ id }) => known.get(id)?.pendente)
  if (changed.length > 0 || gone.length > 0 || pending.length > 0) {
    await inTransaction(client, async () => {
      await retire(client, gone, versao)
      const remade = await createAll(client, changed, summaries, known)
      if ([...changed.map(({ kind }) => kind), ...gone.map(({ tipo }) => tipo)].includes('steps'))
        await createSteps(client, summaries)
      const steps = await dirtySteps(
        client,
        [...remade, ...changed.filter(({ kind }) => kind === 'function'), ...pending],
        all,
      )
      await client.query(
        `insert into instalacao.a_refazer (entidade, exercicio, etapa) select entidade, exercicio, unnest($1::text[])
          from exercicio
        on conflict do nothing`,
        [steps],
      )
      await refreshStored(client, closureOf(pending, all), log)
      for (const object of changed) await keep(client, object)
      await client.query('update instalacao.objeto set pendente = false where pendente')
    })
  }
  await rebuild(client, log)
}

/** Retires removed objects: keeps each for programs of the previous release, and drops it in the release after. */
async function retire(client: Client, gone: readonly Known[], versao: string): Promise<void> {
  const DROPS: Partial<Record<Kind, string>> = { function: 'function', view: 'view', table: 'table', index: 'index' }
  const order: Kind[] = ['view', 'function', 'index', 'table', 'comment', 'steps']
  for (const { id, tipo, sql, saiu_na } of gone.toSorted(
    (one, other) => order.indexOf(one.tipo) - order.indexOf(other.tipo),
  )) {
    const what = DROPS[tipo]
    if (what && (saiu_na === null || compareVersions(saiu_na, versao) >= 0)) {
      await client.query('update instalacao.objeto set saiu_na = coalesce(saiu_na, $2) where id = $1', [id, versao])
      continue
    }
    const name = id.slice(tipo.length + 1)
    const place = tipo === 'index' ? (/\bon\s+(\w+)\./.exec(sql)?.[1] ?? 'public') : undefined
    if (what) await client.query(`drop ${what} if exists ${place === undefined ? name : `${place}.${name}`}`)
    await client.query('delete from instalacao.objeto where id = $1', [id])
  }
}

/** Returns the tables that have to be filled. */
async function createAll(
  client: Client,
  changed: readonly CodeObject[],
  all: readonly CodeObject[],
  known: ReadonlyMap<string, Known>,
): Promise<CodeObject[]> {
  const of = (kind: Kind): CodeObject[] => changed.filter((object) => object.kind === kind)
  const remade: CodeObject[] = []
  const emptied = new Set<string>()
  for (const table of of('table')) {
    const before = known.get(table.id)?.sql
    const added = before === undefined ? undefined : expandTable(before, table.sql)
    if (added)
      for (const column of added) await execute(client, table, `alter table ${table.name} add column ${column}`)
    else {
      await client.query(`drop table if exists ${table.name}`)
      await execute(client, table)
      emptied.add(table.name)
    }
    remade.push(table)
  }
  for (const callable of [...of('function'), ...of('view')]) await createCallable(client, callable)
  const isOfEmptied = ({ sql }: CodeObject): boolean =>
    [...emptied].some((name) => new RegExp(`\\bon (column )?${name}\\b`).test(sql.replaceAll(/\s+/g, ' ')))
  for (const index of all.filter(
    (object) => object.kind === 'index' && (changed.includes(object) || isOfEmptied(object)),
  )) {
    await createIndex(client, index, isOfEmptied(index) ? undefined : known.get(index.id))
  }
  for (const comment of all.filter(
    (object) => object.kind === 'comment' && (changed.includes(object) || emptied.size > 0),
  ))
    await execute(client, comment)
  return remade
}

async function createSteps(client: Client, summaries: readonly CodeObject[]): Promise<void> {
  await client.query('delete from sistema.etapa_resumo')
  for (const steps of summaries.filter(({ kind }) => kind === 'steps')) await execute(client, steps)
}

/** Creates the index under a temporary name and then renames it, so that readers keep using the old index meanwhile. */
async function createIndex(client: Client, index: CodeObject, before: Known | undefined): Promise<void> {
  if (!before) return execute(client, index)
  const place = /\bon\s+(\w+)\./.exec(index.sql)?.[1] ?? 'public'
  await execute(client, index, index.sql.replace(index.name, `${index.name}_novo`))
  await client.query(`drop index if exists ${place}.${index.name}`)
  await client.query(`alter index ${place}.${index.name}_novo rename to ${index.name}`)
}

/** Returns these objects and every function whose text calls one of them, directly or through others. */
function closureOf(objects: readonly CodeObject[], all: readonly CodeObject[]): CodeObject[] {
  const found = new Set(objects)
  for (const object of found) {
    const called = new RegExp(`\\b${object.name.split('.').at(-1)}\\s*\\(`)
    for (const other of all)
      if (other.kind === 'function' && other !== object && called.test(other.sql)) found.add(other)
  }
  return [...found]
}

/** Returns the steps that call a changed function or write a table that has to be filled. */
async function dirtySteps(
  client: Client,
  changed: readonly CodeObject[],
  all: readonly CodeObject[],
): Promise<string[]> {
  const functions = closureOf(
    changed.filter(({ kind }) => kind === 'function'),
    all,
  ).map(({ name }) => name.split('.').at(-1))
  const tables = changed.filter(({ kind }) => kind === 'table').map(({ name }) => name)
  const { rows } = await client.query<{ funcao: string }>(
    'select funcao from sistema.etapa_resumo where funcao = any ($1) or escreve && $2 order by ordem',
    [functions, tables],
  )
  return rows.map(({ funcao }) => funcao)
}

/**
 * Rebuilds each entity and year in a transaction of its own, so that an interrupted run resumes where it was. Does not
 * change the time of the last load, since nothing was loaded.
 */
async function rebuild(client: Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ entidade: number; exercicio: number; etapas: string[] }>(
    'select entidade, exercicio, array_agg(etapa) as etapas from instalacao.a_refazer group by 1, 2 order by 1, 2',
  )
  for (const [at, { entidade, exercicio, etapas }] of rows.entries()) {
    log(`Refazendo os resumos: entidade ${entidade}, ${exercicio} (${at + 1} de ${rows.length})`)
    await inTransaction(client, async () => {
      await client.query(
        `insert into sistema.carga (area, entidade, exercicio)
        select distinct area, $1::int, $2::int from resumo.refazer($1, $2, '{}', '{}', $3)
        on conflict (area, entidade, exercicio) do update set versao = excluded.versao`,
        [entidade, exercicio, etapas],
      )
      await client.query('delete from instalacao.a_refazer where entidade = $1 and exercicio = $2', [
        entidade,
        exercicio,
      ])
    })
  }
}
