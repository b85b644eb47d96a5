// The pages of expense and payments in the standard menu.
import type { MenuGroup } from '../area.ts'

export const menu: readonly MenuGroup[] = [
  {
    titulo: 'Despesas', subtitulo: 'Como o dinheiro público é gasto', imagem: 'despesa',
    paginas: [
      {
        titulo: 'Empenhos', subtitulo: 'Cada compra e cada contrato, do começo ao pagamento', imagem: 'contrato', rota: '/empenhos',
        atalho: 'ctrl+alt+e',
      },
      {
        titulo: 'Empenhos - COVID-19', subtitulo: 'O que foi reservado para combater a pandemia', imagem: 'contrato',
        rota: '/empenhos-covid',
      },
      {
        titulo: 'Movimento dos empenhos', subtitulo: 'O que se empenhou, liquidou e pagou em cada dia', imagem: 'despesa',
        rota: '/movimento-empenhos',
      },
      {
        titulo: 'Fornecedores a pagar', subtitulo: 'Quem vendeu, quanto recebeu e quanto falta pagar', imagem: 'pessoas',
        rota: '/fornecedores', atalho: 'ctrl+alt+f',
      },
      {
        titulo: 'Compras diretas por fornecedor', subtitulo: 'De quem se comprou sem licitação', imagem: 'pessoas',
        rota: '/compras-diretas-fornecedor',
      },
      {
        titulo: 'Compras diretas por item', subtitulo: 'O que se comprou sem licitação, item por item', imagem: 'contrato',
        rota: '/compras-direta-itens',
      },
      {
        titulo: 'Restos a pagar', subtitulo: 'O que ficou de um ano para o outro: inscrito, cancelado, pago e saldo', imagem: 'despesa',
        rota: '/restos-a-pagar',
      },
      {
        titulo: 'Diárias', subtitulo: 'Viagens a serviço: quem, para onde, por quê e quanto', imagem: 'despesa', rota: '/diarias',
        atalho: 'ctrl+alt+d',
      },
      {
        titulo: 'Ajuda de custo', subtitulo: 'Mudança, transporte e curso pagos com o salário', imagem: 'pessoas', rota: '/ajuda-custo',
      },
      {
        titulo: 'Adiantamentos', subtitulo: 'Dinheiro entregue a servidores e as contas que prestaram', imagem: 'despesa',
        rota: '/adiantamento',
      },
      {
        titulo: 'Notas extraorçamentárias', subtitulo: 'Dinheiro de terceiros que passa pelo caixa', imagem: 'documento',
        rota: '/nota-extraorcamentaria',
      },
      {
        titulo: 'Despesa detalhada', subtitulo: 'O orçamento inteiro, do órgão ao elemento', imagem: 'despesa',
        rota: '/despesa-detalhada',
      },
      { titulo: 'Despesa por órgão', subtitulo: 'Quanto gasta cada secretaria', imagem: 'entidade', rota: '/despesa/orgao', atalho: 'ctrl+alt+shift+c' },
      {
        titulo: 'Despesa por função', subtitulo: 'Saúde, educação, transporte e as demais áreas', imagem: 'despesa',
        rota: '/despesa/funcao', atalho: 'ctrl+alt+shift+f',
      },
      { titulo: 'Despesa por programa', subtitulo: 'Quanto gasta cada programa de governo', imagem: 'despesa', rota: '/despesa/programa', atalho: 'ctrl+alt+shift+g' },
      {
        titulo: 'Despesa por projeto/atividade', subtitulo: 'Obras com fim e ações de todo ano', imagem: 'despesa',
        rota: '/despesa/projeto', atalho: 'ctrl+alt+shift+h',
      },
      { titulo: 'Despesa por elemento', subtitulo: 'Salários, materiais, serviços e obras', imagem: 'despesa', rota: '/despesa/elemento', atalho: 'ctrl+alt+shift+i' },
      {
        titulo: 'Despesa por fonte de recursos', subtitulo: 'De onde vem o dinheiro gasto', imagem: 'receita',
        rota: '/despesa/fonte-recursos',
      },
      {
        titulo: 'Despesa por esfera administrativa', subtitulo: 'Fiscal, seguridade social e investimentos', imagem: 'despesa',
        rota: '/despesa/esfera-administrativa',
      },
    ],
  },
  {
    titulo: 'Pagamentos', subtitulo: 'O que falta pagar e o que já foi pago', imagem: 'receita',
    paginas: [
      {
        titulo: 'Liquidações', subtitulo: 'O que foi recebido e conferido, a pagar e pago', imagem: 'despesa', rota: '/liquidacoes/todos',
        atalho: 'ctrl+alt+l',
      },
      {
        titulo: 'Liquidações a pagar', subtitulo: 'Já recebido e conferido, ainda não pago', imagem: 'despesa', rota: '/liquidacoes/pagar',
      },
      { titulo: 'Liquidações pagas', subtitulo: 'Cada pagamento feito no ano', imagem: 'receita', rota: '/liquidacoes/pagas' },
      {
        titulo: 'Aptos a pagamento', subtitulo: 'A fila de quem espera para receber', imagem: 'pessoas', rota: '/aptos-pagamentos',
      },
      {
        titulo: 'Agenda de previsão de pagamento', subtitulo: 'Quando cada um deve receber', imagem: 'documento',
        rota: '/agenda-previsao-pagamento',
      },
      { titulo: 'Em liquidação', subtitulo: 'Entregas recebidas, ainda em conferência', imagem: 'contrato', rota: '/em-liquidacao' },
      {
        titulo: 'Suprimentos de fundos', subtitulo: 'Dinheiro entregue a servidores para pequenas despesas', imagem: 'pessoas',
        rota: '/suprimentos-fundos',
      },
      {
        titulo: 'Liquidações - COVID-19', subtitulo: 'O combate à pandemia, a pagar e pago', imagem: 'despesa',
        rota: '/liquidacoes-covid/todos',
      },
      {
        titulo: 'Liquidações pagas - COVID-19', subtitulo: 'Cada pagamento do combate à pandemia', imagem: 'receita',
        rota: '/liquidacoes-covid/pagas',
      },
    ],
  },
]
