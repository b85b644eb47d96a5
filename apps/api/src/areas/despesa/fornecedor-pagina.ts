// Serves the page of a supplier by its CNPJ, or by the code an entity gave it, since the CPF of a person never goes
// into an address.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  FORNECEDOR,
  FORNECEDOR_ANO,
  FORNECEDOR_EMPENHO,
  FORNECEDOR_ENTIDADE,
  FORNECEDOR_ORGAO,
  FORNECEDOR_PAGAMENTO,
  FORNECEDOR_RESTOS,
  pagamentosPorAno,
  type FornecedorNomeado,
} from '@portal/catalog/despesa/fornecedor-pagina'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { cnpjDe } from '@portal/catalog/despesa/rotas'
import { datedBy } from '@portal/catalog/tabelas'
import { badRequest, notFound } from '@portal/kit/errors'
import type { Field } from '@portal/kit/fields'
import { chosenBy, contextoFrom } from '../../contexto/contexto.ts'
import { Parameters, type BindValue } from '../../lists/binds.ts'
import { readKeys } from '../../lists/key-query.ts'
import { documented, type JsonSchema } from '../../openapi/documented.ts'
import { callSchema, listSchema, rowSchema } from '../../lists/schema.ts'
import { parseSql } from '../../lists/sql-template.ts'
import { readSql } from '../../lib/sql.ts'
import { integerParam, numbersIn } from '../../contexto/parameters.ts'
import { plainSource } from '../../lists/source.ts'
import { openAnswers } from '../../lists/unpaged.ts'

const sql = parseSql(readSql('fornecedor-pagina.sql', import.meta.url))
const pagamentosSource = plainSource(parseSql(readSql('fornecedor-pagamentos.sql', import.meta.url)))
/** A person whose every payment is covered is not found, as if the code were nobody's. */
const documentoSql = `select cnpj_cpf as documento from fornecedor
where entidade = $1 and fornecedor = $2
  and (fornecedor = sistema.credor_protegido() or nome <> sistema.pessoa_protegida())`

const QUANTOS = 5
/** The tables whose newest fact dates what is known of commitments. */
const DATADAS = `{${datedBy(fornecedores.table).join(',')}}`
const NAO_ENCONTRADO = 'Fornecedor não encontrado.'

/** The key of a supplier: its CNPJ or its code; the other is null. */
interface Named {
  cnpj: string | null
  fornecedor: number | null
}

function responseSchema(params: JsonSchema, summary: string): JsonSchema {
  const base = callSchema('despesa', summary, {}, {}, false)
  const one = (fields: Readonly<Record<string, Field>>): JsonSchema => rowSchema({ fields })
  const many = (fields: Readonly<Record<string, Field>>): JsonSchema => ({ type: 'array', items: one(fields) })
  const properties = {
    fornecedor: one(FORNECEDOR),
    codigos: { type: 'array', items: { type: 'integer' }, description: 'Códigos que a entidade deu ao fornecedor.' },
    anos: many(FORNECEDOR_ANO),
    total: one(FORNECEDOR_ANO),
    orgaos: many(FORNECEDOR_ORGAO),
    pagamentos: many(FORNECEDOR_PAGAMENTO),
    totalPago: one(FORNECEDOR_PAGAMENTO),
    restos: one(FORNECEDOR_RESTOS),
    maiores: many(FORNECEDOR_EMPENHO),
    ultimos: many(FORNECEDOR_EMPENHO),
    outrasEntidades: many(FORNECEDOR_ENTIDADE),
    municipio: one(FORNECEDOR_ENTIDADE),
  }
  const { response } = base as { response: Record<number, JsonSchema> }
  return {
    ...base,
    params: { type: 'object', properties: params },
    response: { ...response, 200: { ...response[200], properties } },
  }
}

function cnpjIn(request: FastifyRequest): string {
  const cnpj = cnpjDe((request.params as { cnpj: string }).cnpj)
  if (cnpj === undefined)
    throw badRequest([{ field: 'cnpj', message: 'Informe o CNPJ completo. Pessoas são encontradas pelo código.' }])
  return cnpj
}

