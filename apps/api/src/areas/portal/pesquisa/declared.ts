// Searches the lists that declare a `hit`: returns the closest rows of each, with the fields it declares, and the
// address of the list with all of them.
import type { FastifyInstance } from 'fastify'
import { searched } from '@portal/catalog/areas'
import type { Achado, AchadosDaLista } from '@portal/catalog/portal/pesquisa'
import { withQuery } from '@portal/kit/link'
import { titleOf, type Hit, type List, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { openFilters } from '@portal/kit/open-list'
import { truncate } from '@portal/kit/texto'
import { writers } from '@portal/kit/write-value'
import type { RequestContexto } from '../../../contexto/contexto.ts'
import { orderBy } from '../../../lists/sql.ts'
import type { Scope } from '../../../lists/scope.ts'
import { jsonObject, writtenColumns } from '../../../lists/written.ts'
import { SearchedList } from './listed.ts'

const LIMIT = 5
const LONGEST = 320

type FoundList = List & { readonly hit: Hit; readonly card: NonNullable<List['card']> }

const isFound = (list: List): list is FoundList => list.hit !== undefined && list.card !== undefined

/** The fields the list's page shows, plus those the hit names. */
const told = ({ hit }: FoundList, { view }: Scope) =>
  view.record.filter(([name, { recordOnly }]) => !recordOnly || hit.about.includes(name))

const queryOf =
  (list: FoundList) =>
  (scope: Scope): string =>
    jsonObject(`select
  ${writtenColumns(told(list, scope), 'json')}
from (:lista) r
where :condicao${orderBy(scope.view, scope.view.initialSort).sql}
limit :limite`)

interface Found {
  list: FoundList
  rows: SearchedList<{ content: string }>
}

const found: readonly Found[] = searched
  .filter(isFound)
  .map((list) => ({ list, rows: new SearchedList(list, queryOf(list), LIMIT) }))

function write({ fields }: List, row: Row, name: string): string[] {
  const [field, value] = [fields[name], row[name]]
  return field === undefined || value === undefined ? [] : [truncate(writers[field.kind](String(value)), LONGEST)]
}

/**
 * Returns the address of the list with the search text; default filters of its page are cleared, since the search did
 * not use them.
 */
function addressOf(list: FoundList, { entidade, exercicio, parametros }: RequestContexto, typed: string): string {
  const cleared = openFilters(list, parametros)
    .filter(([, filter]) => filter.default !== undefined)
    .map(([name]) => `&${name}=`)
  return `${withQuery(list.path, { entidade, exercicio, [list.hit.by]: typed })}${cleared.join('')}`
}

/** Searches, concurrently, the lists that the entity offers. */
export async function findDeclared(
  app: FastifyInstance,
  contexto: RequestContexto,
  typed: string,
  offers: (route: string) => boolean,
): Promise<AchadosDaLista[]> {
  const offered = found.filter(({ list: { path, hit } }) => offers(path) || hit.when?.(contexto.parametros))
  const groups = await Promise.all(
    offered.map(async ({ list, rows }): Promise<AchadosDaLista> => {
      const answer = await rows.find(app, contexto, { [list.hit.by]: typed })
      const rota = addressOf(list, contexto, typed)
      const achados = answer.rows.map(({ content }): Achado => {
        const row = flatten(JSON.parse(content) as object)
        const arquivo = list.hit.file?.(row)
        return {
          titulo: titleOf(list)
            .flatMap((name) => write(list, row, name))
            .join(' '),
          subtitulo: list.hit.about.flatMap((name) => write(list, row, name)).join(' · '),
          ...(arquivo === undefined ? { rota: list.open?.(row, contexto) ?? rota } : { arquivo }),
        }
      })
      return { titulo: list.title, total: answer.total, achados, rota }
    }),
  )
  return groups.filter(({ total }) => total > 0)
}
