// `demo`: fills the database with the invented city.
import { filesFolder } from '@portal/db/files'
import { type Command, OK, readArguments } from '../command.ts'
import { withPool } from '../connect.ts'

export const demo: Command = {
  name: 'demo',
  usage: '[--scale N] [--replace]',
  summary: 'Carrega a cidade de demonstração; --scale multiplica os empenhos; --replace apaga antes o que estiver no banco.',
  async run(args, terminal) {
    const { decimal, isOn } = readArguments(args, { scale: { type: 'string' }, replace: { type: 'boolean' } }, [0, 0])
    const options = { scale: decimal('scale') ?? 1, replace: isOn('replace'), storeDir: filesFolder(terminal.env), log: terminal.out, progress: terminal.progress }
    const { loadDemo } = await import('../demo/load-demo.ts')
    await withPool(terminal, (pool) => loadDemo(pool, { ...options, today: today() }))
    terminal.out('Cidade de demonstração carregada.')
    return OK
  },
}

/** The date in the city, as yyyy-mm-dd. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())
