// Two builds of the same source: the browser's, with its manifest and compressed copies, and the server's, with nothing left outside.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { frameChunk } from './vite-frame-chunk.ts'
import { precompress } from './vite-precompress.ts'

export default defineConfig(({ isSsrBuild }) => {
  const frame = frameChunk()
  return {
    base: '/portaltransparencia/',
    plugins: [react(), ...(isSsrBuild ? [] : [frame.plugin, precompress()])],
    ssr: { noExternal: true },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
        ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'frame', test: frame.holds }] } } }),
      },
    },
  }
})
