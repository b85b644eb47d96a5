// Text size and inverted colours: kept in a cookie for the server's first paint and in storage for the next visit.
import {
  PREFERENCIAS_COOKIE, preferenciasFromCookie, preferenciasToCookie, TEXTO_MAX, TEXTO_MIN, TEXTO_NORMAL, TEXTO_STEP, type Preferencias,
} from '@portal/catalog/pagina'
import { readCookie, writeCookie } from '../../cookies.ts'
import { readStored, writeStored } from '../../storage.ts'
import { createStore } from '../../store.ts'

const preferencias = createStore<Preferencias>({ texto: TEXTO_NORMAL, invertido: false })

export const usePreferencias = preferencias.use

export const bigger = (texto: number): number => Math.min(TEXTO_MAX, texto + TEXTO_STEP)
export const smaller = (texto: number): number => Math.max(TEXTO_MIN, texto - TEXTO_STEP)

function apply(next: Preferencias): void {
  const root = document.documentElement
  root.dataset.texto = String(next.texto)
  root.toggleAttribute('data-invertido', next.invertido)
  preferencias.set(next)
}

function keep(next: Preferencias): void {
  apply(next)
  writeCookie(PREFERENCIAS_COOKIE, preferenciasToCookie(next))
  writeStored('local', PREFERENCIAS_COOKIE, preferenciasToCookie(next))
}

export function restorePreferencias(): void {
  apply(preferenciasFromCookie(readStored('local', PREFERENCIAS_COOKIE) ?? readCookie(PREFERENCIAS_COOKIE)))
}

const change = (part: (current: Preferencias) => Partial<Preferencias>) => (): void => {
  const current = preferencias.get()
  keep({ ...current, ...part(current) })
}

export const normalText = change(() => ({ texto: TEXTO_NORMAL }))
export const biggerText = change(({ texto }) => ({ texto: bigger(texto) }))
export const smallerText = change(({ texto }) => ({ texto: smaller(texto) }))
export const invertColours = change(({ invertido }) => ({ invertido: !invertido }))
