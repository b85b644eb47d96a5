// Explains the words of personnel in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const CONSIGNACAO: Termo = {
  topico: 'Consignação',
  descricao: 'Desconto no salário do servidor para pagar um terceiro, como um empréstimo ou o plano de saúde.',
}
export const INVESTIDURA: Termo = { topico: 'Investidura', descricao: 'Como o servidor entrou no serviço público.' }
export const LOTACAO: Termo = { topico: 'Lotação', descricao: 'Setor onde o servidor trabalha.' }
export const MATRICULA: Termo = {
  topico: 'Matrícula',
  descricao: 'Número do servidor na entidade; quem tem dois vínculos tem dois.',
}
export const VAGAS: Termo = { topico: 'Vagas', descricao: 'Quantos lugares do cargo ou da função a lei criou.' }
