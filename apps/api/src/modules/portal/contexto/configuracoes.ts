// How an entity presents itself: settings, explanatory notes, people to write to.
import { chosenBy, entidadeOf } from '../../../contexto/contexto.ts'
import type { JsonSchema } from '../../../docs/documented.ts'
import type { Snapshot } from '../../../contexto/snapshot.ts'
import { arrayOf, configuracoes as shape, contato, nota } from './shapes.ts'
import { contextoQuery, type SnapshotCall } from './snapshot-route.ts'

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

export const configuracoes: readonly SnapshotCall[] = [
  byEntidade('/api/configuracoes-gerais', 'Aparência e selo da entidade', shape, ({ configuracoes }, id) => configuracoes.get(id)),
  byEntidade('/api/notas-explicativa/list', 'Notas explicativas de cada página', arrayOf(nota), ({ notas }, id) => notas.get(id) ?? []),
  byEntidade('/api/contato-responsaveis', 'Pessoas e setores para contato', arrayOf(contato), ({ contatos }, id) => contatos.get(id) ?? []),
]
