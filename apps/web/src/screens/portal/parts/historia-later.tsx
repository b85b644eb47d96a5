// The story of the year comes drawn inside the page and is read as it is; its code is fetched once the page is at rest,
// so that it delays nothing.
import { lazy, Suspense, type ComponentType } from 'react'
import { HISTORIA_ID } from './historia-id.ts'

const REST_MS = 3000
const TOUCHES = ['pointerdown', 'keydown'] as const

const load = async (): Promise<{ default: ComponentType }> => ({ default: (await import('./historia.tsx')).Historia })

/** Nothing waits where the server drew nothing. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById(HISTORIA_ID)) return resolve()
    for (const touch of TOUCHES) window.addEventListener(touch, () => resolve(), { once: true })
    setTimeout(resolve, REST_MS)
  })

/** What cannot be fetched leaves the page as it was drawn. */
const unchanged = (): Promise<never> => new Promise(() => undefined)

const Historia = import.meta.env.SSR ? (await load()).default : lazy(() => atRest().then(load).catch(unchanged))

/** One element for ever: were it made anew, it would have to be drawn anew before its code is here. */
export const historia = (
  <Suspense>
    <Historia />
  </Suspense>
)
