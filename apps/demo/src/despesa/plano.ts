// Types of the plan of one empenho, in numbers only: what it buys, from whom, and each dated step until it is paid.
import type { Dotacao } from './orcamento.ts'
import type { Objeto } from './codigos/objetos/objeto.ts'
import type { Cents } from '../cidade/money.ts'

export type Modalidade =
  | 'Pregão Eletrônico'
  | 'Dispensa'
  | 'Inexigibilidade'
  | 'Concorrência'
  | 'Credenciamento'
  | 'Chamamento Público'
  | 'Não se aplica'

export type Especie = 'Ordinário' | 'Global' | 'Estimativo'

export interface ItemPlan {
  especificacao: string
  unidade: string
  /** In ten-thousandths. */
  quantidade: number
  /** In ten-thousandths of a real. */
  valorUnitario: number
  valorTotal: Cents
}

export interface Licitacao {
  modalidade: Modalidade
  numero?: number
  ano?: number
  processo?: number
  contrato?: number
  anoContrato?: number
}

export interface AnulacaoPlan {
  day: number
  valor: Cents
  motivo: string
}

export interface EmLiquidacaoPlan {
  day: number
  valor: Cents
  /** Reversed in full on this day, for the delivery to be checked again. */
  reversedOn?: number
}

export interface RetencaoPlan {
  descricao: string
  valor: Cents
}

export interface PagamentoPlan {
  day: number
  /** Negative when the bank returned the payment. */
  valor: Cents
  valorRetido: Cents
}

export interface LiquidacaoPlan {
  day: number
  valor: Cents
  vencimento: number
  /** Index in emLiquidacao. */
  emLiquidacao?: number
  estorno?: { day: number; valor: Cents; motivo: string }
  /** The value of each document; one or two. */
  documentos: readonly Cents[]
  retencoes: readonly RetencaoPlan[]
  pagamentos: readonly PagamentoPlan[]
  /** How it was paid among what follows an order: when its turn came, or before it; absent if it follows none. */
  fila?: 'na vez' | 'antes' | undefined
}

/** Why the empenho was made, with what is specific to each kind. */
export type Origem =
  | { tipo: 'compra' }
  | { tipo: 'folha'; competencia: string }
  | { tipo: 'diaria'; viagem: ViagemPlan }
  | { tipo: 'adiantamento'; adiantamento: AdiantamentoPlan }
  | { tipo: 'excesso'; servidor: number; prestacaoContas: number }

export interface ViagemPlan {
  servidor: number
  /** Index of the list of destinations. */
  destino: number
  /** Index of the list of reasons. */
  motivo: number
  saida: number
  retorno: number
  /** Half days. */
  meias: number
  semQuantidade: boolean
  anuladas: number
}

export interface AdiantamentoPlan {
  servidor: number
  suprimento: boolean
  prestacaoContas: number
  prestacao: number
  documentos: Cents
  restituido: Cents
  excedido: Cents
}

export interface EmpenhoPlan {
  empenho: number
  day: number
  dotacao: Dotacao
  objeto: Objeto
  fornecedor: number
  especie: Especie
  licitacao: Licitacao
  itens: readonly ItemPlan[]
  valor: Cents
  /** Index of the objeto's texts. */
  texto: number
  covid: boolean
  origem: Origem
  anulacoes: readonly AnulacaoPlan[]
  emLiquidacao: readonly EmLiquidacaoPlan[]
  liquidacoes: readonly LiquidacaoPlan[]
  /** Seed that chooses the wording. */
  seed: number
}
