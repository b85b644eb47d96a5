// POST /api/interessado-edital: subscribes to e-mails about changes to a bid. The link in each e-mail unsubscribes.
import type { FastifyInstance } from 'fastify'
import { esquecerInteressado, registrarInteressado } from '@portal/atendimento/contratacao/interessados'
import {
  CAMPOS_INTERESSADO,
  corre,
  FIM_PATH,
  INTERESSADO_PATH,
  textosDoInteressado,
  type CampoInteressado,
  type Edital,
  type FimDoAviso,
  type InteressadoSalvo,
} from '@portal/catalog/contratacao/interessado'
import { licitacao as declared } from '@portal/catalog/contratacao/licitacao'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { badRequest, notFound, PortalError } from '@portal/kit/errors'
import { violationsOf } from '@portal/kit/validacao'
import { documented, type JsonSchema } from '../../openapi/documented.ts'
import { segredoOf } from '../atendimento/assinatura.ts'
import { corpoOf, integer, part, text, type Corpo } from '../atendimento/corpo.ts'
import { FormGuard } from '../atendimento/form-guard.ts'
import { acessoAoEdital } from './edital-identificado.ts'

const NUMBERS = ['entidade', 'exercicio', 'tipoLicitacao', 'licitacao'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const SITUACAO =
  'select situacao from licitacao where entidade = $1 and exercicio = $2 and tipo_licitacao = $3 and licitacao = $4'

const string = (description: string): JsonSchema => ({ type: 'string', description })

const schemaOf = (summary: string, properties: JsonSchema): JsonSchema => ({
  tags: ['contratacao'],
  summary,
  body: { type: 'object', properties },
})

const novo = schemaOf('Pede avisos por e-mail de uma licitação', {
  interessadoFornecedor: {
    type: 'object',
    properties: { cpfCnpj: string('CPF ou CNPJ.'), nome: string('Nome.'), email: string('E-mail.') },
  },
  ...Object.fromEntries(NUMBERS.map((name) => [name, { type: 'integer', description: 'Da licitação.' }])),
  carimbo: string('De GET /api/processos/formulario.'),
  website: string('Deixe vazio.'),
})

/** Returns what was sent, or throws with everything that is wrong with it. */
function read(corpo: Corpo): { edital: Edital; form: Record<CampoInteressado, string> } {
  const pessoa = part(corpo, 'interessadoFornecedor')
  const form = {
    interessadoEditalNome: text(pessoa, 'nome').trim(),
    interessadoEditalCpfCnpj: text(pessoa, 'cpfCnpj'),
    interessadoEditalEmail: text(pessoa, 'email').trim(),
  }
  const [entidade, exercicio, tipoLicitacao, licitacao] = NUMBERS.map((name) => integer(corpo, name))
  const missing = NUMBERS.filter((name) => integer(corpo, name) === undefined).map((field) => ({
    field,
    message: 'deve ser um número inteiro',
  }))
  const violations = [...violationsOf<CampoInteressado>(CAMPOS_INTERESSADO, form), ...missing]
  if (
    entidade === undefined ||
    exercicio === undefined ||
    tipoLicitacao === undefined ||
    licitacao === undefined ||
    violations.length > 0
  )
    throw badRequest(violations)
  return { edital: { entidade, exercicio, tipoLicitacao, licitacao }, form }
}

export default async function interessadoEdital(app: FastifyInstance): Promise<void> {
  const formGuard = new FormGuard(app, 'aviso-de-licitacao')

  app.post(INTERESSADO_PATH, documented(novo), async (request, reply) => {
    const corpo = corpoOf(request.body)
    const { edital, form } = read(corpo)
    const { rows } = await app.pool.query<{ situacao: string | null }>(
      SITUACAO,
      NUMBERS.map((name) => edital[name]),
    )
    if (!rows[0]) throw notFound(declared.notFound)
    if (!corre(rows[0].situacao)) throw new PortalError(409, textosDoInteressado.terminou)
    await formGuard.admit(request, corpo)
    const { interessadoEditalNome: nome, interessadoEditalCpfCnpj: documento, interessadoEditalEmail: email } = form
    await registrarInteressado(app.pool, edital, { nome, cnpjCpf: cleanDocumento(documento), email })
    const saved: InteressadoSalvo = {
      value: textosDoInteressado.salvo,
      acesso: acessoAoEdital(await segredoOf(app.pool), edital),
    }
    return reply.code(201).header('cache-control', 'no-store').send(saved)
  })

  const fim = schemaOf('Deixa de receber avisos de uma licitação', { ficha: string('Do endereço enviado por e-mail.') })
  app.post(FIM_PATH, documented(fim), async (request, reply) => {
    const ficha = text(corpoOf(request.body), 'ficha').toLowerCase()
    if (!UUID.test(ficha)) throw badRequest([{ field: 'ficha', message: 'deve vir do endereço recebido por e-mail' }])
    await formGuard.pace(request)
    await esquecerInteressado(app.pool, ficha)
    const ended: FimDoAviso = { value: textosDoInteressado.fim }
    return reply.header('cache-control', 'no-store').send(ended)
  })
}
