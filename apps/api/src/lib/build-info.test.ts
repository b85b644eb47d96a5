import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSalt, readBuild, readCommit } from './build-info.ts'
import { readConfig } from './config.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-copia-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SOMEONE = ['-c', 'user.name=Alguém', '-c', 'user.email=alguem@exemplo.invalid']

const git = (...args: string[]): string =>
  spawnSync('git', [...SOMEONE, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim()

function stamp(copy: string, commit: string): void {
  mkdirSync(join(copy, 'apps/api/dist'), { recursive: true })
  writeFileSync(join(copy, 'apps/api/dist/.commit'), commit)
}

describe('the commit', () => {
  test('is that of the folder, if there is one, and not that of the build', () => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
    stamp(folder, '0123abc')
    expect(readCommit(folder)).toMatch(/^[0-9a-f]{7,}$/)
    expect(readCommit(folder)).toBe(git('rev-parse', '--short', 'HEAD'))
  })

  test('is that of the build in a copy without history, even inside another repository', () => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Another')
    const copy = join(folder, 'copia')
    stamp(copy, '0123abc')
    expect(readCommit(copy)).toBe('0123abc')
  })

  test('is undefined if there is none', () => {
    expect(readCommit(folder)).toBeUndefined()
  })
})

test('another version, or another city, has other ETags', () => {
  const config = readConfig({})
  const build = readBuild(config)
  const salts = [
    buildSalt(build, config),
    buildSalt({ ...build, version: `${build.version}1` }, config),
    buildSalt(build, { publicUrl: 'https://transparencia.exemplo.invalid' }),
  ]
  expect(new Set(salts).size).toBe(3)
  expect(buildSalt(readBuild(config), config)).toBe(salts[0])
})
