// What the city publishes about its service to the public.
import { MODULO } from '../modulos.ts'
import { tabelasDo } from '../tabela.ts'

export const tabelas = tabelasDo(MODULO.portal, 'texto_atendimento', 'sic_fisico', 'responsavel_lai')

/** What visitors write is in no table of facts, yet is stamped when it changes. */
export const PROTOCOLO = { modulo: MODULO.protocolo, table: 'protocolo' } as const
