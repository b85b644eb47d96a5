// The system that stamps the table of a list, by the number existing clients use: that of its area, but for some
// tables. The build runs this file and puts what it exports in its place, as it does with the addresses.
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
