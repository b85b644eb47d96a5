// The addresses of the area.
import { under, type Route } from '../../route.ts'

export const contratacao: readonly Route[] = [
  under('/empenhos', '/aditivos/detalhes', 'contratacao/aditivo-detalhes'),
  under('/empenhos', '/adjudicacoes/detalhes', 'contratacao/adjudicacao-detalhes'),
]
