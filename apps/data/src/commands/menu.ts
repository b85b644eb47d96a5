// `menu`: shows and changes the menu of an entity in a year: its own, or the standard one where it has none.
import type { Pool } from '@portal/db/pool'
import { inTransaction } from '@portal/db/transaction'
import type { ClientBase } from 'pg'
import { menuPadrao } from '@portal/catalog/menu-padrao'
import { type Arguments, type Command, OK, readArguments, type Terminal, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'

interface Ano {
  entidade: number
  exercicio: number
}

interface Item {
  menu: number
  menu_pai: number | null
  titulo: string
  rota: string | null
  link: string | null
}

type Action = (pool: Pool, ano: Ano, args: Arguments, terminal: Terminal) => Promise<void>

const TEXT = { type: 'string' } as const

export const menu: Command = {
  name: 'menu',
  usage: '[list|proprio|ocultar|padrao] --entidade N --exercicio N [--rota /rota]',
  summary:
    'Mostra o menu de uma entidade em um ano (list); grava o padrão como menu próprio, para mudar (proprio); ' +
    'tira dele uma página, que deixa de abrir (ocultar); ou volta ao padrão, feito do que tem dados (padrao).',
  async run(args, terminal) {
    const read = readArguments(args, { entidade: TEXT, exercicio: TEXT, rota: TEXT }, [0, 1])
    const [name = 'list'] = read.positionals
    const action = ACTIONS.get(name)
    if (!action) throw new UsageError(`“${name}” não é list, proprio, ocultar nem padrao.`)
    const ano = { entidade: required(read, 'entidade'), exercicio: required(read, 'exercicio') }
    await withPool(terminal, async (pool) => {
      const { rowCount } = await pool.query('select from exercicio where entidade = $1 and exercicio = $2', [
        ano.entidade,
        ano.exercicio,
      ])
      if (rowCount === 0) throw new Error(`A entidade ${ano.entidade} não tem o exercício ${ano.exercicio}.`)
      await action(pool, ano, read, terminal)
    })
    return OK
  },
}

function required({ integer }: Arguments, flag: string): number {
  const value = integer(flag)
  if (value === undefined) throw new UsageError(`Falta --${flag}.`)
  return value
}

const list: Action = async (pool, ano, _args, { out }) => {
  const own = await ownMenu(pool, ano)
  const items = own.length > 0 ? own : await standardMenu(pool, ano)
  out(own.length > 0 ? 'Menu próprio:' : 'Menu padrão, feito do que tem dados:')
  for (const { menu_pai, titulo, rota, link } of items)
    out(`${menu_pai === null ? '' : '  '}${titulo}${(rota ?? link) ? ` (${rota ?? link})` : ''}`)
}

const proprio: Action = async (pool, ano, _args, { out }) => {
  const isNew = await inTransaction(pool, (client) => makeOwn(client, ano))
  out(
    isNew
      ? 'O menu padrão agora é o menu próprio desta entidade neste ano.'
      : 'Esta entidade já tem menu próprio neste ano.',
  )
}

const ocultar: Action = async (pool, ano, { text }, { out }) => {
  const rota = text('rota')
  if (rota === undefined) throw new UsageError('Falta --rota.')
  const hidden = await inTransaction(pool, async (client) => {
    await makeOwn(client, ano)
    const { rowCount } = await client.query('delete from menu where entidade = $1 and exercicio = $2 and rota = $3', [
      ano.entidade,
      ano.exercicio,
      rota,
    ])
    return rowCount !== 0
  })
  out(hidden ? `A página ${rota} saiu do menu.` : `O menu não tem a página ${rota}.`)
}

const padrao: Action = async (pool, { entidade, exercicio }, _args, { out }) => {
  const { rowCount } = await pool.query('delete from menu where entidade = $1 and exercicio = $2', [
    entidade,
    exercicio,
  ])
  out(rowCount === 0 ? 'O menu já era o padrão.' : 'O menu voltou a ser o padrão.')
}

const ACTIONS = new Map<string, Action>([
  ['list', list],
  ['proprio', proprio],
  ['ocultar', ocultar],
  ['padrao', padrao],
])

const ownMenu = async (database: Pool | ClientBase, { entidade, exercicio }: Ano): Promise<Item[]> =>
  (
    await database.query<Item>(
      `select menu, menu_pai, titulo, rota, link from menu where entidade = $1 and exercicio = $2
    order by (select p.ordem from menu p where p.entidade = $1 and p.exercicio = $2
      and p.menu = coalesce(menu.menu_pai, menu.menu)), menu_pai nulls first, ordem`,
      [entidade, exercicio],
    )
  ).rows

async function standardMenu(database: Pool | ClientBase, ano: Ano): Promise<Item[]> {
  return [...menuPadrao(await carregadas(database, ano))].map(({ menu: numero, menuPai, item }) => ({
    menu: numero,
    menu_pai: menuPai ?? null,
    titulo: item.titulo,
    rota: item.rota ?? null,
    link: item.link ?? null,
  }))
}

async function carregadas(database: Pool | ClientBase, { entidade, exercicio }: Ano) {
  const { rows } = await database.query<{ exercicio: number; tabela: string }>(
    'select distinct exercicio, tabela from sistema.ultima_atualizacao where entidade = $1',
    [entidade],
  )
  const named = (some: typeof rows): Set<string> => new Set(some.map(({ tabela }) => tabela))
  return { noAno: named(rows.filter((row) => row.exercicio === exercicio)), naEntidade: named(rows) }
}

/** Copies the standard menu as the entity's own. Returns false if it already had one. */
async function makeOwn(client: ClientBase, ano: Ano): Promise<boolean> {
  if ((await ownMenu(client, ano)).length > 0) return false
  for (const { menu: numero, menuPai, ordem, item } of menuPadrao(await carregadas(client, ano))) {
    const { rota, link, urlAuxiliar, atalho } = item
    await client.query(
      `insert into menu (entidade, exercicio, menu, menu_pai, ordem, titulo, subtitulo, imagem, rota, link,
        url_auxiliar, atalho)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ano.entidade,
        ano.exercicio,
        numero,
        menuPai,
        ordem,
        item.titulo,
        item.subtitulo,
        item.imagem,
        rota,
        link,
        urlAuxiliar,
        atalho,
      ],
    )
  }
  return true
}
