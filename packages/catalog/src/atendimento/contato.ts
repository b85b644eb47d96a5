// Types and texts of the contact form, and of the people and texts shown beside it.
import type { FieldRule, FormValues } from '@portal/kit/validacao'

export const CAMPOS_CONTATO = {
  nome: { label: 'Nome', required: true, max: 150 },
  email: { label: 'E-mail', required: true, check: 'email', max: 200 },
  assunto: { label: 'Assunto', required: true, max: 150 },
  mensagem: { label: 'Mensagem', required: true, max: 10_000 },
} as const satisfies Record<string, FieldRule>

export type CampoContato = keyof typeof CAMPOS_CONTATO
export type FormularioContato = FormValues<CampoContato>

/** Body of POST /api/mensagens?entidade=. */
export interface NovaMensagem extends Record<CampoContato, string> {
  chave?: string
  carimbo?: string
  website?: string
}

/** Response of POST /api/mensagens; clients take the presence of `value` as success. */
export interface MensagemEnviada {
  value: string
}

export const textosContato = {
  enviada: 'Mensagem enviada com sucesso!',
  naoEnviada: 'Desculpe, não foi possível enviar a mensagem.',
  erro: (detalhe: string): string => `Erro: ${detalhe}`,
} as const

/** An item of GET /parametros/responsavel-lai. */
export interface ResponsavelLai {
  nome: string
  email?: string
  tel?: string
}

/** Response of GET /atendimento/{id}. */
export interface TextoAtendimento {
  id: { id: number; entidade: number }
  valor: string
}

export const TEXTOS_ATENDIMENTO = { setorDeProtocolo: 1, atendimento: 2 } as const

/** Response of GET /parametros/sic-fisico; empty when there is no form to download. */
export interface SicFisico {
  id?: number
  nome?: string
  tamanho?: number
  link?: string
}

/** Response of GET /parametros/sic-fisico/mensagem?tipoCadastro=. */
export interface MensagemSicFisico {
  valor?: string
}

export const TIPO_CADASTRO = { pedido: 1, consulta: 2 } as const
