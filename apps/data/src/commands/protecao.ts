// `protecao`: says which rules keep people from being named and how much each covers; with --tipo and --valor, whom a
// rule would cover, before anybody decides it.
import { formatCount, formatMoney, isDate } from '@portal/kit/formats'
import type { Pool } from '@portal/db/pool'
import { type Command, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import { alcanceOf, sentenceOf, type Regra } from '../protecao/alcance.ts'

const FLAGS = {
  entidade: { type: 'string' },
  tipo: { type: 'string' },
  valor: { type: 'string' },
  desde: { type: 'string' },
  todos: { type: 'boolean' },
} as const

const TIPOS = ['natureza', 'programa', 'historico', 'credor', 'empenho']

/** How many people a preview names, unless asked for all. */
const NAMED = 20

export const protecao: Command = {
  name: 'protecao',
  usage: '[--entidade N] [--tipo T --valor V [--desde AAAA-MM-DD] [--todos]]',
  summary:
    'Mostra por quais regras não se nomeia quem recebe, e quanto cada uma cobre. Com --tipo ' +
    `(${TIPOS.join(', ')}) e --valor, diz a quem uma regra alcançaria, sem mudar nada; --todos lista cada pessoa. A ` +
    'decisão se carrega na tabela protecao de um pacote.',
  async run(args, terminal) {
    const { integer, text, isOn } = readArguments(args, FLAGS, [0, 0])
    const entidade = integer('entidade') ?? 1
    const [tipo, valor, desde] = [text('tipo'), text('valor'), text('desde')]
    if ((tipo === undefined) !== (valor === undefined)) throw new UsageError('--tipo e --valor andam juntos.')
    if (tipo !== undefined && !TIPOS.includes(tipo)) throw new UsageError(`--tipo deve ser um de: ${TIPOS.join(', ')}.`)
    if (desde !== undefined && !isDate(desde)) throw new UsageError('--desde deve ser uma data como 2026-08-31.')
    const lines = await withPool(terminal, (pool) =>
      tipo === undefined || valor === undefined
        ? describeRules(pool, entidade)
        : preview(pool, { entidade, tipo, valor, desde: desde ?? null }, isOn('todos')),
    )
    for (const line of lines) terminal.out(line)
    return OK
  },
}

interface Counted {
  assunto: string
  alcance: string
  efeito: string
  empenhos: number
  valor: string
}

async function describeRules(pool: Pool, entidade: number): Promise<string[]> {
  const { rows } = await pool.query<Counted>(
    `select r.assunto, r.alcance, r.efeito, coalesce(sum(p.empenhos), 0)::int as empenhos,
      coalesce(sum(p.valor_empenhado), 0)::text as valor
    from resumo.regras_publicas($1) r left join resumo.protecao p on p.entidade = $1 and p.regra = r.regra
    group by r.ordem, r.regra, r.assunto, r.alcance, r.efeito, r.sempre having r.sempre or count(p.regra) > 0
    order by r.ordem`,
    [entidade],
  )
  return rows.map(({ assunto, alcance, efeito, empenhos, valor }) => {
    const covers =
      efeito === 'encobre' ? `encobre ${formatCount(empenhos, 'empenho')}, ${formatMoney(valor)}` : 'manda nomear'
    return `${assunto}: ${covers}. ${alcance}`
  })
}

async function preview(pool: Pool, regra: Regra, all: boolean): Promise<string[]> {
  const alcance = await alcanceOf(pool, regra)
  const named = all ? alcance.pessoas : alcance.pessoas.slice(0, NAMED)
  const rest = alcance.pessoas.length - named.length
  return [
    `Alcançaria ${sentenceOf(alcance)}. Nada foi mudado.`,
    ...named.map(({ nome, empenhos, valor, ja }) => {
      const covered = ja > 0 ? `, ${formatCount(ja, 'já encoberto', 'já encobertos')}` : ''
      return `  ${nome}: ${formatCount(empenhos, 'empenho')}, ${formatMoney(valor ?? '0')}${covered}`
    }),
    ...(rest > 0 ? [`  e mais ${formatCount(rest, 'pessoa')}: veja com --todos.`] : []),
  ]
}
