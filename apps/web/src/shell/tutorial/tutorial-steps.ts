// The steps of the tutorial: thirteen messages, 0 to 12, each about a part of the page that exists.
export interface Step {
  readonly title: string
  readonly text: string
  /** The `data-tour` of the highlighted element. */
  readonly target?: string
}

export const steps: readonly Step[] = [
  {
    title: 'Boas-vindas',
    text:
      'Este portal mostra o que a cidade planeja, arrecada, compra, deve e paga. Em doze passos curtos você ' +
      'conhece cada parte. Avance e volte pelos botões ou pelas setas do teclado; Esc encerra.',
  },
  {
    title: 'Tamanho do texto',
    target: 'texto',
    text:
      'Aumente ou diminua as letras, ou volte ao tamanho normal. O portal lembra da sua escolha. Pelo teclado: ' +
      'Alt+1, Alt+2 e Alt+3.',
  },
  {
    title: 'Inverter cores',
    target: 'cores',
    text:
      'Troca para letras claras em fundo preto, com contraste máximo, para quem enxerga melhor assim. Pelo ' +
      'teclado: Alt+4.',
  },
  {
    title: 'Ajuda',
    target: 'ajuda',
    text:
      'Aqui ficam o mapa do site, o manual, as teclas de atalho e este passeio, que você pode repetir quando ' +
      'quiser.',
  },
  {
    title: 'De quem são os dados',
    target: 'entidade',
    text:
      'O brasão e o nome dizem qual entidade publica o que você está vendo. Um toque aqui leva sempre à página ' +
      'inicial.',
  },
  {
    title: 'Menu',
    target: 'menu',
    text:
      'Todas as consultas, por assunto, com uma frase que explica cada uma. Itens com uma seta para fora abrem ' +
      'outro site em nova aba.',
  },
  {
    title: 'Pesquisa',
    target: 'pesquisa',
    text:
      'Escreva um nome, um número ou um assunto. A pesquisa encontra páginas, fornecedores e empenhos, com ou sem ' +
      'acentos. Pelo teclado: Ctrl+Alt+End.',
  },
  {
    title: 'Peça uma informação',
    target: 'esic',
    text:
      'O que não está publicado pode ser pedido por qualquer pessoa, de graça e sem dizer o motivo. Aqui estão os ' +
      'canais e os responsáveis.',
  },
  {
    title: 'Escolha a entidade',
    target: 'escolha-entidade',
    text:
      'Prefeitura, câmara, fundos e autarquias publicam em separado. Ao trocar de entidade, você volta à página ' +
      'inicial dela.',
  },
  {
    title: 'Escolha o exercício',
    target: 'escolha-exercicio',
    text: 'Exercício é o ano dos dados. Ao trocar de ano, a mesma página abre com os números daquele ano.',
  },
  {
    title: 'Onde você está',
    target: 'caminho',
    text: 'Esta linha mostra o caminho até a página atual; cada parte é um atalho de volta.',
  },
  {
    title: 'Os dados',
    target: 'conteudo',
    text:
      'Nas consultas você filtra, ordena, imprime e baixa tudo em planilha, PDF ou texto. O endereço da página ' +
      'guarda o que você escolheu: copie e envie a quem quiser.',
  },
  {
    title: 'Rodapé',
    target: 'rodape',
    text: 'Endereço da entidade, total de acessos e versão do portal. Pronto: agora é com você. Bom proveito!',
  },
]
