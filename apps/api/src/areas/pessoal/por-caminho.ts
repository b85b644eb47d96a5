// Serves a servant and an intern as existing clients read them: named in the path, in one response with what each was
// paid.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { estagiario } from '@portal/catalog/pessoal/estagiarios'
import { servidor } from '@portal/catalog/pessoal/servidor'
import type { Row } from '@portal/kit/list'
import { readWhole, wholeSchema, type WholeRecord } from '../../calls/whole-record.ts'
import { chosenBy, contextoFrom, type RequestContexto } from '../../contexto/contexto.ts'
import { documented } from '../../openapi/documented.ts'
import { contextoQuery, integerParam, numbersIn } from '../../contexto/parameters.ts'

interface Named {
  path: string
  summary: string
  whole: WholeRecord
  /** The path parameter that names the record, and the field it is compared with. */
  number: readonly [param: string, field: string]
  /** Whether the path also has the bond and the entity where it began; entity 0 stands for the one of the request. */
  isWhole?: true
}

const SERVIDOR: WholeRecord = { record: servidor, parts: { dadosFinanceiros: 'financeiro' } }
const ESTAGIARIO: WholeRecord = { record: estagiario, parts: { dadosFinanceiros: 'financeiro' } }

const NAMED: readonly Named[] = [
  { path: '/api/servidores/:id', summary: 'Servidor, pela matrícula', whole: SERVIDOR, number: ['id', 'matricula'] },
  {
    path: '/api/servidores/:vinculo/:matricula/:entidadeOrigem',
    summary: 'Servidor, pelo vínculo, pela matrícula e pela entidade de origem',
    whole: SERVIDOR,
    number: ['matricula', 'matricula'],
    isWhole: true,
  },
  { path: '/api/estagiarios/:id', summary: 'Estagiário, pelo código', whole: ESTAGIARIO, number: ['id', 'codigo'] },
  {
    path: '/api/estagiarios/:vinculo/:codigo',
    summary: 'Estagiário, pelo vínculo e pelo código',
    whole: ESTAGIARIO,
    number: ['codigo', 'codigo'],
  },
]

const paramsOf = (path: string): object =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      name === 'vinculo' ? { type: 'string', description: 'Vínculo' } : integerParam(name),
    ]),
  )

/** Converts a payroll row to the format of these clients: with its keys, and deductions below zero. */
function asPaid(row: Row, entidade: number, key: Row): Row {
  const descontos = row.descontos === undefined ? {} : { descontos: -Number(row.descontos) }
  return { entidade, ...key, ...row, ...descontos }
}

const vinculoOf = (request: FastifyRequest): string | undefined => (request.params as { vinculo?: string }).vinculo

export default async function porCaminho(app: FastifyInstance): Promise<void> {
  async function contextoOf(request: FastifyRequest, isWhole: true | undefined): Promise<RequestContexto> {
    const origem = isWhole ? numbersIn(request, ['entidadeOrigem']).entidadeOrigem : 0
    if (origem === 0) return app.contextoOf(request)
    return contextoFrom(await app.contextos.fresh(), { ...chosenBy(request), entidade: origem })
  }

  for (const {
    path,
    summary,
    whole,
    number: [param, field],
    isWhole,
  } of NAMED) {
    const schema = {
      ...wholeSchema(whole, summary),
      querystring: contextoQuery,
      params: { type: 'object', properties: paramsOf(path) },
    }
    app.get(path, documented(schema), async (request, reply) => {
      const number = numbersIn(request, [param])[param]
      const contexto = await contextoOf(request, isWhole)
      const vinculo = vinculoOf(request)
      const keys = { [field]: String(number), ...(vinculo !== undefined && { vinculo }) }
      return app.answers.answer(request, reply, {
        version: contexto.versionEverywhere([whole.record.area]),
        key: `${path} ${JSON.stringify([contexto.entidade, contexto.exercicio, keys])}`,
        compute: async () => {
          const { dadosFinanceiros, ...row } = JSON.parse(await readWhole(app.reader, whole, contexto, keys)) as Row & {
            dadosFinanceiros: Row[]
          }
          return JSON.stringify({
            ...row,
            dadosFinanceiros: dadosFinanceiros.map((paid) =>
              asPaid(paid, contexto.entidade, { [field]: Number(number) }),
            ),
          })
        },
      })
    })
  }
}
