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

export const convenioDetalhe = recordLink('/convenios/detalhes', { id: 'integer', nrConvenio: 'integer', nrAnoConvenio: 'integer' })

const DA_SUBVENCAO = { subvencao: 'integer', anoSubvencao: 'integer' } as const

export const subvencaoDetalhe = recordLink('/subvencao/detalhe', { ...DA_SUBVENCAO, idTipo: 'integer' })

export const subvencaoAditivoDetalhe = recordLink('/subvencoes/aditivo/detalhe', { ...DA_SUBVENCAO, numeroAditivo: 'integer', anoAditivo: 'integer' })

export const subvencaoPrestacaoDetalhe = recordLink('/subvencoes/prestacao-contas/detalhe', { ...DA_SUBVENCAO, sequencia: 'integer' })

/** The advance behind an accountability of a grant, by its own number. */
export const subvencaoAdiantamento = recordLink('/subvencao/adiantamento-detalhes', { prestacaoContas: 'integer' })

/** The same by the settlement and the servant who received it. */
export const subvencaoAdiantamentoDoServidor = recordLink('/subvencao/adiantamento-detalhes', {
  empenho: 'integer',
  noLiquidacao: 'integer',
  unidadeOrcamentaria: 'text',
  matricula: 'integer',
})

export const obraDetalhe = recordLink('/obraspublicas/detalhes', { exercicioObra: 'integer', idOrdemServico: 'integer' })
