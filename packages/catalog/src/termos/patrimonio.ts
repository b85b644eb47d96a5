// Explains the words of assets in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

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
