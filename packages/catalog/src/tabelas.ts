// Collects every table of facts by area: those the areas declare, and those of their features.
import type { AreaId } from './area.ts'
import { areas } from './areas.ts'
import { PROTOCOLO, tabelas as atendimento } from './atendimento/tabelas.ts'
import { tabelas as contratacao } from './contratacao/tabelas.ts'
import { tabelas as despesa } from './despesa/tabelas.ts'
import { tabelas as legislacao } from './legislacao/tabelas.ts'
import { MODULO_DA_AREA } from './modulos.ts'
import { tabelas as patrimonio } from './patrimonio/tabelas.ts'
import { tabelas as pessoal } from './pessoal/tabelas.ts'
import { tabelas as planejamento } from './planejamento/tabelas.ts'
import { tabelas as portal } from './portal/tabelas.ts'
import { tabelas as receita } from './receita/tabelas.ts'
import type { Tabela, Tabelas } from './tabela.ts'

const tabelasDasAreas: Readonly<Partial<Record<AreaId, Tabelas>>> = {
  despesa,
  receita,
  planejamento,
  contratacao,
  pessoal,
  patrimonio,
  legislacao,
  atendimento,
  portal,
}

type TabelaDaArea = Tabela & { nome: string; area: AreaId }

const said = Object.entries(tabelasDasAreas).flatMap(([area, tabelas]) =>
  Object.entries(tabelas).map(([nome, tabela]): TabelaDaArea => ({ ...tabela, nome, area: area as AreaId })),
)

const brought = areas.flatMap(({ id: area, features = [] }) =>
  features.flatMap(({ tables }) => tables.map((nome): TabelaDaArea => ({ nome, area, modulo: MODULO_DA_AREA[area] }))),
)

/** The declaration of an area takes precedence over that of a feature. */
const byName = new Map([...brought, ...said].map((tabela) => [tabela.nome, tabela]))

export const TABELAS: readonly TabelaDaArea[] = [...byName.values()]

function tabelaOf(nome: string): TabelaDaArea {
  const tabela = byName.get(nome)
  if (!tabela) throw new Error(`A tabela ${nome} não pertence a nenhuma área do catálogo.`)
  return tabela
}

export const isTabela = (nome: string): boolean => byName.has(nome)

export const areaOf = (nome: string): AreaId => tabelaOf(nome).area

/** Returns the system of a table of facts, or of what visitors write. */
export const moduloOf = (nome: string): number => (nome === PROTOCOLO.table ? PROTOCOLO : tabelaOf(nome)).modulo

/** Returns the column with the year of a table; `exercicio` in most. */
export const anoOf = (nome: string): string => tabelaOf(nome).ano ?? 'exercicio'

/** Returns the tables whose newest fact dates the pages of a table: itself, and those shown with it. */
export const datedBy = (nome: string): readonly string[] => [nome, ...(byName.get(nome)?.junto ?? [])]

export const telasOf = (nome: string): readonly string[] | undefined => tabelaOf(nome).telas
