// The words of the assets in plain language: what explains a column, and what the glossary begins with.
import type { Termo } from '@portal/kit/fields'

export const DEPRECIACAO: Termo = {
  topico: 'Depreciação',
  descricao: 'Quanto um bem já perdeu de valor pelo uso e pelo tempo.',
}
export const INCORPORACAO: Termo = {
  topico: 'Incorporação',
  descricao: 'Como um bem passou a ser da entidade: por compra, doação ou outra forma.',
}
export const TOMBAMENTO: Termo = {
  topico: 'Tombamento',
  descricao: 'Registro de um bem no patrimônio, sob o número afixado nele.',
}
