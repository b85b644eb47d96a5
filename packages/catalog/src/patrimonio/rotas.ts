// Typed links of the screens of what the city owns, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'
import { recordLink } from '@portal/kit/record-link'

export const veiculoDetalhe = recordLink('/veiculos/detalhes', { veiculo: 'integer', chapa: 'integer' })
export const movimentoGaragemDetalhe = recordLink('/movimentogaragem/detalhes', { numero: 'integer' })
export const bemDetalhe = recordLink('/patrimonio/detalhes', { tipo: 'text', bem: 'integer', chapa: 'integer' })

/** Type of the goods that are vehicles. */
export const VEICULO = 'V'

/** How a material moved in the place that keeps it. */
export const itemDoEstoque = ({
  centroCusto,
  item,
  ...contexto
}: Contexto & { centroCusto: number; item: number }): string =>
  withQuery(`/almoxarifado/${centroCusto}/${item}`, { ...contexto })

/** The goods the city still has, of a type or in a place. */
export const bensAtivos = (contexto: Contexto, by: { tipo?: string; local?: number }): string =>
  withQuery('/patrimonio', { ...contexto, ...by, baixado: 'N' })

/** The goods that a commitment bought. */
export const bensDoEmpenho = ({ empenho, ...contexto }: Contexto & { empenho: number }): string =>
  withQuery('/patrimonio', { ...contexto, empenho: `${empenho}/${contexto.exercicio}` })
