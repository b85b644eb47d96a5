// `npm run sql -- empenhos`: prints the SQL of the first page and of the count of a list, made from its declaration and
// its .sql; --longe, --filtros and --csv print its other statements.
import { fileURLToPath } from 'node:url'
import { describeSql, VARIANTS } from '../apps/api/src/lists/describe.ts'
import { lists } from '../packages/catalog/src/areas.ts'
import { listName } from '../packages/kit/src/list.ts'

const OPTIONS = VARIANTS.map((variant) => `--${variant}`)
const USAGE = `Uso: npm run sql -- <lista> [${OPTIONS.join('] [')}]`

export function sqlOf(args: readonly string[]): string {
  const names = args.filter((arg) => !arg.startsWith('--'))
  if (names.length !== 1 || args.some((arg) => arg.startsWith('--') && !OPTIONS.includes(arg))) throw new Error(USAGE)
  const list = lists.find((each) => listName(each) === names[0])
  if (!list) throw new Error(`Não há lista ${names[0]}; há ${lists.map(listName).toSorted().join(', ')}.`)
  return describeSql(
    list,
    VARIANTS.filter((variant) => args.includes(`--${variant}`)),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(sqlOf(process.argv.slice(2)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
