// The pages of expense and payments in the standard menu.
import { paginaDe, type MenuGroup } from '../area.ts'
import { adiantamento } from './adiantamento.ts'
import { agendaPrevisaoPagamento } from './agenda-previsao-pagamento.ts'
import { ajudaCusto } from './ajuda-custo.ts'
import { aptosPagamentos } from './aptos-pagamentos.ts'
import { comprasDiretaItens } from './compras-direta-itens.ts'
import { comprasDiretasFornecedor } from './compras-diretas-fornecedor.ts'
import { despesaDetalhada } from './despesa-detalhada.ts'
import { diarias } from './diarias.ts'
import { emLiquidacao } from './em-liquidacao.ts'
import { empenhos, empenhosCovid } from './empenhos.ts'
import { fornecedores } from './fornecedores.ts'
import { liquidacoesPagar } from './liquidacoes-pagar.ts'
import { liquidacoesPagas } from './liquidacoes-pagas.ts'
import { liquidacoesCovidPagar, liquidacoesCovidPagas } from './liquidacoes.ts'
import { movimentoEmpenhos } from './movimento-empenhos.ts'
import { notaExtraorcamentaria } from './nota-extraorcamentaria.ts'
import { restosAPagar } from './restos-a-pagar.ts'
import { suprimentosFundos } from './suprimentos-fundos.ts'

/** The budget and its execution: there is something to tell where either was sent. */
const COM_DESPESA = ['dotacao', 'empenho']

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Despesas',
    subtitulo: 'Como o dinheiro público é gasto',
    imagem: 'despesa',
    paginas: [
      paginaDe(empenhos, {
        subtitulo: 'Cada compra e cada contrato, do começo ao pagamento',
        imagem: 'contrato',
        atalho: 'ctrl+alt+e',
      }),
      paginaDe(empenhosCovid, {
        tabelas: ['empenho covid'],
        subtitulo: 'O que foi reservado para combater a pandemia',
        imagem: 'contrato',
      }),
      paginaDe(movimentoEmpenhos, {
        tabelas: ['empenho'],
        subtitulo: 'O que se empenhou, liquidou e pagou em cada dia',
        imagem: 'despesa',
      }),
      paginaDe(fornecedores, {
        tabelas: ['empenho'],
        subtitulo: 'Quem vendeu, quanto recebeu e quanto falta pagar',
        imagem: 'pessoas',
        atalho: 'ctrl+alt+f',
      }),
      paginaDe(comprasDiretasFornecedor, {
        tabelas: ['empenho compra direta'],
        subtitulo: 'De quem se comprou sem licitação',
        imagem: 'pessoas',
      }),
      paginaDe(comprasDiretaItens, {
        tabelas: ['empenho compra direta'],
        subtitulo: 'O que se comprou sem licitação, item por item',
        imagem: 'contrato',
      }),
      paginaDe(restosAPagar, {
        subtitulo: 'O que ficou de um ano para o outro: inscrito, cancelado, pago e saldo',
        imagem: 'despesa',
      }),
      paginaDe(diarias, {
        subtitulo: 'Viagens a serviço: quem, para onde, por quê e quanto',
        imagem: 'despesa',
        atalho: 'ctrl+alt+d',
      }),
      paginaDe(ajudaCusto, { subtitulo: 'Mudança, transporte e curso pagos com o salário', imagem: 'pessoas' }),
      paginaDe(adiantamento, {
        subtitulo: 'Dinheiro entregue a servidores e as contas que prestaram',
        imagem: 'despesa',
      }),
      paginaDe(notaExtraorcamentaria, { subtitulo: 'Dinheiro de terceiros que passa pelo caixa', imagem: 'documento' }),
      paginaDe(despesaDetalhada, {
        tabelas: COM_DESPESA,
        subtitulo: 'O orçamento inteiro, do órgão ao elemento',
        imagem: 'despesa',
      }),
      {
        titulo: 'Despesa por órgão',
        subtitulo: 'Quanto gasta cada secretaria',
        imagem: 'entidade',
        rota: '/despesa/orgao',
        tabelas: COM_DESPESA,
        atalho: 'ctrl+alt+shift+c',
      },
      {
        titulo: 'Despesa por função',
        subtitulo: 'Saúde, educação, transporte e as demais áreas',
        imagem: 'despesa',
        rota: '/despesa/funcao',
        tabelas: COM_DESPESA,
        atalho: 'ctrl+alt+shift+f',
      },
      {
        titulo: 'Despesa por programa',
        subtitulo: 'Quanto gasta cada programa de governo',
        imagem: 'despesa',
        rota: '/despesa/programa',
        tabelas: COM_DESPESA,
        atalho: 'ctrl+alt+shift+g',
      },
      {
        titulo: 'Despesa por projeto/atividade',
        subtitulo: 'Obras com fim e ações de todo ano',
        imagem: 'despesa',
        rota: '/despesa/projeto',
        tabelas: COM_DESPESA,
        atalho: 'ctrl+alt+shift+h',
      },
      {
        titulo: 'Despesa por elemento',
        subtitulo: 'Salários, materiais, serviços e obras',
        imagem: 'despesa',
        rota: '/despesa/elemento',
        tabelas: COM_DESPESA,
        atalho: 'ctrl+alt+shift+i',
      },
      {
        titulo: 'Despesa por fonte de recursos',
        subtitulo: 'De onde vem o dinheiro gasto',
        imagem: 'receita',
        rota: '/despesa/fonte-recursos',
        tabelas: COM_DESPESA,
      },
      {
        titulo: 'Despesa por esfera administrativa',
        subtitulo: 'Fiscal, seguridade social e investimentos',
        imagem: 'despesa',
        rota: '/despesa/esfera-administrativa',
        tabelas: COM_DESPESA,
      },
    ],
  },
  {
    titulo: 'Pagamentos',
    subtitulo: 'O que falta pagar e o que já foi pago',
    imagem: 'receita',
    paginas: [
      {
        titulo: 'Liquidações',
        subtitulo: 'O que foi recebido e conferido, a pagar e pago',
        imagem: 'despesa',
        rota: '/liquidacoes/todos',
        tabelas: ['liquidacao', 'pagamento'],
        atalho: 'ctrl+alt+l',
      },
      paginaDe(liquidacoesPagar, { subtitulo: 'Já recebido e conferido, ainda não pago', imagem: 'despesa' }),
      paginaDe(liquidacoesPagas, { subtitulo: 'Cada pagamento feito no ano', imagem: 'receita' }),
      paginaDe(aptosPagamentos, { subtitulo: 'A fila de quem espera para receber', imagem: 'pessoas' }),
      paginaDe(agendaPrevisaoPagamento, { subtitulo: 'Quando cada um deve receber', imagem: 'documento' }),
      paginaDe(emLiquidacao, { subtitulo: 'Entregas recebidas, ainda em conferência', imagem: 'contrato' }),
      paginaDe(suprimentosFundos, {
        tabelas: ['empenho suprimento'],
        subtitulo: 'Dinheiro entregue a servidores para pequenas despesas',
        imagem: 'pessoas',
      }),
      paginaDe(liquidacoesCovidPagar, {
        tabelas: ['empenho covid'],
        subtitulo: 'O combate à pandemia, a pagar e pago',
        imagem: 'despesa',
      }),
      paginaDe(liquidacoesCovidPagas, {
        tabelas: ['empenho covid'],
        subtitulo: 'Cada pagamento do combate à pandemia',
        imagem: 'receita',
      }),
    ],
  },
]
