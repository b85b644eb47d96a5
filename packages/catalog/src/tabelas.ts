// Every table of facts, by the area that owns it.
import type { AreaId } from './area.ts'
import { PROTOCOLO, tabelas as atendimento } from './atendimento/tabelas.ts'
import { tabelas as contratacao } from './contratacao/tabelas.ts'
import { tabelas as despesa } from './despesa/tabelas.ts'
import { tabelas as legislacao } from './legislacao/tabelas.ts'
import { tabelas as patrimonio } from './patrimonio/tabelas.ts'
import { tabelas as pessoal } from './pessoal/tabelas.ts'
import { tabelas as planejamento } from './planejamento/tabelas.ts'
import { tabelas as portal } from './portal/tabelas.ts'
import { tabelas as receita } from './receita/tabelas.ts'
import type { Tabela, Tabelas } from './tabela.ts'

const byArea: Partial<Record<AreaId, Tabelas>> = { despesa, receita, planejamento, contratacao, pessoal, patrimonio, legislacao, atendimento, portal }

export const TABELAS: readonly (Tabela & { nome: string; area: AreaId })[] = Object.entries(byArea).flatMap(([area, tabelas]) =>
  Object.entries(tabelas).map(([nome, tabela]) => ({ ...tabela, nome, area: area as AreaId })),
)

const byName = new Map(TABELAS.map((tabela) => [tabela.nome, tabela]))

function tabelaOf(nome: string): (typeof TABELAS)[number] {
  const tabela = byName.get(nome)
  if (!tabela) throw new Error(`A tabela ${nome} não pertence a nenhuma área do catálogo.`)
  return tabela
}

export const isTabela = (nome: string): boolean => byName.has(nome)

export const areaOf = (nome: string): AreaId => tabelaOf(nome).area

/** Of what is stamped: a table of facts, or what visitors write. */
export const moduloOf = (nome: string): number => (nome === PROTOCOLO.table ? PROTOCOLO : tabelaOf(nome)).modulo

/** The column of its year, where it has one; `exercicio` in most. */
export const anoOf = (nome: string): string => tabelaOf(nome).ano ?? 'exercicio'

export const telasOf = (nome: string): readonly string[] | undefined => tabelaOf(nome).telas
