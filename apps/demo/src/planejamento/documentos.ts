// Publishes the documents of the budget: each a PDF with its own text, or a link to another site that publishes it.
import type { City } from '../cidade/area.ts'
import { CIDADE, UF, type Entity } from '../cidade/cidade.ts'
import { pdfOf, wrap } from '../cidade/pdf.ts'

interface Comum {
  tipo: 'PPA' | 'LDO' | 'LOA' | 'Atas de Audiência - PPA' | 'Atas de Audiência - LDO' | 'Atas de Audiência - LOA'
  ano: number
  descricao: string
  resumo: string
}

export type Documento = Comum & ({ day: number; nome: string; lines: readonly string[] } | { link: string })

export const INVENTADO = 'Documento de demonstração: a cidade, as pessoas e os números são inventados.'

export const cabecalho = ({ nome }: Entity): readonly string[] => [nome, `${CIDADE}/${UF}`, '']

export async function writeDocumentos(
  { sink, files }: City,
  entity: Entity,
  papers: readonly Documento[],
): Promise<void> {
  const { entidade } = entity
  const places = new Map<string, number>()
  for (const [index, paper] of papers.entries()) {
    const { tipo, ano, descricao, resumo } = paper
    const ordem = (places.get(`${tipo} ${ano}`) ?? 0) + 1
    places.set(`${tipo} ${ano}`, ordem)
    const comum = { entidade, documento: index + 1, tipo, ano, ordem, descricao, resumo }
    if ('link' in paper) sink.put('documento_orcamento', { ...comum, link: paper.link })
    else {
      const lines = [
        ...cabecalho(entity),
        ...paper.lines.flatMap((line) => (line === '' ? [''] : wrap(line))),
        '',
        INVENTADO,
      ]
      const arquivo = await files.add(paper.nome, 'application/pdf', pdfOf(descricao, lines), paper.day)
      sink.put('documento_orcamento', { ...comum, arquivo })
    }
    await sink.relieve()
  }
}
