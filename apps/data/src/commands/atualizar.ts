// `atualizar`: migrates a database to the version of this program while the previous version keeps serving, or rolls it
// back.
import { openDatabase } from '@portal/db/database'
import { defaultHome } from '@portal/db/home'
import { aborted, prepareToLeave } from '@portal/db/leaving'
import { migrate, readStanding } from '@portal/db/migrate'
import { undoUpgrade, upgrade } from '@portal/db/upgrade'
import { RELEASE } from '@portal/db/version'
import { type Command, OK, readArguments, type Terminal } from '../command.ts'

const FLAGS = {
  'copia-feita': { type: 'boolean' },
  desfazer: { type: 'boolean' },
} as const

export const atualizar: Command = {
  name: 'atualizar',
  usage: '[--copia-feita] | --desfazer',
  summary:
    'Leva o banco à versão deste programa, enquanto os programas da versão anterior continuam respondendo. Do ' +
    'banco embutido guarda antes uma cópia, ' +
    'que --desfazer traz de volta; com um PostgreSQL seu, só muda alguma coisa com --copia-feita.',
  async run(args, terminal) {
    const { isOn } = readArguments(args, FLAGS, [0, 0])
    const { signal, release } = prepareToLeave()
    try {
      const database = await openDatabase(terminal.env, { log: terminal.out, signal })
      const home = database.embedded ? defaultHome(terminal.env) : undefined
      try {
        const work = isOn('desfazer')
          ? goBack(database.url, terminal)
          : goOn(database.url, { home, copied: isOn('copia-feita') }, terminal)
        await Promise.race([work, aborted(signal)])
      } finally {
        await database.stop()
      }
    } finally {
      release()
    }
    return OK
  },
}

async function goOn(
  url: string,
  { home, copied }: { home: string | undefined; copied: boolean },
  { out }: Terminal,
): Promise<void> {
  const standing = await readStanding(url)
  if (standing.state === 'current') return out(`O banco já é da versão ${RELEASE.versao}.`)
  if (standing.state === 'older') return upgrade({ url }, { home, copied, log: out })
  await migrate(url, { log: out })
  out(`Banco na versão ${RELEASE.versao}.`)
}

async function goBack(url: string, { out }: Terminal): Promise<void> {
  const versao = await undoUpgrade(url)
  out(
    `O banco voltou a ser o da versão ${versao}, como estava antes da atualização. Inicie agora o programa ${versao}.`,
  )
}
