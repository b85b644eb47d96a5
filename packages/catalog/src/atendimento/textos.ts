// What the e-SIC says, to the letter of the specification, wherever it says it.
export const textosEsic = {
  nenhumProcesso: 'Nenhum processo encontrado',
  nenhumaPessoa: 'Nenhuma pessoa encontrada, preencha seu cadastro.',
  anoteSeusDados: 'Anote seus dados',
  anonimo: 'Anônimo',
} as const
