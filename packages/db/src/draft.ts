// Folders are made under a draft name and renamed when whole; a killed process's drafts are swept by the next start.
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { codeOf } from './errors.ts'
import { isAlive } from './turn.mjs'

const DRAFT = /\.tmp-(\d+)-[0-9a-f]+$/
/** A killed start may have left a child still writing there. */
const STUBBORN = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
const inProgress = new Set<string>()

/** Fills a draft and gives it its name, unless another process did so first. */
export async function makeFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.tmp-${process.pid}-${randomBytes(4).toString('hex')}`
  inProgress.add(basename(draft))
  try {
    await fill(draft)
    await rename(draft, folder).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    inProgress.delete(basename(draft))
  }
}

export const isDraft = (name: string): boolean => DRAFT.test(name)

export async function sweepDrafts(home: string): Promise<void> {
  const abandoned = (await readdir(home)).filter((name) => {
    const pid = Number(DRAFT.exec(name)?.[1])
    return pid > 0 && !inProgress.has(name) && (pid === process.pid || !isAlive(pid))
  })
  await Promise.all(abandoned.map((name) => rm(join(home, name), STUBBORN).catch(() => {})))
}
