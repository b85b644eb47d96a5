// Returns a law or act in one response, as existing clients read it: with the acts linked to it, its files and where it
// was published.
import type { FastifyInstance } from 'fastify'
import { lei } from '@portal/catalog/legislacao/lei'
import { keysOf } from '@portal/kit/record'
import { readWhole, wholeSchema } from '../../calls/whole-record.ts'
import { documented } from '../../openapi/documented.ts'
import { readKeys } from '../../lists/key-query.ts'

const PATH = '/api/leisatos/detalhes'
const WHOLE = {
  record: lei,
  parts: { leisVinculadas: 'vinculadas', arquivos: 'arquivos', veiculosPublicacao: 'publicacoes' },
}

export default async function detalhes(app: FastifyInstance): Promise<void> {
  app.get(
    PATH,
    documented(wholeSchema(WHOLE, 'Leis e atos: uma lei ou ato com tudo o que lhe pertence')),
    async (request, reply) => {
      const contexto = await app.contextoOf(request)
      const keys = readKeys(request, reply, keysOf(lei))
      return app.answers.answer(request, reply, {
        version: contexto.versionOf(['legislacao', 'portal']),
        key: `${PATH} ${JSON.stringify([contexto.entidade, contexto.exercicio, keys])}`,
        compute: () => readWhole(app.reader, WHOLE, contexto, keys),
      })
    },
  )
}
