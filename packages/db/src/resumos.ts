// Summary functions are code, not history: each area's file is recreated when its text changes, with the rebuild it then needs.
import { basename } from 'node:path'
import type { Client } from 'pg'
import { DatabaseError } from './errors.ts'
import { readSqlFiles, whereItFailed, type SqlFile } from './sql-files.ts'

type Resumo = SqlFile & { area: string }

/** Recreates what changed, all or nothing, and answers the areas it was of. */
export async function applyResumos(client: Client, folder: string, log: (line: string) => void): Promise<string[]> {
  const known = (await readSqlFiles(folder)).map((file): Resumo => ({ ...file, area: basename(file.nome, '.sql') }))
  const { rows: applied } = await client.query<{ area: string; sha256: string }>('select area, sha256 from sistema.resumo')
  const gone = applied.filter(({ area }) => !known.some((resumo) => resumo.area === area)).map(({ area }) => area)
  const changed = known.filter(({ area, sha256 }) => !applied.some((old) => old.area === area && old.sha256 === sha256))
  if (gone.length === 0 && changed.length === 0) return []
  const areas = changed.map(({ area }) => area)
  try {
    await client.query('begin')
    for (const area of [...gone, ...areas]) await forget(client, area)
    for (const resumo of changed) await create(client, resumo)
    await rebuild(client, areas, log)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  return areas
}

async function forget(client: Client, area: string): Promise<void> {
  const { rows } = await client.query<{ funcoes: string[] }>('delete from sistema.resumo where area = $1 returning funcoes', [area])
  for (const funcao of rows[0]?.funcoes ?? []) await client.query(`drop function ${funcao}`)
  await client.query('delete from sistema.etapa_resumo where area = $1', [area])
}

const FUNCTIONS = `select array(select oid::regprocedure::text from pg_proc where pronamespace = 'resumo'::regnamespace order by 1) as funcoes`

async function create(client: Client, { area, sql, sha256 }: Resumo): Promise<void> {
  const functions = async (): Promise<string[]> => (await client.query<{ funcoes: string[] }>(FUNCTIONS)).rows[0]?.funcoes ?? []
  const before = new Set(await functions())
  try {
    await client.query(sql)
  } catch (error) {
    throw new DatabaseError(`Os resumos de ${area} falharam${whereItFailed(error, sql)}. Nada deles foi aplicado.`, error)
  }
  const funcoes = (await functions()).filter((name) => !before.has(name))
  await client.query('insert into sistema.resumo (area, sha256, funcoes) values ($1, $2, $3)', [area, sha256, funcoes])
}

/** The steps of these areas, and those that read what they write, for every entity and year. Nothing was loaded, so no load is stamped. */
async function rebuild(client: Client, areas: string[], log: (line: string) => void): Promise<void> {
  const { rows: pairs } = await client.query<{ entidade: number; exercicio: number }>('select entidade, exercicio from exercicio order by 1, 2')
  for (const { entidade, exercicio } of pairs) {
    log(`Refazendo os resumos de ${areas.join(', ')}: entidade ${entidade}, ${exercicio}`)
    await client.query(
      `insert into sistema.carga (area, entidade, exercicio) select distinct area, $1::int, $2::int from resumo.refazer($1, $2, '{}', $3)
      on conflict (area, entidade, exercicio) do update set versao = excluded.versao`,
      [entidade, exercicio, areas],
    )
  }
}
