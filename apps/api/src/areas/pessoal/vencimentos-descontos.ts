// Returns the items that make up one figure of a month, at the single address existing clients use: the kind of item
// selects the call, whose own gate applies.
import type { FastifyInstance } from 'fastify'
import { badRequest, notFound } from '@portal/kit/errors'
import { code, integer, money, text } from '@portal/kit/fields'
import { isOpen } from '@portal/kit/record'
import { callSource } from '../../calls/call-source.ts'
import { NAO_PUBLICADO } from '../../lists/closed.ts'
import { answerCall, type CallToAnswer } from '../../calls/register-call.ts'
import { declaredCalls, filledBy } from '../../calls/routes.ts'
import { documented } from '../../openapi/documented.ts'
import { readKeys } from '../../lists/key-query.ts'
import { callSchema } from '../../lists/schema.ts'

const PATH = '/api/servidores/vencimentos-descontos'
const ITENS: Readonly<Record<string, string>> = { P: 'vencimentos', O: 'outros-proventos', D: 'descontos' }
const KEYS = {
  required: {
    matricula: integer('Matrícula'),
    anoCompetencia: integer('Ano'),
    mesCompetencia: integer('Mês'),
    tipoEvento: code('P vencimentos, O outros proventos, D descontos'),
  },
  optional: {
    tipoFolha: integer('Folha; sem ela, a mensal'),
    codigoCalculo: code('Aceito e não usado'),
    entidadeOrigem: integer('Aceita e não usada'),
  },
}
const MENSAL = '1'

const callAt = (path: string): CallToAnswer => {
  const call = declaredCalls.find((each) => each.path === path)
  if (!call) throw new Error(`nothing answers ${path}`)
  return call
}

export default async function vencimentosDescontos(app: FastifyInstance): Promise<void> {
  const calls = new Map(
    Object.entries(ITENS).map(([tipo, path]) => {
      const call = callAt(`/api/servidores/${path}`)
      return [tipo, { call, template: callSource(call.sql, filledBy(call)) }]
    }),
  )
  const fields = { descricao: text('Descrição'), valor: money('Valor') }
  const schema = callSchema(
    'pessoal',
    'Servidor: os itens de uma folha, por tipo',
    { ...KEYS.required, ...KEYS.optional },
    fields,
    true,
  )
  app.get(PATH, documented(schema), async (request, reply) => {
    const {
      tipoEvento = '',
      tipoFolha = MENSAL,
      matricula = '',
      anoCompetencia = '',
      mesCompetencia = '',
    } = readKeys(request, reply, KEYS)
    const found = calls.get(tipoEvento)
    if (!found) throw badRequest([{ field: 'tipoEvento', message: 'Use P, O ou D.' }])
    const contexto = await app.contextoOf(request)
    if (!isOpen(found.call, contexto.parametros)) throw notFound(NAO_PUBLICADO)
    const keys = { matricula, anoCompetencia, mesCompetencia, tipoFolha }
    return app.answers.answer(request, reply, {
      version: contexto.versionEverywhere(['pessoal']),
      key: `${PATH} ${JSON.stringify([contexto.entidade, contexto.exercicio, tipoEvento, keys])}`,
      compute: () =>
        answerCall(app.reader, { ...found.call, fields }, found.template, {
          contexto: { ...contexto, exercicio: Number(anoCompetencia) },
          keys,
          slice: undefined,
        }),
    })
  })
}
