// What the city publishes about its service to the public.
import { MODULO } from '../modulos.ts'
import { emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = {
  ...emTelas(tabelasDo(MODULO.portal, 'texto_atendimento', 'sic_fisico'), '/sic-fisico'),
  ...emTelas(tabelasDo(MODULO.portal, 'responsavel_lai'), '/contato'),
  ...emTelas(tabelasDo(MODULO.portal, 'alvara_pessoa', 'alvara'), '/alvara', '/alvara/detalhe'),
  ...emTelas(tabelasDo(MODULO.portal, 'conselho', 'conselheiro', 'conselho_reuniao'), '/conselhos', '/conselhos/:id'),
  ...emTelas(tabelasDo(MODULO.portal, 'audiencia_publica'), '/audiencias-publicas', '/audiencias-publicas/detalhes'),
  ...emTelas(tabelasDo(MODULO.portal, 'fila_saude', 'fila_saude_paciente'), '/fila-espera-atendimento', '/fila-espera-atendimento/:f_fila_codigo'),
  ...tabelasDo(MODULO.portal, 'documento_saude', 'escala_profissional'),
  ...emTelas(tabelasDo(MODULO.portal, 'carta_servico'), '/carta-servicos'),
  ...emTelas(tabelasDo(MODULO.portal, 'contato_covid'), '/contatos-covid'),
  ...emTelas(tabelasDo(MODULO.portal, 'medida_covid'), '/medidas-adotadas'),
}

/** What visitors write is in no table of facts, yet is stamped when it changes. */
export const PROTOCOLO = { modulo: MODULO.protocolo, table: 'protocolo' } as const
