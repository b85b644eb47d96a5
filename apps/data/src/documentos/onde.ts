// Tells which rows of the portal publish a file: those it is attached to, and those that cite it.
import type { Pool } from '@portal/db/pool'
import { id } from '../package/sql.ts'
import { hasColumn, readTables, type Table } from '../package/tables.ts'

const ANEXOS = `select x.origem || ' ' || x.chave as linha, x.entidade from anexo x join arquivo a using (arquivo)
  where a.sha256 = $1`

/** Writes SQL that returns the keys of the rows of a table that cite the file in a column. */
function citing({ nome, chave }: Table, column: string, ofEntity: boolean): string {
  const key = chave.filter((part) => part !== 'entidade' && part !== column).map((part) => `t.${id(part)}`)
  const linha = key.length === 0 ? `'${nome}'` : `'${nome} ' || concat_ws('/', ${key.join(', ')})`
  return `select ${linha} as linha, ${ofEntity ? 't.entidade' : 'null::int'} as entidade
    from public.${id(nome)} t join arquivo a on a.arquivo = t.${id(column)} where a.sha256 = $1`
}

/** Returns a function that answers by the content of a file, whatever its codes. */
export async function ondeEm(pool: Pool): Promise<(sha256: string) => Promise<string[]>> {
  const cited = (await readTables(pool))
    .filter(({ nome }) => nome !== 'anexo')
    .flatMap((table) =>
      table.referencias
        .filter(({ tabela }) => tabela === 'arquivo')
        .map(({ colunas: [column = ''] }) => citing(table, column, hasColumn(table, 'entidade'))),
    )
  const sql = `select distinct linha, entidade from (${[ANEXOS, ...cited].join('\nunion all\n')}) t order by 1, 2`
  return async (sha256) => {
    const { rows } = await pool.query<{ linha: string; entidade: number | null }>(sql, [sha256])
    return rows.map(({ linha, entidade }) => (entidade === null ? linha : `${linha} da entidade ${entidade}`))
  }
}
