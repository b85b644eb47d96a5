// The chosen entity and year: the address says them first, then the cookie; storage keeps them for a browser that lost
// its cookie.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { CONTEXTO_COOKIE, escolhaFromQuery, escolhaToCookie, type Escolha } from '@portal/catalog/pagina'
import { clearCookie, readCookie, writeCookie } from '../cookies.ts'
import { clearStored, readStored, writeStored } from '../storage.ts'

type Chosen = Pick<ContextoInicial, 'entidade' | 'exercicio'>

/** '/diarias?nome=ana' → '/diarias?nome=ana&entidade=1&exercicio=2026'; what the address already says well stays. */
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

/** Does the address speak of another entity or year that this page could be loaded for? */
export function asksForAnother(search: string, contexto: ContextoInicial): boolean {
  const { entidade, exercicio } = escolhaFromQuery(new URLSearchParams(search))
  if (entidade !== undefined && entidade !== contexto.entidade.id)
    return contexto.entidades.some(({ id }) => id === entidade)
  return exercicio !== undefined && exercicio !== contexto.exercicio && contexto.exercicios.includes(exercicio)
}

/** Does the address name a record of another entity or year, which is not to be taken for one of those in force? */
export function namesAnother(query: URLSearchParams, { entidade, exercicio }: Chosen): boolean {
  const said = escolhaFromQuery(query)
  return (said.entidade ?? entidade.id) !== entidade.id || (said.exercicio ?? exercicio) !== exercicio
}

/**
 * The address of what is really shown, since the portal may lack what was asked for. Entity and year are part of the
 * key of a detail.
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

/** What to say to whoever asked for an entity or a year that the portal does not have, and is shown another. */
export function notPublished(asked: string, shown: string, { entidade, exercicio }: Chosen): string | undefined {
  const [was, is] = [asked, shown].map((search) => escolhaFromQuery(new URLSearchParams(search)))
  if (was?.entidade !== undefined && was.entidade !== is?.entidade)
    return `A entidade pedida não está no portal: estes são os dados de ${entidade.nome}, ${exercicio}.`
  if (was?.exercicio !== undefined && was.exercicio !== is?.exercicio)
    return `O exercício ${was.exercicio} não está publicado: estes são os dados de ${exercicio}.`
  return undefined
}

const isDate = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The same day of another year; the last of February where it has no 29th. */
const inYear = (date: string, exercicio: number): string => `${exercicio}${date.slice(4).replace(/^-02-29$/, '-02-28')}`

/**
 * The same page in another year: filters stay, and so do days of the old year; the page number and other days mean
 * nothing there.
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

/** The same year when the other entity has it, else its latest. */
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

/** What storage remembers, when neither the address nor a cookie said anything to the server. */
export function forgottenByTheServer(search: string): Required<Escolha> | undefined {
  if (saysEscolha(search) || readCookie(CONTEXTO_COOKIE)) return undefined
  return parseStored(readStored('session', CONTEXTO_COOKIE) ?? readStored('local', CONTEXTO_COOKIE))
}
