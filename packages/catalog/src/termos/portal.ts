// Explains the words about entities in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const AUTARQUIA: Termo = {
  topico: 'Autarquia',
  descricao:
    'Órgão com orçamento e administração próprios, criado por lei para cuidar de um serviço, como água e esgoto.',
}
export const BALANCO: Termo = {
  topico: 'Balanço',
  descricao: 'Resumo, ao fim do ano, do que o município tinha, recebeu, gastou e ficou devendo.',
}
export const EXERCICIO_FINANCEIRO: Termo = {
  topico: 'Exercício financeiro',
  descricao: 'Ano do orçamento: vai de 1º de janeiro a 31 de dezembro.',
}
export const FUNDO_MUNICIPAL: Termo = {
  topico: 'Fundo municipal',
  descricao:
    'Conta separada, criada por lei, para que certos recursos sejam gastos só em uma finalidade, como a saúde.',
}
