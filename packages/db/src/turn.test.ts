import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTurn } from './turn.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-vez-'))
const file = join(folder, 'vez')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const never = (): void => expect.fail('somebody was waited for')
const work = async (): Promise<boolean> => existsSync(file)

test('one process works at a time, and the lock file exists only meanwhile', async () => {
  const said: number[] = []
  let finish = (): void => {}
  const first = inTurn(file, { waiting: never }, () => new Promise<void>((resolve) => (finish = resolve)))
  await expect.poll(() => existsSync(file)).toBe(true)
  const second = inTurn(file, { waiting: (holder) => (said.push(holder), finish()) }, work)
  await first
  expect(await second).toBe(true)
  expect(said).toEqual([process.pid])
  expect(existsSync(file)).toBe(false)
})

test('the lock of a dead process is taken over', async () => {
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid))
  expect(await inTurn(file, { waiting: never }, work)).toBe(true)
})

test('an empty lock file holds the lock until the timeout', async () => {
  writeFileSync(file, '')
  const leaving = new AbortController()
  const waiting = inTurn(file, { waiting: never, signal: leaving.signal }, work)
  expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'still waits'))])).toBe(
    'still waits',
  )
  expect(existsSync(file)).toBe(true)
  leaving.abort(new Error('gave up'))
  await expect(waiting).rejects.toThrow('gave up')
  expect(existsSync(file)).toBe(true)
  const old = new Date(Date.now() - 60_000)
  utimesSync(file, old, old)
  expect(await inTurn(file, { waiting: never }, work)).toBe(true)
})
