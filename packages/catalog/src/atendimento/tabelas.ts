// The tables the area owns: what the city publishes about its service to the public.
import { MODULO } from '../modulos.ts'
import { comJunto, emTelas, tabelasDo, type Tabelas } from '../tabela.ts'

export const tabelas: Tabelas = comJunto(
  { conselho: ['conselho_reuniao'], fila_saude: ['fila_saude_paciente'] },
  {
    ...tabelasDo(
      MODULO.portal,
      'alvara_pessoa',
      'alvara',
      'conselho',
      'conselheiro',
      'conselho_reuniao',
      'audiencia_publica',
      'fila_saude',
      'fila_saude_paciente',
      'carta_servico',
    ),
    ...emTelas(tabelasDo(MODULO.portal, 'texto_atendimento', 'sic_fisico'), '/sic-fisico'),
    ...emTelas(tabelasDo(MODULO.portal, 'responsavel_lai'), '/contato'),
    ...tabelasDo(MODULO.portal, 'documento_saude', 'escala_profissional'),
    ...emTelas(tabelasDo(MODULO.portal, 'contato_covid'), '/contatos-covid'),
    ...emTelas(tabelasDo(MODULO.portal, 'medida_covid'), '/medidas-adotadas'),
  },
)

/** The pseudo-table of what visitors write: it is no table of facts, but its changes are stamped like one. */
export const PROTOCOLO = { modulo: MODULO.protocolo, table: 'protocolo' } as const
