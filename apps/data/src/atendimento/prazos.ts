// Shows and changes the deadlines and holidays of an entity.
import { readRegra } from '@portal/atendimento/regra'
import { formatDate, isDate, parseDate } from '@portal/kit/formats'
import { UsageError } from '../command.ts'
import type { Work } from './work.ts'

const NUMBERS = {
  prazo: 'prazo_dias',
  prorrogacao: 'prorrogacao_dias',
  recurso: 'recurso_dias',
  'resposta-recurso': 'resposta_recurso_dias',
  retencao: 'retencao_anos',
} as const
const CONTAGENS = new Set(['corridos', 'uteis'])
const YES_NO = new Map([
  ['sim', true],
  ['nao', false],
])

function changesOf({ args }: Work): Map<string, number | string | boolean> {
  const changes = new Map<string, number | string | boolean>()
  for (const [flag, column] of Object.entries(NUMBERS)) {
    const value = args.integer(flag)
    if (value !== undefined) changes.set(column, value)
  }
  const contagem = args.text('contagem')
  if (contagem !== undefined && !CONTAGENS.has(contagem)) throw new UsageError('--contagem deve ser corridos ou uteis.')
  if (contagem !== undefined) changes.set('contagem', contagem)
  const ending = args.text('termina-em-dia-util')
  if (ending !== undefined && !YES_NO.has(ending)) throw new UsageError('--termina-em-dia-util deve ser sim ou nao.')
  if (ending !== undefined) changes.set('termina_em_dia_util', YES_NO.get(ending) ?? true)
  return changes
}

/** Shows or changes the deadline rules. Deadlines already given do not change. */
export async function regra(work: Work): Promise<void> {
  const { pool, terminal, entidade } = work
  const changes = changesOf(work)
  if (changes.size > 0) {
    const columns = [...changes.keys()]
    await pool.query('insert into atendimento.regra (entidade) values ($1) on conflict do nothing', [entidade])
    const sets = columns.map((column, index) => `${column} = $${index + 2}`).join(', ')
    await pool.query(`update atendimento.regra set ${sets} where entidade = $1`, [entidade, ...changes.values()])
  }
  const r = await readRegra(pool, entidade)
  const days = r.contagem === 'uteis' ? 'dias úteis' : 'dias corridos'
  const ending = r.terminaEmDiaUtil ? 'vence sempre em dia útil' : 'vence em qualquer dia'
  terminal.out(`Entidade ${entidade}: resposta em ${r.prazoDias} ${days}, mais ${r.prorrogacaoDias} se prorrogada;`)
  terminal.out(`recurso em até ${r.recursoDias} dias, respondido em ${r.respostaRecursoDias}; ${ending};`)
  terminal.out(`dados pessoais guardados por ${r.retencaoAnos} anos; feriados próprios: ${r.feriados.size}.`)
}

const dateOf = (text: string | undefined): string => {
  const iso = text === undefined ? undefined : isDate(text) ? text : parseDate(text)
  if (iso === undefined) throw new UsageError(`“${text ?? ''}” não é uma data, como 24/06/2026.`)
  return iso
}

/** Runs `feriado` (list), `feriado <data> <descrição>` (add) or `feriado <data>` (remove). */
export async function feriado({ args, pool, terminal, entidade }: Work): Promise<void> {
  const [, data, ...words] = args.positionals
  if (data !== undefined && words.length > 0) {
    await pool.query(
      `insert into atendimento.feriado (entidade, data, descricao) values ($1, $2, $3)
      on conflict (entidade, data) do update set descricao = excluded.descricao`,
      [entidade, dateOf(data), words.join(' ')],
    )
  } else if (data !== undefined) {
    const { rowCount } = await pool.query('delete from atendimento.feriado where entidade = $1 and data = $2', [
      entidade,
      dateOf(data),
    ])
    if (!rowCount) throw new Error(`${data} não era feriado; para incluir, diga também o nome.`)
  }
  const { rows } = await pool.query<{ data: string; descricao: string }>(
    'select data, descricao from atendimento.feriado where entidade = $1 order by data',
    [entidade],
  )
  terminal.out(rows.length === 0 ? 'Nenhum feriado além dos nacionais.' : 'Feriados além dos nacionais:')
  for (const { data: day, descricao } of rows) terminal.out(`  ${formatDate(day)} ${descricao}`)
}
