// How an entity presents itself: settings, explanatory notes, people to write to.
import type { FastifyInstance } from 'fastify'
import { chosenBy, entidadeOf } from '../../../contexto/contexto.ts'
import type { JsonSchema } from '../../../docs/documented.ts'
import type { Snapshot } from '../../../contexto/snapshot.ts'
import { arrayOf, configuracoes as shape, contato, nota } from './shapes.ts'
import { contextoQuery, snapshotRoute } from './snapshot-route.ts'

export default async function configuracoes(app: FastifyInstance): Promise<void> {
  const byEntidade = (url: string, summary: string, answer: JsonSchema, read: (snapshot: Snapshot, entidade: number) => unknown): void =>
    snapshotRoute(app, url, { summary, querystring: contextoQuery, answer }, (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      return { key: String(id), value: () => read(snapshot, id) }
    })

  byEntidade('/api/configuracoes-gerais', 'Aparência e selo da entidade', shape, ({ configuracoes }, id) => configuracoes.get(id))
  byEntidade('/api/notas-explicativa/list', 'Notas explicativas de cada página', arrayOf(nota), ({ notas }, id) => notas.get(id) ?? [])
  byEntidade('/api/contato-responsaveis', 'Pessoas e setores para contato', arrayOf(contato), ({ contatos }, id) => contatos.get(id) ?? [])
}
