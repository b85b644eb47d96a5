// Lets a route describe itself in OpenAPI without Fastify using the schema for validation or serialisation.
export type JsonSchema = Record<string, unknown>

/** The schema only documents: validation has messages of its own, and bodies are already serialised. */
export const documented = (schema: JsonSchema) => ({
  schema,
  validatorCompiler: () => (value: unknown) => ({ value }),
  serializerCompiler: () => (value: unknown) => JSON.stringify(value),
})

/** Names a schema, so that it appears once in the document, however many calls use it. */
export const named = (title: string, schema: JsonSchema): JsonSchema => ({ title, ...schema })

const text: JsonSchema = { type: 'string' }

const erro = named('Erro', {
  type: 'object',
  properties: {
    timestamp: { type: 'string', format: 'date-time' },
    status: { type: 'integer' },
    error: text,
    exception: text,
    message: text,
    path: text,
    detail: text,
    violations: { type: 'array', items: { type: 'object', properties: { field: text, message: text } } },
  },
})

const refusal = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: erro } },
})

/** Error responses of most calls. */
export const BAD_REQUEST = refusal('Algo no pedido não pode ser respondido: cada motivo está em violations.')
export const NOT_FOUND = refusal('O que foi pedido não existe.')

/** Error responses of every call, which none has to declare. */
export const COMMON_REFUSALS: Readonly<Record<string, JsonSchema>> = {
  429: refusal('Muitas consultas em pouco tempo: Retry-After diz quando voltar.'),
  451: refusal('O portal está em manutenção.'),
  503: refusal('O portal não pode responder agora: Retry-After diz quando voltar.'),
}

/** Names of the error responses in the document. */
export const refusalNames: Readonly<Record<string, string>> = {
  400: 'PedidoInvalido',
  404: 'NaoEncontrado',
  429: 'MuitasConsultas',
  451: 'EmManutencao',
  503: 'VolteDepois',
}
