// Returns the objectives of the strategic plan, each with its files, where the entity publishes them.
import type { FastifyInstance } from 'fastify'
import { planejamentoEstrategico } from '@portal/catalog/parametros'
import {
  ARQUIVO_DO_OBJETIVO,
  DO_PLANO,
  OBJETIVO,
  OBJETIVOS_PATH,
  type Objetivo,
} from '@portal/catalog/planejamento/orcamento'
import { notFound } from '@portal/kit/errors'
import { NAO_PUBLICADO } from '../../lists/closed.ts'
import { documented, type JsonSchema } from '../../openapi/documented.ts'
import { readKeys } from '../../lists/key-query.ts'
import { callSchema, rowSchema } from '../../lists/schema.ts'
import { filled, readRows } from '../../lists/rows.ts'
import { parseSql } from '../../lists/sql-template.ts'
import { readSql } from '../../lib/sql.ts'

const template = parseSql(readSql('objetivos.sql', import.meta.url))
const fields = { ...OBJETIVO, ...ARQUIVO_DO_OBJETIVO }
const READS = ['planejamento', 'portal']

type Linha = Omit<Objetivo, 'arquivos'> & Partial<Objetivo['arquivos'][number]>

function schema(): JsonSchema {
  const base = callSchema(
    'planejamento',
    'Planejamento estratégico: objetivos e seus arquivos',
    DO_PLANO.optional,
    OBJETIVO,
    true,
  )
  const arquivos = {
    type: 'array',
    items: rowSchema({ fields: ARQUIVO_DO_OBJETIVO }),
    description: 'Arquivos do objetivo.',
  }
  const one = rowSchema({ fields: OBJETIVO }) as { properties: object }
  const { response } = base as { response: Record<number, JsonSchema> }
  return {
    ...base,
    response: {
      ...response,
      200: { ...response[200], items: { ...one, properties: { ...one.properties, arquivos } } },
    },
  }
}

/** Groups rows, one per file or one for an objective without files, into one object per objective. */
function objetivosOf(linhas: readonly Linha[]): Objetivo[] {
  const objetivos = new Map<number, Objetivo>()
  for (const { objCodigo, descricao, idArquivo, nome = '', ...arquivo } of linhas) {
    const objetivo = objetivos.get(objCodigo) ?? { objCodigo, descricao, arquivos: [] }
    if (idArquivo !== undefined) objetivo.arquivos.push({ idArquivo, nome, ...arquivo })
    objetivos.set(objCodigo, objetivo)
  }
  return [...objetivos.values()]
}

export default async function objetivos(app: FastifyInstance): Promise<void> {
  app.get(OBJETIVOS_PATH, documented(schema()), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const { entidade, exercicio, parametros } = contexto
    const { anoBasePPA } = readKeys(request, reply, DO_PLANO)
    if (!planejamentoEstrategico(parametros)) throw notFound(NAO_PUBLICADO)
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(READS),
      key: `${OBJETIVOS_PATH} ${JSON.stringify([entidade, exercicio, anoBasePPA])}`,
      compute: async () => {
        const rows = await readRows(app.reader, {
          query: filled(template, { entidade, exercicio, anoBasePPA }),
          fields,
          parametros,
        })
        return JSON.stringify(objetivosOf(JSON.parse(rows) as Linha[]))
      },
    })
  })
}
