// Creates a virtual module src/derived/<address>.tsx for each list and record of the catalog without a screen of its
// own. Each has its own name so that the manifest, the chunks and the preloads treat it as any other screen.
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

type Found = Pick<typeof import('./src/derived/declared.ts'), 'details' | 'items' | 'lists' | 'records'>
type Declared = Found['lists'][number]

const FOLDER = fileURLToPath(new URL('src/derived/', import.meta.url)).replaceAll('\\', '/')
const FILES = 'virtual:derived-screens'
const ADDRESSES = `${FOLDER}addresses.ts`
/**
 * Matches the index.ts files where lists, records and screens are registered; a change in one regenerates the modules.
 */
const REGISTERS = /\/(?:packages\/catalog\/src|apps\/web\/src\/screens)\/\w+\/index\.ts$/
const SCREEN = /\/src\/derived\/[\w-]+\.tsx$/

const fileOf = ({ path }: Declared): string => `${path.slice(1).replaceAll('/', '-')}.tsx`

const screenOf = (
  deriver: string,
  { module, name }: Declared,
): string => `import { ${name} } from '@portal/catalog/${module}'
import { derive } from '${deriver}'
const screen = derive(${name})
export const { title, description, load } = screen
export default screen.default
`

/** Returns the code of every generated module, by its path. */
async function make(): Promise<ReadonlyMap<string, string>> {
  const ours = { environments: { inline: { resolve: { noExternal: [/^@portal\//] } } } }
  const { module } = await runnerImport<Found>(`${FOLDER}declared.ts`, ours)
  const files = [...module.lists, ...module.records].map(fileOf)
  const importers = files.map((file) => `  './derived/${file}': () => import('${FOLDER}${file}'),\n`)
  return new Map([
    [`\0${FILES}`, `export const files = {\n${importers.join('')}}\n`],
    [ADDRESSES, `export const items = ${JSON.stringify(module.items)}, details = ${JSON.stringify(module.details)}\n`],
    ...module.lists.map((each) => [`${FOLDER}${fileOf(each)}`, screenOf('../list/derived-list.tsx', each)] as const),
    ...module.records.map(
      (each) => [`${FOLDER}${fileOf(each)}`, screenOf('../list/record/derived-record.tsx', each)] as const,
    ),
  ])
}

export function derivedScreens(): Plugin {
  let making: ReturnType<typeof make> | undefined
  const isMade = (id: string): boolean => id === `\0${FILES}` || id === ADDRESSES || SCREEN.test(id)
  return {
    name: 'derived-screens',
    enforce: 'pre',
    resolveId(id) {
      if (id === FILES) return `\0${FILES}`
      return SCREEN.test(id) ? `${FOLDER}${id.slice(id.lastIndexOf('/') + 1)}` : null
    },
    async load(id) {
      if (!isMade(id)) return null
      making ??= make()
      return (await making).get(id) ?? null
    },
    hotUpdate({ file, modules }) {
      if (!REGISTERS.test(file)) return undefined
      making = undefined
      return [
        ...modules,
        ...[...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => isMade(id ?? '')),
      ]
    },
  }
}
