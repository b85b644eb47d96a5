// The areas of the portal, and which tests prove each: the folders and files that carry its name, in every room.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Failure, importTypeScript, ROOT } from './prepare.mjs'

const ROOMS = ['packages', 'apps']
const UNIT = /\.test\.tsx?$/
const NOT_OURS = /(^|\/)(node_modules|dist)\//

/** The areas asked for by name; anything else is a mistake worth telling. */
export async function areasIn(asked) {
  const { AREAS } = await importTypeScript('packages/catalog/src/area.ts')
  const unknown = asked.filter((name) => !AREAS.includes(name))
  if (unknown.length > 0) throw new Failure(`Não há área “${unknown.join('”, “')}”; há ${AREAS.join(', ')}.`)
  return asked
}

const isOf = (area, file) => file.split('/').slice(0, -1).includes(area) || path.basename(file).startsWith(`${area}.`)

/**
 * What the unit runner is given: nothing to run all, the files of the areas otherwise, undefined when there is none.
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

/** A browser test is of an area by its folder or by its tag. */
export const browserArguments = (areas) =>
  areas.length === 0 ? [] : ['--grep', areas.map((area) => ` ${area}/|@${area}\\b`).join('|'), '--pass-with-no-tests']
