// The error class that the API responds with, and the body that every client reads.
export interface Violation {
  field: string
  message: string
}

export interface ErrorBody {
  timestamp: string
  status: number
  error: string
  exception: string
  message: string
  path: string
  detail: string
  violations?: Violation[]
}

export class PortalError extends Error {
  readonly status: number
  readonly detail: string
  readonly violations: Violation[]

  constructor(status: number, message: string, options: { detail?: string; violations?: Violation[] } = {}) {
    super(message)
    this.name = 'PortalError'
    this.status = status
    this.detail = options.detail ?? ''
    this.violations = options.violations ?? []
  }
}

export const badRequest = (violations: Violation[]): PortalError =>
  new PortalError(400, 'Há algo errado no que foi pedido.', {
    violations,
    detail: violations.map((v) => `${v.field}: ${v.message}`).join('; '),
  })

export const notFound = (message: string): PortalError => new PortalError(404, message)
