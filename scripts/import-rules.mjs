// The rooms and who may enter them: kit ← catalog ← {api, web}; db ← {api, data}; api and web never meet.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const rooms = {
  'packages/kit': [],
  'packages/catalog': ['kit'],
  'packages/db': [],
  'packages/atendimento': ['kit', 'catalog', 'db'],
  'apps/api': ['kit', 'catalog', 'db', 'atendimento'],
  'apps/web': ['kit', 'catalog'],
  'apps/data': ['kit', 'catalog', 'db', 'atendimento'],
}

const root = path.resolve(import.meta.dirname, '..')
const SOURCE = /\.(ts|tsx|mts|mjs)$/
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

function* sourcesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sourcesBelow(file)
    } else if (SOURCE.test(entry.name)) yield file
  }
}

function roomOf(file) {
  const relative = path.relative(root, file)
  return Object.keys(rooms).find((room) => relative.startsWith(`${room}/`))
}

function* faultsOf(file, room) {
  const isTest = /\.test\.tsx?$/.test(file) || file.includes('/testing/')
  const area = /^apps\/web\/src\/screens\/([^/]+)\//.exec(path.relative(root, file))?.[1]
  for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const allowed = rooms[room]
    const named = /^@portal\/([a-z]+)/.exec(target)?.[1]
    if (named && `packages/${named}` !== room && !allowed.includes(named) && !isTest) yield `importa @portal/${named}`
    if (!target.startsWith('.')) continue
    const resolved = path.resolve(path.dirname(file), target)
    if (roomOf(`${resolved}/x`) !== room && !isTest) yield `sai da sala por ${target}`
    const otherArea = /^apps\/web\/src\/screens\/([^/]+)/.exec(path.relative(root, resolved))?.[1]
    if (area && otherArea && otherArea !== area) yield `uma área de telas importa outra: ${target}`
  }
}

const faults = []
for (const room of Object.keys(rooms)) {
  for (const file of sourcesBelow(path.join(root, room, 'src'))) {
    for (const fault of faultsOf(file, room)) faults.push(`${path.relative(root, file)}: ${fault}`)
  }
}

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
