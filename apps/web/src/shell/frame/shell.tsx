// Renders the frame around every screen.
import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { matchRoute, notFoundRoute } from '../../routes.tsx'
import { AccessibilityBar, SkipLinks } from './accessibility-bar.tsx'
import { ContextBar } from './context-bar.tsx'
import { DemoBand } from './demo-band.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Letterhead } from './letterhead.tsx'
import { LoadingIndicator } from './loading.tsx'
import { OfflineNotice } from '../notices/offline.tsx'
import { Overlays, type PanelProps } from './overlays.tsx'
import { RouteError } from '../notices/route-error.tsx'
import { RouteScreen } from './route-screen.tsx'
import styles from './shell.module.css'
import { useEscolhaInAddress } from '../navigation/use-navigation.ts'
import { useShortcuts } from '../navigation/use-shortcuts.ts'

export function Shell({ EsicPanel }: { EsicPanel: ComponentType<PanelProps> }) {
  const { pathname } = useLocation()
  const route = matchRoute(pathname)?.route ?? notFoundRoute
  useShortcuts()
  useEscolhaInAddress()
  return (
    <>
      <SkipLinks />
      <DemoBand />
      <Letterhead />
      <AccessibilityBar />
      <Header />
      <ContextBar />
      <main className={styles.main} id="conteudo" data-tour="conteudo" tabIndex={-1}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <RouteError key={pathname}>
            <RouteScreen route={route} />
          </RouteError>
        </Suspense>
      </main>
      <Footer />
      <LoadingIndicator />
      <OfflineNotice />
      <Overlays EsicPanel={EsicPanel} />
    </>
  )
}
