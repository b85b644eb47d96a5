// What each area says of the tables it owns, without its declarations: small enough to travel with a page.
import type { AreaId } from './area.ts'
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
import type { Tabelas } from './tabela.ts'

export const tabelasDasAreas: Readonly<Partial<Record<AreaId, Tabelas>>> = {
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

const modulos = new Map(
  Object.values(tabelasDasAreas).flatMap((tabelas) =>
    Object.entries(tabelas).map(([nome, { modulo }]) => [nome, modulo] as const),
  ),
)

/** The system that stamps the table of a list: the one its area says, or else the usual one of that area. */
export const moduloDaLista = ({ area, table }: { readonly area: string; readonly table: string }): number =>
  table === PROTOCOLO.table ? PROTOCOLO.modulo : (modulos.get(table) ?? MODULO_DA_AREA[area as AreaId])
