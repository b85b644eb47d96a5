// Renders the summary of the year. It comes in the server's HTML and is readable as is; its code is loaded once the
// page is at rest, so that it delays nothing.
import { lazy, Suspense, type ComponentType } from 'react'
import styles from '../home.module.css'

/** Where the summary is: empty, if the server rendered none. */
const PLACE = 'historia'
const REST_MS = 3000
const TOUCHES = ['pointerdown', 'keydown'] as const

const load = async (): Promise<{ default: ComponentType }> => ({ default: (await import('./historia.tsx')).Historia })

/** Resolves at the first interaction or after REST_MS; at once if the server rendered no summary. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById(PLACE)?.firstElementChild) return resolve()
    for (const touch of TOUCHES) window.addEventListener(touch, () => resolve(), { once: true })
    setTimeout(resolve, REST_MS)
  })

/** Never resolves: if the code cannot be fetched, the server's HTML stays. */
const unchanged = (): Promise<never> => new Promise(() => undefined)

const Historia = import.meta.env.SSR ? (await load()).default : lazy(() => atRest().then(load).catch(unchanged))

/** A single element for all renders: a new one would have to render before its code is loaded. */
export const historia = (
  <div id={PLACE} className={styles.place}>
    <Suspense>
      <Historia />
    </Suspense>
  </div>
)
