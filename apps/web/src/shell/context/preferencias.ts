// Holds text size and inverted colours: in a cookie for the server's first paint, and in storage for the next visit.
import {
  PREFERENCIAS_COOKIE,
  preferenciasFromCookie,
  preferenciasToCookie,
  TEXTO_MAX,
  TEXTO_MIN,
  TEXTO_NORMAL,
  TEXTO_STEP,
  type Preferencias,
} from '@portal/catalog/pagina'
import { readCookie, writeCookie } from '../../cookies.ts'
import { readStored, writeStored } from '../../storage.ts'
import { createStore } from '../../store.ts'
import { announce } from '../notices/announcer.ts'

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

const change =
  (part: (current: Preferencias) => Partial<Preferencias>, inWords: (next: Preferencias) => string) => (): void => {
    const current = preferencias.get()
    const next = { ...current, ...part(current) }
    keep(next)
    announce(inWords(next))
  }

const sizeInWords = ({ texto }: Pick<Preferencias, 'texto'>): string => {
  const limit = { [TEXTO_MIN]: ', o menor', [TEXTO_MAX]: ', o maior' }[texto] ?? ''
  return `Tamanho do texto: ${texto}%${limit}`
}

const coloursInWords = ({ invertido }: Preferencias): string => (invertido ? 'Cores invertidas' : 'Cores normais')

export const normalText = change(() => ({ texto: TEXTO_NORMAL }), sizeInWords)
export const biggerText = change(({ texto }) => ({ texto: bigger(texto) }), sizeInWords)
export const smallerText = change(({ texto }) => ({ texto: smaller(texto) }), sizeInWords)
export const invertColours = change(({ invertido }) => ({ invertido: !invertido }), coloursInWords)
