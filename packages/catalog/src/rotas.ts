// Typed links between screens, relative to the portal's base path.
import { withQuery } from '@portal/kit/link'

export const APP_BASE = '/portaltransparencia'
export const API_BASE = '/portaltransparencia-api'

interface EmpenhoKey {
  entidade: number
  exercicio: number
  empenho: number
  unidadeOrcamentaria?: string
}

export type EmpenhoTab = 'liquidacoes' | 'pagamentos' | 'emliquidacao'

export const empenhoDetalhe = ({ entidade, exercicio, empenho, unidadeOrcamentaria }: EmpenhoKey, active?: EmpenhoTab): string =>
  withQuery('/empenhos/detalhe', { search: `id.entidade==${entidade}`, entidade, exercicio, empenho, unidadeOrcamentaria, active })

export const diariaDetalhe = (key: EmpenhoKey & { noLiquidacao: number }): string =>
  withQuery('/diarias/detalhes', {
    entidade: key.entidade,
    exercicio: key.exercicio,
    empenho: key.empenho,
    noLiquidacao: key.noLiquidacao,
    unidadeOrcamentaria: key.unidadeOrcamentaria,
  })

export const notaExtraorcamentariaDetalhe = (key: { entidade: number; exercicio: number; noExtraorcamentario: number }): string =>
  withQuery('/nota-extraorcamentaria/detalhe', key)

export const pesquisa = (pesquisa: string): string => withQuery('/pesquisa', { pesquisa })
export const arquivo = (id: number): string => `${API_BASE}/api/files/arquivo/${id}`
export const temaCss = (cor: string): string => `${APP_BASE}/assets/css/compiled/${cor.toLowerCase().replace('#', '')}.css`
