import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderInMemory } from './memory.mjs'

const place = mkdtempSync(join(tmpdir(), 'portal-memoria-'))
chmodSync(place, 0o755)

afterAll(() => rmSync(place, { recursive: true }))

test('the folder is made where it is asked for, once, and may be entered by another user', () => {
  const folder = folderInMemory(place, 0) ?? expect.fail('no folder')
  expect(dirname(folder)).toBe(place)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  expect(folderInMemory(place, 0)).toBe(folder)
})

test('none is made where there is no such place, or too little room in it', () => {
  expect(folderInMemory(join(place, 'nada'), 0)).toBeUndefined()
  expect(folderInMemory(place, Number.MAX_SAFE_INTEGER)).toBeUndefined()
})
