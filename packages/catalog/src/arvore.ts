// Fields common to the rows of every tree.
import { flag } from '@portal/kit/fields'

export const aceitaMovimentacao = flag('Aceita movimentação', {
  help: 'Não, onde a linha soma as que estão abaixo dela.',
})
