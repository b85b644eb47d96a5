// Collects, from the published example and the catalog, the examples and pages of each table, for the person who fills
// it in.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecords } from '../csv/csv.ts'
import { readText } from '../csv/decode.ts'
import { csvName, type Known } from './schema.ts'
import type { Table } from './tables.ts'
import { telasDe } from './telas.ts'

export const PUBLISHED = fileURLToPath(new URL('../../../../docs/pacote-de-dados/', import.meta.url))
export const EXAMPLE = join(PUBLISHED, 'exemplo')

/** Examples for columns that no city of the published example fills. */
const RAROS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exercicio: { mascara_despesa: '##.###.##.###.####.####.#.#.##.##' },
  licitacao: { numero_texto: 'PE-012/2023' },
  contrato: { numero_texto: '012-A', motivo_excesso: 'Reajuste anual ainda não aditado.' },
  lei_ato: { numero_texto: '12-A/2023' },
  empenho: { total_anulado: '0.00', total_liquidado: '1200.00', total_pago: '900.00', data_totais: '2026-08-31' },
}

/** Returns the first value of each column. */
async function exemplosOf(table: Table, folder: string): Promise<Record<string, string>> {
  const path = join(folder, csvName(table))
  const exemplos: Record<string, string> = { ...RAROS[table.nome] }
  if (!existsSync(path)) return exemplos
  let names: string[] | undefined
  for await (const records of readRecords(readText(path, 'utf-8'), ',')) {
    for (const { cells = [] } of records) {
      if (!names) names = cells
      else for (const [at, cell] of cells.entries()) if (cell !== '') exemplos[names[at] ?? ''] ??= cell
    }
  }
  return exemplos
}

export const knownOf = async (table: Table, folder = EXAMPLE): Promise<Known> => ({
  exemplos: await exemplosOf(table, folder),
  telas: telasDe(table.nome),
})
