// Serves the entities that publish in this portal.
import type { FastifyRequest } from 'fastify'
import { badRequest } from '@portal/kit/errors'
import type { Snapshot } from '../../../contexto/snapshot.ts'
import { arrayOf, entidade } from './shapes.ts'
import type { SnapshotCall } from './snapshot-route.ts'

/** Returns the keys a client selects with `fields`; undefined for every key. */
function fieldsAsked(request: FastifyRequest): string[] | undefined {
  const { fields } = request.query as Record<string, unknown>
  if (fields === undefined || fields === '') return undefined
  const names = [fields].flat().flatMap((part) => String(part).split(','))
  if (names.some((name) => !/^[A-Za-z]{1,40}$/.test(name.trim()))) {
    throw badRequest([{ field: 'fields', message: 'deve ter nomes separados por vírgula' }])
  }
  return [...new Set(names.map((name) => name.trim()))].sort()
}

const only = (snapshot: Snapshot, fields: readonly string[]): object[] =>
  [...snapshot.entidades.values()].map((each) =>
    Object.fromEntries(Object.entries(each).filter(([name]) => fields.includes(name))),
  )

const IDENTITY = ['id', 'nome', 'tipo', 'cidade', 'uf']

/** The first call of many clients, to check that the portal responds. */
const quem: SnapshotCall = {
  path: '/api/entidades',
  summary: 'Quem publica no portal, em poucas palavras',
  answer: arrayOf(entidade),
  show: (snapshot) => ({ key: 'quem', value: () => only(snapshot, IDENTITY) }),
}

const lista: SnapshotCall = {
  path: '/api/entidades/lista',
  summary: 'Entidades que publicam no portal',
  answer: arrayOf(entidade),
  querystring: {
    type: 'object',
    properties: { fields: { type: 'string', description: 'Campos desejados, separados por vírgula.' } },
  },
  show: (snapshot, request) => {
    const fields = fieldsAsked(request)
    return {
      key: fields?.join() ?? '*',
      value: () => (fields ? only(snapshot, fields) : [...snapshot.entidades.values()]),
    }
  },
}

export const entidades: readonly SnapshotCall[] = [quem, lista]
