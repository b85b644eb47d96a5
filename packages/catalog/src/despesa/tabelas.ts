// What was authorised, committed, settled, retained and paid, and to whom.
import { MODULO } from '../modulos.ts'
import { tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...tabelasDo(
    MODULO.financas,
    'funcao', 'subfuncao', 'natureza_despesa', 'fonte_recurso', 'orgao', 'unidade', 'programa', 'projeto', 'dotacao', 'credito_adicional',
    'fornecedor', 'empenho', 'empenho_item', 'empenho_anulacao', 'em_liquidacao', 'liquidacao', 'liquidacao_estorno',
    'liquidacao_documento', 'retencao', 'pagamento', 'tipo_objetivo_diaria', 'diaria', 'nota_extraorcamentaria',
    'nota_extraorcamentaria_item', 'adiantamento',
  ),
  ajuda_custo: { modulo: MODULO.financas, ano: 'ano_competencia' },
}
