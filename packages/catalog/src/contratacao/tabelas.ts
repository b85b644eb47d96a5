// From whom the city chose to buy, and how the contract changed.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...emTelas(tabelasDo(MODULO.compras, 'tipo_licitacao'), '/empenhos/detalhe', '/adjudicacoes/detalhes'),
  ...emTelas(tabelasDo(MODULO.compras, 'aditivo'), '/aditivos/detalhes'),
  ...emTelas(tabelasDo(MODULO.compras, 'adjudicacao'), '/adjudicacoes/detalhes'),
  ...tabelasDo(MODULO.compras, 'convenio'),
  ...emTelas(tabelasDo(MODULO.compras, 'situacao_convenio'), '/convenios'),
  ...emTelas(tabelasDo(MODULO.compras, 'convenio_aditivo', 'convenio_empenho', 'convenio_receita'), '/convenios/detalhes'),
  ...tabelasDo(MODULO.compras, 'subvencao'),
  ...emTelas(tabelasDo(MODULO.compras, 'tipo_subvencao'), '/subvencao'),
  ...emTelas(tabelasDo(MODULO.compras, 'subvencao_empenho', 'subvencao_remuneracao'), '/subvencao/detalhe'),
  ...emTelas(tabelasDo(MODULO.compras, 'subvencao_aditivo'), '/subvencao/detalhe', '/subvencoes/aditivo/detalhe'),
  ...emTelas(tabelasDo(MODULO.compras, 'subvencao_prestacao'), '/subvencao/detalhe', '/subvencoes/prestacao-contas/detalhe'),
  ...tabelasDo(MODULO.obras, 'obra'),
  ...emTelas(tabelasDo(MODULO.obras, 'situacao_obra'), '/obraspublicas'),
  ...emTelas(tabelasDo(MODULO.obras, 'obra_medicao', 'obra_planilha', 'obra_servico', 'obra_paralisacao'), '/obraspublicas/detalhes'),
}
