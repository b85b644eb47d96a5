// Fields, steps and validation of a request for information; the form and the API use the same rules.
import type { Violation } from '@portal/kit/errors'
import { isDate, today } from '@portal/kit/formats'
import { mensagens, violationsOf, type FieldRule, type FormValues } from '@portal/kit/validacao'

export type TipoSolicitacao = 'I' | 'A'

export const TIPOS_SOLICITACAO: readonly { value: TipoSolicitacao; label: string }[] = [
  { value: 'I', label: 'Identificada' },
  { value: 'A', label: 'Anônima' },
]

export const FORMAS_RECEBIMENTO = ['E-mail', 'Papel', 'CD/DVD', 'Pendrive', 'On-Line'] as const
export type FormaRecebimento = (typeof FORMAS_RECEBIMENTO)[number]
export const FORMA_PADRAO: FormaRecebimento = 'On-Line'

/** Returns the ways to receive the response; an anonymous requester can only come back and read it. */
export const formasRecebimento = (tipo: TipoSolicitacao): readonly FormaRecebimento[] =>
  tipo === 'I' ? FORMAS_RECEBIMENTO : [FORMA_PADRAO]

export const SEXOS = [
  { value: 'M', label: 'Masculino' },
  { value: 'F', label: 'Feminino' },
] as const

export interface Escolaridade {
  id: number
  descricao: string
}

export const ESCOLARIDADES: readonly Escolaridade[] = [
  'Sem instrução formal',
  'Ensino fundamental incompleto',
  'Ensino fundamental completo',
  'Ensino médio incompleto',
  'Ensino médio completo',
  'Ensino superior incompleto',
  'Ensino superior completo',
  'Pós-graduação',
  'Mestrado ou doutorado',
].map((descricao, index) => ({ id: index + 1, descricao }))

export const UFS = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const

const identificacao = {
  cnpj_cpf: { label: 'CNPJ/CPF', required: true, check: 'cnpj_cpf', max: 18 },
} as const satisfies Record<string, FieldRule>

const pessoa = {
  nome: { label: 'Nome', required: true, max: 150 },
  rg: { label: 'RG', max: 20 },
  telefone: { label: 'Telefone', max: 20 },
  celular: { label: 'Celular', max: 20 },
  email: { label: 'E-Mail', required: true, check: 'email', max: 200 },
  sexo: { label: 'Sexo', max: 1 },
  escolaridade: { label: 'Escolaridade', max: 2 },
  dataNascimento: { label: 'Data de Nascimento', max: 10 },
} as const satisfies Record<string, FieldRule>

const endereco = {
  logradouro: { label: 'Logradouro', required: true, max: 150 },
  numero: { label: 'Número', required: true, max: 20 },
  complemento: { label: 'Complemento', max: 100 },
  bairro: { label: 'Bairro', required: true, max: 100 },
  cidade: { label: 'Cidade', required: true, max: 100 },
  cep: { label: 'CEP', required: true, max: 9 },
  uf: { label: 'UF', required: true, max: 2 },
} as const satisfies Record<string, FieldRule>

const pedido = {
  assunto: { label: 'Assunto', required: true, max: 150 },
  digitacao: { label: 'Descrição da solicitação', required: true, max: 10_000 },
  formaRecebimento: { label: 'Forma de recebimento', required: true, max: 10 },
} as const satisfies Record<string, FieldRule>

export const CAMPOS = { ...identificacao, ...pessoa, ...endereco, ...pedido }
export type Campo = keyof typeof CAMPOS

/** All values of the form, as typed; dates as yyyy-mm-dd. */
export type Formulario = FormValues<Campo>

const ENDERECO = Object.keys(endereco) as (keyof typeof endereco)[]

/** An address is validated only if any of its fields is filled in. */
export const temEndereco = (form: Formulario): boolean => ENDERECO.some((field) => (form[field] ?? '').trim() !== '')

const notOneOf = (field: Campo, form: Formulario, options: readonly string[]): Violation[] => {
  const value = (form[field] ?? '').trim()
  return value === '' || options.includes(value) ? [] : [{ field, message: mensagens.invalido(CAMPOS[field].label) }]
}

export const NASCIMENTO_INVALIDO = 'A data de nascimento é inválida.'

/** Returns whether the date is valid and not in the future. */
const isPast = (iso: string): boolean => isDate(iso) && iso <= today()

function violacoesDaPessoa(form: Formulario): Violation[] {
  const nascimento = (form.dataNascimento ?? '').trim()
  return [
    ...violationsOf<Campo>(pessoa, form),
    ...notOneOf(
      'sexo',
      form,
      SEXOS.map(({ value }) => value),
    ),
    ...notOneOf(
      'escolaridade',
      form,
      ESCOLARIDADES.map(({ id }) => String(id)),
    ),
    ...(nascimento === '' || isPast(nascimento) ? [] : [{ field: 'dataNascimento', message: NASCIMENTO_INVALIDO }]),
  ]
}

function violacoesDoEndereco(form: Formulario): Violation[] {
  return temEndereco(form) ? [...violationsOf<Campo>(endereco, form), ...notOneOf('uf', form, UFS)] : []
}

export type Passo = 1 | 2 | 3 | 4

/**
 * Returns the errors that keep a step from being left. `formas` is the kind of requester whose ways of receiving apply:
 * in an appeal, that of the original request.
 */
export function violacoesDoPasso(passo: Passo, tipo: TipoSolicitacao, form: Formulario, formas = tipo): Violation[] {
  switch (passo) {
    case 1:
      return tipo === 'I' ? violationsOf<Campo>(identificacao, form) : []
    case 2:
      return tipo === 'I' ? violacoesDaPessoa(form) : []
    case 3:
      return tipo === 'I' ? violacoesDoEndereco(form) : []
    case 4:
      return [...violationsOf<Campo>(pedido, form), ...notOneOf('formaRecebimento', form, formasRecebimento(formas))]
  }
}

/** Returns the errors that keep the whole request from being sent. */
export const violacoes = (tipo: TipoSolicitacao, form: Formulario, formas = tipo): Violation[] =>
  ([1, 2, 3, 4] as const).flatMap((passo) => violacoesDoPasso(passo, tipo, form, formas))

/** Returns the next step: an anonymous request goes from 1 to 4 and back, an identified one passes through all. */
export const passoSeguinte = (passo: Passo, tipo: TipoSolicitacao): Passo =>
  tipo === 'A' ? 4 : (Math.min(passo + 1, 4) as Passo)
export const passoAnterior = (passo: Passo, tipo: TipoSolicitacao): Passo =>
  tipo === 'A' ? 1 : (Math.max(passo - 1, 1) as Passo)
