// One servant who received cost allowances in the year, and each of them.
import type { FastifyInstance } from 'fastify'
import { ajudaCusto as list, LANCAMENTO } from '@portal/catalog/despesa/ajuda-custo'
import { badRequest, notFound } from '@portal/kit/errors'
import { integer, text } from '@portal/kit/fields'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@portal/kit/list'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { writePage } from '../../list/read/page.ts'
import { documented } from '../../docs/documented.ts'
import { callPageSchema, callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'
import { readFirst, readRows } from '../../list/read/plain-rows.ts'
import type { Sort } from '../../list/sql/view.ts'

const servidorSql = parseSql(readSql('ajuda-custo-servidor.sql', import.meta.url))
const detalheSql = parseSql(readSql('ajuda-custo-detalhe.sql', import.meta.url))

const SERVIDOR = { ...list.fields, cargoDescricao: text('Cargo'), cargoDesc: text('Cargo') }
const CHAVE = { required: { matricula: integer('Matrícula') } } satisfies Keys
const PAGINA = {
  ...CHAVE,
  optional: { page: integer('Página, a partir de zero'), size: integer('Linhas por página'), sort: text('Ordem: campo,ASC ou campo,DESC') },
} satisfies Keys

/** Postings that are equal by the order asked come as they were posted. */
const AS_POSTED: readonly Sort[] = ['mesCompetencia', 'competenciaLancamento', 'evento', 'valor'].map((property) => ({ property, direction: 'asc' }))

function readSort(typed: string | undefined): Sort[] {
  if (!typed) return []
  const [property = '', direction = 'asc', ...rest] = typed.split(',').map((part) => part.trim())
  const turn = direction.toLowerCase()
  if (!Object.hasOwn(LANCAMENTO, property) || (turn !== 'asc' && turn !== 'desc') || rest.length > 0) {
    throw badRequest([{ field: 'sort', message: `Escreva campo,ASC ou campo,DESC. Campos: ${Object.keys(LANCAMENTO).join(', ')}.` }])
  }
  return [{ property, direction: turn }]
}

export default async function ajudaCusto(app: FastifyInstance): Promise<void> {
  const servidor = callSchema(list.area, 'Ajuda de custo: um servidor', CHAVE.required, SERVIDOR, false)
  app.get('/api/ajuda-custo/servidor', documented(servidor), async (request, reply) => {
    const { entidade, exercicio, parametros, version } = await app.contextoOf(request)
    const values = { entidade, exercicio, ...readKeys(request, reply, CHAVE) }
    const compute = async (): Promise<string> => {
      const found = await readFirst(app.pool, { template: servidorSql, fields: SERVIDOR, parametros, values })
      if (found === undefined) throw notFound('Este servidor não recebeu ajuda de custo no exercício.')
      return found
    }
    return app.answers.answer(request, reply, { version, key: `ajuda-custo/servidor ${JSON.stringify(values)}`, compute })
  })

  const detalhe = callPageSchema(list.area, 'Ajuda de custo: lançamentos de um servidor', { ...PAGINA.required, ...PAGINA.optional }, LANCAMENTO)
  app.get('/api/ajuda-custo/detalhe', documented(detalhe), async (request, reply) => {
    const { entidade, exercicio, parametros, version } = await app.contextoOf(request)
    const { page: typedPage = '0', size: typedSize = String(DEFAULT_PAGE_SIZE), sort: typedSort, ...keys } = readKeys(request, reply, PAGINA)
    const sort = readSort(typedSort)
    if (Number(typedSize) === 0) throw badRequest([{ field: 'size', message: 'O menor tamanho de página é 1.' }])
    const [page, size] = [Number(typedPage), Math.min(Number(typedSize), MAX_PAGE_SIZE)]
    const values = { entidade, exercicio, ...keys }
    const compute = async (): Promise<Buffer> => {
      const asked = { template: detalheSql, fields: LANCAMENTO, parametros, values }
      const slice = { limit: size, offset: page * size, ...(sort.length > 0 && { sort: [...sort, ...AS_POSTED] }) }
      return writePage({ ...(await readRows(app.pool, asked, slice)), page, size, sort })
    }
    const key = `ajuda-custo/detalhe ${page} ${size} ${JSON.stringify(sort)} ${JSON.stringify(values)}`
    return app.answers.answer(request, reply, { version, key, compute })
  })
}
