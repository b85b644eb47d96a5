// Checks that code shared by all areas names no table of an area: areas declare their tables, and shared code reads the
// declarations.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AREAS } from './area.ts'
import { TABELAS } from './tabelas.ts'

const ROOT = join(import.meta.dirname, '../../..')
const COMMON = ['packages/kit/src', 'packages/db/src', 'apps/api/src', 'apps/data/src']
const BESIDE = /\.test\.|\/(testing|contract|fixtures|areas)\//
/** Allowed to name a table of an area: how to contact each entity is part of the frame of every page. */
const OF_THE_FRAME = 'apps/api/src/contexto/contexto-store.sql'

const ofAnArea = TABELAS.filter(({ area }) => area !== 'portal')
const NAMED = new RegExp(
  `\\b(?:from|join|into|update)\\s+(?:resumo\\.)?(${ofAnArea.map(({ nome }) => nome).join('|')})\\b`,
  'g',
)

/** A folder or file with the name of an area belongs to that area in any package. */
const isOfAnArea = (file: string): boolean =>
  file.split('/').some((part) => AREAS.some((area) => area !== 'portal' && part.replace(/\.\w+$/, '') === area))

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => file !== OF_THE_FRAME && !BESIDE.test(file) && !isOfAnArea(file))

describe.each(COMMON)('%s', (folder) => {
  it('reads and writes no table of an area by its name', () => {
    const named = sourcesOf(folder).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].map(([, table]) => `${file}: ${table}`),
    )
    expect(named).toEqual([])
  })
})
