// Types shared by the server that returns a page and the web bundle that renders it, so that neither imports the other.
import type { ContextoInicial, NotaExplicativa } from './contexto.ts'

export interface RenderInput {
  /** Path and query string, with the base path. */
  url: string
  contexto: ContextoInicial
  /** The explanatory notes of every page of the entity; each page contains only its own. */
  notas: readonly NotaExplicativa[]
  /** Preferences from a first-party cookie, so that the first paint is already right. */
  preferencias: Preferencias
  manutencao: boolean
  /** Calls the API in process: '/api/diarias?…' → parsed response; rejects with a PortalError. */
  fetchJson: (path: string) => Promise<unknown>
  /** Nonce of the inline style and script of the first HTML. */
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

/** The entity and year of the cookie or the address; either may be missing. */
export interface Escolha {
  entidade?: number
  exercicio?: number
}

const positive = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

function escolha(entidade: number | undefined, exercicio: number | undefined): Escolha {
  return { ...(entidade === undefined ? {} : { entidade }), ...(exercicio === undefined ? {} : { exercicio }) }
}

/** Reads the choice from the address, which takes precedence over the cookie. */
export const escolhaFromQuery = (query: URLSearchParams): Escolha =>
  escolha(positive(query.get('entidade')), positive(query.get('exercicio')))

/** The cookie holds '1.2026'. */
export function escolhaFromCookie(cookie: string | undefined): Escolha {
  const [entidade, exercicio] = (cookie ?? '').split('.')
  return escolha(positive(entidade), positive(exercicio))
}

export const escolhaToCookie = ({ entidade, exercicio }: Required<Escolha>): string => `${entidade}.${exercicio}`

export const TEXTO_MIN = 90
export const TEXTO_MAX = 130
export const TEXTO_STEP = 5
export const TEXTO_NORMAL = 100

/** The cookie holds '110.1': text size, then 1 when colours are inverted. Anything else is the usual look. */
export function preferenciasFromCookie(cookie: string | undefined): Preferencias {
  const match = /^(\d{2,3})\.([01])$/.exec(cookie ?? '')
  const texto = Number(match?.[1])
  const valid = texto >= TEXTO_MIN && texto <= TEXTO_MAX && texto % TEXTO_STEP === 0
  return { texto: valid ? texto : TEXTO_NORMAL, invertido: match?.[2] === '1' }
}

export const preferenciasToCookie = ({ texto, invertido }: Preferencias): string => `${texto}.${invertido ? 1 : 0}`
