// Finds the pages that show a table: those its area declares, or else those of the lists of the table and those whose
// `.sql` names it.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { areas, lists, records, wholeLists } from '@portal/catalog/areas'
import { areaOf, telasOf } from '@portal/catalog/tabelas'
import type { MenuGroup } from '@portal/catalog/area'
import { relationsIn } from '@portal/db/relations'
import { listName, type List } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'

const pagesIn = (menu: readonly MenuGroup[] = []): [rota: string, titulo: string][] =>
  menu.flatMap(({ paginas }) =>
    paginas.flatMap(({ rota, titulo }): [string, string][] => (rota === undefined ? [] : [[rota, titulo]])),
  )

const OFFERED = new Map(areas.flatMap(({ menu }) => pagesIn(menu)))

const TITLES = new Map([
  ['/', 'Página inicial'],
  ['/glossario', 'Glossário'],
  ...OFFERED,
  ...records.map(({ link, name }): [string, string] => [link.path, name]),
  ...lists.map(({ path, title }): [string, string] => [path, title]),
])

const named = (rota: string): string => {
  const titulo = TITLES.get(rota)
  return titulo === undefined ? rota : `${titulo} (${rota})`
}

interface Page {
  readonly rota: string
  readonly area: string
  readonly reads: ReadonlySet<string>
}

const CATALOG = dirname(createRequire(import.meta.url).resolve('@portal/catalog/areas'))

/** Returns the tables that the queries with these names read; a part may have no query of its own. */
const readBy = (area: string, names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .map((name) => join(CATALOG, area, `${name}.sql`))
      .filter((file) => existsSync(file))
      .flatMap((file) => [...relationsIn(readFileSync(file, 'utf8'))]),
  )

const sqlOf = (list: List): string => list.sql ?? listName(list)

function sqlOfRecord({ id, sql = id, isRow, list, parts }: DeclaredRecord): string[] {
  const ofParts = Object.entries(parts).flatMap(([name, part]) =>
    part.kind === 'list' ? [] : [part.sql ?? `${id}-${name}`],
  )
  return [isRow ? sqlOf(list) : sql, ...ofParts]
}

let pages: readonly Page[] | undefined

/** Builds the pages on first use and caches them. A list returned whole is a page only if the menu has it. */
const everyPage = (): readonly Page[] =>
  (pages ??= [
    ...[...lists, ...wholeLists.filter(({ path }) => OFFERED.has(path))].map((list): Page => ({
      rota: list.path,
      area: list.area,
      reads: readBy(list.area, [sqlOf(list)]),
    })),
    ...records.map((record): Page => ({
      rota: record.link.path,
      area: record.area,
      reads: readBy(record.area, sqlOfRecord(record)),
    })),
  ])

/** Returns the pages of the lists of the table and those of its own area that read it, or else those of other areas. */
export function pagesOf(tabela: string): string[] {
  const stamped = lists.filter(({ table }) => table === tabela).map(({ path }) => path)
  const reading = everyPage().filter(({ reads }) => reads.has(tabela))
  const own = reading.filter(({ area }) => area === areaOf(tabela)).map(({ rota }) => rota)
  const pages = [...new Set([...stamped, ...own])]
  return pages.length > 0 ? pages : [...new Set(reading.map(({ rota }) => rota))]
}

/** Returns the pages, each with its title. */
export function telasDe(tabela: string): string[] {
  const told = telasOf(tabela) ?? pagesOf(tabela)
  const ofArea = pagesIn(areas.find(({ id }) => id === areaOf(tabela))?.menu).map(([rota]) => rota)
  return (told.length > 0 ? told : ofArea.slice(0, 1)).map(named)
}
