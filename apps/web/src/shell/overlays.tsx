// What appears over the page, each part fetched only when it is first needed.
import { lazy, Suspense, useCallback } from 'react'
import { useNotices } from './notifier.ts'
import styles from './overlays.module.css'
import { closePanel, useOpenPanel } from './panels.ts'

const Toasts = lazy(async () => ({ default: (await import('./notices.tsx')).Toasts }))
const ErrorModal = lazy(async () => ({ default: (await import('./notices.tsx')).ErrorModal }))
const MenuPanel = lazy(() => import('./menu-panel.tsx'))
const EsicPanel = lazy(() => import('./esic-panel.tsx'))
const Tutorial = lazy(() => import('./tutorial.tsx'))

/** Fetched early by the browser, since an error may come together with the loss of the network. */
export const prefetchNotices = (): Promise<unknown> => import('./notices.tsx')

export function Overlays() {
  const open = useOpenPanel()
  const levels = useNotices().map(({ level }) => level)
  const closeMenu = useCallback(() => closePanel('menu'), [])
  const closeEsic = useCallback(() => closePanel('esic'), [])
  const closeTutorial = useCallback(() => closePanel('tutorial'), [])
  return (
    <>
      <div className={styles.toasts} role="status">
        <Suspense>{levels.some((level) => level !== 'error') && <Toasts />}</Suspense>
      </div>
      <Suspense>{levels.includes('error') && <ErrorModal />}</Suspense>
      <Suspense>
        {open === 'menu' && <MenuPanel onClose={closeMenu} />}
        {open === 'esic' && <EsicPanel onClose={closeEsic} />}
        {open === 'tutorial' && <Tutorial onClose={closeTutorial} />}
      </Suspense>
    </>
  )
}
