// Every list of the portal. What is here has endpoints, exports, a screen and tests.
import type { List } from '@portal/kit/list'
import { sicConsulta } from './atendimento/sic-consulta.ts'
import { adiantamento } from './despesa/adiantamento.ts'
import { agendaPrevisaoPagamento } from './despesa/agenda-previsao-pagamento.ts'
import { ajudaCusto } from './despesa/ajuda-custo.ts'
import { aptosPagamentos } from './despesa/aptos-pagamentos.ts'
import { comprasDiretaItens } from './despesa/compras-direta-itens.ts'
import { comprasDiretasFornecedor } from './despesa/compras-diretas-fornecedor.ts'
import { diarias } from './despesa/diarias.ts'
import { emLiquidacao } from './despesa/em-liquidacao.ts'
import { empenhos, empenhosCovid } from './despesa/empenhos.ts'
import { fornecedores } from './despesa/fornecedores.ts'
import { liquidacoesPagar } from './despesa/liquidacoes-pagar.ts'
import { liquidacoesPagas } from './despesa/liquidacoes-pagas.ts'
import { liquidacoesCovidPagar, liquidacoesCovidPagas } from './despesa/liquidacoes.ts'
import { notaExtraorcamentaria } from './despesa/nota-extraorcamentaria.ts'
import { restosAPagar } from './despesa/restos-a-pagar.ts'
import { suprimentosFundos } from './despesa/suprimentos-fundos.ts'

export const lists: readonly List[] = [
  empenhos,
  empenhosCovid,
  fornecedores,
  restosAPagar,
  comprasDiretasFornecedor,
  comprasDiretaItens,
  diarias,
  ajudaCusto,
  adiantamento,
  notaExtraorcamentaria,
  liquidacoesPagar,
  liquidacoesPagas,
  liquidacoesCovidPagar,
  liquidacoesCovidPagas,
  aptosPagamentos,
  agendaPrevisaoPagamento,
  emLiquidacao,
  suprimentosFundos,
  sicConsulta,
]
