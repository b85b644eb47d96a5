// The tables the area owns: bids, contracts and how contracts changed.
import { MODULO } from '../modulos.ts'
import { comJunto, emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

const doCompras = (...nomes: string[]): Tabelas => tabelasDo(MODULO.compras, ...nomes)

export const tabelas: Tabelas = comJunto(
  {
    contrato: ['aditivo'],
    convenio: ['convenio_aditivo'],
    subvencao: ['subvencao_aditivo', 'subvencao_prestacao'],
    obra: ['obra_medicao', 'obra_paralisacao', 'obra_planilha'],
    licitacao: ['licitacao_publicacao', 'adjudicacao', 'homologacao', 'licitacao_ata'],
    licitacao_item: ['licitacao'],
  },
  {
    ...doCompras(
      'convenio',
      'subvencao',
      'situacao_convenio',
      'convenio_aditivo',
      'convenio_empenho',
      'convenio_receita',
      'tipo_subvencao',
      'subvencao_empenho',
      'subvencao_remuneracao',
      'subvencao_aditivo',
      'subvencao_prestacao',
      'adjudicacao',
      'homologacao',
      'licitacao',
      'licitacao_item',
      'licitacao_participante',
      'licitacao_publicacao',
      'licitacao_recurso',
      'licitacao_cotacao',
      'licitacao_certidao',
      'licitacao_ata',
      'licitacao_parecer',
      'licitacao_midia',
      'autorizacao',
      'contrato_fiscal',
    ),
    ...tabelasDo(
      MODULO.obras,
      'obra',
      'situacao_obra',
      'obra_medicao',
      'obra_planilha',
      'obra_servico',
      'obra_paralisacao',
    ),
    ...emTelas(doCompras('tipo_licitacao'), '/licitacoes', '/contratos', '/empenhos/detalhe', '/adjudicacoes/detalhes'),
    ...emTelas(doCompras('aditivo'), '/aditivos/detalhes', '/contratos', '/contratos/detalhes'),
    ...emTelas(doCompras('tipo_contrato', 'tipo_ato_contrato', 'contrato'), '/contratos', '/contratos/detalhes'),
  },
)
