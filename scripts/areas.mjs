// Lists the areas of the portal and the tests of each: the folders and files with its name, in every package and app.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Failure, importTypeScript, ROOT } from './prepare.mjs'

const ROOMS = ['packages', 'apps']
const UNIT = /\.test\.tsx?$/
const NOT_OURS = /(^|\/)(node_modules|dist)\//

/** Returns the areas requested on the command line; throws for an unknown name. */
export async function areasIn(asked) {
  const { AREAS } = await importTypeScript('packages/catalog/src/area.ts')
  const unknown = asked.filter((name) => !AREAS.includes(name))
  if (unknown.length > 0) throw new Failure(`Não há área “${unknown.join('”, “')}”; há ${AREAS.join(', ')}.`)
  return asked
}

const isOf = (area, file) => file.split('/').slice(0, -1).includes(area) || path.basename(file).startsWith(`${area}.`)

/**
 * Returns the arguments for vitest: none to run all, else the test files of the areas; undefined when there are none.
 */
export async function unitArguments(areas) {
  if (areas.length === 0) return []
  const found = await Promise.all(
    ROOMS.map(async (room) =>
      (await readdir(path.join(ROOT, room), { recursive: true })).map((file) => `${room}/${file}`),
    ),
  )
  const files = found
    .flat()
    .filter((file) => UNIT.test(file) && !NOT_OURS.test(file) && areas.some((area) => isOf(area, file)))
  return files.length > 0 ? files : undefined
}

/** Returns the arguments for Playwright. A browser test belongs to an area by its folder or by its tag. */
export const browserArguments = (areas) =>
  areas.length === 0 ? [] : ['--grep', areas.map((area) => ` ${area}/|@${area}\\b`).join('|'), '--pass-with-no-tests']
