// Renders what appears over the page (notices, panels, tutorial); the code of each is loaded when first needed.
import { lazy, Suspense, useCallback, type ComponentType, type LazyExoticComponent } from 'react'
import { useAnnounced } from '../notices/announcer.ts'
import { useNotices } from '../../api/notifier.ts'
import styles from './overlays.module.css'
import { closePanel, useOpenPanel } from '../panels/panels.ts'

/** Lazily loads a component. If its code cannot be fetched nothing is rendered, so that the page under it stays. */
export const part = <Props,>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: () => null })))

const Toasts = part(async () => ({ default: (await import('../notices/notices.tsx')).Toasts }))
const ErrorModal = part(async () => ({ default: (await import('../notices/notices.tsx')).ErrorModal }))
const MenuPanel = part(() => import('../panels/menu-panel.tsx'))
const Tutorial = part(() => import('../tutorial/tutorial.tsx'))

/** Loads the notices early, since an error may come together with the loss of the network. */
export const prefetchNotices = (): Promise<unknown> => import('../notices/notices.tsx').catch(() => undefined)

export interface PanelProps {
  onClose: () => void
}

export function Overlays({ EsicPanel }: { EsicPanel: ComponentType<PanelProps> }) {
  const open = useOpenPanel()
  const levels = useNotices().map(({ level }) => level)
  const closeMenu = useCallback(() => closePanel('menu'), [])
  const closeEsic = useCallback(() => closePanel('esic'), [])
  const closeTutorial = useCallback(() => closePanel('tutorial'), [])
  return (
    <>
      <div className="visually-hidden" role="status">
        {useAnnounced()}
      </div>
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
