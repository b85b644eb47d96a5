// `demo`: loads the demo city into the database.
import { isDate, today } from '@portal/kit/formats'
import { filesFolder } from '@portal/db/files'
import { type Command, OK, readArguments, type Terminal, UsageError } from '@portal/data/command'
import { withPool } from '@portal/data/connect'
import type { CityAsked } from './write-city.ts'

const FLAGS = {
  scale: { type: 'string' },
  date: { type: 'string' },
  replace: { type: 'boolean' },
  amostra: { type: 'boolean' },
  inteira: { type: 'boolean' },
} as const

/** A city this small has rows of every kind and loads in a few seconds. */
const SAMPLE_SCALE = 0.02

export const demo: Command = {
  name: 'demo',
  usage: '[--scale N] [--date AAAA-MM-DD] [--replace] [--amostra] | --inteira',
  summary:
    'Carrega a cidade de demonstração; --scale multiplica os empenhos; --date é o último dia da cidade, se não for ' +
    'hoje; --replace apaga antes o que estiver no banco; --amostra carrega só uma cidade pequena, em poucos ' +
    'segundos, e --inteira põe depois a cidade inteira no lugar dela, sem parar o portal.',
  async run(args, terminal) {
    const { decimal, text, isOn } = readArguments(args, FLAGS, [0, 0])
    const told = { storeDir: filesFolder(terminal.env), log: terminal.out, progress: terminal.progress }
    if (isOn('inteira')) return complete(terminal, told, args.length)
    const date = text('date') ?? today()
    if (!isDate(date)) throw new UsageError(`--date deve ser uma data como 2026-08-31; veio “${date}”.`)
    const scale = decimal('scale') ?? 1
    const size = isOn('amostra') && scale > SAMPLE_SCALE ? { scale: SAMPLE_SCALE, wholeScale: scale } : { scale }
    const { loadDemo } = await import('./load-demo.ts')
    await withPool(terminal, (pool) => loadDemo(pool, { ...size, today: date, replace: isOn('replace'), ...told }))
    terminal.out('Cidade de demonstração carregada.')
    return OK
  },
}

/** Replaces the sample with the full city, whose scale and last day were stored with the sample. */
async function complete(terminal: Terminal, told: Omit<CityAsked, 'scale' | 'today'>, words: number): Promise<number> {
  if (words > 1) {
    throw new UsageError('--inteira não aceita outras opções: a cidade inteira é a da amostra que está no banco.')
  }
  const { loadBehind } = await import('./load-behind.ts')
  const done = await withPool(terminal, (pool) => loadBehind(pool, told))
  const nothing = 'Não há amostra da cidade de demonstração neste banco: nada a fazer.'
  terminal.out(done ? 'A cidade de demonstração inteira tomou o lugar da amostra.' : nothing)
  return OK
}
