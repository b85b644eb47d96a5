// Compresses each asset once, at build time, so that the server only sends it.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLEST_WORTH_IT = 512

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name)
          const content = await readFile(file)
          if (content.length < SMALLEST_WORTH_IT) return
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          await writeFile(`${file}.br`, await brotli(content, { params }))
          await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
        }),
      )
    },
  }
}
