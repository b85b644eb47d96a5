// The menu of the demo: one line a page. What is not here cannot be reached, so it lists what exists.
import type { Cell } from '../load/copy.ts'

type Icone = 'despesa' | 'receita' | 'pessoas' | 'contrato' | 'documento' | 'mapa' | 'teclado' | 'entidade' | 'busca' | 'link' | 'ajuda'

interface MenuPage {
  titulo: string
  subtitulo: string
  imagem: Icone
  /** Inside the portal. */
  rota?: string
  /** On another site. */
  link?: string
  urlAuxiliar?: string
  atalho?: string
}

interface MenuGroup {
  titulo: string
  subtitulo: string
  imagem: Icone
  paginas: readonly MenuPage[]
}

export const MENU: readonly MenuGroup[] = [
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
      { titulo: 'Despesa por órgão', subtitulo: 'Quanto gasta cada secretaria', imagem: 'entidade', rota: '/despesa/orgao' },
      {
        titulo: 'Despesa por função', subtitulo: 'Saúde, educação, transporte e as demais áreas', imagem: 'despesa',
        rota: '/despesa/funcao',
      },
      { titulo: 'Despesa por programa', subtitulo: 'Quanto gasta cada programa de governo', imagem: 'despesa', rota: '/despesa/programa' },
      {
        titulo: 'Despesa por projeto/atividade', subtitulo: 'Obras com fim e ações de todo ano', imagem: 'despesa',
        rota: '/despesa/projeto',
      },
      { titulo: 'Despesa por elemento', subtitulo: 'Salários, materiais, serviços e obras', imagem: 'despesa', rota: '/despesa/elemento' },
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
  {
    titulo: 'O portal', subtitulo: 'Como encontrar o que você procura', imagem: 'ajuda',
    paginas: [
      { titulo: 'Pesquisa', subtitulo: 'Procure em todas as páginas', imagem: 'busca', rota: '/pesquisa' },
      { titulo: 'Mapa do site', subtitulo: 'Todas as páginas em uma só', imagem: 'mapa', rota: '/mapa-do-site', atalho: 'ctrl+alt+m' },
      { titulo: 'Teclas de atalho', subtitulo: 'Use o portal sem o mouse', imagem: 'teclado', rota: '/teclas-de-atalho' },
      { titulo: 'Dados da entidade', subtitulo: 'Endereço, telefone e horário de atendimento', imagem: 'entidade', rota: '/entidade' },
    ],
  },
  {
    titulo: 'Acesso à informação', subtitulo: 'Peça o que não encontrou e conheça seus direitos', imagem: 'documento',
    paginas: [
      {
        titulo: 'e-SIC', subtitulo: 'Acompanhe um pedido de informação e recorra da resposta', imagem: 'busca', rota: '/esic',
        atalho: 'ctrl+alt+i',
      },
      {
        titulo: 'Estatísticas do e-SIC', subtitulo: 'Quantos pedem, o que recebem e em quanto tempo', imagem: 'pessoas',
        rota: '/esic/estatisticas',
      },
      { titulo: 'Consulta SIC', subtitulo: 'O que já foi perguntado e respondido', imagem: 'documento', rota: '/sic-consulta' },
      { titulo: 'SIC Físico', subtitulo: 'Como pedir uma informação no balcão', imagem: 'entidade', rota: '/sic-fisico' },
      { titulo: 'Fale conosco', subtitulo: 'Escreva para a entidade', imagem: 'pessoas', rota: '/contato' },
      {
        titulo: 'Lei de Acesso à Informação', subtitulo: 'Lei nº 12.527, de 2011', imagem: 'documento',
        link: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12527.htm',
        urlAuxiliar: 'https://www.gov.br/acessoainformacao',
      },
      {
        titulo: 'Lei de Responsabilidade Fiscal', subtitulo: 'Lei Complementar nº 101, de 2000', imagem: 'documento',
        link: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp101.htm',
      },
      {
        titulo: 'Controladoria-Geral da União', subtitulo: 'Controle e transparência no governo federal', imagem: 'link',
        link: 'https://www.gov.br/cgu',
      },
    ],
  },
]

/** Groups are numbered by hundreds, their pages after them. */
export function* menuRows(entidade: number, exercicio: number): Generator<Cell[]> {
  for (const [g, group] of MENU.entries()) {
    const menu = (g + 1) * 100
    yield [entidade, exercicio, menu, null, g + 1, group.titulo, group.subtitulo, null, null, null, group.imagem, null]
    for (const [p, page] of group.paginas.entries()) {
      yield [
        entidade, exercicio, menu + p + 1, menu, p + 1, page.titulo, page.subtitulo,
        page.rota ?? null, page.link ?? null, page.urlAuxiliar ?? null, page.imagem, page.atalho ?? null,
      ]
    }
  }
}
