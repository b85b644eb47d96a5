// Describes each parameter for whoever sets it: one sentence, and what the citizen or the city loses with another value
// than the default.
export interface TextoDoParametro {
  readonly descricao: string
  readonly custo?: string
}

const EXECUCAO = 'Com N, a despesa aparece sem uma das suas fases, que a lei manda publicar em pormenor (LC 131/2009).'
const PAGA =
  'Com N, falta na lista um dado da remuneração que a lei manda publicar de cada servidor (Decreto 7.724/2012, ' +
  'art. 7º).'
const VIAGEM = 'Com N, falta nas diárias um dado que os tribunais de contas cobram de cada viagem.'

const LICITACAO =
  'Com N, falta na licitação um documento que a Lei 14.133/2021 e os tribunais de contas mandam publicar.'

export const TEXTOS: Readonly<Record<number, TextoDoParametro>> = {
  15: {
    descricao: 'Mostra os empenhos feitos por cada licitação e os que compraram cada bem do patrimônio.',
    custo: 'Com N, não se vai do que foi licitado, nem do bem, ao dinheiro gasto.',
  },
  16: { descricao: 'Mostra a aba das anulações de um empenho.', custo: EXECUCAO },
  17: { descricao: 'Mostra as abas das liquidações e das retenções de um empenho.', custo: EXECUCAO },
  18: { descricao: 'Mostra a aba dos pagamentos de um empenho.', custo: EXECUCAO },
  19: { descricao: 'Mostra a aba dos itens de um empenho.', custo: EXECUCAO },
  20: { descricao: 'Mostra a aba dos documentos de um empenho.', custo: EXECUCAO },
  23: {
    descricao: 'Publica o detalhe de cada veículo, com os gastos de cada mês.',
    custo: 'Com 0, a frota aparece sem o que custa mantê-la.',
  },
  28: { descricao: 'Mostra, na licitação, o edital e os demais documentos.', custo: LICITACAO },
  29: { descricao: 'Mostra, na licitação, as atas das sessões.', custo: LICITACAO },
  30: { descricao: 'Deixa baixar o documento de cada ata.', custo: LICITACAO },
  31: { descricao: 'Mostra, na licitação, os contratos assinados por causa dela.', custo: LICITACAO },
  32: {
    descricao: 'Mostra, no contrato, os seus arquivos.',
    custo: 'Com N, falta o inteiro teor dos contratos, que a Lei 14.133/2021 manda publicar.',
  },
  36: { descricao: 'Mostra, na licitação, as homologações.', custo: LICITACAO },
  37: { descricao: 'Mostra, na licitação, as adjudicações.', custo: LICITACAO },
  39: { descricao: 'Mostra o salário-base de cada servidor.', custo: PAGA },
  40: { descricao: 'Mostra quanto cada servidor recebeu depois dos descontos.', custo: PAGA },
  41: { descricao: 'Mostra quanto cada servidor ganhou no mês.', custo: PAGA },
  43: { descricao: 'Mostra quanto se descontou de cada servidor no mês.', custo: PAGA },
  44: { descricao: 'Mostra as perguntas frequentes no menu de ajuda.' },
  45: {
    descricao: 'Mostra as planilhas de custos de cada obra pública.',
    custo: 'Com N, não se confere a que preço a obra foi contratada.',
  },
  55: { descricao: 'O que o botão e-SIC do cabeçalho abre.' },
  57: { descricao: 'Abre os vencimentos de um mês, item por item.' },
  58: {
    descricao: 'Abre os descontos de um mês, item por item; os judiciais e os empréstimos aparecem sempre somados.',
  },
  59: { descricao: 'Aceita e mostra prestações de contas acima do valor adiantado.' },
  63: { descricao: 'Mostra, na licitação, as cotações de preço.' },
  64: { descricao: 'Mostra, na licitação, os pareceres.' },
  65: { descricao: 'Mostra, na licitação, as propostas.', custo: 'Com N, não se sabe quem perdeu nem por quanto.' },
  66: { descricao: 'Mostra, na licitação, as certidões dos participantes.' },
  67: { descricao: 'Mostra, na licitação, onde e quando foi publicada.' },
  68: { descricao: 'Diz, nas leis e atos e no quadro de pessoal, a última atualização da folha em lugar da sua.' },
  73: {
    descricao: 'De onde vem a folha; com 1, a tela dos servidores mostra só a lista, sem os estagiários nem os totais.',
    custo: 'Com 1, não se vê quanto a folha soma por natureza, cargo e lotação.',
  },
  77: { descricao: 'Mostra, na licitação, as gravações das sessões.' },
  78: { descricao: 'Código da entidade que recebe os pedidos de informação feitos a esta.' },
  80: {
    descricao: 'Mostra quanto deve cada contribuinte da dívida ativa.',
    custo: 'Com N, sabe-se quem deve e não quanto.',
  },
  83: {
    descricao:
      'Endereços em que a entidade publica suas leis e atos, no lugar da lista: “endereço,descrição” separados ' +
      'por ponto e vírgula.',
  },
  94: {
    descricao: 'Mostra o que está em liquidação, entre a entrega e a conferência: aba do empenho e coluna da despesa.',
  },
  96: { descricao: 'Endereço do e-SIC de outro sistema, aberto pelo botão e-SIC.' },
  97: {
    descricao: 'Só entrega os editais em aberto a quem se cadastrou para ser avisado da licitação.',
    custo:
      'Com S, quem quer só ler o edital tem de se identificar, e perde-se o critério do acesso sem cadastro nas ' +
      'avaliações de transparência.',
  },
  99: { descricao: 'Mostra, no orçamento, os objetivos do planejamento estratégico e seus arquivos.' },
  101: { descricao: 'Esconde do rodapé quem fornece o portal.' },
  102: { descricao: 'Diz, nos suprimentos de fundos, que a entidade adota cartão corporativo.' },
  105: {
    descricao: 'Aceita pedidos de informação de quem não se identifica.',
    custo: 'Com N, quem teme se identificar não pergunta.',
  },
  106: { descricao: 'Mostra a secretaria nas diárias.', custo: VIAGEM },
  107: { descricao: 'Mostra o cargo e a matrícula nas diárias.', custo: VIAGEM },
  111: {
    descricao:
      'Mostra na dívida ativa, ao lado do CPF ou CNPJ, o que está no cadastro: o CNPJ sem pontos, o CPF em parte.',
  },
  112: { descricao: 'Mostra, na licitação, as impugnações e os recursos.' },
  127: { descricao: 'Mostra, na licitação, as autorizações de despesa.' },
  116: {
    descricao: 'O primeiro mês da folha que se mostra, como 01/2024; vazio, todos.',
    custo: 'O que vem antes do mês escrito deixa de ser visto.',
  },
  118: { descricao: 'Mostra os outros proventos de cada mês.' },
  119: { descricao: 'Entre os descontos, nomeia só o imposto de renda e a previdência; os demais aparecem somados.' },
  125: {
    descricao:
      'Subtrai dos vencimentos de cada mês, no detalhe do servidor, o que excede o teto da Constituição; com N, ' +
      'o excesso só aparece na sua coluna.',
  },
  126: { descricao: 'Abre os outros proventos de um mês, item por item.' },
  128: { descricao: 'Deixa abertos, no detalhe do servidor, os dados cadastrais e os financeiros ao mesmo tempo.' },
  212: { descricao: 'Mostra o valor de uma diária.', custo: VIAGEM },
  215: { descricao: 'Mostra os gastos totais de cada viagem nas diárias.', custo: VIAGEM },
  219: { descricao: 'Mostra, nas liquidações pagas, o que foi pago somado ao que foi retido.' },
  220: { descricao: 'Mostra numa só lista os empenhos de todas as entidades.' },
  226: { descricao: 'Mostra numa só lista o que todas as entidades fizeram contra a COVID-19.' },
  233: {
    descricao:
      'Leis e atos vêm do sistema da folha, sem natureza nem escopo, e mostram onde foram publicados em lugar ' +
      'dos arquivos; o quadro de pessoal pode ser exportado.',
    custo: 'Com S, não se filtra por natureza nem por escopo.',
  },
  234: {
    descricao: 'Mostra, na receita, o que foi lançado de cada tributo.',
    custo: 'Com N, não se vê quanto do que foi cobrado deixou de entrar.',
  },
  241: { descricao: 'Mostra, nos cargos, o número e o ano da lei que os criou.' },
}
