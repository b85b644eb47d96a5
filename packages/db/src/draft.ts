// Creates folders under a draft name and renames them when complete. Drafts of a killed process are removed at the next
// start.
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { codeOf } from './errors.ts'
import { isAlive } from './turn.mjs'

const DRAFT = /\.tmp-(\d+)-[0-9a-f]+$/
/**
 * Options for removing an abandoned draft: retries, because a killed start may have left a child still writing there.
 */
const STUBBORN = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
const inProgress = new Set<string>()

/** Returns the draft name under which a folder is created, or moved before it is deleted. */
export const draftOf = (folder: string): string => `${folder}.tmp-${process.pid}-${randomBytes(4).toString('hex')}`

/** Fills a draft and renames it to `folder`. Returns false if another process created the folder first. */
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
