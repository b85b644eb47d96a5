// Sentences shared by several screens, to the letter of the specification.
export const texts = {
  semRegistros: 'Sem registros.',
  semRegistro: 'Sem registro',
  semArquivos: 'Não há arquivos.',
  acessandoServidor: 'Acessando Servidor...',
  dataInvalida: 'Data inválida',
  naoEncontrado: 'Desculpe, não conseguimos encontrar o que você está procurando.',
  manutencao: 'Desculpe, estamos em manutenção!',
  naoAutenticado: 'Usuário não autenticado, faça login novamente',
  entidadeSemExercicio: 'Entidade nao possui nenhum exercicio.',
  falhaEstadoInicial: 'Falha ao carregar o estado inicial da aplicação!',
  versaoNaoEncontrada: 'Nao encontrada.',
  erro: 'Erro',
  informacao: 'Informação',
  falhaNoPedido: 'Não foi possível completar o pedido.',
  semConexao: 'Sem resposta do servidor. Verifique sua conexão e tente de novo.',
  selecione: 'Selecione...',
} as const
