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

/** The name under which what will be the folder is made, or what leaves is unmade. */
export const draftOf = (folder: string): string => `${folder}.tmp-${process.pid}-${randomBytes(4).toString('hex')}`

/** Fills a draft and gives it its name, unless another process did so first, which is then told by false. */
export async function makeFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<boolean> {
  const draft = draftOf(folder)
  inProgress.add(basename(draft))
  try {
    await fill(draft)
    return await rename(draft, folder).then(
      () => true,
      (error: unknown) => {
        if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false
        throw error
      },
    )
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
