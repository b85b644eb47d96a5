// Returns every GET operation that the OpenAPI document describes, with its parameters in full.
import type { ApiDocument } from './api-document.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  schema: { type?: string; format?: string; enum?: unknown[] }
}

export interface GetOperation {
  path: string
  parameters: Parameter[]
}

export function getOperations({ paths, components }: ApiDocument): GetOperation[] {
  const whole = (parameter: Record<string, unknown>): Parameter => {
    const { $ref } = parameter
    const named = typeof $ref === 'string' ? components.parameters[$ref.split('/').at(-1) ?? ''] : undefined
    return (named ?? parameter) as unknown as Parameter
  }
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: (get.parameters ?? []).map(whole) }] : [],
  )
}

/** Returns the address of an operation, with these values in its path and in its query. */
export function addressOf({ path, parameters }: GetOperation, values: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '1'))
  const query = new URLSearchParams()
  for (const { name, in: place } of parameters) {
    const value = values[name]
    if (place === 'query' && value !== undefined) query.set(name, value)
  }
  return `${filled}?${query}`
}
