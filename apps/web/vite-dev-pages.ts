// Serves pages in development: Vite renders them from the source with the API's data, as the built server does.
import { text } from 'node:stream/consumers'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'

type DevPage = typeof import('./src/dev-page.ts').devPage

export function devPages(api: string): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      const { base } = server.config
      const preamble = `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>`
      const head = `<head>${preamble}<script type="module" src="${base}@vite/client"></script>`
      server.middlewares.use((request, response) => {
        const url = request.originalUrl ?? '/'
        const answer = async (): Promise<void> => {
          const { devPage } = (await server.ssrLoadModule('/src/dev-page.ts')) as { devPage: DevPage }
          const result = await devPage(api, request, url)
          if (result.kind === 'redirect') {
            response.writeHead(302, { location: result.location }).end()
            return
          }
          const html = (await text(result.html)).replace('<head>', () => head)
          response.writeHead(result.status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        }
        answer().catch((error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          const why = error instanceof Error ? error.stack : String(error)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', refresh: '3' }).end(why)
        })
      })
    },
  }
}
