// Tests that the portal's folders stay closed to others and open to the user that runs its database, whichever was
// created first.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeHome, temporaryHome } from './fixtures/home.ts'
import { closeToOthers } from './files.ts'
import { isRoot, openHome, publishedFiles } from './home.ts'

const made: string[] = []
let umask: number

beforeEach(() => {
  umask = process.umask(0o022)
})
afterEach(() => {
  process.umask(umask)
  made.splice(0).forEach(removeHome)
})

function temporary(): string {
  const folder = temporaryHome()
  made.push(folder)
  return folder
}

/** Returns the group through which the database reaches a folder, and the folder's mode. */
const access = (folder: string): { gid: number; mode: number } => {
  const { gid, mode } = statSync(folder)
  return { gid, mode: mode & 0o777 }
}

describe('a home', () => {
  it('created by a portal with an external database for its files is opened to an embedded database', () => {
    const homes = join(temporary(), 'homes')
    const home = join(homes, 'clone')
    closeToOthers(publishedFiles(home))
    const { user } = openHome(home, homes)
    const gid = isRoot() ? user?.gid : process.getgid?.()
    expect(access(home)).toEqual({ gid, mode: 0o750 })
    expect(access(homes)).toEqual({ gid, mode: 0o750 })
    expect(access(publishedFiles(home)).mode).toBe(0o750)
  })

  it('is closed to others, with every folder created for it', () => {
    const folder = join(temporary(), 'new')
    openHome(join(folder, 'home'))
    expect([access(folder).mode, access(join(folder, 'home')).mode]).toEqual([0o750, 0o750])
  })

  it('chosen by the operator and not created by the portal keeps its permissions', () => {
    const folder = join(temporary(), 'chosen')
    mkdirSync(folder, { mode: 0o755 })
    openHome(folder)
    expect(access(folder).mode).toBe(0o755)
  })
})
