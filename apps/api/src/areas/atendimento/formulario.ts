// Parses the body of POST /api/processos into the fields of the request form.
import type { Formulario, TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { badRequest } from '@portal/kit/errors'
import { sha256 } from './assinatura.ts'
import { integer, isObject, part, text, type Corpo } from './corpo.ts'

export interface Referencia {
  exercicio: number
  processo: number
  senha: string
}

export interface Solicitacao {
  tipo: TipoSolicitacao
  form: Formulario
  /** Digits and letters only; empty when anonymous. */
  cnpjCpf: string
  /** Fields left empty are taken from the registration. */
  usaCadastro: boolean
  referencia: Referencia | undefined
  arquivos: readonly string[]
  url: string
  chave: string | undefined
}

/**
 * Keys need at least 128 bits in whatever notation, since whoever guesses a key could read the response to its request.
 */
const CHAVE = /^[\w-]{22,64}$/
const MAX_URL = 300
const FICHA = /^[\w-]{22,64}$/

export function chaveOf(corpo: Corpo): string | undefined {
  const chave = text(corpo, 'chave')
  if (chave === '') return undefined
  if (!CHAVE.test(chave))
    throw badRequest([{ field: 'chave', message: 'deve ter de 22 a 64 letras, números, hífens ou sublinhados' }])
  return chave
}

function referenciaOf(corpo: Corpo): Referencia | undefined {
  const sent = corpo['processoReferencia']
  if (sent === undefined || sent === null || sent === '') return undefined
  const reference = isObject(sent) ? sent : {}
  const [exercicio, processo, senha] = [
    integer(reference, 'exercicio'),
    integer(reference, 'processo'),
    text(reference, 'senha'),
  ]
  if (exercicio === undefined || processo === undefined || senha === '') {
    throw badRequest([{ field: 'processoReferencia', message: 'deve trazer exercicio, processo e senha' }])
  }
  return { exercicio, processo, senha }
}

function arquivosOf(corpo: Corpo, maximo: number): string[] {
  const sent = corpo['arquivos'] ?? []
  const fichas = Array.isArray(sent) ? [...new Set(sent)] : [undefined]
  if (!fichas.every((ficha): ficha is string => typeof ficha === 'string' && FICHA.test(ficha))) {
    throw badRequest([{ field: 'arquivos', message: 'deve ser uma lista de fichas de arquivos enviados' }])
  }
  if (fichas.length > maximo) throw badRequest([{ field: 'arquivos', message: `no máximo ${maximo} arquivos` }])
  return fichas
}

export function solicitacaoOf(corpo: Corpo, maximoArquivos: number): Solicitacao {
  const [pessoa, endereco] = [part(corpo, 'pessoa'), part(corpo, 'endereco')]
  const contato = part(pessoa, 'contato')
  const tipo: TipoSolicitacao = isObject(corpo['pessoa']) ? 'I' : 'A'
  const cnpjCpf = text(pessoa, 'cnpjCpf')
  const request = {
    assunto: text(corpo, 'assunto'),
    digitacao: text(corpo, 'digitacao'),
    formaRecebimento: text(corpo, 'formaRecebimento'),
  }
  const person = {
    cnpj_cpf: cnpjCpf,
    nome: text(pessoa, 'nome'),
    rg: text(pessoa, 'rg'),
    telefone: text(contato, 'telefone'),
    celular: text(contato, 'celular'),
    email: text(contato, 'email'),
    sexo: text(corpo, 'sexo'),
    escolaridade: text(corpo, 'escolaridade'),
    dataNascimento: text(corpo, 'dataNascimento'),
    logradouro: text(endereco, 'endereco'),
    numero: text(endereco, 'numero'),
    complemento: text(endereco, 'complemento'),
    bairro: text(endereco, 'bairroAux'),
    cidade: text(endereco, 'cidadeAux'),
    cep: text(endereco, 'cep'),
    uf: text(part(endereco, 'uf'), 'id'),
  }
  return {
    tipo,
    form: tipo === 'I' ? { ...person, ...request } : request,
    cnpjCpf: cleanDocumento(cnpjCpf),
    usaCadastro: pessoa['cadastrada'] === true,
    referencia: referenciaOf(corpo),
    arquivos: arquivosOf(corpo, maximoArquivos),
    url: text(corpo, 'url').slice(0, MAX_URL),
    chave: chaveOf(corpo),
  }
}

/** Hashes the content of a request, to tell apart two requests sent under the same key. */
export const corpoHash = ({ tipo, form, usaCadastro, referencia, arquivos }: Solicitacao): Buffer =>
  sha256(JSON.stringify([tipo, form, usaCadastro, referencia?.exercicio, referencia?.processo, arquivos]))
