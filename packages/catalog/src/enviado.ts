// Gates of what is known only where the city sent it: what was settled is not zero where no settlement was ever sent.
import { both, ever, sent, type Gate } from '@portal/kit/parametros'

/** Tables that a gate may ask about. */
export const PERGUNTADAS = [
  'aditivo',
  'concurso_classificado',
  'contrato',
  'convenio_empenho',
  'convenio_receita',
  'credito_adicional',
  'divida_ativa',
  'dotacao',
  'em_liquidacao',
  'empenho',
  'empenho_anulacao',
  'estagiario_folha',
  'fila_saude_paciente',
  'folha',
  'isencao',
  'lancamento_receita',
  'lancamento_tributario',
  'licitacao_item',
  'licitacao_recurso',
  'liquidacao',
  'liquidacao_estorno',
  'obra_medicao',
  'obra_paralisacao',
  'pagamento',
  'pagamento_tributario',
  'previsao_receita',
  'previsao_receita_atualizacao',
  'renuncia',
  'repasse_lancamento',
  'retencao',
  'servidor',
  'subvencao_aditivo',
  'subvencao_empenho',
] as const

type Perguntada = (typeof PERGUNTADAS)[number]

/** Open where rows of one of these tables were sent in the year. */
export const enviado = (...tabelas: readonly Perguntada[]): Gate => sent(...tabelas)

/** Open where rows of one of these tables were sent in any year. */
export const jaEnviado = (...tabelas: readonly Perguntada[]): Gate => sent(...tabelas.map(ever))

export const comAnulacoes = enviado('empenho_anulacao')
export const comEmLiquidacao = enviado('em_liquidacao')
export const comLiquidacoes = enviado('liquidacao')
export const comRetencoes = enviado('retencao')
export const comPagamentos = enviado('pagamento')
export const comEmpenhos = enviado('empenho')
/** What is owed is what was settled and not paid: both sides must be known. */
export const comAPagar = both(comLiquidacoes, comPagamentos)
export const comOrcamento = enviado('dotacao')
export const comPrevisao = enviado('previsao_receita', 'previsao_receita_atualizacao')
export const comArrecadacao = enviado('lancamento_receita')
export const comTributos = enviado('lancamento_tributario')

export const jaComEmpenhos = jaEnviado('empenho')
export const jaComLiquidacoes = jaEnviado('liquidacao')
export const jaComPagamentos = jaEnviado('pagamento')
export const jaComAditivos = jaEnviado('aditivo')
export const jaComContratos = jaEnviado('contrato')

export const jaComRecursos = jaEnviado('licitacao_recurso')
export const jaComClassificados = jaEnviado('concurso_classificado')
export const jaComMedicoes = jaEnviado('obra_medicao')
export const jaComFolha = jaEnviado('folha')
export const jaComPacientes = jaEnviado('fila_saude_paciente')
export const jaComDivida = jaEnviado('divida_ativa')
/** What was handed over is what was paid of the commitments of the partnership. */
export const jaComLiberacoes = both(jaEnviado('subvencao_empenho'), jaComPagamentos)
export const jaComAditivosDeSubvencao = jaEnviado('subvencao_aditivo')
export const jaComRepasses = jaEnviado('convenio_receita', 'convenio_empenho')
export const jaComReceitasDeConvenio = jaEnviado('convenio_receita')
/** What was handed over is what was paid of the commitments of the agreement. */
export const jaComPagosDeConvenio = both(jaEnviado('convenio_empenho'), jaComPagamentos)
export const comEstornos = enviado('liquidacao_estorno')
export const comPagamentosDeTributos = enviado('pagamento_tributario')
export const comIsencoes = enviado('isencao')
export const comItensDeLicitacao = enviado('licitacao_item')
export const comRepasses = enviado('repasse_lancamento')

/** Returns the names of what was not sent, as gates ask for them. */
export function naoEnviadas(noAno: ReadonlySet<string>, naEntidade: ReadonlySet<string>): string[] {
  // Facts put into the tables by hand leave no stamp: nothing is known of what was sent, and nothing is hidden.
  if (naEntidade.size === 0) return []
  return PERGUNTADAS.flatMap((tabela) => [
    ...(noAno.has(tabela) ? [] : [tabela]),
    ...(naEntidade.has(tabela) ? [] : [ever(tabela)]),
  ])
}
