// Declares the routes of the area.
import { always, item, under, type Route } from '../../route.ts'

export const contratacao: readonly Route[] = [
  item('/subvencao', 'contratacao/subvencao'),
  under('/subvencao', '/subvencao/detalhe', 'contratacao/subvencao-detalhe'),
  under('/subvencao', '/subvencao/adiantamento-detalhes', 'contratacao/subvencao-adiantamento'),
  under('/obraspublicas', '/obraspublicas/detalhes', 'contratacao/obra-detalhes'),
  item('/licitacoes', 'contratacao/licitacoes'),
  always('/licitacoes/deixar-de-acompanhar', 'contratacao/deixar-de-acompanhar'),
  item('/licitacoes-covid', 'contratacao/licitacoes-covid'),
  under('/licitacoes', '/licitacoes/detalhes', 'contratacao/licitacao-detalhes'),
  under('/licitacoes-covid', '/licitacoes-covid/detalhes', 'contratacao/licitacao-detalhes'),
  item('/contratos', 'contratacao/contratos'),
  under('/contratos', '/contratos/detalhes', 'contratacao/contrato-detalhes'),
  under('/contratos', '/contratos/obra', 'contratacao/contrato-obra'),
  item('/contratos-covid', 'contratacao/contratos-covid'),
  under('/contratos-covid', '/contratos-covid/detalhes', 'contratacao/contrato-detalhes'),
  item('/itens-licitados', 'contratacao/itens-licitados'),
]
