// One commitment: itself, and the calls that fill the tabs of its screen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  abas, ANEXO, ANULACAO, DOCUMENTO, EM_LIQUIDACAO, EMPENHO, ITEM, ITEM_DETALHE, LIQUIDACAO, MOVIMENTACAO, PAGAMENTO, RETENCAO, type Fields,
} from '@portal/catalog/despesa/empenho-detalhe'
import { badRequest, notFound } from '@portal/kit/errors'
import { integer } from '@portal/kit/fields'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { writePage } from '../../list/read/page.ts'
import { documented } from '../../docs/documented.ts'
import { callPageSchema, callSchema } from '../../list/ask/schema.ts'
import { parseSql, type SqlTemplate } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'
import { findEmpenho, keyFields, readEmpenhoKey, type EmpenhoAsked, type MoreKeys } from './empenho-chave.ts'
import { readFirst, readRows, type RowsAsked } from '../../list/read/plain-rows.ts'

const AREA = 'despesa'
const sqlOf = (name: string): SqlTemplate => parseSql(readSql(`empenho-${name}.sql`, import.meta.url))

export const detalheSql = sqlOf('detalhe')
export const itensSql = sqlOf('itens')
const movimentacaoSql = sqlOf('movimentacao')

interface Call {
  path: string
  summary: string
  fields: Fields
  more?: MoreKeys
  schema: (summary: string, keys: Fields, fields: Fields) => Record<string, unknown>
  answer: (app: FastifyInstance, rows: Omit<RowsAsked, 'template' | 'fields'>, asked: EmpenhoAsked) => Promise<Buffer | string>
}

const many = (path: string, summary: string, sql: SqlTemplate, fields: Fields, more: MoreKeys = {}): Call => ({
  path,
  summary,
  fields,
  more,
  schema: (summary, keys, fields) => callSchema(AREA, summary, keys, fields, true),
  answer: async ({ pool }, rows) => (await readRows(pool, { ...rows, template: sql, fields })).content,
})

const one = (path: string, summary: string, missing: string, sql: SqlTemplate, fields: Fields, more: MoreKeys = {}): Call => ({
  path,
  summary,
  fields,
  more,
  schema: (summary, keys, fields) => callSchema(AREA, summary, keys, fields, false),
  answer: async ({ pool }, rows) => {
    const found = await readFirst(pool, { ...rows, template: sql, fields })
    if (found === undefined) throw notFound(missing)
    return found
  },
})

function pageAsked({ more: { page = '0', size = String(DEFAULT_PAGE_SIZE) } }: EmpenhoAsked): { page: number; size: number } {
  if (Number(size) === 0) throw badRequest([{ field: 'size', message: 'O menor tamanho de página é 1.' }])
  return { page: Number(page), size: Math.min(Number(size), MAX_PAGE_SIZE) }
}

const movimentacao: Call = {
  path: '/movimentacao',
  summary: 'lançamentos em ordem de data, com os saldos depois de cada um',
  fields: MOVIMENTACAO,
  more: { optional: { page: integer('Página, a partir de zero'), size: integer('Linhas por página') } },
  schema: (summary, keys, fields) => callPageSchema(AREA, summary, keys, fields),
  answer: async ({ pool }, rows, asked) => {
    const { page, size } = pageAsked(asked)
    const answer = await readRows(pool, { ...rows, template: movimentacaoSql, fields: MOVIMENTACAO }, { limit: size, offset: page * size })
    return writePage({ ...answer, page, size, sort: [] })
  },
}

const calls: readonly Call[] = [
  one('', 'dados, classificação e valores', 'Empenho não encontrado.', detalheSql, EMPENHO),
  movimentacao,
  many('/itens', 'o que se compra', itensSql, ITEM),
  one('/item', 'um dos itens', 'Item não encontrado.', itensSql, ITEM_DETALHE, { required: { ordemItemEmpenho: integer('Nº do Item') } }),
  many('/anulacoes', 'anulações', sqlOf('anulacoes'), ANULACAO),
  many('/em-liquidacao', 'entregas em conferência', sqlOf('em-liquidacao'), EM_LIQUIDACAO),
  many('/liquidacoes', 'liquidações', sqlOf('liquidacoes'), LIQUIDACAO),
  many('/retencoes', 'retenções', sqlOf('retencoes'), RETENCAO, { optional: { noLiquidacao: integer('Nº da Liquidação') } }),
  many('/pagamentos', 'pagamentos', sqlOf('pagamentos'), PAGAMENTO),
  many('/liquidacoesdocumentos', 'notas fiscais e outros documentos', sqlOf('documentos'), DOCUMENTO),
  many('/anexos', 'arquivos', sqlOf('anexos'), ANEXO),
]

/** An item is published where the items are. */
const tabOf = (path: string): string => (path === '/item' ? 'itens' : path.slice(1))

function refuseClosed(path: string, parametros: Parametros): void {
  const aba = abas.find(({ call }) => call === tabOf(path))
  if (aba && 'when' in aba && !aba.when(parametros)) throw notFound('Esta entidade não publica este dado do empenho.')
}

export default async function empenhoDetalhe(app: FastifyInstance): Promise<void> {
  for (const { path, summary, fields, more, schema, answer } of calls) {
    const url = `/empenhos/detalhe${path}`
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { parametros, version, ...contexto } = await app.contextoOf(request)
      const asked = readEmpenhoKey(request, reply, contexto, more)
      refuseClosed(path, parametros)
      const compute = async (): Promise<Buffer | string> => {
        const empenho = await findEmpenho(app.pool, asked)
        return answer(app, { parametros, values: { ...asked.more, ...empenho } }, asked)
      }
      return app.answers.answer(request, reply, { version, key: `${url} ${asked.key}`, compute })
    }
    app.get(url, documented(schema(`Empenhos: um empenho, ${summary}`, keyFields(more), fields)), handler)
  }
}
