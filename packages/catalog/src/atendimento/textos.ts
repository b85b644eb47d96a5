// What the e-SIC says, to the letter of the specification, wherever it says it.
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
