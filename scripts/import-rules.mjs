// The rooms and who may enter them, and the folders of each, which never lead to one another in a circle: kit ← catalog
// ← {api, web, data}; db ← {api, data}; data ← demo; api and web never meet.
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
  'apps/demo': ['kit', 'catalog', 'db', 'atendimento', 'data'],
}

/** What belongs to an area is named by that area alone; the rest reads its index, its links and its types. */
const AREAS = 'despesa|receita|planejamento|contratacao|pessoal|patrimonio|legislacao|atendimento'
const OWNED = [
  new RegExp(`^packages/catalog/src/(${AREAS})/(.+)$`),
  new RegExp(`^apps/api/src/areas/(${AREAS})/(.+)$`),
  new RegExp(`^apps/web/src/screens/(${AREAS})/(.+)$`),
]
const SHARED = new Set(['index.ts', 'rotas.ts', 'tabelas.ts', 'avisos.ts', 'finders.ts'])
/** The frame's e-SIC button opens the forms of that area in a panel. */
const OPEN_TO = new Map([['apps/web/src/app.tsx', 'atendimento']])

const root = path.resolve(import.meta.dirname, '..')
/** Of no room: it says which version all of them are. */
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

/** Where an import leads, as a path from the root; undefined for a package of somebody else. */
function targetOf(file, target) {
  const named = /^@portal\/([a-z]+)\/(.+)$/.exec(target)
  if (named) return `${Object.keys(rooms).find((room) => room.endsWith(`/${named[1]}`))}/src/${named[2]}.ts`
  return target.startsWith('.') ? path.relative(root, path.resolve(path.dirname(file), target)) : undefined
}

const ownerOf = (relative) => OWNED.map((pattern) => pattern.exec(relative)).find(Boolean)

/** In any room a folder, or a file, of the area's name is the area's own. */
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
 * An area's index, links, tables and warnings stand at the side of its folder: all areas may name them, in both
 * directions.
 */
const standsAside = (below) => SHARED.has(path.basename(below))

/** Where a file counts in the graph of its room: its first folder, or itself where it is in none. */
function placeOf(below) {
  const [first, ...rest] = below.split('/')
  return rest.length === 0 || standsAside(below) ? below : first
}

/** Which places of a room lead to which, each arrow with the import that draws it; types count, tests do not. */
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

/** The imports of a way that leads back to where it began; undefined where no way does. */
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

/** The invented city is one story: what it buys, whom it pays and who works there name one another. */
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
