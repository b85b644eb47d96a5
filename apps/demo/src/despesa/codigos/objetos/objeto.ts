// Defines what a public office buys: one kind of thing, with its natureza, its sellers, its prices and its
// descriptions.
import type { Ramo } from '../ramos.ts'

export type Area =
  | 'administracao'
  | 'educacao'
  | 'social'
  | 'obras'
  | 'campo'
  | 'cultura'
  | 'esporte'
  | 'seguranca'
  | 'saude'
  | 'legislativo'
  | 'agua'

/**
 * How it is delivered. entrega: whole or in parts; mensal: an equal share each month; estimado: as much as each month
 * consumes; unico: once; obra: what was built since the last measurement, until it is whole, whatever the year.
 */
export type Modo = 'entrega' | 'mensal' | 'estimado' | 'unico' | 'obra'

export type Retencao = 'servico' | 'maoDeObra' | 'pessoa' | 'bens' | 'nenhuma'

export interface Item {
  especificacao: string
  unidade: string
  /** In reais; zero when the value of the empenho decides it. */
  preco: number
}

export interface Objeto {
  /** Eight digits, or ten where the sub-item has further levels. */
  natureza: string
  nome: string
  /** Line of business of the sellers, or the number of the only possible creditor. */
  credor: Ramo | number
  /** Areas that buy it; empty means any. */
  areas: readonly Area[]
  peso: number
  mediana: number
  sigma: number
  modo: Modo
  retencao: Retencao
  textos: readonly string[]
  itens: readonly Item[]
}

interface ObjetoDraft {
  areas?: readonly Area[]
  peso?: number
  valor: readonly [mediana: number, sigma: number]
  modo?: Modo
  retencao?: Retencao
  textos: readonly string[]
  /** Each line is 'especificação|unidade|preço'. */
  itens: readonly string[]
}

export function objeto(natureza: string, nome: string, credor: Ramo | number, draft: ObjetoDraft): Objeto {
  return {
    natureza,
    nome,
    credor,
    areas: draft.areas ?? [],
    peso: draft.peso ?? 1,
    mediana: draft.valor[0],
    sigma: draft.valor[1],
    modo: draft.modo ?? 'entrega',
    retencao: draft.retencao ?? 'nenhuma',
    textos: draft.textos,
    itens: draft.itens.map(parseItem),
  }
}

function parseItem(line: string): Item {
  const [especificacao = '', unidade = 'UN', preco = '0'] = line.split('|')
  return { especificacao, unidade, preco: Number(preco) }
}
