// `ensaio <folder of copies>`: restores the newest copy into a temporary database, and says how long it took or why it
// failed.
import { databaseLine, messageOf } from '@portal/db/errors'
import { Interrupted, prepareToLeave } from '@portal/db/leaving'
import { type Command, FAILED, OK, readArguments, type Terminal } from '../command.ts'
import { withPoolAsIs } from '../connect.ts'
import { avisarOperador } from '../copia/avisar.ts'
import { readPrivada } from '../copia/chaves.ts'
import { ensaiar, newestIn } from '../copia/ensaio.ts'
import { type Lembrancas, remember } from '../copia/lembrada.ts'

export const ensaio: Command = {
  name: 'ensaio',
  usage: '<pasta das cópias> [--chave <chave.privada>]',
  summary:
    'Restaura a mais nova das cópias de uma pasta num banco só para isso, que depois some, e diz em quanto tempo. ' +
    'O que está cifrado só é trazido com a chave; sem ela, confere-se a forma.',
  async run(args, terminal) {
    const { positionals, text } = readArguments(args, { chave: { type: 'string' } }, [1, 1])
    const [folder = ''] = positionals
    const path = text('chave')
    const momento = new Date().toISOString()
    try {
      const chave = path === undefined ? undefined : await readPrivada(path)
      const copia = await newestIn(folder)
      const segundos = await untilTold((signal) =>
        ensaiar(folder, copia, { signal, log: terminal.out, ...(chave && { chave }) }),
      )
      await note(terminal, { momento, pasta: copia.folder, segundos })
      const closed = copia.manifesto.chave !== undefined && !chave ? '; o que está cifrado não foi aberto' : ''
      terminal.out(`${copia.folder} foi restaurada, inteira, em ${segundos} s${closed}.`)
      return OK
    } catch (error) {
      if (error instanceof Interrupted) throw error
      const porque = databaseLine(error)
      await note(terminal, { momento, pasta: folder, segundos: 0, falha: porque })
      terminal.err(`O ensaio de restauração falhou: ${porque}`)
      await avisarOperador(terminal, {
        que: 'O ensaio de restauração',
        momento,
        pasta: folder,
        porque,
        enquanto: 'Enquanto falhar, nada prova que as cópias tragam o portal de volta.',
        comando: `npm run portal -- ensaio ${folder}`,
      })
      return FAILED
    }
  },
}

/** Runs work that a signal can abort, so that no database server is left running. */
async function untilTold<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, release } = prepareToLeave()
  try {
    return await work(signal)
  } finally {
    release()
  }
}

/** Records the result of the trial, which stands even when the portal's own database is unreachable. */
async function note(terminal: Terminal, what: Lembrancas['ensaio']): Promise<void> {
  try {
    await withPoolAsIs(terminal, (pool) => remember(pool, 'ensaio', what))
  } catch (error) {
    terminal.err(`O ensaio não pôde ser anotado: ${messageOf(error)}`)
  }
}
