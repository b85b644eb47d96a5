// Numbers the laws and acts of an entity, publishes the text of each and links those that cite one another.
import { formatDate } from '@portal/kit/formats'
import type { City } from '../cidade/area.ts'
import { isoOf, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { pdfOf, wrap } from '../cidade/pdf.ts'
import { cabecalho, INVENTADO } from '../planejamento/documentos.ts'
import { ESCOPOS, NATUREZAS, TIPOS, type Ato } from './atos.ts'
import { edicaoDe, type Diario } from './diarios.ts'

const DIARIO = 'Diário Oficial do Município de Serra Clara'
const MURAL = 'Mural da entidade'
/** One portaria in ONLY_ON_THE_WALL is only posted on the wall. */
const ONLY_ON_THE_WALL = 7
/** One act in WITHOUT_TEXT has no text. */
const WITHOUT_TEXT = 11

/** Gives the next free number of its kind and year to each act without one. */
class Numbers {
  private readonly taken = new Set<string>()
  private readonly last = new Map<string, number>()

  constructor(acts: readonly Ato[]) {
    for (const { tipo, day, numero } of acts)
      if (numero !== undefined) this.taken.add(`${tipo} ${yearOf(day)} ${numero}`)
  }

  of({ tipo, day, numero }: Ato): number {
    if (numero !== undefined) return numero
    const kind = `${tipo} ${yearOf(day)}`
    let next = this.last.get(kind) ?? 0
    do next++
    while (this.taken.has(`${kind} ${next}`))
    this.last.set(kind, next)
    return next
  }
}

const codeOf = (kinds: readonly string[], kind: string): number => kinds.indexOf(kind) + 1

export async function writeLeis(
  { sink, files, today }: City,
  entity: Entity,
  all: readonly Ato[],
  diario: Diario,
): Promise<void> {
  const { entidade } = entity
  TIPOS.forEach((descricao, i) => sink.put('tipo_documento_legal', { entidade, tipo: i + 1, descricao }))
  NATUREZAS.forEach((descricao, i) => sink.put('natureza_lei', { entidade, natureza: i + 1, descricao }))
  ESCOPOS.forEach((descricao, i) => sink.put('escopo_lei', { entidade, escopo: i + 1, descricao }))
  const acts = all.toSorted((a, b) => Number(b.primeiro ?? false) - Number(a.primeiro ?? false) || a.day - b.day)
  const numbers = new Numbers(acts)
  const codes = new Map(acts.map(({ nome }, index) => [nome, index + 1]))
  for (const [index, act] of acts.entries()) {
    const lei = index + 1
    const { tipo, natureza, escopo, aba, covid, day, sumula, artigos, mural, vinculos = [] } = act
    const [numero, ano] = [numbers.of(act), yearOf(day)]
    sink.put('lei_ato', {
      entidade,
      lei,
      numero,
      ano,
      tipo: codeOf(TIPOS, tipo),
      natureza: codeOf(NATUREZAS, natureza),
      escopo: escopo && codeOf(ESCOPOS, escopo),
      aba,
      covid: covid ?? false,
      sistema: natureza === 'De pessoal' ? 2 : 1,
      tabela: 'LEI_ATO',
      data: isoOf(day),
      sumula,
    })
    for (const [nome, relacao] of vinculos) {
      const vinculada = codes.get(nome)
      if (vinculada !== undefined) sink.put('lei_vinculada', { entidade, lei, vinculada, relacao })
    }
    const isOnWall = mural ?? (tipo === 'Portaria' && index % ONLY_ON_THE_WALL === 0)
    const title = `${tipo} nº ${numero}/${ano}`
    const { edicao, publicado } = edicaoDe(day)
    if (isOnWall)
      sink.put('lei_publicacao', { entidade, lei, sequencia: 1, descricao: MURAL, data_publicacao: isoOf(day) })
    else {
      diario.add(day, { entidade: entity.nome, titulo: title, sumula })
      if (publicado <= today) {
        sink.put('lei_publicacao', {
          entidade,
          lei,
          sequencia: 1,
          descricao: DIARIO,
          data_publicacao: isoOf(publicado),
          pagina: 1,
          numero_edicao: edicao,
          ano_edicao: yearOf(publicado),
        })
      }
    }
    if (index % WITHOUT_TEXT !== WITHOUT_TEXT - 1) {
      const lines = [
        ...cabecalho(entity),
        ...wrap(sumula),
        '',
        ...artigos.flatMap((artigo) => wrap(artigo)),
        '',
        `Serra Clara, ${formatDate(isoOf(day))}.`,
        '',
        INVENTADO,
      ]
      const nome = `${tipo
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .toLowerCase()
        .replaceAll(' ', '-')}-${numero}-${ano}.pdf`
      const arquivo = await files.add(nome, 'application/pdf', pdfOf(title, lines), day)
      sink.put('anexo', {
        entidade,
        origem: 'lei_ato',
        chave: String(lei),
        ordem: 1,
        arquivo,
        tipo_anexo: tipo,
        numero: String(numero),
        ano,
      })
    }
    await sink.relieve()
  }
}
