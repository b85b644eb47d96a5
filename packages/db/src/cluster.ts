// Creates the data folder beside its final name and renames it, so that an interrupted creation never looks finished.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, open, readFile, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeFolder } from './draft.ts'
import { codeOf, DatabaseError, diskFull, isDiskFull } from './errors.ts'
import { clusterFolder, dataFolder, keepPrivate, type Home } from './home.ts'
import type { Native } from './native.ts'
import { send } from './postmaster.ts'
import { inTurn } from './turn.mjs'

export const SUPERUSER = 'postgres'

/** Fixes sort order and case rules, so that they are the same on every machine, whatever its locales. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

export interface Cluster {
  data: string
  /** Password of the superuser, who only starts, guards and sets up the server. */
  senha: string
  /** Password of the role the portal connects as. */
  senhaDoPortal: string
}

export async function openCluster(
  home: Home,
  native: Native,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Cluster> {
  const folder = clusterFolder(home.path)
  const waiting = (): void => log('Outro processo está criando o banco de dados nesta pasta; esperando que termine…')
  if (!existsSync(folder)) {
    await inTurn(`${folder}.vez`, { waiting, signal }, async () => {
      if (existsSync(folder)) return
      log('Criando o banco de dados…')
      await createCluster(home, native, signal)
    })
  }
  keepPrivate(folder, home)
  const data = dataFolder(home.path)
  await checkOwner(data)
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (major !== native.major) {
    throw new DatabaseError(
      `Os dados em ${data} são do PostgreSQL ${major} e este programa traz o ${native.major}: exporte com a ` +
        'versão antiga e importe aqui.',
    )
  }
  return { data, senha: await readFile(join(folder, 'senha'), 'utf8'), senhaDoPortal: await portalPassword(folder) }
}

const newPassword = (): string => randomBytes(24).toString('base64url')

/**
 * Reads the password of the portal's role. The first start that finds none creates it, also in homes created before the
 * portal had a role of its own.
 */
async function portalPassword(folder: string): Promise<string> {
  const file = join(folder, 'senha-portal')
  await writeFile(file, newPassword(), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

async function createCluster(home: Home, native: Native, signal?: AbortSignal): Promise<void> {
  checkPasswd()
  await makeFolder(clusterFolder(home.path), async (draft) => {
    const [data, senha] = [join(draft, 'data'), join(draft, 'senha')]
    await mkdir(data, { recursive: true })
    keepPrivate(draft, home)
    await chmod(data, 0o700)
    await writeFile(senha, newPassword(), { mode: 0o600 })
    if (home.user) for (const path of [data, senha]) await chown(path, home.user.uid, home.user.gid)
    await initdb(home, native, data, senha, signal)
  })
  await syncFolder(home.path)
}

/** Runs initdb in its own process group, which the terminal's signals do not reach, so that only `signal` ends it. */
async function initdb(home: Home, native: Native, data: string, senha: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const child = spawn(
    native.initdb,
    ['-D', data, '-U', SUPERUSER, `--pwfile=${senha}`, '--auth=scram-sha-256', ...LOCALE],
    {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...home.user,
    },
  )
  const end = (): void => void (child.pid !== undefined && send(-child.pid, 'SIGTERM'))
  signal?.addEventListener('abort', end, { once: true })
  child.once('exit', () => signal?.removeEventListener('abort', end))
  const exit = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, complaint] = await Promise.all([exit, text(child.stderr)])
  signal?.throwIfAborted()
  if (code === 0) return
  if (isDiskFull(complaint)) throw diskFull(home.path)
  const reason = complaint.split('\n').find((line) => /error|FATAL/i.test(line)) ?? complaint
  throw new DatabaseError(`Não foi possível criar o banco em ${home.path}: ${reason || 'a criação foi interrompida'}`)
}

function checkPasswd(): void {
  try {
    userInfo()
  } catch (error) {
    throw new DatabaseError(
      `O usuário ${process.getuid?.()} não consta em /etc/passwd e não pode criar o banco embutido: indique um ` +
        'PostgreSQL em DATABASE_URL.',
      error,
    )
  }
}

async function checkOwner(data: string): Promise<void> {
  const [{ uid }, mine] = [await stat(data), process.getuid?.()]
  if (mine === undefined || mine === 0 || mine === uid) return
  throw new DatabaseError(
    `Os dados em ${data} são de outro usuário (${uid}): rode com ele ou escolha outra pasta em PORTAL_HOME.`,
  )
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
