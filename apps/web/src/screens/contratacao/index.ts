// The addresses of the area.
import { item, under, type Route } from '../../route.ts'

export const contratacao: readonly Route[] = [
  item('/subvencao', 'contratacao/subvencao'),
  under('/subvencao', '/subvencao/detalhe', 'contratacao/subvencao-detalhe'),
  under('/subvencao', '/subvencao/adiantamento-detalhes', 'contratacao/subvencao-adiantamento'),
  under('/obraspublicas', '/obraspublicas/detalhes', 'contratacao/obra-detalhes'),
]
