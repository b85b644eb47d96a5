// Handles the chosen entity and year ("escolha"). The address has priority, then the cookie; storage is for a browser
// that lost its cookie.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { CONTEXTO_COOKIE, escolhaFromQuery, escolhaToCookie, type Escolha } from '@portal/catalog/pagina'
import { clearCookie, readCookie, writeCookie } from '../cookies.ts'
import { clearStored, readStored, writeStored } from '../storage.ts'

type Chosen = Pick<ContextoInicial, 'entidade' | 'exercicio'>

/**
 * Adds entity and year to an address: '/diarias?nome=ana' → '/diarias?nome=ana&entidade=1&exercicio=2026'. Valid values
 * already there stay.
 */
export function withEscolha(to: string, { entidade, exercicio }: Chosen): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  const query = new URLSearchParams(search)
  const said = escolhaFromQuery(query)
  if (said.entidade === undefined) query.set('entidade', String(entidade.id))
  if (said.exercicio === undefined) query.set('exercicio', String(exercicio))
  return `${path}?${query.toString()}${hash}`
}

export const saysEscolha = (search: string): boolean => {
  const { entidade, exercicio } = escolhaFromQuery(new URLSearchParams(search))
  return entidade !== undefined && exercicio !== undefined
}

/**
 * Returns whether the address names another entity or year that the portal has, so that the page must be reloaded for
 * it.
 */
export function asksForAnother(search: string, contexto: ContextoInicial): boolean {
  const { entidade, exercicio } = escolhaFromQuery(new URLSearchParams(search))
  if (entidade !== undefined && entidade !== contexto.entidade.id)
    return contexto.entidades.some(({ id }) => id === entidade)
  return exercicio !== undefined && exercicio !== contexto.exercicio && contexto.exercicios.includes(exercicio)
}

/**
 * Returns whether the address names a record of another entity or year; it must not be taken for one of the current
 * ones.
 */
export function namesAnother(query: URLSearchParams, { entidade, exercicio }: Chosen): boolean {
  const said = escolhaFromQuery(query)
  return (said.entidade ?? entidade.id) !== entidade.id || (said.exercicio ?? exercicio) !== exercicio
}

/**
 * Corrects the entity and year of an address to those shown, since the portal may lack the requested ones. In a detail
 * they are part of the record's key, and stay.
 */
export function honestSearch(search: string, { entidade, exercicio }: Chosen, isDetail: boolean): string {
  const query = new URLSearchParams(search)
  const said = escolhaFromQuery(query)
  const isTrue = (asked: number | undefined, shown: number): boolean =>
    asked === shown || (isDetail && asked !== undefined)
  const told = { entidade: isTrue(said.entidade, entidade.id), exercicio: isTrue(said.exercicio, exercicio) }
  if (told.entidade && told.exercicio) return search
  if (!told.entidade) query.set('entidade', String(entidade.id))
  if (!told.exercicio) query.set('exercicio', String(exercicio))
  return `?${query.toString()}`
}

/** Returns the message for a visitor who requested an entity or year the portal does not have, and is shown another. */
export function notPublished(asked: string, shown: string, { entidade, exercicio }: Chosen): string | undefined {
  const [was, is] = [asked, shown].map((search) => escolhaFromQuery(new URLSearchParams(search)))
  if (was?.entidade !== undefined && was.entidade !== is?.entidade)
    return `A entidade pedida não está no portal: estes são os dados de ${entidade.nome}, ${exercicio}.`
  if (was?.exercicio !== undefined && was.exercicio !== is?.exercicio)
    return `O exercício ${was.exercicio} não está publicado: estes são os dados de ${exercicio}.`
  return undefined
}

const isDate = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Returns the same day of another year; February 29th becomes the 28th. */
const inYear = (date: string, exercicio: number): string => `${exercicio}${date.slice(4).replace(/^-02-29$/, '-02-28')}`

/**
 * Returns the address of a page in another year. Filters stay, and dates of the old year move to the new one; the page
 * number and other dates are dropped, as they mean nothing there.
 */
export function inExercicio(path: string, search: string, exercicio: number): string {
  const query = new URLSearchParams(search)
  const old = query.get('exercicio') ?? ''
  const kept = [...query].flatMap(([name, value]): [string, string][] => {
    if (name === 'page' || name === 'exercicio') return []
    if (!isDate(value)) return [[name, value]]
    return value.startsWith(old) && old ? [[name, inYear(value, exercicio)]] : []
  })
  return `${path}?${new URLSearchParams([...kept, ['exercicio', String(exercicio)]]).toString()}`
}

/** Returns the current year if the other entity has it, otherwise its latest. */
export const exercicioIn = (exercicios: readonly number[], current: number): number | undefined =>
  exercicios.includes(current) ? current : exercicios.length > 0 ? Math.max(...exercicios) : undefined

export function keepEscolha(escolha: Required<Escolha>): void {
  const stored = JSON.stringify({ entidade: { id: escolha.entidade }, exercicio: { id: escolha.exercicio } })
  writeCookie(CONTEXTO_COOKIE, escolhaToCookie(escolha))
  writeStored('session', CONTEXTO_COOKIE, stored)
  writeStored('local', CONTEXTO_COOKIE, stored)
}

export function forgetEscolha(): void {
  clearCookie(CONTEXTO_COOKIE)
  clearStored('session', CONTEXTO_COOKIE)
  clearStored('local', CONTEXTO_COOKIE)
}

export function parseStored(text: string | undefined): Required<Escolha> | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as { entidade?: { id?: unknown }; exercicio?: { id?: unknown } } | null
    const [entidade, exercicio] = [stored?.entidade?.id, stored?.exercicio?.id]
    return typeof entidade === 'number' && typeof exercicio === 'number' ? { entidade, exercicio } : undefined
  } catch {
    return undefined
  }
}

/** Returns the choice in storage, when the server received none in the address nor in a cookie. */
export function forgottenByTheServer(search: string): Required<Escolha> | undefined {
  if (saysEscolha(search) || readCookie(CONTEXTO_COOKIE)) return undefined
  return parseStored(readStored('session', CONTEXTO_COOKIE) ?? readStored('local', CONTEXTO_COOKIE))
}
