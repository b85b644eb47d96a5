// From whom the city chose to buy, and how the contract changed.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...emTelas(tabelasDo(MODULO.compras, 'tipo_licitacao'), '/empenhos/detalhe', '/adjudicacoes/detalhes'),
  ...emTelas(tabelasDo(MODULO.compras, 'aditivo'), '/aditivos/detalhes'),
  ...emTelas(tabelasDo(MODULO.compras, 'adjudicacao'), '/adjudicacoes/detalhes'),
}
