// What a public office buys: one kind of thing, with its nature of expense, who sells it, how much it costs and how it
// is written.
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
 * entrega: delivered whole or in parts; mensal: an equal share each month; estimado: as much as each month consumes;
 * unico: once.
 */
export type Modo = 'entrega' | 'mensal' | 'estimado' | 'unico'

export type Retencao = 'servico' | 'maoDeObra' | 'pessoa' | 'bens' | 'nenhuma'

export interface Item {
  especificacao: string
  unidade: string
  /** In reais; zero when the value of the commitment decides it. */
  preco: number
}

export interface Objeto {
  /** Eight digits, or ten where the sub-item is broken down further. */
  natureza: string
  nome: string
  /** Line of business of the sellers, or the number of the one possible creditor. */
  credor: Ramo | number
  /** Empty: any area. */
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
  /** 'especificação|unidade|preço' */
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
