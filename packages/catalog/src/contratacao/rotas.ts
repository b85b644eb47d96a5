// Typed links of the contracting screens, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'

export const contratoDetalhe = (key: { entidade: number; exercicio: number; contrato: number }): string =>
  withQuery('/contratos/detalhes', key)

export const aditivoDetalhe = (key: { entidade: number; exercicio: number; numero: number; sequencia: number }): string =>
  withQuery('/aditivos/detalhes', key)

export interface AdjudicacaoKey {
  entidade: number
  exercicio: number
  exercicioLicitacao: number
  tipoLicitacao: number
  licitacao: number
  pessoa: number
}

export const adjudicacaoDetalhe = (key: AdjudicacaoKey): string => withQuery('/adjudicacoes/detalhes', { ...key })
