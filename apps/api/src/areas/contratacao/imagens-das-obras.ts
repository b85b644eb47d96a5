// Returns the photographs of a measurement inside the response, as existing clients read them; pages show each by its
// own address.
import type { FastifyInstance } from 'fastify'
import { DA_MEDICAO, IMAGENS_PATH } from '@portal/catalog/contratacao/obra'
import { code, integer } from '@portal/kit/fields'
import { documented } from '../../openapi/documented.ts'
import { readKeys } from '../../lists/key-query.ts'
import { callSchema } from '../../lists/schema.ts'
import { readStored } from '../../lib/stored-file.ts'

const IMAGEM = {
  id: integer('Código'),
  arquivo: code('A imagem, em base64'),
  exercicio: integer('Ano da O.S'),
  entidade: integer('Entidade'),
  acompanhamento: integer('Sequência da medição'),
  idOrdemServico: integer('Número da O.S'),
}

/** Photographs in one response; more would make it too large. */
const MOST = 50

const sql = `select id, sha256 from resumo.anexos($1, 'obra_medicao') where chave = $2 order by ordem limit ${MOST}`

export default async function imagensDasObras(app: FastifyInstance): Promise<void> {
  const described = callSchema(
    'contratacao',
    'Obras: imagens de uma medição, em base64',
    DA_MEDICAO.required,
    IMAGEM,
    true,
  )
  app.get(IMAGENS_PATH, documented(described), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const { entidade } = contexto
    const { exercicioMedicao = '', idOrdemServico = '', sequencia = '' } = readKeys(request, reply, DA_MEDICAO)
    const chave = [exercicioMedicao, idOrdemServico, sequencia].join('/')
    return app.answers.answer(request, reply, {
      version: contexto.versionEverywhere(['contratacao', 'portal']),
      key: `${IMAGENS_PATH} ${entidade} ${chave}`,
      compute: async () => {
        const { rows } = await app.reader.query<{ id: string; sha256: string }>({
          name: 'imagens-da-obra',
          text: sql,
          values: [entidade, chave],
        })
        const images = rows.map(async ({ id, sha256 }) => {
          const content = await readStored(app.config.storeDir, sha256).catch((error: unknown) => {
            app.log.error({ sha256, err: error }, 'published file is missing from the store or altered')
          })
          return content
            ? [
                {
                  id: Number(id),
                  arquivo: content.toString('base64'),
                  exercicio: Number(exercicioMedicao),
                  entidade,
                  acompanhamento: Number(sequencia),
                  idOrdemServico: Number(idOrdemServico),
                },
              ]
            : []
        })
        return JSON.stringify((await Promise.all(images)).flat())
      },
    })
  })
}
