// Collects everything the area of expense declares.
import { UM_ANO } from '../anos.ts'
import type { Area } from '../area.ts'
import { adiantamento } from './adiantamento.ts'
import { agendaPrevisaoPagamento } from './agenda-previsao-pagamento.ts'
import { ajudaCustoServidor } from './ajuda-custo-servidor.ts'
import { ajudaCusto } from './ajuda-custo.ts'
import { aptosPagamentos } from './aptos-pagamentos.ts'
import { calls } from './chamadas.ts'
import { clientNames } from './clientes.ts'
import { comprasDiretaItens } from './compras-direta-itens.ts'
import { comprasDiretasFornecedor } from './compras-diretas-fornecedor.ts'
import { despesaDetalhada, despesaDetalhadaPorNivel } from './despesa-detalhada.ts'
import { despesaPorAnos } from './despesa-por-anos.ts'
import { despesaPorNivel } from './despesa-por-nivel.ts'
import { diaria } from './diaria.ts'
import { diarias } from './diarias.ts'
import { emLiquidacao } from './em-liquidacao.ts'
import { empenho, empenhoItem } from './empenho.ts'
import { empenhos, empenhosCovid } from './empenhos.ts'
import { fornecedores } from './fornecedores.ts'
import { liquidacoesPagar } from './liquidacoes-pagar.ts'
import { liquidacoesPagas } from './liquidacoes-pagas.ts'
import { liquidacoesCovidPagar, liquidacoesCovidPagas } from './liquidacoes.ts'
import { menu } from './menu.ts'
import { movimentoEmpenhos } from './movimento-empenhos.ts'
import { NIVEIS_DESPESA } from './niveis-despesa.ts'
import { notaExtra } from './nota-extra.ts'
import { notaExtraorcamentaria } from './nota-extraorcamentaria.ts'
import { figurasDaDespesa } from '../figuras/despesa.ts'
import { notas } from './notas.ts'
import { prestacaoDeContas } from './prestacao-de-contas.ts'
import { restosAPagar } from './restos-a-pagar.ts'
import { suprimentosFundos } from './suprimentos-fundos.ts'

export const despesa: Area = {
  id: 'despesa',
  lists: [
    empenhos,
    empenhosCovid,
    movimentoEmpenhos,
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
    despesaDetalhada,
    despesaDetalhadaPorNivel,
    despesaPorAnos(UM_ANO),
  ],
  reshaped: NIVEIS_DESPESA.map((nivel) => despesaPorNivel(nivel, { entidade: 0, exercicio: 0 })),
  records: [empenho, empenhoItem, diaria, ajudaCustoServidor, prestacaoDeContas, notaExtra],
  calls,
  menu,
  notas,
  figures: figurasDaDespesa,
  clientNames,
}
