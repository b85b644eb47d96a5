// Checks which packages and apps may import which, and that the folders of each have no import cycle: kit ← catalog ←
// {api, web}; db ← api ← data ← demo; api and web never import each other.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const rooms = {
  'packages/kit': [],
  'packages/catalog': ['kit'],
  'packages/db': [],
  'packages/atendimento': ['kit', 'catalog', 'db'],
  'apps/api': ['kit', 'catalog', 'db', 'atendimento'],
  'apps/web': ['kit', 'catalog'],
  'apps/data': ['kit', 'catalog', 'db', 'atendimento', 'api'],
  'apps/demo': ['kit', 'catalog', 'db', 'atendimento', 'data'],
}

/** Files of an area, which only that area may import; others import its index, its links and its types. */
const AREAS = 'despesa|receita|planejamento|contratacao|pessoal|patrimonio|legislacao|atendimento'
const OWNED = [
  new RegExp(`^packages/catalog/src/(${AREAS})/(.+)$`),
  new RegExp(`^apps/api/src/areas/(${AREAS})/(.+)$`),
  new RegExp(`^apps/web/src/screens/(${AREAS})/(.+)$`),
]
const SHARED = new Set(['index.ts', 'rotas.ts', 'tabelas.ts', 'avisos.ts', 'finders.ts'])
/** Exceptions: the e-SIC button of the page frame opens the forms of atendimento in a panel. */
const OPEN_TO = new Map([['apps/web/src/app.tsx', 'atendimento']])

const root = path.resolve(import.meta.dirname, '..')
/** Belongs to no package: it has the version of all of them. */
const MANIFEST = path.join(root, 'package.json')
const SOURCE = /\.(ts|tsx|mts|mjs)$/
const IMPORT = /(?:(import type)[^'"]*|(?:from|import)\s*\(?\s*)['"]([^'"]+)['"]/g

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

/** Returns the path an import resolves to, from the root; undefined for a package of somebody else. */
function targetOf(file, target) {
  const named = /^@portal\/([a-z]+)\/(.+)$/.exec(target)
  if (named) return `${Object.keys(rooms).find((room) => room.endsWith(`/${named[1]}`))}/src/${named[2]}.ts`
  return target.startsWith('.') ? path.relative(root, path.resolve(path.dirname(file), target)) : undefined
}

const ownerOf = (relative) => OWNED.map((pattern) => pattern.exec(relative)).find(Boolean)

/** Returns whether the path has a folder or file with the area's name, which makes it the area's own. */
const isOfArea = (relative, area) => relative.split('/').some((part) => part.replace(/\.\w+$/, '') === area)

function namesAnother(file, target) {
  const relative = path.relative(root, file)
  const [, area, part] = ownerOf(targetOf(file, target) ?? '') ?? []
  if (area === undefined || SHARED.has(part) || OPEN_TO.get(relative) === area) return false
  return !isOfArea(relative, area) && !ownerOf(relative)
}

function* faultsOf(file, room) {
  const isTest = /\.test\.tsx?$/.test(file) || file.includes('/testing/')
  const area = /^apps\/web\/src\/screens\/([^/]+)\//.exec(path.relative(root, file))?.[1]
  for (const [, isType, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (!isType && !isTest && namesAnother(file, target)) yield `uma parte comum nomeia o que é de uma área: ${target}`
    const allowed = rooms[room]
    const named = /^@portal\/([a-z]+)/.exec(target)?.[1]
    if (named && !room.endsWith(`/${named}`) && !allowed.includes(named) && !isTest) yield `importa @portal/${named}`
    if (!target.startsWith('.')) continue
    const resolved = path.resolve(path.dirname(file), target)
    if (resolved === MANIFEST) continue
    if (roomOf(`${resolved}/x`) !== room && !isTest) yield `sai da sala por ${target}`
    const otherArea = /^apps\/web\/src\/screens\/([^/]+)/.exec(path.relative(root, resolved))?.[1]
    if (area && otherArea && otherArea !== area) yield `uma área de telas importa outra: ${target}`
  }
}

/**
 * An area's index, links, tables and warnings count as outside its folder: all areas may import them, and they may
 * import all areas.
 */
const standsAside = (below) => SHARED.has(path.basename(below))

/** Returns the node of a file in the import graph of its package: its first folder, or itself if it is in none. */
function placeOf(below) {
  const [first, ...rest] = below.split('/')
  return rest.length === 0 || standsAside(below) ? below : first
}

/**
 * Returns the edges of the import graph of a package, each with the import that makes it. Type imports count, tests do
 * not.
 */
function arrowsOf(room) {
  const source = path.join(root, room, 'src')
  const arrows = new Map()
  for (const file of sourcesBelow(source)) {
    if (/\.test\.tsx?$/.test(file) || /\/(testing|contract|fixtures)\//.test(file)) continue
    const below = path.relative(source, file)
    for (const [, , target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const reached = target.startsWith('.') ? path.relative(source, path.resolve(path.dirname(file), target)) : '..'
      if (reached.startsWith('..')) continue
      const [from, to] = [placeOf(below), placeOf(reached)]
      if (from === to || below.split('/')[0] === reached.split('/')[0]) continue
      arrows.set(from, (arrows.get(from) ?? new Map()).set(to, `${below} → ${reached}`))
    }
  }
  return arrows
}

/** Returns the imports of a cycle, or undefined. */
function circleIn(arrows) {
  const done = new Set()
  const follow = (place, way, imports) => {
    if (way.includes(place)) return imports.slice(way.indexOf(place))
    if (done.has(place)) return undefined
    for (const [next, drawn] of arrows.get(place) ?? []) {
      const circle = follow(next, [...way, place], [...imports, drawn])
      if (circle) return circle
    }
    done.add(place)
    return undefined
  }
  for (const place of arrows.keys()) {
    const circle = follow(place, [], [])
    if (circle) return circle
  }
  return undefined
}

/** Exempt from the cycle check: purchases, suppliers and staff of the demo city refer to one another. */
const STORY = 'apps/demo'

const faults = []
for (const room of Object.keys(rooms)) {
  for (const file of sourcesBelow(path.join(root, room, 'src'))) {
    for (const fault of faultsOf(file, room)) faults.push(`${path.relative(root, file)}: ${fault}`)
  }
}

for (const room of Object.keys(rooms)) {
  const circle = room === STORY ? undefined : circleIn(arrowsOf(room))
  if (circle) faults.push(`${room}: pastas em círculo: ${circle.join(', ')}`)
}

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
