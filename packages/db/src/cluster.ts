// Creates the data folder beside its final name and renames it, so that an interrupted creation never looks finished.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { codeOf, DatabaseError, diskFull, isDiskFull } from './errors.ts'
import { clusterFolder, dataFolder, type Home } from './home.ts'
import type { Native } from './native.ts'
import { isAlive } from './postmaster.ts'

export const SUPERUSER = 'postgres'

const DRAFT = /^cluster\.tmp-(\d+)$/

export interface Cluster {
  data: string
  senha: string
}

export async function openCluster(home: Home, native: Native, log: (line: string) => void): Promise<Cluster> {
  await removeDrafts(home)
  if (!existsSync(clusterFolder(home.path))) {
    log('Criando o banco de dados…')
    await createCluster(home, native)
  }
  const data = dataFolder(home.path)
  await checkOwner(data)
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (major !== native.major) {
    throw new DatabaseError(
      `Os dados em ${data} são do PostgreSQL ${major} e este programa traz o ${native.major}: exporte-os com a versão anterior e importe de novo.`,
    )
  }
  return { data, senha: await readFile(join(clusterFolder(home.path), 'senha'), 'utf8') }
}

async function createCluster(home: Home, native: Native): Promise<void> {
  checkPasswd()
  const draft = `${clusterFolder(home.path)}.tmp-${process.pid}`
  const [data, senha] = [join(draft, 'data'), join(draft, 'senha')]
  try {
    await mkdir(data, { recursive: true })
    await chmod(draft, 0o755)
    await chmod(data, 0o700)
    await writeFile(senha, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (home.user) for (const path of [data, senha]) await chown(path, home.user.uid, home.user.gid)
    await initdb(home, native, data, senha)
    await rename(draft, clusterFolder(home.path)).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
    })
    await syncFolder(home.path)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initdb(home: Home, native: Native, data: string, senha: string): Promise<void> {
  const child = spawn(
    native.initdb,
    [
      ...['-D', data, '-U', SUPERUSER, `--pwfile=${senha}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ],
    { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'], ...home.user },
  )
  const exit = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, complaint] = await Promise.all([exit, text(child.stderr)])
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
      `O usuário ${process.getuid?.()} não consta em /etc/passwd e não pode criar o banco embutido: indique um PostgreSQL em DATABASE_URL.`,
      error,
    )
  }
}

async function checkOwner(data: string): Promise<void> {
  const [{ uid }, mine] = [await stat(data), process.getuid?.()]
  if (mine === undefined || mine === 0 || mine === uid) return
  throw new DatabaseError(`Os dados em ${data} são de outro usuário (${uid}): rode com ele ou escolha outra pasta em PORTAL_HOME.`)
}

async function removeDrafts(home: Home): Promise<void> {
  const names = await readdir(home.path)
  const dead = names.filter((name) => {
    const pid = Number(DRAFT.exec(name)?.[1])
    return pid === process.pid || (pid > 0 && !isAlive(pid))
  })
  await Promise.all(dead.map((name) => rm(join(home.path, name), { recursive: true, force: true }).catch(() => {})))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
