// From whom the city chose to buy, what it signed, and how the contract changed.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

const doCompras = (...nomes: string[]): Tabelas => tabelasDo(MODULO.compras, ...nomes)

export const tabelas: Tabelas = {
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
