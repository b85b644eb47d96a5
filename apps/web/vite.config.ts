// Configures two builds of the same source: for the browser, with its manifest and compressed copies, and for the
// server, with no external dependencies.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkFrom, sharedChunks } from './vite-chunks.ts'
import { derivedScreens } from './vite-derived-screens.ts'
import { devPages } from './vite-dev-pages.ts'
import { precompress } from './vite-precompress.ts'
import { pureComponents } from './vite-pure-components.ts'

/**
 * Modules too small, and used by too many screens, to be separate files; they go in the frame's chunk. So does the
 * style of the line of the basis, which the first screen renders before its code is loaded.
 */
const USED_BY_ALL =
  /\/src\/(?:shell\/(?:navigation\/menu-link|frame\/page-header|panels\/atendimento)|ui\/use-modal|list\/base\/\S+module)\./

/** Roots of the chunk that every list needs. */
const LIST = /\/src\/list\/(?:list-screen|derived-list|state\/load-list)\./

const api = process.env['PORTAL_API'] ?? 'http://localhost:8081'

export default defineConfig(({ command, isSsrBuild }) => {
  const frame = chunkFrom('frame', ({ id, isEntry }) => isEntry || USED_BY_ALL.test(id))
  const list = chunkFrom('list', ({ id }) => LIST.test(id))
  const shared = sharedChunks([frame, list])
  const groups = [frame, list, shared].map(({ nameOf }) => ({ name: nameOf, includeDependenciesRecursively: false }))
  return {
    base: '/portaltransparencia/',
    appType: 'custom',
    plugins: [
      derivedScreens(),
      react(),
      devPages(api),
      ...(isSsrBuild ? [] : [pureComponents(), frame.plugin, list.plugin, shared.plugin, precompress()]),
    ],
    server: { proxy: { '/portaltransparencia-api': api, '/portaltransparencia/assets/css/compiled': api } },
    ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
        ...(isSsrBuild ? {} : { output: { codeSplitting: { groups } } }),
      },
    },
  }
})
