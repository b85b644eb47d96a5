// How a route describes itself to OpenAPI without its schema judging what comes in or rewriting what goes out.
export type JsonSchema = Record<string, unknown>

/** The schema documents; validation has our own words, and bodies leave already written. */
export const documented = (schema: JsonSchema) => ({
  schema,
  validatorCompiler: () => (value: unknown) => ({ value }),
  serializerCompiler: () => (value: unknown) => JSON.stringify(value),
})

const text: JsonSchema = { type: 'string' }

const refusal = (description: string): JsonSchema => ({
  type: 'object',
  description,
  properties: {
    status: { type: 'integer' },
    message: text,
    detail: text,
    path: text,
    violations: { type: 'array', items: { type: 'object', properties: { field: text, message: text } } },
  },
})

/** The refusals every call shares. */
export const BAD_REQUEST = refusal('Algo no pedido não pode ser respondido: cada motivo está em violations.')
export const NOT_FOUND = refusal('O que foi pedido não existe.')