const fornecedorIn = (request: FastifyRequest): number => numbersIn(request, ['fornecedor']).fornecedor

export default async function fornecedorPagina(app: FastifyInstance): Promise<void> {
  async function read(entidade: number, exercicio: number, { cnpj, fornecedor }: Named): Promise<string> {
    const binds = new Parameters()
    const values: Record<string, BindValue> = {
      entidade,
      exercicio,
      cnpj,
      fornecedor,
      quantos: QUANTOS,
      datadas: DATADAS,
    }
    const written = sql.render((name) => binds.bind(values[name] ?? null, name))
    const { rows } = await app.reader.query<{ dados: string }>(
      binds.prepared(`select dados::text from (\n${written}\n) p`),
    )
    const dados = rows[0]?.dados ?? ''
    if (!('fornecedor' in (JSON.parse(dados) as object))) throw notFound(NAO_ENCONTRADO)
    return dados
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    nameOf: (entidade: number) => Promise<Named>,
  ): Promise<FastifyReply> {
    const snapshot = await app.contextos.fresh()
    const { entidade, exercicio, versionEverywhere } = contextoFrom(snapshot, chosenBy(request))
    readKeys(request, reply, { required: {} })
    const named = await nameOf(entidade)
    return app.answers.answer(request, reply, {
      version: versionEverywhere(['despesa', 'portal']),
      key: `/api/fornecedores ${entidade}/${exercicio} ${named.cnpj ?? named.fornecedor}`,
      compute: () => read(entidade, exercicio, named),
    })
  }

  const cnpjParam: JsonSchema = { cnpj: { type: 'string', description: 'CNPJ, só letras e números.' } }
  app.get(
    '/api/fornecedores/:cnpj',
    documented(responseSchema(cnpjParam, 'Fornecedor, por CNPJ')),
    async (request, reply) => {
      const cnpj = cnpjIn(request)
      return answer(request, reply, async () => ({ cnpj, fornecedor: null }))
    },
  )

  const codigoParam: JsonSchema = { fornecedor: integerParam('Código do fornecedor na entidade') }
  const porCodigo = responseSchema(codigoParam, 'Fornecedor, por código')
  app.get('/api/fornecedores/codigo/:fornecedor', documented(porCodigo), async (request, reply) => {
    const fornecedor = fornecedorIn(request)
    return answer(request, reply, async (entidade) => {
      const { rows } = await app.reader.query<{ documento: string | null }>({
        name: 'fornecedor-documento',
        text: documentoSql,
        values: [entidade, fornecedor],
      })
      if (!rows[0]) throw notFound(NAO_ENCONTRADO)
      return { cnpj: cnpjDe(rows[0].documento ?? '') ?? null, fornecedor }
    })
  })

  const pagamentos = openAnswers(app, pagamentosSource)
  const files: [address: string, params: JsonSchema, named: (request: FastifyRequest) => FornecedorNomeado][] = [
    ['/api/fornecedores/:cnpj/pagamentos/report', cnpjParam, (request) => ({ cnpj: cnpjIn(request) })],
    [
      '/api/fornecedores/codigo/:fornecedor/pagamentos/report',
      codigoParam,
      (request) => ({ fornecedor: fornecedorIn(request) }),
    ],
  ]
  for (const [path, params, named] of files) {
    const schema = {
      ...listSchema(pagamentosPorAno({ fornecedor: 0 }), 'report'),
      summary: 'Fornecedor: arquivo dos pagamentos por ano',
    }
    const route = {
      ...documented({ ...schema, params: { type: 'object', properties: params } }),
      exposeHeadRoute: false,
    }
    app.get(path, route, async (request, reply) =>
      pagamentos.report({
        request,
        reply,
        list: pagamentosPorAno(named(request)),
        contexto: await app.contextoOf(request),
      }),
    )
  }
}
