// Puts the server's TypeScript together into programs that node starts as they are: sooner, and with less memory, than
// by reading each file again.
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { commitOf } from '../../packages/db/src/commit.mjs'

const HERE = import.meta.dirname
const OUT = join(HERE, 'dist')
/** Whoever runs may still ask for a part of what was built before. */
const KEPT_MS = 7 * 24 * 3_600_000
const PROGRAMS = {
  portal: join(HERE, 'src/main.ts'),
  inicio: join(HERE, 'src/start.ts'),
  comandos: join(HERE, '../demo/src/cli.ts'),
}

/** A module named to be started elsewhere; one that only teaches node TypeScript stands for what it starts. */
const STARTED = /new URL\('(\.{1,2}\/(?:[\w./-]*\/)?)(?:start-([\w-]+)\.mjs|([\w-]+)\.ts)', import\.meta\.url\)/g

/** What is read from beside a source is still found there; what is started becomes a program of its own. */
const placed = {
  name: 'placed',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta/ },
    handler(code, id) {
      const folder = dirname(id)
      const source = `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url)`
      return code
        .split(STARTED)
        .map((text, at, parts) => {
          const part = at % 4
          if (part === 0) return text.replaceAll('import.meta.url', `${source}.href`)
          if (part !== 1) return ''
          const started = resolve(folder, text, `${parts[at + 1] ?? parts[at + 2]}.ts`)
          const program = this.emitFile({ type: 'chunk', id: started, fileName: `${basename(started, '.ts')}.mjs` })
          return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
        })
        .join('')
    },
  },
}

const bundle = await rolldown({
  input: PROGRAMS,
  platform: 'node',
  external: (id) => !/^[./]|^@portal\//.test(id),
  plugins: [placed],
})
await bundle.write({ dir: OUT, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
await bundle.close()

/** For a copy of this folder that leaves its history behind. */
const stamp = join(OUT, '.commit')
const commit = commitOf(join(HERE, '../..'))
if (commit === undefined) await rm(stamp, { force: true })
else await writeFile(stamp, commit)
for (const name of await readdir(OUT)) {
  const file = join(OUT, name)
  if (Date.now() - (await stat(file)).mtimeMs > KEPT_MS) await rm(file)
}
