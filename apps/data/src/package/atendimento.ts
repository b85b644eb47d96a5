// Exports and imports what visitors wrote: every table of the schema `atendimento`, row by row in COPY format.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { prove, seal, unseal } from './cofre.ts'

const FILE = 'atendimento.cifrado'
const END = Buffer.from('\\.')
const NEWLINE = 10

/** Tables that a new portal already has rows in; the imported rows replace them. */
const OF_THE_PORTAL = ['segredo', 'regra', 'feriado', 'numeracao']

export const packedVisitors = (folder: string): string => join(folder, FILE)

export const hasVisitors = (folder: string): boolean => existsSync(packedVisitors(folder))

interface Tabela {
  nome: string
  colunas: string
}

/** Lists the tables, parents before the tables that cite them, without generated columns. */
const TABELAS = `
with recursive tabela as (
  select oid, relname::text as nome from pg_class where relnamespace = 'atendimento'::regnamespace and relkind = 'r'
),
nivel as (
  select oid, 0 as n from tabela
  union
  select c.conrelid, nivel.n + 1 from nivel join pg_constraint c on c.confrelid = nivel.oid and c.contype = 'f'
    and c.conrelid <> c.confrelid
)
select t.nome, (
  select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
  where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
) as colunas
from tabela t order by (select max(n) from nivel where nivel.oid = t.oid), t.nome`

const tabelasIn = async (client: ClientBase): Promise<Tabela[]> => (await client.query<Tabela>(TABELAS)).rows

async function* written(client: ClientBase): AsyncGenerator<Buffer> {
  for (const { nome, colunas } of await tabelasIn(client)) {
    yield Buffer.from(`${nome} (${colunas})\n`)
    for await (const chunk of client.query(copyTo(`copy (select ${colunas} from atendimento.${nome}) to stdout`)))
      yield chunk as Buffer
    yield Buffer.concat([END, Buffer.from('\n')])
  }
}

export const packVisitors = (client: ClientBase, folder: string, chave: string): Promise<void> =>
  seal(packedVisitors(folder), chave, written(client))

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of content) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at + 1)])
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
}

/** Imports the tables inside the transaction of the load. */
export async function unpackVisitors(client: ClientBase, folder: string, chave: string): Promise<void> {
  if (!hasVisitors(folder))
    throw new Error(
      `O pacote de ${folder} não traz o atendimento: foi gravado sem --com-atendimento. Nada foi gravado.`,
    )
  await prove(packedVisitors(folder), chave)
  const { rowCount } = await client.query(SOMEONE)
  if (rowCount)
    throw new Error(
      'O portal já tem pedidos e mensagens de visitantes, e os do pacote não se misturam com eles. Nada foi gravado.',
    )
  await client.query(OF_THE_PORTAL.map((nome) => `delete from atendimento.${nome}`).join('; '))
  const known = new Map((await tabelasIn(client)).map((tabela) => [`${tabela.nome} (${tabela.colunas})`, tabela]))
  let copy: ReturnType<typeof copyFrom> | undefined
  for await (const line of linesOf(unseal(packedVisitors(folder), chave))) {
    const said = line.subarray(0, -1)
    if (!copy) {
      const tabela = known.get(said.toString())
      if (!tabela) throw new Error('O atendimento do pacote é de outra versão do portal. Nada foi gravado.')
      copy = client.query(copyFrom(`copy atendimento.${tabela.nome} (${tabela.colunas}) from stdin`))
    } else if (said.equals(END)) {
      copy.end()
      await once(copy, 'finish')
      copy = undefined
    } else if (!copy.write(line)) await once(copy, 'drain')
  }
  await client.query(CONTINUE)
  await client.query(
    'select sistema.mover(entidade, exercicio) from (select distinct entidade, exercicio from atendimento.processo) p',
  )
}

const SOMEONE =
  'select from atendimento.processo union all select from atendimento.pessoa union all select from ' +
  'atendimento.mensagem union all select from atendimento.interessado_edital limit 1'

/** Moves the sequences past the imported numbers. */
const CONTINUE = `
select setval(pg_get_serial_sequence('atendimento.' || tabela, tabela), coalesce(ultimo, 0) + 1, false) from (
  select 'pessoa' as tabela, max(pessoa) as ultimo from atendimento.pessoa
  union all select 'arquivo', max(arquivo) from atendimento.arquivo
  union all select 'mensagem', max(mensagem) from atendimento.mensagem
  union all select 'correio', max(correio) from atendimento.correio
) s`
