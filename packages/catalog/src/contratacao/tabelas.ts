// From whom the city chose to buy, what it signed, and how the contract changed.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

const doCompras = (...nomes: string[]): Tabelas => tabelasDo(MODULO.compras, ...nomes)

export const tabelas: Tabelas = {
  ...doCompras('convenio'),
  ...emTelas(doCompras('situacao_convenio'), '/convenios'),
  ...emTelas(doCompras('convenio_aditivo', 'convenio_empenho', 'convenio_receita'), '/convenios/detalhes'),
  ...doCompras('subvencao'),
  ...emTelas(doCompras('tipo_subvencao'), '/subvencao'),
  ...emTelas(doCompras('subvencao_empenho', 'subvencao_remuneracao'), '/subvencao/detalhe'),
  ...emTelas(doCompras('subvencao_aditivo'), '/subvencao/detalhe', '/subvencoes/aditivo/detalhe'),
  ...emTelas(doCompras('subvencao_prestacao'), '/subvencao/detalhe', '/subvencoes/prestacao-contas/detalhe'),
  ...tabelasDo(MODULO.obras, 'obra'),
  ...emTelas(tabelasDo(MODULO.obras, 'situacao_obra'), '/obraspublicas'),
  ...emTelas(tabelasDo(MODULO.obras, 'obra_medicao', 'obra_planilha', 'obra_servico', 'obra_paralisacao'), '/obraspublicas/detalhes'),
  ...emTelas(doCompras('tipo_licitacao'), '/licitacoes', '/contratos', '/empenhos/detalhe', '/adjudicacoes/detalhes'),
  ...emTelas(doCompras('aditivo'), '/aditivos/detalhes', '/contratos', '/contratos/detalhes'),
  ...emTelas(doCompras('adjudicacao'), '/adjudicacoes/detalhes', '/licitacoes/detalhes'),
  ...emTelas(doCompras('homologacao'), '/homologacoes/detalhes', '/licitacoes/detalhes'),
  ...emTelas(doCompras('licitacao'), '/licitacoes', '/licitacoes/detalhes'),
  ...emTelas(doCompras('licitacao_item'), '/itens-licitados', '/licitacoes/detalhes'),
  ...emTelas(doCompras('licitacao_participante'), '/participantes-licitacao', '/participantes-licitacao/detalhes', '/licitacoes/detalhes'),
  ...emTelas(
    doCompras(
      'licitacao_publicacao', 'licitacao_recurso', 'licitacao_cotacao', 'licitacao_certidao', 'licitacao_ata', 'licitacao_parecer', 'licitacao_midia',
    ),
    '/licitacoes/detalhes',
  ),
  ...emTelas(doCompras('autorizacao'), '/autorizacoes/detalhes', '/licitacoes/detalhes'),
  ...emTelas(doCompras('tipo_contrato', 'tipo_ato_contrato', 'contrato'), '/contratos', '/contratos/detalhes'),
  ...emTelas(doCompras('contrato_fiscal'), '/fiscais-contratos', '/contratos/detalhes'),
}
