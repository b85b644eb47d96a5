// Decides where the embedded database lives and which user runs it, since PostgreSQL refuses to run as root.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseError, fileFault } from './errors.ts'

const REPOSITORY = dirname(fileURLToPath(new URL('../../../package.json', import.meta.url)))

export interface ServiceUser {
  uid: number
  gid: number
}

export interface Home {
  path: string
  /** Set only when this process is root and must run the server as another user. */
  user: ServiceUser | undefined
}

export const isRoot = (): boolean => process.getuid?.() === 0

/** The portal's folder when it runs as root, with one home for each clone in it. */
const HOMES_OF_ROOT = '/var/lib/portal-transparencia'

export function defaultHome(env: NodeJS.ProcessEnv): string {
  if (env['PORTAL_HOME']) return env['PORTAL_HOME']
  if (!isRoot()) return join(REPOSITORY, '.portal')
  return join(HOMES_OF_ROOT, createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 12))
}

export function openHome(folder: string, homes = HOMES_OF_ROOT): Home {
  const path = resolve(folder)
  try {
    const created = mkdirSync(path, { recursive: true })
    const real = realpathSync(path)
    const home = { path: real, user: isRoot() ? serviceUser(dataFolder(real)) : undefined }
    for (const ours of foldersOfOurs(path, created, homes)) keepPrivate(ours, home)
    return home
  } catch (error) {
    throw fileFault(error, path)
  }
}

/**
 * Returns the folders this process may close to others: those it has just created, or a home recognised by its
 * contents, which a portal with its database elsewhere may have created for its files alone.
 */
function foldersOfOurs(path: string, created: string | undefined, homes: string): string[] {
  const folders = dirname(path) === homes ? [homes] : []
  if (created === undefined) return isHome(path) ? [path, ...folders] : folders
  for (let made = path; made.length >= created.length; made = dirname(made)) folders.push(made)
  return folders
}

const isHome = (path: string): boolean => existsSync(clusterFolder(path)) || existsSync(publishedFiles(path))

const OURS_AND_THE_DATABASES = 0o750

/**
 * Closes the folder to everybody except the user that runs the portal and, through its group, the user that runs the
 * database.
 */
export function keepPrivate(folder: string, { user }: Pick<Home, 'user'>): void {
  const { uid, mode } = statSync(folder)
  if (uid !== process.getuid?.()) return
  if (user) chownSync(folder, uid, user.gid)
  if ((mode & 0o777) !== OURS_AND_THE_DATABASES) chmodSync(folder, OURS_AND_THE_DATABASES)
}

export const clusterFolder = (home: string): string => join(home, 'cluster')
export const publishedFiles = (home: string): string => join(home, 'arquivos')
export const dataFolder = (home: string): string => join(clusterFolder(home), 'data')

function serviceUser(data: string): ServiceUser {
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner) return { uid: owner.uid, gid: owner.gid }
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (user) return user
  throw new DatabaseError(
    'Não há usuário “postgres” nem “nobody” para rodar o banco embutido: indique um PostgreSQL em DATABASE_URL.',
  )
}

function lookUp(name: string): ServiceUser | undefined {
  try {
    const ask = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}
