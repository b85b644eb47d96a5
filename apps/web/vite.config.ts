// Two builds of the same source: the browser's, with its manifest and compressed copies, and the server's, with nothing left outside.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './vite-dev-pages.ts'
import { frameChunk } from './vite-frame-chunk.ts'
import { precompress } from './vite-precompress.ts'

/** Too small, and asked for by too many screens, to be files of their own. */
const USED_BY_ALL = /\/src\/shell\/(?:menu-link|page-header)\./

const api = process.env['PORTAL_API'] ?? 'http://localhost:8081'

export default defineConfig(({ command, isSsrBuild }) => {
  const frame = frameChunk()
  const isFrame = (id: string): boolean => frame.holds(id) || USED_BY_ALL.test(id)
  return {
    base: '/portaltransparencia/',
    appType: 'custom',
    plugins: [react(), devPages(api), ...(isSsrBuild ? [] : [frame.plugin, precompress()])],
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
        ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'frame', test: isFrame }] } } }),
      },
    },
  }
})
