// Typed links of the screens of what the city owns, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'
import { recordLink } from '@portal/kit/record-link'

export const veiculoDetalhe = recordLink('/veiculos/detalhes', { veiculo: 'integer', chapa: 'integer' })
export const movimentoGaragemDetalhe = recordLink('/movimentogaragem/detalhes', { numero: 'integer' })
export const bemDetalhe = recordLink('/patrimonio/detalhes', { tipo: 'text', bem: 'integer', chapa: 'integer' })

/** The type of goods that are vehicles. */
export const VEICULO = 'V'

/** Address of the movements of a material in a warehouse. */
export const itemDoEstoque = ({
  centroCusto,
  item,
  ...contexto
}: Contexto & { centroCusto: number; item: number }): string =>
  withQuery(`/almoxarifado/${centroCusto}/${item}`, { ...contexto })

/** Address of the goods the city still has, by type or place. */
export const bensAtivos = (contexto: Contexto, by: { tipo?: string; local?: number }): string =>
  withQuery('/patrimonio', { ...contexto, ...by, baixado: 'N' })

/** Address of the goods that a commitment bought. */
export const bensDoEmpenho = ({ empenho, ...contexto }: Contexto & { empenho: number }): string =>
  withQuery('/patrimonio', { ...contexto, empenho: `${empenho}/${contexto.exercicio}` })
