// The agreement between the server that answers a page and the web bundle that renders it; neither imports the other.
import type { ContextoInicial } from './contexto.ts'

export interface RenderInput {
  /** Path and query string, with the base path. */
  url: string
  contexto: ContextoInicial
  /** Preferences kept in a first-party cookie, so that the first paint is the right one. */
  preferencias: Preferencias
  manutencao: boolean
  /** Calls the API in process: '/api/diarias?…' → parsed answer; rejects with a PortalError. */
  fetchJson: (path: string) => Promise<unknown>
  /** For the inline style and script of the first HTML. */
  nonce: string
}

export type RenderResult =
  | { kind: 'redirect'; location: string }
  /** `html` is written from its first byte; its errors are logged by the caller. */
  | { kind: 'page'; status: number; html: NodeJS.ReadableStream }

export interface Preferencias {
  /** Text size in percent, 90 to 130. */
  texto: number
  invertido: boolean
}

export type Render = (input: RenderInput) => Promise<RenderResult>

export const CONTEXTO_COOKIE = 'portal-contexto'
export const PREFERENCIAS_COOKIE = 'portal-preferencias'
