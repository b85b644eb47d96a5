// Texts of the e-SIC, exactly as in the specification, for every place that shows them.
export const textosEsic = {
  nenhumProcesso: 'Nenhum processo encontrado',
  nenhumaPessoa: 'Nenhuma pessoa encontrada, preencha seu cadastro.',
  anoteSeusDados: 'Anote seus dados',
  emailConfirmado:
    'E-mail confirmado. Se o seu documento ainda não tinha cadastro, seus dados já virão preenchidos nos ' +
    'próximos pedidos.',
  anonimo: 'Anônimo',
  semDadosPessoais:
    'Não escreva aqui dados pessoais, seus ou de outras pessoas, como nome, documento, endereço, telefone ou saúde.',
} as const
