// Writes the OpenAPI entry of a list from its declaration alone: its filters, its sorts and the meaning of every field.
import { pagedLists, wholeLists } from '@portal/catalog/areas'
import type { ClientNames } from '@portal/kit/client-names'
import type { Field, Kind } from '@portal/kit/fields'
import { type Filter, type ValueKind } from '@portal/kit/filters'
import { DEFAULT_PAGE_SIZE, EXPORT_TYPES, MAX_PAGE_SIZE, chosenFilters, type List } from '@portal/kit/list'
import { nest, type Nest } from '@portal/kit/nested'
import { MAX_CODE, MAX_TEXT } from '@portal/kit/read-filter'
import { BAD_REQUEST, named, type JsonSchema } from '../openapi/documented.ts'
import { contextoQuery } from '../contexto/parameters.ts'
import { clientNames, NO_CLIENT } from './clients.ts'
import type { Purpose } from './request.ts'
import { formats } from './report/formats.ts'

const kinds: Record<Kind, JsonSchema> = {
  text: { type: 'string' },
  money: { type: 'number' },
  price: { type: 'number' },
  decimal: { type: 'number' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  flag: { type: 'string', enum: ['S', 'N'] },
  documento: { type: 'string', examples: ['***.456.789-**', '12.345.678/0001-95'] },
}

const valueKinds: Record<ValueKind, JsonSchema> = {
  text: { type: 'string', maxLength: MAX_TEXT, description: 'Parte do texto, sem distinguir acentos nem maiúsculas.' },
  words: {
    type: 'string',
    maxLength: MAX_TEXT,
    description:
      'Palavras do texto, todas, em qualquer ordem, no singular ou no plural, sem distinguir acentos nem maiúsculas.',
  },
  documento: {
    type: 'string',
    description: 'CPF completo, CNPJ completo ou ao menos os 8 primeiros caracteres do CNPJ.',
  },
  integer: { type: 'integer', minimum: 0 },
  numeroAno: {
    type: 'string',
    examples: ['1/2015'],
    description: 'O número com o ano, como 1/2015, ou só o número, de qualquer ano.',
  },
  code: { type: 'string', maxLength: MAX_CODE, description: 'O código inteiro, sem distinguir maiúsculas.' },
  date: { type: 'string', format: 'date' },
  money: { type: 'number', minimum: 0 },
  month: { type: 'integer', minimum: 1, maximum: 12 },
  choice: { type: 'string' },
  flag: { type: 'boolean' },
}

const AS_OF: JsonSchema = { description: 'Os valores como estavam no fim deste dia. Sem ele, no fim do ano.' }

function fieldSchema({ kind, label, help, termo, when }: Field): JsonSchema {
  const explained = [help, termo?.descricao].filter(Boolean).join(' ')
  const sentence = explained === '' ? label : `${label}. ${explained}`
  return { ...kinds[kind], description: when ? `${sentence} Só onde a entidade publica este dado.` : sentence }
}

function filterSchema(filter: Filter): JsonSchema {
  const base = { ...valueKinds[filter.of], ...(filter.operator === 'asOf' && AS_OF) }
  const options =
    filter.of !== 'choice'
      ? {}
      : 'from' in filter.options
        ? {
            type: filter.options.ids === 'code' ? 'string' : 'integer',
            description: `Um id de ${filter.options.from}.`,
          }
        : { enum: filter.options.map(({ value }) => value) }
  const merged = { ...base, ...options }
  return { ...merged, description: [filter.label, merged.description].filter(Boolean).join('. ') }
}

/** '/api/restos-a-pagar/orgaos' → 'restos-a-pagar.orgaos'. */
const nameOf = ({ api }: List): string => api.list.replace(/^\/(?:api\/)?/, '').replace(/[^\w-]+/g, '.')

const sortSchema = (list: List): JsonSchema =>
  named(`${nameOf(list)}.sort`, {
    type: 'array',
    items: { type: 'string' },
    description: [
      `campo,ASC ou campo,DESC; pode repetir. Campos: ${list.sort.by.join(', ')}.`,
      `Sem ele: ${list.sort.initial}.`,
    ].join(' '),
  })

const pageSchema = named('page', { type: 'integer', minimum: 0, default: 0, description: 'Página, a partir de zero.' })
const sizeSchema = named('size', {
  type: 'integer',
  minimum: 1,
  default: DEFAULT_PAGE_SIZE,
  description: `Linhas por página, no máximo ${MAX_PAGE_SIZE}.`,
})
const cabecalhoSchema = named('cabecalho', {
  type: 'string',
  enum: ['S', 'N'],
  description: 'N: só os dados. O csv começa na linha dos nomes das colunas e termina na última linha de dados.',
})
const exportTypeSchema = named('exportType', {
  type: 'string',
  enum: [...EXPORT_TYPES],
  description: 'Formato do arquivo.',
})

export function listQuerystring(list: List, purpose: Purpose): JsonSchema {
  const filters = Object.fromEntries(
    chosenFilters(list).map(([name, filter]) => [name, named(`${nameOf(list)}.${name}`, filterSchema(filter))]),
  )
  const own: Record<Purpose, JsonSchema> = {
    list: {
      page: pageSchema,
      size: sizeSchema,
      sort: sortSchema(list),
      ...lookupSchema(list),
    },
    totals: {},
    report: { exportType: exportTypeSchema, cabecalho: cabecalhoSchema, sort: sortSchema(list) },
  }
  const properties = { ...contextoQuery.properties, ...filters, ...searchSchema(list), ...own[purpose] }
  const required = [
    ...(list.lookup && purpose === 'list'
      ? []
      : chosenFilters(list).flatMap(([name, filter]) => (filter.required ? [name] : []))),
    ...(purpose === 'report' ? ['exportType'] : []),
  ]
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function searchSchema(list: List): JsonSchema {
  const fields = Object.keys(clientNames(list).search)
  if (fields.length === 0) return {}
  const grammar =
    '==, !=, >=, <=, >, <, =in=(…) e =out=(…), ou =ge=, =le=, =gt=, =lt=; “;” ou and é e, “,” ou or é ou, * é ' +
    'curinga; textos entre aspas'
  return {
    search: named(`${nameOf(list)}.search`, {
      type: 'string',
      description: `Expressão RSQL: ${grammar}. Campos: ${fields.join(', ')}.`,
      examples: ['id.exercicio==2025;id.entidade==1;fornecedor.nome=="*SILVA*"'],
    }),
  }
}

function lookupSchema({ lookup = {}, fields, filters }: List): JsonSchema {
  const names = Object.keys(lookup)
  return Object.fromEntries(
    Object.entries(lookup).flatMap(([name, field]) => {
      const declared = fields[field]
      if (!declared || name in filters) return []
      return [
        [
          name,
          {
            ...kinds[declared.kind],
            description: `${declared.label}. Com ${names.join(', ')}, a resposta é uma só linha.`,
          },
        ],
      ]
    }),
  )
}

const objectOf = (parts: Nest<Field>): { type: 'object'; properties: JsonSchema } => ({
  type: 'object',
  properties: Object.fromEntries(
    [...parts].map(([part, node]) => [part, node instanceof Map ? objectOf(node) : fieldSchema(node)]),
  ),
})

/** 'restos-a-pagar.orgaos' → 'RestosAPagarOrgaos'. */
const capitalised = (name: string): string =>
  name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Schema names of rows. A variant with the same fields shares the name of the first. */
const rowNames = new Map<List['fields'], string>()
for (const list of [...pagedLists, ...wholeLists]) {
  if (!rowNames.has(list.fields)) rowNames.set(list.fields, `${capitalised(nameOf(list))}Linha`)
}

export const rowSchema = ({ fields }: Pick<List, 'fields'>) => objectOf(nest(Object.entries(fields)))

const ofClients: Record<'code' | 'boolean', JsonSchema> = { code: { type: 'string' }, boolean: { type: 'boolean' } }

/** Schema of a row of a page, without the fields that only the record has. */
function rowOfPage(fields: List['fields'], { keys = {} }: ClientNames): JsonSchema {
  const { properties, ...row } = objectOf(nest(Object.entries(fields).filter(([, { recordOnly }]) => !recordOnly)))
  const also = Object.entries(keys).map(([key, type]) => [
    key,
    { ...ofClients[type], description: 'Para os programas que já a leem.' },
  ])
  const name = rowNames.get(fields)
  const whole = { ...row, properties: { ...properties, ...Object.fromEntries(also) } }
  return name === undefined ? whole : named(name, whole)
}

const integer: JsonSchema = { type: 'integer' }
const boolean: JsonSchema = { type: 'boolean' }

const sortOrders: JsonSchema = {
  type: 'array',
  items: named('Ordem', {
    type: 'object',
    properties: {
      direction: { type: 'string', enum: ['ASC', 'DESC'] },
      property: { type: 'string' },
      ascending: boolean,
      ignoreCase: boolean,
      nullHandling: { type: 'string' },
    },
  }),
}

/** Schema of the page around the rows of any list. */
const envelope = named('Pagina', {
  type: 'object',
  properties: {
    number: integer,
    size: integer,
    sort: sortOrders,
    first: boolean,
    last: boolean,
    totalPages: integer,
    totalElements: integer,
    numberOfElements: integer,
    empty: boolean,
    pageable: {
      type: 'object',
      properties: {
        pageNumber: integer,
        pageSize: integer,
        offset: integer,
        paged: boolean,
        unpaged: boolean,
        sort: sortOrders,
      },
    },
  },
})

const page = (fields: List['fields'], names: ClientNames): JsonSchema => ({
  description: `Página de linhas; valores ausentes ${names.nulls ? 'são null' : 'não aparecem'}.`,
  allOf: [envelope, { type: 'object', properties: { content: { type: 'array', items: rowOfPage(fields, names) } } }],
})

const totals = ({ totals, fields, whole }: List): JsonSchema => ({
  type: 'object',
  description: 'Soma de todas as linhas do filtro.',
  properties: {
    ...Object.fromEntries(totals.flatMap((name) => (fields[name] ? [[name, fieldSchema(fields[name])]] : []))),
    ...(!whole && {
      comValor: {
        type: 'object',
        description: 'Quantas linhas têm o valor somado, onde nem todas o têm.',
        additionalProperties: { type: 'integer' },
      },
    }),
  },
})

const SUMMARY: Record<Purpose, string> = {
  list: 'página de linhas',
  totals: 'totais do filtro',
  report: 'arquivo com todas as linhas do filtro',
}

const file: JsonSchema = {
  description: 'O arquivo, com todas as linhas do filtro.',
  content: Object.fromEntries(
    Object.values(formats).map(({ contentType }) => [
      contentType.replace(/;.*/, ''),
      { schema: { type: 'string', format: 'binary' } },
    ]),
  ),
}

const ok: Record<Purpose, (list: List) => JsonSchema> = {
  list: (list) => page(list.fields, clientNames(list)),
  totals,
  report: () => file,
}

const headers: JsonSchema = {
  'x-parametros-ignorados': { type: 'string', description: 'Parâmetros enviados que esta consulta não tem.' },
}

export const listSchema = (list: List, purpose: Purpose): JsonSchema => ({
  tags: [list.area],
  summary: `${list.title}: ${SUMMARY[purpose]}`,
  description: list.description,
  querystring: listQuerystring(list, purpose),
  response: { 200: { ...ok[purpose](list), headers }, 400: BAD_REQUEST },
})

/** Adds the description and headers of a response. A named schema becomes a reference, so they go around it. */
const answered = (schema: JsonSchema): JsonSchema => {
  const about = { description: 'Valores ausentes não aparecem.', headers }
  return 'title' in schema ? { ...about, content: { 'application/json': { schema } } } : { ...schema, ...about }
}

/** Schema of a call that is not a list: keys by field in the query string, and one row or an array of rows. */
export const callSchema = (
  area: string,
  summary: string,
  keys: Readonly<Record<string, Field>>,
  row: Readonly<Record<string, Field>>,
  many: boolean,
): JsonSchema => {
  const one = rowSchema({ fields: row })
  const answer = many ? { type: 'array', items: one } : one
  return {
    tags: [area],
    summary,
    querystring: {
      type: 'object',
      properties: { ...contextoQuery.properties, ...rowSchema({ fields: keys }).properties },
    },
    response: { 200: answered(answer), 400: BAD_REQUEST },
  }
}

/** Schema of a list that is returned whole. */
export const wholeSchema = (list: List, summary: string): JsonSchema => ({
  tags: [list.area],
  summary,
  querystring: listQuerystring(list, 'totals'),
  response: { 200: answered({ type: 'array', items: rowOfPage(list.fields, NO_CLIENT) }), 400: BAD_REQUEST },
})

/** Schema of a call that returns a page of rows. */
export const callPageSchema = (
  area: string,
  summary: string,
  keys: List['fields'],
  fields: List['fields'],
): JsonSchema => ({
  ...callSchema(area, summary, keys, fields, true),
  response: { 200: { ...page(fields, NO_CLIENT), headers }, 400: BAD_REQUEST },
})
