// `parametros`: reads and changes the numbered switches of an entity and year.
import { PARAMETROS } from '@portal/catalog/parametros-tabela'
import type { Pool } from '@portal/db/pool'
import { inTransaction } from '@portal/db/transaction'
import type { PoolClient, QueryResult } from 'pg'
import { type Arguments, type Command, OK, readArguments, type Terminal, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'

interface Key {
  entidade: number
  exercicio: number
  parametro: number
}

type Action = (args: Arguments, terminal: Terminal) => Promise<void>

const TEXT = { type: 'string' } as const
const FLAGS = { entidade: TEXT, exercicio: TEXT, numero: TEXT, valor: TEXT }

export const parametros: Command = {
  name: 'parametros',
  usage: '[list|explicar|set|unset] [--entidade N] [--exercicio N] [--numero N] [--valor TEXTO]',
  summary:
    'Mostra, grava ou retira parâmetros de uma entidade em um ano; explicar diz o que faz cada número, seus ' +
    'valores e o que custa mudá-lo.',
  async run(args, terminal) {
    const read = readArguments(args, FLAGS, [0, 1])
    const [name = 'list'] = read.positionals
    const action = ACTIONS.get(name)
    if (!action) throw new UsageError(`“${name}” não é list, explicar, set nem unset.`)
    await action(read, terminal)
    return OK
  },
}

const list: Action = async ({ integer, text }, terminal) => {
  if (text('valor') !== undefined) throw new UsageError('--valor só serve a set.')
  const wanted = [integer('entidade') ?? null, integer('exercicio') ?? null, integer('numero') ?? null]
  const rows = await withPool(terminal, async (pool) => {
    const found = await pool.query<Key & { valor: string }>(
      `select entidade, exercicio, parametro, valor from parametro
      where entidade = coalesce($1, entidade) and exercicio = coalesce($2, exercicio)
        and parametro = coalesce($3, parametro)
      order by 1, 2, 3`,
      wanted,
    )
    return found.rows
  })
  if (rows.length === 0) terminal.out('Nenhum parâmetro.')
  for (const row of rows) terminal.out(`${nameOf(row)} = ${row.valor}`)
}

/** Explains what each number means. The meanings come from the code of the portal, not from the database. */
const explicar: Action = async ({ integer }, { out }) => {
  const numero = integer('numero')
  const wanted = PARAMETROS.filter((parametro) => numero === undefined || parametro.numero === numero)
  if (wanted.length === 0) throw new UsageError(`O portal não conhece o parâmetro ${numero}.`)
  for (const { numero: each, nome, descricao, valores = {}, padrao, custo } of wanted) {
    out(`${each} (${nome}): ${descricao}`)
    for (const [valor, does] of Object.entries(valores))
      out(`    ${valor} = ${does}${valor === padrao ? ' (padrão)' : ''}`)
    if (custo !== undefined) out(`    ${custo}`)
  }
}

const set: Action = async (args, terminal) => {
  const key = keyOf(args)
  const valor = args.text('valor')
  if (valor === undefined) throw new UsageError('Falta --valor.')
  const changed = await withPool(terminal, (pool) =>
    change(pool, key, (client) =>
      client.query(
        `insert into parametro (entidade, exercicio, parametro, valor) values ($1, $2, $3, $4)
        on conflict (entidade, exercicio, parametro) do update set valor = excluded.valor
          where parametro.valor <> excluded.valor`,
        [key.entidade, key.exercicio, key.parametro, valor],
      ),
    ),
  )
  terminal.out(changed ? `${nameOf(key)} = ${valor}` : `${nameOf(key)} já era ${valor}.`)
}

const unset: Action = async (args, terminal) => {
  const key = keyOf(args)
  if (args.text('valor') !== undefined) throw new UsageError('--valor só serve a set.')
  const changed = await withPool(terminal, (pool) =>
    change(pool, key, (client) =>
      client.query('delete from parametro where entidade = $1 and exercicio = $2 and parametro = $3', [
        key.entidade,
        key.exercicio,
        key.parametro,
      ]),
    ),
  )
  terminal.out(changed ? `${nameOf(key)} foi retirado.` : `${nameOf(key)} não estava definido.`)
}

const ACTIONS = new Map<string, Action>([
  ['list', list],
  ['explicar', explicar],
  ['set', set],
  ['unset', unset],
])

const nameOf = ({ entidade, exercicio, parametro }: Key): string =>
  `Entidade ${entidade}, ${exercicio}, parâmetro ${parametro}`

function keyOf({ integer }: Arguments): Key {
  const required = (flag: string): number => {
    const value = integer(flag)
    if (value === undefined) throw new UsageError(`Falta --${flag}.`)
    return value
  }
  return { entidade: required('entidade'), exercicio: required('exercicio'), parametro: required('numero') }
}

/** Makes the change and returns whether anything changed. */
function change(
  pool: Pool,
  { entidade, exercicio }: Key,
  make: (client: PoolClient) => Promise<QueryResult>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount: years } = await client.query('select from exercicio where entidade = $1 and exercicio = $2', [
      entidade,
      exercicio,
    ])
    if (!years) throw new Error(`A entidade ${entidade} não tem o exercício ${exercicio}.`)
    return Boolean((await make(client)).rowCount)
  })
}
