// Typed links of the contracting screens, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'
import { recordLink } from '@portal/kit/record-link'

export const contratoDetalhe = (key: { entidade: number; exercicio: number; contrato: number }): string =>
  withQuery('/contratos/detalhes', key)

export const aditivoDetalhe = recordLink('/aditivos/detalhes', { numero: 'integer', sequencia: 'integer' })

export const adjudicacaoDetalhe = recordLink('/adjudicacoes/detalhes', {
  exercicioLicitacao: 'integer',
  tipoLicitacao: 'integer',
  licitacao: 'integer',
  pessoa: 'integer',
})
