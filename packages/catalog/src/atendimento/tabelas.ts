// What the city publishes about its service to the public.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...emTelas(tabelasDo(MODULO.portal, 'texto_atendimento', 'sic_fisico'), '/sic-fisico'),
  ...emTelas(tabelasDo(MODULO.portal, 'responsavel_lai'), '/contato'),
}

/** What visitors write is in no table of facts, yet is stamped when it changes. */
export const PROTOCOLO = { modulo: MODULO.protocolo, table: 'protocolo' } as const
