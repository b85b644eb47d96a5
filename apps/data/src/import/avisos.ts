// Finds what a load accepts but should be looked at: the portal shows it correctly, but the source could say more.
import type { AvisoDeArquivo } from '@portal/catalog/aviso'
import { avisosDeArquivo, avisosDeExercicio } from '@portal/catalog/avisos'
import { formatInteger } from '@portal/kit/formats'
import type { ClientBase } from 'pg'
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

/** Warnings that can only be found once the rows are loaded. */
export async function avisosOfYears(client: ClientBase, pairs: readonly Pair[]): Promise<string[]> {
  const avisos: string[] = []
  for (const { entidade, exercicio } of pairs) {
    for (const { tabela, where, efeito, ...names } of avisosDeExercicio) {
      const { rows } = await client.query<{ linhas: number }>(
        `select count(*)::int as linhas from ${tabela} where entidade = $1 and exercicio = $2 and ${where}`,
        [entidade, exercicio],
      )
      const { linhas = 0 } = rows[0] ?? {}
      if (linhas > 0) avisos.push(`entidade ${entidade}, exercício ${exercicio}: ${counted(linhas, names)}; ${efeito}.`)
    }
  }
  return avisos
}
