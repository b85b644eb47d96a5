// `conferir`: says what does not add up in what is loaded, law by law, naming the rows; changes nothing.
import { avisosDeExercicio } from '@portal/catalog/avisos'
import type { Pool } from '@portal/db/pool'
import { type Command, OK, readArguments } from '../command.ts'
import { withPool } from '../connect.ts'
import { brokenIn } from '../import/avisos.ts'
import type { Pair } from '../import/rebuild.ts'

const FLAGS = { entidade: { type: 'string' }, exercicio: { type: 'string' }, todas: { type: 'boolean' } } as const

/** How many rows of each law are named, unless all are asked for. */
const NAMED = 10
const ALL = 1_000_000

export const conferir: Command = {
  name: 'conferir',
  usage: '[--entidade N] [--exercicio AAAA] [--todas]',
  summary:
    'Diz o que não fecha no que está carregado: pago além do liquidado, pagamento antes do empenho, aditivos além da ' +
    'lei…, com as linhas. O portal as mostra como vieram; corrija-as na origem. --todas lista todas.',
  async run(args, terminal) {
    const { integer, isOn } = readArguments(args, FLAGS, [0, 0])
    const asked = { entidade: integer('entidade') ?? null, exercicio: integer('exercicio') ?? null }
    const lines = await withPool(terminal, (pool) => describe(pool, asked, isOn('todas') ? ALL : NAMED))
    for (const line of lines) terminal.out(line)
    return OK
  },
}

interface Asked {
  entidade: number | null
  exercicio: number | null
}

async function describe(pool: Pool, { entidade, exercicio }: Asked, named: number): Promise<string[]> {
  const { rows } = await pool.query<Pair & { nome: string }>(
    `select x.entidade, x.exercicio, n.nome from exercicio x join entidade n using (entidade)
    where x.entidade = coalesce($1, x.entidade) and x.exercicio = coalesce($2, x.exercicio) order by 1, 2`,
    [entidade, exercicio],
  )
  if (rows.length === 0) return ['Nenhum exercício carregado com esse número.']
  const lines: string[] = []
  for (const { nome, ...pair } of rows) {
    const broken = await brokenIn(pool, pair, avisosDeExercicio, named)
    if (broken.length === 0) continue
    lines.push(`${pair.entidade} ${nome}, ${pair.exercicio}:`, ...broken.map((law) => `  ${law}`))
  }
  const years = rows.length === 1 ? '1 exercício' : `${rows.length} exercícios`
  return lines.length === 0 ? [`Tudo fecha em ${years}.`] : lines
}
