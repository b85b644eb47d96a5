// Finds what a load accepts but should be looked at: the portal shows it correctly, but the source could say more.
import type { AvisoDeArquivo, AvisoDeExercicio } from '@portal/catalog/aviso'
import { avisosDeArquivo, avisosDeExercicio } from '@portal/catalog/avisos'
import { formatInteger } from '@portal/kit/formats'
import type { ClientBase, Pool } from 'pg'
import { id } from '../package/sql.ts'
import type { Pair } from './rebuild.ts'
import { type Staged, withRows } from './staging.ts'

const counted = (count: number, { um, varios }: Pick<AvisoDeArquivo, 'um' | 'varios'>): string =>
  count === 1 ? `1 ${um}` : `${formatInteger(count)} ${varios}`

/** Texts that other programs write for a missing value. */
const NOTHINGS = ['null', 'nan', 'none', 'undefined', 'n/a', '#n/d', '']

const firstNothing = (coluna: string): string =>
  `(min(_linha) filter (where lower(btrim(${coluna})) = any ($1)))::int as ${coluna}`

async function avisosOfWords(client: ClientBase, { table, stage, resource }: Staged): Promise<string[]> {
  const texts = table.colunas.filter(({ tipo }) => tipo === 'text')
  if (texts.length === 0) return []
  const { rows } = await client.query<Record<string, number>>(
    `select ${texts.map(({ nome }) => firstNothing(id(nome))).join(', ')} from ${stage}`,
    [NOTHINGS],
  )
  return Object.entries(rows[0] ?? {}).flatMap(([nome, linha]) =>
    linha === null
      ? []
      : [
          `${resource.file}: o campo ${nome} tem só espaços ou “null” (desde a linha ${linha}); deixe a célula ` +
            'vazia onde não há o que dizer.',
        ],
  )
}

async function avisoOfNoRows(client: ClientBase, { table, resource }: Staged): Promise<string[]> {
  const { rowCount } = await client.query(`select from public.${id(table.nome)} limit 1`)
  return rowCount === 0
    ? []
    : [`${resource.file}: só tem o cabeçalho, e o portal já tem linhas de ${table.nome}; elas ficaram como estavam.`]
}

/** Warnings read off the files, each with the first line where it occurs. */
export async function avisosOfFiles(client: ClientBase, staged: readonly Staged[]): Promise<string[]> {
  const avisos: string[] = []
  for (const rule of avisosDeArquivo) {
    const one = withRows(staged).find(({ table }) => table.nome === rule.tabela)
    if (!one) continue
    const { rows } = await client.query<{ linhas: number; primeira: number | null }>(
      `select count(*)::int as linhas, min(s._linha)::int as primeira from ${one.stage} s
        where ${rule.where(one.stage)}`,
    )
    const { linhas = 0, primeira } = rows[0] ?? {}
    const first = linhas === 1 ? `linha ${primeira}` : `desde a linha ${primeira}`
    if (linhas > 0) avisos.push(`${one.resource.file}: ${counted(linhas, rule)} (${first}); ${rule.efeito}.`)
  }
  for (const one of staged) avisos.push(...(await (one.rows > 0 ? avisosOfWords : avisoOfNoRows)(client, one)))
  return avisos
}

/** How many of the rows that break a law a warning names. */
const NAMED = 3

/** Returns what loaded rows of a year break, a sentence for each law, naming the first rows or as many as asked. */
export async function brokenIn(
  client: ClientBase | Pool,
  { entidade, exercicio }: Pair,
  laws: readonly AvisoDeExercicio[],
  named = NAMED,
): Promise<string[]> {
  const broken: string[] = []
  for (const { tabela, where, linha, efeito, ...names } of laws) {
    const { rows } = await client.query<{ linha: string; linhas: number }>(
      `select ${linha} as linha, count(*) over ()::int as linhas from ${tabela} r
      where r.entidade = $1 and r.exercicio = $2 and ${where} order by 1 limit $3`,
      [entidade, exercicio, named],
    )
    const linhas = rows[0]?.linhas ?? 0
    if (linhas === 0) continue
    const rest = linhas - rows.length
    const which = [...rows.map((row) => row.linha), ...(rest > 0 ? [`e mais ${formatInteger(rest)}`] : [])].join('; ')
    broken.push(`${counted(linhas, names)}; ${efeito} (${which}).`)
  }
  return broken
}

/** Warnings that can only be found once the rows are loaded. */
export async function avisosOfYears(client: ClientBase, pairs: readonly Pair[]): Promise<string[]> {
  const laws = avisosDeExercicio.filter(({ jaDito }) => jaDito === undefined)
  const avisos: string[] = []
  for (const pair of pairs) {
    const broken = await brokenIn(client, pair, laws)
    avisos.push(...broken.map((law) => `entidade ${pair.entidade}, exercício ${pair.exercicio}: ${law}`))
  }
  return avisos
}
