// Looks up a registered person: returns a confirmed registration with its data partly hidden, and fills in the fields
// the visitor left empty.
import type { FastifyInstance } from 'fastify'
import type { PessoaCadastrada } from '@portal/catalog/atendimento/processo'
import type { Campo, Formulario } from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { maskEmail, maskName, maskPhone } from '@portal/atendimento/anonimizar'
import type { Requerente } from '@portal/atendimento/processo'
import { hideAllBut } from '@portal/kit/contato'
import { cleanDocumento, isCnpjCpf, publicDocumento } from '@portal/kit/cpf-cnpj'
import { badRequest, notFound } from '@portal/kit/errors'
import { mensagens } from '@portal/kit/validacao'
import { chosenBy } from '../../contexto/contexto.ts'
import { documented } from '../../openapi/documented.ts'
import { contextoQuery } from '../../contexto/parameters.ts'
import { consultarPessoa } from './consulta-pessoa.ts'
import { entidadeQueAtende } from './protocolo.ts'

export interface Pessoa extends Pick<
  Requerente,
  'rg' | 'telefone' | 'celular' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf' | 'cep'
> {
  pessoa: number
  cnpjCpf: string
  nome: string
  email: string
}

type Registered = Exclude<keyof Pessoa, 'pessoa' | 'cnpjCpf'> & Campo

/** How each registered field is masked, since the reader may be a stranger. */
const shown: Record<Registered, (value: string) => string> = {
  nome: maskName,
  rg: (value) => hideAllBut(value, 2),
  email: maskEmail,
  telefone: maskPhone,
  celular: maskPhone,
  logradouro: maskName,
  numero: (value) => hideAllBut(value, 0),
  complemento: (value) => hideAllBut(value, 0),
  bairro: maskName,
  cidade: (value) => value,
  uf: (value) => value,
  cep: (value) => hideAllBut(value, 3),
}

const FIELDS = Object.keys(shown) as Registered[]

export const tipoPessoa = (cnpjCpf: string): 'F' | 'J' => (cnpjCpf.length === 14 ? 'J' : 'F')

export function showPessoa(pessoa: Pessoa): PessoaCadastrada {
  const hidden = (field: Registered): string | undefined =>
    pessoa[field] === null ? undefined : shown[field](pessoa[field])
  const optional = (field: Registered): object => (pessoa[field] === null ? {} : { [field]: hidden(field) })
  const { cnpjCpf } = pessoa
  const address = {
    cidade: hidden('cidade') ?? '',
    bairro: hidden('bairro') ?? '',
    logradouro: hidden('logradouro') ?? '',
    numero: hidden('numero') ?? '',
    ...optional('complemento'),
    uf: { id: pessoa.uf ?? '' },
    cep: hidden('cep') ?? '',
  }
  return {
    id: pessoa.pessoa,
    nome: hidden('nome') ?? '',
    cnpjCpf: publicDocumento(cnpjCpf),
    tipoPessoa: tipoPessoa(cnpjCpf),
    ...optional('rg'),
    contato: { ...optional('celular'), ...optional('telefone'), email: hidden('email') ?? '' },
    enderecos: pessoa.logradouro === null ? [] : [address],
  }
}

/** Takes from the registration the fields left empty, and always the name. */
export function withRegistered(form: Formulario, pessoa: Pessoa): Formulario {
  const merged: Partial<Record<Campo, string>> = { ...form }
  for (const field of FIELDS) {
    const [typed, kept] = [(form[field] ?? '').trim(), pessoa[field]]
    if (kept !== null && (field === 'nome' || typed === '')) merged[field] = kept
  }
  return merged
}

const schema = {
  tags: ['atendimento'],
  summary: 'Pessoa já cadastrada, com os dados parcialmente ocultos',
  querystring: {
    type: 'object',
    required: ['cnpjCpf'],
    properties: { ...contextoQuery.properties, cnpjCpf: { type: 'string', description: 'CPF ou CNPJ completo.' } },
  },
}

export default async function pessoa(app: FastifyInstance): Promise<void> {
  app.get('/api/pessoa', documented(schema), async (request, reply) => {
    const { cnpjCpf } = request.query as Record<string, unknown>
    const documento = typeof cnpjCpf === 'string' ? cleanDocumento(cnpjCpf) : ''
    if (!isCnpjCpf(documento)) {
      const message = documento === '' ? mensagens.obrigatorio('CNPJ/CPF') : mensagens.invalido('CNPJ/CPF')
      throw badRequest([{ field: 'cnpj_cpf', message }])
    }
    const found = await consultarPessoa(
      app,
      request,
      await entidadeQueAtende(app, chosenBy(request).entidade),
      documento,
    )
    if (!found) throw notFound(textosEsic.nenhumaPessoa)
    return reply.header('cache-control', 'no-store').send(showPessoa(found))
  })
}
