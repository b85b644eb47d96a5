// The process just created, with the password that is shown once: held in memory alone, until the visitor has noted it down.
import type { ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { createStore } from '../../../store.ts'

const novo = createStore<ProcessoCriado | undefined>(undefined)

export const useNovoProcesso = novo.use
export const keepNovoProcesso = (processo: ProcessoCriado): void => novo.set(processo)
export const forgetNovoProcesso = (): void => novo.set(undefined)
