// The draft of a request: the requester, the request, and which data the city already has.
import type { ArquivoEnviado, NovaSolicitacao, PessoaCadastrada } from '@portal/catalog/atendimento/processo'
import {
  CAMPOS,
  FORMA_PADRAO,
  temEndereco,
  violacoes,
  violacoesDoPasso,
  type Campo,
  type FormaRecebimento,
  type Formulario,
  type Passo,
  type TipoSolicitacao,
} from '@portal/catalog/atendimento/solicitacao'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import type { Violation } from '@portal/kit/errors'
import { parseDate } from '@portal/kit/formats'
import { newChave, type Sendable } from './draft.ts'

export interface Rascunho extends Sendable {
  tipo: TipoSolicitacao
  passo: Passo
  /** Typed values; a registered field that is absent is unchanged. */
  form: Formulario
  /** The document that was looked up, and the registration found, partly hidden. */
  consultado?: string | undefined
  cadastro?: PessoaCadastrada | undefined
  arquivos: readonly ArquivoEnviado[]
}

export const novoRascunho = (): Rascunho => ({
  chave: newChave(),
  tipo: 'I',
  passo: 1,
  form: { formaRecebimento: FORMA_PADRAO },
  arquivos: [],
})

export const CAMPOS_ENDERECO = [
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'cep',
  'uf',
] as const satisfies readonly Campo[]

/** Returns the registered data by the form's field names. */
export function cadastrados({ nome, rg, contato, enderecos: [endereco] }: PessoaCadastrada): Formulario {
  const all: Partial<Record<Campo, string | undefined>> = { nome, rg, ...contato, ...endereco, uf: endereco?.uf.id }
  return Object.fromEntries(Object.entries(all).filter(([field, value]) => field in CAMPOS && value))
}

/** Returns the registered value of a field the visitor has not changed. */
export function travado({ cadastro, form }: Pick<Rascunho, 'cadastro' | 'form'>, campo: Campo): string | undefined {
  return cadastro && form[campo] === undefined ? cadastrados(cadastro)[campo] : undefined
}

export const temOutroEndereco = ({ form }: Pick<Rascunho, 'form'>): boolean =>
  CAMPOS_ENDERECO.some((campo) => form[campo] !== undefined)

const CNPJ_LENGTH = 14

const documentoOf = ({ form }: Pick<Rascunho, 'form'>): string => cleanDocumento(form.cnpj_cpf ?? '')

export const isPessoaFisica = (rascunho: Pick<Rascunho, 'form'>): boolean =>
  documentoOf(rascunho).length !== CNPJ_LENGTH

/** Returns the fields in the format of the rules and the API. */
export function formularioOf(rascunho: Pick<Rascunho, 'form'>): Formulario {
  const { dataNascimento, sexo, escolaridade, ...form } = rascunho.form
  if (!isPessoaFisica(rascunho)) return form
  return {
    ...form,
    ...(sexo && { sexo }),
    ...(escolaridade && { escolaridade }),
    ...(dataNascimento && { dataNascimento: parseDate(dataNascimento) ?? dataNascimento }),
  }
}

const isOpen =
  (rascunho: Rascunho) =>
  ({ field }: Violation): boolean =>
    travado(rascunho, field as Campo) === undefined

export const faltasDoPasso = (rascunho: Rascunho): Violation[] =>
  violacoesDoPasso(rascunho.passo, rascunho.tipo, formularioOf(rascunho)).filter(isOpen(rascunho))

export const faltas = (rascunho: Rascunho): Violation[] =>
  violacoes(rascunho.tipo, formularioOf(rascunho)).filter(isOpen(rascunho))

/** Returns the step of a field; a field of no step belongs to the last. */
export function passoDe(campo: string): Passo {
  if (campo === 'cnpj_cpf' || campo === 'tipoSolicitacao') return 1
  if (!(campo in CAMPOS) || ['assunto', 'digitacao', 'formaRecebimento'].includes(campo)) return 4
  return CAMPOS_ENDERECO.some((name) => name === campo) ? 3 : 2
}

export const temAlgo = ({ form, arquivos, tipo }: Rascunho): boolean =>
  tipo === 'A' ||
  arquivos.length > 0 ||
  Object.entries(form).some(([campo, value]) => campo !== 'formaRecebimento' && value)

type Envelope = Pick<NovaSolicitacao, 'chave' | 'carimbo' | 'arquivos' | 'website' | 'url'>

export function envelopeOf(
  { chave, carimbo, arquivos }: Sendable & Pick<Rascunho, 'arquivos'>,
  website: string,
  url: string,
): Envelope {
  return {
    chave,
    ...(carimbo !== undefined && { carimbo }),
    arquivos: arquivos.map(({ ficha }) => ficha),
    website,
    url,
  }
}

export function solicitacaoOf(rascunho: Rascunho, website: string, url: string): NovaSolicitacao {
  const form = formularioOf(rascunho)
  const of = (campo: Campo): string => form[campo]?.trim() ?? ''
  const pedido: NovaSolicitacao = {
    assunto: of('assunto'),
    digitacao: of('digitacao'),
    formaRecebimento: of('formaRecebimento') as FormaRecebimento,
    ...envelopeOf(rascunho, website, url),
  }
  if (rascunho.tipo === 'A') return pedido
  const cnpjCpf = documentoOf(rascunho)
  return {
    ...pedido,
    pessoa: {
      cnpjCpf,
      tipoPessoa: isPessoaFisica(rascunho) ? 'F' : 'J',
      ...(rascunho.cadastro && { cadastrada: true }),
      nome: of('nome'),
      rg: of('rg'),
      contato: { telefone: of('telefone'), celular: of('celular'), email: of('email') },
    },
    ...(temEndereco(form) && {
      endereco: {
        endereco: of('logradouro'),
        numero: of('numero'),
        complemento: of('complemento'),
        bairroAux: of('bairro'),
        cidadeAux: of('cidade'),
        cep: of('cep'),
        uf: { id: of('uf') },
      },
    }),
    ...((of('sexo') === 'M' || of('sexo') === 'F') && { sexo: of('sexo') as 'M' | 'F' }),
    ...(of('escolaridade') !== '' && { escolaridade: Number(of('escolaridade')) }),
    ...(of('dataNascimento') !== '' && { dataNascimento: of('dataNascimento') }),
  }
}
