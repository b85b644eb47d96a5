// Asking to be told when a bid changes: while it runs, what the form takes, and what is said of it.
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import type { FieldRule, FormValues } from '@portal/kit/validacao'

export const CAMPOS_INTERESSADO = {
  interessadoEditalNome: { label: 'Nome', required: true, max: 150 },
  interessadoEditalCpfCnpj: { label: 'CPF/CNPJ', required: true, check: 'cnpj_cpf', max: 18 },
  interessadoEditalEmail: { label: 'E-mail', required: true, check: 'email', max: 200 },
} as const satisfies Record<string, FieldRule>

export type CampoInteressado = keyof typeof CAMPOS_INTERESSADO
export type FormularioInteressado = FormValues<CampoInteressado>

/** What names a bid. */
export interface Edital {
  entidade: number
  exercicio: number
  tipoLicitacao: number
  licitacao: number
}

export const INTERESSADO_PATH = '/api/interessado-edital'
export const FIM_PATH = '/api/interessado-edital/fim'

/** POST INTERESSADO_PATH. */
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
  /** Proves to who delivers the notice that its reader was registered. */
  acesso: string
}

/** POST FIM_PATH. */
export interface FimDoAviso {
  value: string
}

/** Until it ends, in which nothing changes any more. */
export const CORRENDO: readonly string[] = ['Aguardando Abertura', 'Em Andamento', 'Suspensa', 'Suspensa pelo TCE']

/** A bid of which nobody says that it ended is not told to have ended. */
export const corre = (situacao: string | null): boolean => situacao === null || CORRENDO.includes(situacao)

/** While proposals may be made, a notice may ask for identification. */
export const RECEBENDO: readonly string[] = ['Aguardando Abertura', 'Em Andamento']

export const textosDoInteressado = {
  salvo: 'Os dados foram salvos com sucesso.',
  cadastreSe: 'Cadastre-se na solicitação de notificação para poder fazer download dos editais.',
  terminou: 'Esta licitação já terminou: não há mais o que avisar.',
  fim: 'Pronto: você não receberá mais avisos desta licitação, e seus dados foram apagados.',
} as const
