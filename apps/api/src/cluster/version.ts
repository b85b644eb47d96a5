// Upgrades the database of the portal being started to the version of this program, with a maintenance page at the port
// meanwhile.
import { createDatabase, dropDatabase, type Database } from '@portal/db/database'
import { defaultHome } from '@portal/db/home'
import { migrate, readStanding, type Standing } from '@portal/db/migrate'
import { readDemo } from '@portal/db/demo'
import { upgrade, type UpgradeOptions } from '@portal/db/upgrade'
import { RELEASE } from '@portal/db/version'
import { ConfigError } from '../lib/config.ts'
import type { Preparing } from './preparing.ts'
import { runPortal } from './run-portal.ts'
import { openWaitingRoom } from './waiting-room.ts'

/** 'current': nothing had to be done; 'newer': this program may only read. */
export type Brought = 'current' | 'changed' | 'newer'

export async function bringToVersion(database: Database, preparing: Preparing): Promise<Brought> {
  const { say, config, undo } = preparing
  const standing = await readStanding(database.url)
  if (standing.state === 'current') return 'current'
  if (standing.state === 'newer' && standing.readable) {
    say(
      `O banco já é da versão ${standing.versao}, e este programa, ${RELEASE.versao}, só lê nele: atualize ` +
        'também este programa.',
    )
    return 'newer'
  }
  if (standing.state === 'empty') {
    say('Preparando as tabelas…')
    await migrate(database.url)
    return 'changed'
  }
  const room = await openWaitingRoom(config)
  undo.push(() => room.close())
  try {
    await change(database, standing, preparing)
    return 'changed'
  } finally {
    await room.close()
  }
}

async function change(database: Database, standing: Standing, preparing: Preparing): Promise<void> {
  const { say } = preparing
  const isOld = standing.state === 'older' || standing.state === 'unreleased'
  const demo = isOld && database.embedded ? await readDemo(database.url) : 'none'
  if (demo === 'alone') {
    say(
      'O banco só tem a cidade de demonstração de uma versão anterior, e nada que visitantes tenham escrito: ela ' +
        'dá lugar à desta versão.',
    )
    await beginAnew(database.url)
    return
  }
  if (standing.state === 'older') await upgrade(database, upgradeOptions(database, preparing))
  else await migrate(database.url, { log: say })
  if (demo === 'visited') {
    say(
      'A cidade de demonstração continua a da versão anterior, com o que foi escrito nela. Para trocá-la pela ' +
        'desta versão, que apaga tudo: npm run portal -- demo --replace',
    )
  }
}

async function beginAnew(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await dropDatabase(url, name)
  await createDatabase(url, name)
  await migrate(url)
}

function upgradeOptions({ url, embedded }: Database, preparing: Preparing): UpgradeOptions {
  const { argv, env } = process
  const folder = argv.includes('--copia-em') ? argv[argv.indexOf('--copia-em') + 1] : undefined
  const copy = async (into: string): Promise<void> => {
    if (!(await runPortal(['copia', into], url, preparing)))
      throw new ConfigError('A cópia não pôde ser feita. Nada foi alterado.')
  }
  return {
    log: preparing.say,
    home: embedded ? defaultHome(env) : undefined,
    copied: argv.includes('--copia-feita'),
    makeCopy: folder === undefined ? undefined : () => copy(folder),
  }
}
