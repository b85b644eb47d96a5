// Renders one page of the portal on the server. `render` is the only export the API uses.
import { Transform } from 'node:stream'
import type { Render, RenderInput, RenderResult } from '@portal/catalog/pagina'
import { APP_BASE } from '@portal/catalog/rotas'
import { texts } from '@portal/kit/texts'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App, type Start } from './app.tsx'
import { documentEnd, documentStart } from './document.ts'
import { writeText, type Dados, type RouteArgs, type RouteModule } from './route-module.ts'
import { loadScreen, matchRoute, notFoundRoute, screenFile } from './routes.tsx'
import { isShown } from './shell/navigation/menu.ts'
import { notasOf } from './shell/context/notas.tsx'
import { documentTitle } from './shell/navigation/use-navigation.ts'

const redirect = (location: string): RenderResult => ({ kind: 'redirect', location })

interface Loaded {
  dados: Dados
  found: boolean
}

/** Checks the status instead of the class, because the server's PortalError is not the copy in this bundle. */
const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

async function load(module: RouteModule, args: RouteArgs, fetchJson: RenderInput['fetchJson']): Promise<Loaded> {
  try {
    return { dados: (await module.load?.({ ...args, fetchJson })) ?? {}, found: true }
  } catch (error) {
    return { dados: {}, found: !isNotFound(error) }
  }
}

interface Page {
  start: Start
  status: number
  title: string
  description: string
  /** The screen's key in the manifest. */
  file?: string
}

function stream(
  { url, preferencias, nonce }: RenderInput,
  { start, status, title, description, file }: Page,
): Promise<RenderResult> {
  const parts = { title, description, nonce, preferencias, cor: start.contexto.configuracoes.cor, file, start }
  const html = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, documentEnd(parts)),
  })
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StaticRouter basename={APP_BASE} location={url}>
        <App {...start} />
      </StaticRouter>,
      {
        nonce,
        // Sends no block late: a long list must be readable in place, without the script that would reveal it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => {
          html.write(documentStart(parts))
          pipe(html)
          resolve({ kind: 'page', status, html })
        },
        onShellError: reject,
        onError: (error) => {
          html.destroy(error instanceof Error ? error : new Error(String(error)))
        },
      },
    )
  })
}

const pathIn = (pathname: string): string => pathname.slice(APP_BASE.length).replace(/\/+$/, '') || '/'

export const render: Render = async (input) => {
  const { contexto } = input
  const asked = new URL(input.url, 'http://portal')
  const path = pathIn(asked.pathname)
  const { nome } = contexto.entidade
  const describe = `Portal da Transparência de ${nome}: o que a cidade planeja, arrecada, compra, deve e paga.`
  if (input.manutencao) {
    return stream(input, {
      start: { contexto, dados: {}, notas: notasOf(path, []), manutencao: true },
      status: 451,
      title: documentTitle(texts.manutencao, contexto),
      description: describe,
    })
  }
  const match = matchRoute(path)
  if (match && !isShown(match.route, path, contexto.menu)) return redirect(`${APP_BASE}/nao-encontrado`)
  const route = match?.route ?? notFoundRoute
  const module = await loadScreen(route)
  const args: RouteArgs = {
    url: new URL(`${path}${asked.search}`, 'http://portal'),
    contexto,
    params: match?.params ?? {},
  }
  const { dados, found } = await load(module, args, input.fetchJson)
  const status = { '*': 404, '/nao-encontrado': 404, '/manutencao': 451 }[route.path] ?? (found ? 200 : 404)
  return stream(input, {
    start: { contexto, dados, notas: notasOf(path, input.notas), manutencao: false },
    status,
    title: documentTitle(writeText(module.title, { ...args, dados }), contexto),
    description: module.description ? writeText(module.description, args) : describe,
    file: screenFile(route),
  })
}
