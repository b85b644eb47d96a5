// Everything the area of expense declares.
import type { Area } from '../area.ts'
import { adiantamento } from './adiantamento.ts'
import { agendaPrevisaoPagamento } from './agenda-previsao-pagamento.ts'
import { ajudaCusto } from './ajuda-custo.ts'
import { aptosPagamentos } from './aptos-pagamentos.ts'
import { clientNames } from './clientes.ts'
import { comprasDiretaItens } from './compras-direta-itens.ts'
import { comprasDiretasFornecedor } from './compras-diretas-fornecedor.ts'
import { diarias } from './diarias.ts'
import { emLiquidacao } from './em-liquidacao.ts'
import { empenhos, empenhosCovid } from './empenhos.ts'
import { fornecedores } from './fornecedores.ts'
import { liquidacoesPagar } from './liquidacoes-pagar.ts'
import { liquidacoesPagas } from './liquidacoes-pagas.ts'
import { liquidacoesCovidPagar, liquidacoesCovidPagas } from './liquidacoes.ts'
import { menu } from './menu.ts'
import { notaExtraorcamentaria } from './nota-extraorcamentaria.ts'
import { notas } from './notas.ts'
import { restosAPagar } from './restos-a-pagar.ts'
import { suprimentosFundos } from './suprimentos-fundos.ts'

export const despesa: Area = {
  id: 'despesa',
  lists: [
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
  ],
  menu,
  notas,
  clientNames,
}
