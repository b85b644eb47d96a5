// Explains the words of revenue in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const ARRECADACAO: Termo = {
  topico: 'Arrecadação',
  descricao:
    'Entrada do dinheiro no caixa público: impostos, taxas e repasses pagos de fato, já descontados os estornos ' +
    'e antes das deduções.',
}
export const DIVIDA_ATIVA: Termo = {
  topico: 'Dívida ativa',
  descricao: 'Lista de quem deve tributos ou multas ao município e não pagou no prazo.',
}
export const DUODECIMO: Termo = {
  topico: 'Duodécimo',
  descricao: 'Parcela mensal que a Prefeitura repassa à Câmara para o seu funcionamento.',
}
export const PREVISAO_ATUALIZADA: Termo = {
  topico: 'Previsão atualizada',
  descricao: 'A previsão inicial da receita somada às mudanças feitas durante o ano, antes das deduções.',
}
export const PREVISAO_INICIAL: Termo = {
  topico: 'Previsão inicial',
  descricao: 'O que a lei do orçamento previu arrecadar no ano inteiro, antes das deduções.',
}
export const RECEITA: Termo = { topico: 'Receita', descricao: 'Todo dinheiro que entra no caixa público.' }
export const REPASSE_ENVIADO: Termo = {
  topico: 'Repasse enviado',
  descricao: 'O que foi para outras entidades do município.',
}
export const REPASSE_RECEBIDO: Termo = {
  topico: 'Repasse recebido',
  descricao: 'O que veio de outras entidades do município.',
}
export const TRANSFERENCIA: Termo = {
  topico: 'Transferência',
  descricao: 'Dinheiro que um governo repassa a outro, ou a uma instituição, por lei ou por acordo.',
}
