// Maps areas and tables to the system (`modulo`) whose last update a list shows, by the numbers existing clients use.
// `ofTables` has only the tables whose system differs from their area's. The build runs this file and replaces it with
// its result, as it does with addresses.ts.
import { register } from '@portal/catalog/areas'
import { MODULO_DA_AREA } from '@portal/catalog/modulos'
import { moduloDaLista } from '@portal/catalog/tabelas-das-areas'

export const ofAreas: Readonly<Record<string, number>> = MODULO_DA_AREA

export const ofTables: Readonly<Record<string, number>> = Object.fromEntries(
  register
    .map((list) => [list.table, moduloDaLista(list), ofAreas[list.area]] as const)
    .filter(([, own, usual]) => own !== usual)
    .map(([table, own]) => [table, own]),
)
