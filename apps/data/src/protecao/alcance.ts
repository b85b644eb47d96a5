// Tells whom a rule of the cover would reach, before it takes effect: how many payments and people, and what share of
// the creditors.
import { formatCount, formatInteger } from '@portal/kit/formats'
import type { ClientBase, Pool } from 'pg'

export interface Regra {
  entidade: number
  tipo: string
  valor: string
  desde: string | null
}

export interface Alcancado {
  fornecedor: number
  nome: string
  empenhos: number
  valor: string | null
  /** How many of these commitments are covered already. */
  ja: number
}

export interface Alcance {
  pessoas: Alcancado[]
  /** Everybody the entity ever committed money to. */
  credores: number
}

export async function alcanceOf(database: Pool | ClientBase, regra: Regra): Promise<Alcance> {
  const { entidade, tipo, valor, desde } = regra
  const { rows: pessoas } = await database.query<Alcancado>(
    `select fornecedor, nome, empenhos::int, valor::text, ja_encobertos::int as ja
    from resumo.alcance_de_regra($1, $2, $3, $4) order by empenhos desc, nome`,
    [entidade, tipo, valor, desde],
  )
  const { rows } = await database.query<{ credores: number }>('select resumo.credores_de_empenhos($1) as credores', [
    entidade,
  ])
  return { pessoas, credores: rows[0]?.credores ?? 0 }
}

const shareOf = ({ pessoas, credores }: Alcance): number => (credores === 0 ? 0 : pessoas.length / credores)

export const sentenceOf = (alcance: Alcance): string => {
  const empenhos = alcance.pessoas.reduce((sum, each) => sum + each.empenhos, 0)
  const share = formatInteger(Math.round(shareOf(alcance) * 100))
  return (
    `${formatCount(empenhos, 'empenho')} de ${formatCount(alcance.pessoas.length, 'pessoa')}: ${share} % de ` +
    formatCount(alcance.credores, 'credor', 'credores')
  )
}

/** Share of the creditors above which a decision must be confirmed: the law wants exceptions, not a curtain. */
const MUCH = 0.1

/** Returns the decisions to cover that reach a large share of the creditors, each in a sentence. */
export async function wideDecisions(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<Regra & { protecao: number }>(
    `select entidade, protecao, tipo, valor, desde::text from protecao where efeito = 'encobre' order by 1, 2`,
  )
  const wide: string[] = []
  for (const { protecao, ...regra } of rows) {
    const alcance = await alcanceOf(client, regra)
    if (shareOf(alcance) > MUCH)
      wide.push(`a decisão ${protecao} da entidade ${regra.entidade} cobriria ${sentenceOf(alcance)}`)
  }
  return wide
}
