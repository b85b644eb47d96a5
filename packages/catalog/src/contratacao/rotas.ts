// Typed links of the contracting screens, relative to the portal's base path.
import { integer } from '@portal/kit/fields'
import { withQuery } from '@portal/kit/link'
import { recordLink } from '@portal/kit/record-link'

export const contratoDetalhe = (key: { entidade: number; exercicio: number; contrato: number }): string =>
  withQuery('/contratos/detalhes', key)

export const aditivoDetalhe = recordLink('/aditivos/detalhes', { numero: integer('Nº do Contrato'), sequencia: integer('Sequência') })

export const adjudicacaoDetalhe = recordLink('/adjudicacoes/detalhes', {
  exercicioLicitacao: integer('Ano da Licitação'),
  tipoLicitacao: integer('Código da Modalidade'),
  licitacao: integer('Nº da Licitação'),
  pessoa: integer('Código do Fornecedor'),
})
