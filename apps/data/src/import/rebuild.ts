// Runs after a load: stamps the tables it changed, rebuilds the summaries that read them, for the entities and years it
// changed, and renews the versions of their areas.
import { MARCAS, type Marca } from '@portal/catalog/marcas'
import { anoOf, areaOf, moduloOf } from '@portal/catalog/tabelas'
import type { ClientBase } from 'pg'
import { yearsThatReallyCite } from '../package/covered.ts'
import { id, matches } from '../package/sql.ts'
import type { Table } from '../package/tables.ts'
import { type Changes, changedKeys, hasYear } from './merge.ts'

export interface Pair {
  entidade: number
  exercicio: number
}

export interface Step extends Pair {
  area: string
  funcao: string
}

export interface Rebuilt {
  /** Entities and years with a new version. */
  pairs: Pair[]
  /** The summary steps run, in order. */
  steps: Step[]
}

/** The entities and years whose summaries changed. */
export const rebuiltIn = ({ steps }: Rebuilt): Pair[] => [
  ...new Map(steps.map((step) => [`${step.entidade}/${step.exercicio}`, step])).values(),
]

/**
 * Temporary tables: TOUCHED has what was written, by entity and year; READ has the part of it that the summaries of
 * that entity and year may show.
 */
const TOUCHED = 'entrada_tocada'
const READ = 'entrada_lida'

export async function rebuild(client: ClientBase, changes: Changes[], tables: Table[]): Promise<Rebuilt> {
  await client.query(
    `create temp table ${TOUCHED} (tabela text, area text, modulo int, entidade int, exercicio int) on commit drop`,
  )
  await client.query(`create temp table ${READ} (tabela text, entidade int, exercicio int) on commit drop`)
  const summed = await summedTables(client, tables)
  for (const change of changes) {
    await touch(client, change)
    await client.query(`insert into ${READ} ${readBy(change, summed)}`)
  }
  await client.query(
    `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela)
    select distinct entidade, exercicio, modulo, tabela from ${TOUCHED}
    on conflict (entidade, exercicio, modulo, tabela) do update set atualizada_em = excluded.atualizada_em`,
  )
  await client.query(
    // What happens to a commitment in a later year dates that year too.
    `select resumo.anotar_ultimos_fatos(x.entidade, x.exercicio, array_agg(distinct t.tabela)) from ${TOUCHED} t
    join exercicio x on x.entidade = t.entidade and x.exercicio >= t.exercicio
    group by x.entidade, x.exercicio`,
  )
  await stampMarks(client)
  const steps = await takeSteps(client)
  return { pairs: await renew(client, steps), steps }
}

/** Leaves the marks of the rows of the tables that were loaded, in the years in which a row tells them. */
async function stampMarks(client: ClientBase): Promise<void> {
  for (const [marca, { tabela, sempre, ano }] of Object.entries<Marca>(MARCAS)) {
    const noAno = ano === undefined ? '' : `and r.${id(ano)} = t.exercicio`
    await client.query(
      `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela)
      select distinct t.entidade, t.exercicio, t.modulo, $1 from ${TOUCHED} t
      where t.tabela = $2 and exists (
        select from public.${id(tabela)} r where r.entidade = t.entidade ${noAno} and ${sempre}
      )
      on conflict (entidade, exercicio, modulo, tabela) do nothing`,
      [marca, tabela],
    )
  }
}

async function touch(client: ClientBase, { table, counts }: Changes): Promise<void> {
  await client.query(
    `insert into ${TOUCHED}
    select distinct $1, $2, $3::int, x.entidade, x.exercicio from exercicio x
    join unnest($4::int[], $5::int[]) as m (entidade, exercicio)
      on x.entidade = coalesce(m.entidade, x.entidade) and x.exercicio = coalesce(m.exercicio, x.exercicio)`,
    [
      table.nome,
      areaOf(table.nome),
      moduloOf(table.nome),
      counts.map(({ entidade }) => entidade),
      counts.map(({ exercicio }) => exercicio),
    ],
  )
}

/** Returns the tables that some summary reads. */
async function summedTables(client: ClientBase, tables: Table[]): Promise<Table[]> {
  const { rows } = await client.query<{ tabela: string }>(
    'select distinct unnest(le) as tabela from sistema.etapa_resumo',
  )
  const read = new Set(rows.map(({ tabela }) => tabela))
  return tables.filter(({ nome }) => read.has(nome))
}

/**
 * Returns SQL for the years whose summaries may show the changed rows. For a table without a year, they are the years
 * whose rows cite the changed ones (none for a new row), also where the row is covered and shows no citation. If rows
 * without a year cite it, or no table does, that is unknown, so it is every year.
 */
function readBy({ table }: Changes, summed: Table[]): string {
  const citing = summed.flatMap((child) =>
    child.referencias
      .filter(({ tabela }) => tabela === table.nome)
      .map(({ colunas, referidas }) => ({ child, colunas, referidas })),
  )
  if (hasYear(table) || citing.length === 0 || citing.some(({ child }) => !hasYear(child))) {
    return `select tabela, entidade, exercicio from ${TOUCHED} where tabela = '${table.nome}'`
  }
  return citing
    .flatMap(({ child, colunas, referidas }) => [
      `select '${table.nome}', c.entidade, c.${id(anoOf(child.nome))} from public.${id(child.nome)} c
      where exists (select from ${changedKeys(table)} m where ${matches('c', colunas, 'm', referidas)})`,
      yearsThatReallyCite({ table, child, changed: changedKeys(table), citing: colunas, cited: referidas }),
    ])
    .join(' union ')
}

async function takeSteps(client: ClientBase): Promise<Step[]> {
  const { rows: pairs } = await client.query<Pair & { tabelas: string[] }>(
    `select entidade, exercicio, array_agg(distinct tabela) as tabelas from ${READ}
      join exercicio using (entidade, exercicio)
    group by 1, 2 order by 1, 2`,
  )
  const steps: Step[] = []
  for (const { entidade, exercicio, tabelas } of pairs) {
    const { rows } = await client.query<{ area: string; funcao: string }>(
      'select area, funcao from resumo.refazer($1, $2, $3)',
      [entidade, exercicio, tabelas],
    )
    steps.push(...rows.map((row) => ({ entidade, exercicio, ...row })))
  }
  return steps
}

/**
 * Renews the versions of the areas. Runs last: other writers to an area wait for its version row until the load
 * commits.
 */
async function renew(client: ClientBase, steps: Step[]): Promise<Pair[]> {
  const column = <K extends keyof Step>(name: K): Step[K][] => steps.map((step) => step[name])
  await client.query(
    `select sistema.nova_versao(area, entidade, exercicio) from (
      select area, entidade, exercicio from ${TOUCHED} union select * from unnest($1::text[], $2::int[], $3::int[])
      order by 1, 2, 3
    ) m`,
    [column('area'), column('entidade'), column('exercicio')],
  )
  return (await client.query<Pair>(`select distinct entidade, exercicio from ${TOUCHED} order by 1, 2`)).rows
}
