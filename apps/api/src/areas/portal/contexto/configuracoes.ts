// Serves how an entity presents itself: settings, explanatory notes and contacts.
import type { Contato } from '@portal/catalog/contexto'
import { badRequest } from '@portal/kit/errors'
import { normalize } from '@portal/kit/texto'
import { chosenBy, entidadeOf } from '../../../contexto/contexto.ts'
import type { JsonSchema } from '../../../openapi/documented.ts'
import type { Snapshot } from '../../../contexto/snapshot.ts'
import { arrayOf, configuracoes as shape, contato, nota } from './shapes.ts'
import { contextoQuery } from '../../../contexto/parameters.ts'
import type { SnapshotCall } from './snapshot-route.ts'

type Read = (snapshot: Snapshot, entidade: number) => unknown

const byEntidade = (path: string, summary: string, answer: JsonSchema, read: Read): SnapshotCall => ({
  path,
  summary,
  querystring: contextoQuery,
  answer,
  show: (snapshot, request) => {
    const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
    return { key: String(id), value: () => read(snapshot, id) }
  },
})

const CAMPOS = ['nome', 'cargo', 'email'] as const

const filtros = Object.fromEntries(
  CAMPOS.map((campo) => [campo, { type: 'string', description: `Parte de ${campo}, com ou sem acentos.` }]),
)

/** Returns the text searched in each field, normalised for comparison. */
function askedOf(query: Record<string, unknown>): [campo: (typeof CAMPOS)[number], text: string][] {
  const wrong = CAMPOS.filter((campo) => query[campo] !== undefined && typeof query[campo] !== 'string')
  if (wrong.length > 0) throw badRequest(wrong.map((field) => ({ field, message: 'deve vir uma vez só' })))
  return CAMPOS.flatMap((campo) => {
    const text = normalize(String(query[campo] ?? '').trim())
    return text === '' ? [] : [[campo, text]]
  })
}

export const configuracoes: readonly SnapshotCall[] = [
  byEntidade('/api/configuracoes-gerais', 'Aparência e selo da entidade', shape, ({ configuracoes }, id) =>
    configuracoes.get(id),
  ),
  byEntidade(
    '/api/notas-explicativa/list',
    'Notas explicativas de cada página',
    arrayOf(nota),
    ({ notas }, id) => notas.get(id) ?? [],
  ),
  {
    path: '/api/contato-responsaveis',
    summary: 'Pessoas e setores para contato',
    querystring: { type: 'object', properties: { ...contextoQuery.properties, ...filtros } },
    answer: arrayOf(contato),
    show: (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      const asked = askedOf(request.query as Record<string, unknown>)
      const isAsked = (each: Contato): boolean =>
        asked.every(([campo, text]) => normalize(each[campo] ?? '').includes(text))
      return { key: JSON.stringify([id, asked]), value: () => (snapshot.contatos.get(id) ?? []).filter(isAsked) }
    },
  },
]
