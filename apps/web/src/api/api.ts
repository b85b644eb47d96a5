// All calls from the browser to the API go through here: context headers, the count of calls in progress, and errors as
// PortalError.
import { API_BASE } from '@portal/catalog/rotas'
import { PortalError, type ErrorBody } from '@portal/kit/errors'
import { texts } from '@portal/kit/texts'
import { authorization, forgetVisitor } from './authorization.ts'
import { trackCall } from './activity.ts'
import { enterMaintenance } from './maintenance.ts'
import { notifyError } from './notifier.ts'

export interface CallOptions {
  /** The `modulo` header; finance by default. */
  modulo?: number
  signal?: AbortSignal
  /** No error modal: the caller shows the failure itself, or nobody needs to know. */
  quiet?: boolean
}

const FINANCE = 3

let chosen = { entidade: 0, exercicio: 0 }

export function setCallContexto(entidade: number, exercicio: number): void {
  chosen = { entidade, exercicio }
}

export const apiUrl = (path: string): string => `${API_BASE}${path}`

function headers(modulo: number): Headers {
  const all = new Headers({
    accept: 'application/json',
    modulo: String(modulo),
    'active-view': window.location.pathname,
    entidade: String(chosen.entidade),
    exercicio: String(chosen.exercicio),
  })
  const token = authorization()
  if (token) all.set('authorization', `Bearer ${token}`)
  return all
}

/** Extracts the text of an HTML error page; it is shown as text, never as HTML. */
const withoutTags = (html: string): string =>
  html
    .replace(/<(head|script|style)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

async function readError(response: Response): Promise<PortalError> {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 401) return new PortalError(401, texts.naoAutenticado)
  if (response.status === 451) return new PortalError(451, texts.manutencao)
  if (type.includes('json')) {
    const body = (await response.json()) as Partial<ErrorBody>
    return new PortalError(response.status, body.message || body.error || texts.falhaNoPedido, {
      detail: body.detail ?? '',
      violations: body.violations ?? [],
    })
  }
  const text = type.includes('html') ? withoutTags(await response.text()) : ''
  return new PortalError(response.status, text || texts.falhaNoPedido)
}

export async function call(path: string, init: RequestInit, modulo: number): Promise<Response> {
  let response: Response
  try {
    response = await fetch(apiUrl(path), { ...init, headers: headers(modulo) })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new PortalError(0, texts.semConexao)
  }
  if (response.ok) return response
  if (response.status === 451) enterMaintenance()
  if (response.status === 401) forgetVisitor()
  throw await readError(response)
}

/**
 * Fetches '/api/diarias?…' and returns the parsed response. A failure opens the modal 'Erro' unless the call is quiet.
 */
export async function getJson<T = unknown>(
  path: string,
  { modulo = FINANCE, signal, quiet = false }: CallOptions = {},
): Promise<T> {
  const done = trackCall()
  try {
    const response = await call(path, signal ? { signal } : {}, modulo)
    return (await response.json()) as T
  } catch (error) {
    const hushed = quiet || signal?.aborted || (error instanceof PortalError && error.status === 451)
    if (!hushed) notifyError(error)
    throw error
  } finally {
    done()
  }
}
