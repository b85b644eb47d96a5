// Writes the OpenAPI document as a page for people: every call, its parameters, and an address to try.
import { API_BASE } from '@portal/catalog/rotas'

interface Ref {
  $ref?: string
}

interface Parameter extends Ref {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { type?: string; enum?: string[]; default?: unknown; format?: string }
}

interface Schema extends Ref {
  type?: string
  allOf?: Schema[]
  format?: string
  enum?: string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
}

interface Body extends Ref {
  description?: string
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
}

export interface OpenApi {
  info: { title: string; version: string; description?: string }
  components?: Record<string, Record<string, unknown>>
  paths: Record<string, Record<string, Operation>>
}

/** Returns the part that a $ref stands for. */
type Follow = <T extends Ref>(part: T) => T

const followIn = (components: OpenApi['components']): Follow => {
  const follow: Follow = (part) => {
    const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? []
    return (components?.[section]?.[name] as typeof part | undefined) ?? part
  }
  return follow
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c)

const style = `
:root { color-scheme: light dark; --soft: color-mix(in srgb, currentColor 12%, transparent) }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem; border-bottom: 2px solid; text-transform: capitalize }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere }
p { margin: .25rem 0 } table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--soft) }
th { font-weight: 600 } th, td, code { overflow-wrap: anywhere }
details { margin: .25rem 0 } summary { cursor: pointer; padding: .25rem 0 }
nav a { display: inline-block; margin: 0 1rem .5rem 0 }`

const typeOf = ({ schema: { type, format, enum: options } = {} }: Parameter): string =>
  options ? options.join(' | ') : [type, format].filter(Boolean).join(', ')

const JSON_TYPE = 'application/json'

/** Returns the fields of an object, or of the objects of an array, each with its path. */
function fieldsOf(follow: Follow, part: Schema, path = ''): [name: string, schema: Schema][] {
  const schema = follow(part)
  if (schema.items) return fieldsOf(follow, schema.items, path)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = fieldsOf(follow, field, `${path}${name}.`)
    return inner.length > 0 ? inner : [[`${path}${name}`, field] as [string, Schema]]
  })
  return [...(schema.allOf ?? []).toReversed().flatMap((each) => fieldsOf(follow, each, path)), ...own]
}

function fieldTable(follow: Follow, title: string, body: Body | undefined): string {
  const schema = body?.content?.[JSON_TYPE]?.schema
  const fields = schema ? fieldsOf(follow, schema) : []
  if (!schema || fields.length === 0) return ''
  const required = new Set(schema.required)
  const rows = fields.map(([name, field]) =>
    parameterRow({
      name,
      in: 'body',
      required: required.has(name),
      description: field.description ?? '',
      schema: field,
    }),
  )
  const table = `<table>${fieldHead}<tbody>${rows.join('')}</tbody></table>`
  return `<details><summary>${escape(title)}</summary>${table}</details>`
}

const fieldHead =
  '<thead><tr><th scope="col">Campo</th><th scope="col">Tipo</th><th scope="col">O que é</th></tr></thead>'
const head =
  '<thead><tr><th scope="col">Parâmetro</th><th scope="col">Tipo</th><th scope="col">O que é</th></tr></thead>'

const linkToTag = (tag: string): string => `<a href="#${encodeURIComponent(tag)}">${escape(tag)}</a>`

const parameterRow = (parameter: Parameter): string =>
  `<tr><td><code>${escape(parameter.name)}</code>${parameter.required ? ' (obrigatório)' : ''}</td>` +
  `<td>${escape(typeOf(parameter))}</td><td>${escape(parameter.description ?? '')}</td></tr>`

function callSection(follow: Follow, path: string, method: string, operation: Operation): string {
  const { summary = '', description, parameters = [], requestBody, responses } = operation
  const table = parameters.length
    ? `<table>${head}<tbody>${parameters.map((parameter) => parameterRow(follow(parameter))).join('')}</tbody></table>`
    : ''
  const link =
    path.includes('{') || method !== 'get'
      ? escape(API_BASE + path)
      : `<a href="${escape(API_BASE + path)}">${escape(API_BASE + path)}</a>`
  const sentences = [summary, description ?? ''].filter(Boolean).map((sentence) => `<p>${escape(sentence)}</p>`)
  const sent = fieldTable(follow, 'O que enviar', requestBody)
  const answered = fieldTable(follow, `O que responde: ${responses?.['200']?.description ?? ''}`, responses?.['200'])
  return `<section><h3>${method.toUpperCase()} ${link}</h3>${sentences.join('')}${table}${sent}${answered}</section>`
}

export function docsPage({ info, components, paths }: OpenApi): string {
  const follow = followIn(components)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, operation]) => ({
        tag: operation.tags?.[0] ?? 'geral',
        html: callSection(follow, path, method, operation),
      })),
  )
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  const sections = tags.map((tag) => {
    const own = calls.flatMap((call) => (call.tag === tag ? [call.html] : []))
    return `<h2 id="${escape(tag)}">${escape(tag)}</h2>${own.join('')}`
  })
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API: ${escape(info.title)}</title><style>${style}</style>
</head>
<body>
<header><h1>${escape(info.title)}: API de dados abertos</h1><p>${escape(info.description ?? '')}</p>
<p>Para programas: <a href="${API_BASE}/openapi.json">openapi.json</a>. Versão ${escape(info.version)}.</p></header>
<nav aria-label="Assuntos">${tags.map(linkToTag).join('')}</nav>
<main>${sections.join('')}</main>
</body></html>`
}
