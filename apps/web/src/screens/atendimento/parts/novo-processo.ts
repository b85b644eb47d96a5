// Holds the process just created, with the password that is shown once, only in memory, until the visitor has noted it
// down.
import type { ProcessoCriado } from '@portal/catalog/atendimento/processo'
import type { NumeroDoPedido } from '@portal/catalog/atendimento/rotas'
import { createStore } from '../../../store.ts'

export interface NovoProcesso extends ProcessoCriado {
  /** The process this one appeals against. */
  recursoDe?: NumeroDoPedido
}

const novo = createStore<NovoProcesso | undefined>(undefined)

export const useNovoProcesso = novo.use
export const keepNovoProcesso = (processo: NovoProcesso): void => novo.set(processo)
export const forgetNovoProcesso = (): void => novo.set(undefined)
