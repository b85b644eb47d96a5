// Checks staged rows together, as the database would after the load: keys, rules and references.
import { escapeLiteral, type ClientBase } from 'pg'
import { constraintsOf, sentenceOf } from '../package/constraints.ts'
import { ownRows } from '../package/covered.ts'
import { columnList, id, matches } from '../package/sql.ts'
import type { Column, Reference, Rule, Table } from '../package/tables.ts'
import type { Faults } from './faults.ts'
import { isInScope, type Removal, removes } from './removal.ts'
import { type Staged, withRows } from './staging.ts'

export interface Validation {
  client: ClientBase
  staged: Staged[]
  faults: Faults
  removal: Removal
}

export async function validate(validation: Validation): Promise<void> {
  const { staged, faults } = validation
  for (const one of withRows(staged)) {
    if (faults.isFull) return
    await checkKeys(validation, one)
    await checkOwnRows(validation, one)
    for (const rule of one.table.regras) await checkRule(validation, one, rule)
    for (const reference of one.table.referencias) await checkReference(validation, one, reference)
  }
}

async function checkKeys({ client, faults }: Validation, { resource, table, stage }: Staged): Promise<void> {
  const key = columnList(table.chave)
  const { rows } = await client.query<{ linha: number; primeira: number }>(
    `with repetida as (select ${key}, min(_linha) as primeira from ${stage} group by ${key} having count(*) > 1)
    select s._linha as linha, r.primeira from ${stage} s join repetida r on ${matches('s', table.chave, 'r')}
    where s._linha > r.primeira order by 1 limit $1`,
    [faults.room],
  )
  for (const { linha, primeira } of rows) {
    faults.add({
      file: resource.file,
      line: linha,
      field: table.chave.join(', '),
      reason: `chave repetida: já está na linha ${primeira}`,
    })
  }
}

/** A city whose rows took the place of the portal's own would give its name to everybody who is not named. */
async function checkOwnRows({ client, faults }: Validation, { resource, table, stage }: Staged): Promise<void> {
  const own = ownRows(table)
  if (own === undefined) return
  const { rows } = await client.query<{ linha: number }>(
    `select _linha as linha from ${stage} where ${own} order by 1 limit $1`,
    [faults.room],
  )
  for (const { linha } of rows) {
    faults.add({
      file: resource.file,
      line: linha,
      field: table.chave.join(', '),
      reason: 'este código é do portal, que o dá a quem não é nomeado: use outro',
    })
  }
}

/** Checks a rule. One over several columns is checked only on rows whose cells were all read. */
async function checkRule(
  { client, faults }: Validation,
  { resource, table, stage }: Staged,
  rule: Rule,
): Promise<void> {
  const whole = rule.colunas.length > 1 ? ' and s._inteira' : ''
  const column = table.colunas.find(({ nome }) => nome === rule.colunas[0])
  const constraint = column && constraintsOf(rule, column)
  const { rows } = await client.query<{ linha: number; pontuada: boolean }>(
    `select _linha as linha, ${punctuated(column, constraint?.pattern)} as pontuada
      from (select s._linha, s._inteira, ${valuesOf(table, 's')} from ${stage} s) s
    where not (${rule.expressao})${whole} order by 1 limit $1`,
    [faults.room],
  )
  const sentence = sentenceOf(constraint, rule)
  for (const { linha, pontuada } of rows) {
    const reason = pontuada ? `${sentence}: escreva sem pontos, barras nem traços` : sentence
    faults.add({ file: resource.file, line: linha, field: rule.colunas.join(', '), reason })
  }
}

/** Returns SQL for whether the cell would match the pattern without its punctuation, as a CPF with dots. */
const punctuated = (column: Column | undefined, pattern: string | undefined): string =>
  column && pattern !== undefined
    ? `upper(regexp_replace(s.${id(column.nome)}::text, '[^0-9A-Za-z]', '', 'g')) ~ ${escapeLiteral(pattern)}`
    : 'false'

/** Looks for the cited row among those the package brings and the stored ones that will remain. */
async function checkReference(
  validation: Validation,
  { resource, stage }: Staged,
  reference: Reference,
): Promise<void> {
  const { client, staged, faults, removal } = validation
  const parent = staged.find(({ table }) => table.nome === reference.tabela)
  if (parent && !parent.keysKnown) return
  const { colunas, referidas, tabela } = reference
  const filled = colunas.map((column) => `s.${id(column)} is not null`).join(' and ')
  const brought = parent
    ? `and not exists (select from ${parent.stage} p where ${matches('s', colunas, 'p', referidas)})`
    : ''
  const stays = parent && removes(removal, parent.table) ? `and not ${isInScope('p')}` : ''
  const { rows } = await client.query<{ linha: number; valores: string[] }>(
    `select s._linha as linha, array[${colunas.map((column) => `s.${id(column)}::text`).join(', ')}] as valores
      from ${stage} s
    where ${filled} ${brought}
      and not exists (select from public.${id(tabela)} p where ${matches('s', colunas, 'p', referidas)} ${stays})
    order by 1 limit $1`,
    [faults.room],
  )
  for (const { linha, valores } of rows) {
    const cited = referidas.map((column, position) => `${column} ${valores[position]}`).join(', ')
    faults.add({
      file: resource.file,
      line: linha,
      field: colunas.join(', '),
      reason: `não existe ${tabela} com ${cited}`,
    })
  }
}

/** Returns SQL for every column of a staged row, with the default of the table for an empty one. */
export const valuesOf = ({ colunas }: Table, alias: string): string =>
  colunas
    .map(({ nome, nula, padrao }) => ({ column: `${alias}.${id(nome)}`, nome, padrao: nula ? null : padrao }))
    .map(({ column, nome, padrao }) => (padrao === null ? column : `coalesce(${column}, ${padrao}) as ${id(nome)}`))
    .join(', ')
