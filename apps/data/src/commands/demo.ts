// `demo`: fills the database with the invented city.
import { isDate, today } from '@portal/kit/formats'
import { filesFolder } from '@portal/db/files'
import { type Command, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'

export const demo: Command = {
  name: 'demo',
  usage: '[--scale N] [--date AAAA-MM-DD] [--replace]',
  summary:
    'Carrega a cidade de demonstração; --scale multiplica os empenhos; --date é o último dia da cidade, se não for hoje; --replace apaga antes o que estiver no banco.',
  async run(args, terminal) {
    const flags = { scale: { type: 'string' }, date: { type: 'string' }, replace: { type: 'boolean' } } as const
    const { decimal, text, isOn } = readArguments(args, flags, [0, 0])
    const date = text('date') ?? today()
    if (!isDate(date)) throw new UsageError(`--date deve ser uma data como 2026-08-31; veio “${date}”.`)
    const options = {
      scale: decimal('scale') ?? 1,
      today: date,
      replace: isOn('replace'),
      storeDir: filesFolder(terminal.env),
      log: terminal.out,
      progress: terminal.progress,
    }
    const { loadDemo } = await import('../demo/load-demo.ts')
    await withPool(terminal, (pool) => loadDemo(pool, options))
    terminal.out('Cidade de demonstração carregada.')
    return OK
  },
}
