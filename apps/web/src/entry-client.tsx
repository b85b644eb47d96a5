// Starts the page in the browser: reads the server's initial data, waits for the code of the first screen, and
// hydrates.
import './styles/global.css'
import { APP_BASE } from '@portal/catalog/rotas'
import { texts } from '@portal/kit/texts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { setCallContexto } from './api/api.ts'
import { App, type Start } from './app.tsx'
import type { RouteModule } from './route-module.ts'
import { loadScreen, matchRoute, notFoundRoute, prefetchScreenFiles } from './routes.tsx'
import type { Route } from './route.ts'
import { asksForAnother, forgottenByTheServer, keepEscolha } from './api/escolha.ts'
import { forgetCameFrom } from './shell/navigation/came-from.ts'
import { prefetchNotas } from './shell/context/notas.tsx'
import { restoreNotificacao } from './shell/notices/notificacao-state.ts'
import { notifyError } from './api/notifier.ts'
import { prefetchNotices } from './shell/frame/overlays.tsx'
import { restorePreferencias } from './shell/context/preferencias.ts'
import { restoreTutorial } from './shell/tutorial/tutorial-state.ts'
import { SCREEN_ID, START_ID } from './start-keys.ts'
import { watchTranslation } from './translation/watch.ts'

const pathIn = (pathname: string): string => pathname.slice(APP_BASE.length).replace(/\/+$/, '') || '/'

/**
 * Errors React recovered from by rendering again, because the page was not the server's HTML (when the browser
 * translates it, for example). They are not shown, as the visitor can do nothing about them.
 */
const recovered = new WeakSet<Error>()

function onRecoverableError(cause: unknown): void {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  recovered.add(error)
  window.reportError(error)
}

function reportUncaught(cause: unknown, message: string): void {
  const error = cause instanceof Error ? cause : new Error(message)
  if (message !== 'Script error.' && !recovered.has(error)) notifyError(error)
}

window.addEventListener('error', (event) => reportUncaught(event.error, event.message))
window.addEventListener('unhandledrejection', (event) => reportUncaught(event.reason, String(event.reason)))

/** Loads the first screen, from the file the server named in the page. */
function loadFirstScreen(route: Route): Promise<RouteModule> {
  const named = document.getElementById(SCREEN_ID)
  return named instanceof HTMLLinkElement
    ? loadScreen(route, () => import(/* @vite-ignore */ named.href) as Promise<RouteModule>)
    : loadScreen(route)
}

/** Fetches ahead what may be needed offline, or soon. */
function prefetch(): void {
  void prefetchNotices()
  prefetchNotas()
  prefetchScreenFiles()
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById(START_ID)?.textContent
  if (!root || !text) return
  const page = JSON.parse(text) as Start
  const { contexto } = page
  if (!document.referrer) forgetCameFrom()
  const remembered = forgottenByTheServer(window.location.search)
  if (remembered) {
    const there = new URL(window.location.href)
    for (const [name, value] of Object.entries(remembered)) there.searchParams.set(name, String(value))
    if (asksForAnother(there.search, contexto)) {
      window.location.replace(there)
      return
    }
  }
  setCallContexto(contexto.entidade.id, contexto.exercicio)
  keepEscolha({ entidade: contexto.entidade.id, exercicio: contexto.exercicio })
  restorePreferencias()
  restoreTutorial()
  restoreNotificacao()
  watchTranslation(root)
  await loadFirstScreen(matchRoute(pathIn(window.location.pathname))?.route ?? notFoundRoute)
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={APP_BASE}>
        <App {...page} />
      </BrowserRouter>,
      { onRecoverableError },
    )
  })
  setTimeout(prefetch, 3000)
}

start().catch((cause: unknown) => window.reportError(new Error(texts.falhaEstadoInicial, { cause })))
