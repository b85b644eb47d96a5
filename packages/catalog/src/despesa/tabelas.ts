// The tables the area owns: what was authorised, committed, settled, withheld and paid, and to whom.
import { MODULO } from '../modulos.ts'
import { comJunto, emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

const das = (...nomes: string[]): Tabelas => tabelasDo(MODULO.financas, ...nomes)

/** What happens to a commitment, each on its day. */
const EXECUCAO = [
  'empenho_anulacao',
  'em_liquidacao',
  'empenho.liquidacao',
  'liquidacao_estorno',
  'retencao',
  'empenho.pagamento',
] as const

const declaradas: Tabelas = {
  ...das(
    'empenho_item',
    'retencao',
    'tipo_objetivo_diaria',
    'diaria',
    'nota_extraorcamentaria',
    'nota_extraorcamentaria_item',
    'em_liquidacao',
    'adiantamento',
  ),
  ...emTelas(das('funcao', 'subfuncao'), '/despesa/funcao', '/despesa-detalhada'),
  ...emTelas(das('natureza_despesa'), '/despesa/elemento', '/despesa-detalhada'),
  ...emTelas(das('fonte_recurso'), '/despesa/fonte-recursos'),
  ...emTelas(das('orgao', 'unidade'), '/despesa/orgao', '/despesa-detalhada'),
  ...emTelas(das('programa'), '/despesa/programa', '/despesa-detalhada'),
  ...emTelas(das('projeto'), '/despesa/projeto', '/despesa-detalhada'),
  ...emTelas(das('dotacao', 'credito_adicional'), '/despesa-detalhada', '/despesa/orgao'),
  ...emTelas(das('fornecedor'), '/fornecedores', '/empenhos'),
  ...emTelas(das('empenho'), '/empenhos', '/empenhos/detalhe', '/restos-a-pagar'),
  ...emTelas(das('empenho_anulacao'), '/empenhos/detalhe', '/restos-a-pagar'),
  ...emTelas(das('liquidacao'), '/liquidacoes/pagar', '/agenda-previsao-pagamento', '/empenhos/detalhe'),
  ...emTelas(das('liquidacao_estorno'), '/empenhos/detalhe', '/liquidacoes/pagar'),
  ...emTelas(das('liquidacao_documento'), '/empenhos/detalhe', '/liquidacoes/pagar'),
  ...emTelas(das('pagamento'), '/liquidacoes/pagas', '/empenhos/detalhe'),
  ajuda_custo: { modulo: MODULO.financas, ano: 'ano_competencia' },
}

export const tabelas: Tabelas = comJunto(
  { empenho: EXECUCAO, empenho_item: ['empenho', 'empenho_anulacao'], liquidacao: ['pagamento'] },
  declaradas,
)
