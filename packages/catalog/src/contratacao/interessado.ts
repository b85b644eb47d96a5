// Types, validation and texts of the subscription to changes of a bid, which is possible while the bid is under way.
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import type { FieldRule, FormValues } from '@portal/kit/validacao'

export const CAMPOS_INTERESSADO = {
  interessadoEditalNome: { label: 'Nome', required: true, max: 150 },
  interessadoEditalCpfCnpj: { label: 'CPF/CNPJ', required: true, check: 'cnpj_cpf', max: 18 },
  interessadoEditalEmail: { label: 'E-mail', required: true, check: 'email', max: 200 },
} as const satisfies Record<string, FieldRule>

export type CampoInteressado = keyof typeof CAMPOS_INTERESSADO
export type FormularioInteressado = FormValues<CampoInteressado>

/** The key of a bid. */
export interface Edital {
  entidade: number
  exercicio: number
  tipoLicitacao: number
  licitacao: number
}

export const INTERESSADO_PATH = '/api/interessado-edital'
export const FIM_PATH = '/api/interessado-edital/fim'

/** Body of POST INTERESSADO_PATH. */
export interface NovoInteressado extends Edital {
  interessadoFornecedor: { cpfCnpj: string; nome: string; email: string }
  carimbo?: string
  website?: string
}

export function novoInteressado(edital: Edital, form: FormularioInteressado): NovoInteressado {
  const {
    interessadoEditalNome: nome = '',
    interessadoEditalCpfCnpj: documento = '',
    interessadoEditalEmail: email = '',
  } = form
  return { ...edital, interessadoFornecedor: { cpfCnpj: cleanDocumento(documento), nome, email } }
}

export interface InteressadoSalvo {
  value: string
  /** Token that proves, when the notice is requested, that the reader is registered. */
  acesso: string
}

/** Response of POST FIM_PATH. */
export interface FimDoAviso {
  value: string
}

/** Situations of a bid that has not ended; after its end nothing changes any more. */
export const CORRENDO: readonly string[] = ['Aguardando Abertura', 'Em Andamento', 'Suspensa', 'Suspensa pelo TCE']

/** Returns whether a bid is under way; one without a situation is not assumed to have ended. */
export const corre = (situacao: string | null): boolean => situacao === null || CORRENDO.includes(situacao)

/** Situations in which proposals may be made, when the notice may require identification. */
export const RECEBENDO: readonly string[] = ['Aguardando Abertura', 'Em Andamento']

export const textosDoInteressado = {
  salvo: 'Os dados foram salvos com sucesso.',
  cadastreSe: 'Cadastre-se na solicitação de notificação para poder fazer download dos editais.',
  terminou: 'Esta licitação já terminou: não há mais o que avisar.',
  fim: 'Pronto: você não receberá mais avisos desta licitação, e seus dados foram apagados.',
} as const
