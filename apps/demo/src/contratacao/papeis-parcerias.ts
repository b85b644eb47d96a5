// Publishes the documents of convênios, subvenções and works: a searchable PDF each, linked to its row.
import type { City } from '../cidade/area.ts'
import { CIDADE, UF, type Entity } from '../cidade/cidade.ts'
import type { Validade } from '../cidade/files.ts'
import { pdfOf, wrap } from '../cidade/pdf.ts'

const INVENTADO = 'Documento de demonstração: a cidade, as pessoas e as empresas são inventadas.'

export interface Papel {
  titulo: string
  nome: string
  day: number
  lines: readonly string[]
}

export function addPapel(
  { files }: City,
  { nome: entidade }: Entity,
  { titulo, nome, day, lines }: Papel,
  validade?: Validade,
): Promise<number> {
  const text = lines.flatMap((line) => (line === '' ? [''] : wrap(line)))
  return files.add(
    `${nome}.pdf`,
    'application/pdf',
    pdfOf(titulo, [entidade, `${CIDADE}/${UF}`, '', ...text, '', INVENTADO]),
    day,
    validade,
  )
}

/** The row it belongs to: its table and its key without the entity. */
interface Origem {
  origem: string
  chave: string
  ordem: number
  tipo_anexo: string
}

export async function anexaPapel(city: City, entity: Entity, origem: Origem, papel: Papel): Promise<void> {
  city.sink.put('anexo', { entidade: entity.entidade, ...origem, arquivo: await addPapel(city, entity, papel) })
}
