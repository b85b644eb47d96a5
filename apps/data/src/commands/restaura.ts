// `restaura <folder>`: fills an empty database from a copy.
import { filesFolder } from '@portal/db/files'
import { type Command, OK, readArguments } from '../command.ts'
import { withDatabase } from '../connect.ts'
import { readPrivada } from '../copia/chaves.ts'
import { inWords } from '../copia/momento.ts'
import { restaura as restore } from '../copia/restaura.ts'

export const restaura: Command = {
  name: 'restaura',
  usage: '<pasta> [--chave <chave.privada>]',
  summary:
    'Enche um banco vazio com o que está numa cópia desta versão ou de uma mais antiga. ' +
    'Tudo ou nada; interrompido, repita.',
  async run(args, terminal) {
    const { positionals, text } = readArguments(args, { chave: { type: 'string' } }, [1, 1])
    const [folder = ''] = positionals
    const path = text('chave')
    const chave = path === undefined ? undefined : await readPrivada(path)
    const { momento, programa } = await withDatabase(terminal, (url) =>
      restore(url, folder, {
        storeDir: filesFolder(terminal.env),
        log: terminal.out,
        progress: terminal.progress,
        ...(chave && { chave }),
      }),
    )
    const when = `${inWords(momento)}, quando a versão ${programa.versao} fez a cópia`
    terminal.out(`O banco está como em ${when}. Inicie o portal: npm start`)
    return OK
  },
}
