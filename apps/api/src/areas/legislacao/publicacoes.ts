// Serves publications as a tree of groups, subgroups and files: whole, of one group, or of one subgroup.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  GRUPO,
  PUBLICACAO,
  PUBLICACOES,
  SUBGRUPO,
  type Grupo,
  type Publicacao,
  type Subgrupo,
} from '@portal/catalog/legislacao/publicacoes'
import { integer, text, type Fields } from '@portal/kit/fields'
import type { RequestContexto } from '../../contexto/contexto.ts'
import { documented, type JsonSchema } from '../../openapi/documented.ts'
import { callSchema, rowSchema } from '../../lists/schema.ts'
import { filled, readRows } from '../../lists/rows.ts'
import { parseSql } from '../../lists/sql-template.ts'
import { readSql } from '../../lib/sql.ts'
import { integerParam, numbersIn } from '../../contexto/parameters.ts'

const template = parseSql(readSql('publicacoes.sql', import.meta.url))
const READS = ['legislacao', 'portal']

const ACIMA = {
  grupo: GRUPO.id,
  grupoValor: GRUPO.valor,
  filtrarPorExercicio: GRUPO.filtrarPorExercicio,
  subgrupo: SUBGRUPO.id,
  subgrupoValor: SUBGRUPO.valor,
} satisfies Fields

type Acima = {
  grupo: number
  grupoValor: string
  filtrarPorExercicio: 'S' | 'N'
  subgrupo: number
  subgrupoValor: string
}
/** A row of a subgroup without files has no fields of a file. */
type Linha = Acima & (Publicacao | { [Name in keyof Publicacao]?: undefined })

const PARTES = ['grupo', 'subgrupo'] as const
type Parte = (typeof PARTES)[number]

const nestedIn = (fields: Fields, list: JsonSchema, more: object = {}): JsonSchema => {
  const row = rowSchema({ fields }) as { properties: object }
  return { ...row, properties: { ...row.properties, ...more, list } }
}

function schema(partes: readonly Parte[]): JsonSchema {
  const base = callSchema('legislacao', 'Publicações, por grupo e subgrupo', {}, GRUPO, true)
  const files = { type: 'array', items: rowSchema({ fields: PUBLICACAO }), description: 'Arquivos.' }
  const relatorio = rowSchema({ fields: { id: integer('Código do subgrupo no endereço'), valor: text('Nome') } })
  const subgrupos = {
    type: 'array',
    items: nestedIn(SUBGRUPO, files, { subGrupoRelatorio: relatorio }),
    description: 'Subgrupos.',
  }
  const { response } = base as { response: Record<number, JsonSchema> }
  return {
    ...base,
    params: {
      type: 'object',
      properties: Object.fromEntries(partes.map((parte) => [parte, integerParam(`Código do ${parte}`)])),
    },
    response: { ...response, 200: { ...response[200], items: nestedIn(GRUPO, subgrupos) } },
  }
}

/** Groups rows, one per file, into one object per group, holding one object per subgroup. */
function treeOf(
  linhas: readonly Linha[],
  { entidade, exercicio }: Pick<RequestContexto, 'entidade' | 'exercicio'>,
): Grupo[] {
  const grupos = new Map<number, Grupo>()
  const subgrupos = new Map<string, Subgrupo>()
  for (const { grupo: id, grupoValor, filtrarPorExercicio, subgrupo, subgrupoValor: valor, ...publicacao } of linhas) {
    const grupo = grupos.get(id) ?? { id, mostraWeb: 'S', filtrarPorExercicio, valor: grupoValor, list: [] }
    grupos.set(id, grupo)
    const key = `${id}/${subgrupo}`
    const known = subgrupos.get(key) ?? {
      id: subgrupo,
      subGrupoRelatorio: { id: subgrupo, valor },
      entidade,
      exercicio,
      mostraWeb: 'S',
      valor,
      list: [],
    }
    if (!subgrupos.has(key)) {
      subgrupos.set(key, known)
      grupo.list.push(known)
    }
    if (publicacao.id !== undefined) known.list.push(publicacao)
  }
  return [...grupos.values()]
}

export default async function publicacoes(app: FastifyInstance): Promise<void> {
  const fields = { ...ACIMA, ...PUBLICACAO }
  const route = (partes: readonly Parte[]): void => {
    const path = [PUBLICACOES, ...partes.map((parte) => `:${parte}`)].join('/')
    app.get(path, documented(schema(partes)), async (request: FastifyRequest, reply) => {
      const asked: Partial<Record<Parte, number>> = numbersIn(request, partes)
      const contexto = await app.contextoOf(request)
      const { entidade, exercicio, parametros } = contexto
      return app.answers.answer(request, reply, {
        version: contexto.versionOf(READS),
        key: `${PUBLICACOES} ${JSON.stringify([entidade, exercicio, asked])}`,
        compute: async () => {
          const query = filled(template, { grupo: undefined, subgrupo: undefined, ...asked, entidade, exercicio })
          return JSON.stringify(
            treeOf(JSON.parse(await readRows(app.reader, { query, fields, parametros })) as Linha[], contexto),
          )
        },
      })
    })
  }
  for (let depth = 0; depth <= PARTES.length; depth++) route(PARTES.slice(0, depth))
}
