// Moves everything named into the components of the OpenAPI document: a schema with a title becomes a component, and
// each use of it a $ref.
import { COMMON_REFUSALS, refusalNames, type JsonSchema } from './documented.ts'

type Section = 'schemas' | 'parameters' | 'responses'

interface Operation {
  operationId?: string
  parameters?: JsonSchema[]
  responses?: Record<string, JsonSchema>
}

export interface Document {
  components?: Partial<Record<Section, Record<string, unknown>>>
  paths?: Record<string, Record<string, Operation>>
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(byName))

export class Components {
  readonly #sections: Record<Section, Record<string, unknown>> = { parameters: {}, responses: {}, schemas: {} }

  /** Stores a part under its name; throws if another part already has that name. */
  ref(section: Section, name: string, part: unknown): JsonSchema {
    const known = this.#sections[section][name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(part))
      throw new Error(`two ${section} are named ${name}`)
    this.#sections[section][name] = part
    return { $ref: `#/components/${section}/${name}` }
  }

  /** Returns a schema with every named schema inside it replaced by a $ref. */
  schema(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.schema(entry))
    if (!isObject(value)) return value
    const { title, ...rest } = value
    const inner = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, this.schema(part)]))
    return typeof title === 'string'
      ? this.ref('schemas', title, inner)
      : title === undefined
        ? inner
        : { ...inner, title: this.schema(title) }
  }

  parameter(parameter: JsonSchema): JsonSchema {
    const { schema } = parameter
    if (!isObject(schema) || typeof schema['title'] !== 'string') return this.schema(parameter) as JsonSchema
    const { title, ...rest } = schema
    return this.ref('parameters', title, { ...parameter, schema: this.schema(rest) })
  }

  response(status: string, response: JsonSchema): JsonSchema {
    const written = this.schema(response) as JsonSchema
    const name = refusalNames[status]
    return name === undefined ? written : this.ref('responses', name, written)
  }

  written(): Record<Section, Record<string, unknown>> {
    const { parameters, responses, schemas } = this.#sections
    return { parameters: sorted(parameters), responses: sorted(responses), schemas: sorted(schemas) }
  }
}

/**
 * Returns an operation id made of the address alone, so that generated clients stay valid: `get /api/diarias/total` is
 * `getApiDiariasTotal`.
 */
const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Rewrites the document with components and sorts the calls by address, so that moving code does not change it. */
export function withComponents<T extends Document>(document: T): T {
  const components = new Components()
  const rewrite = (operationId: string, { parameters, responses = {}, ...rest }: Operation): Operation => {
    const all = { ...responses, ...COMMON_REFUSALS }
    return {
      operationId,
      ...(components.schema(rest) as Operation),
      ...(parameters && { parameters: parameters.map((parameter) => components.parameter(parameter)) }),
      responses: Object.fromEntries(
        Object.entries(all).map(([status, response]) => [status, components.response(status, response)]),
      ),
    }
  }
  const paths = Object.entries(document.paths ?? {})
    .toSorted(byName)
    .map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, rewrite(operationIdOf(method, path), operation)]),
      ),
    ])
  return { ...document, components: components.written(), paths: Object.fromEntries(paths) }
}
