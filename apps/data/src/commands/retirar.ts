// `retirar`: takes down what should not have been published (a row, a name, a file), at once and for the loads to come.
import { filesFolder } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { formatDateTime, formatInteger } from '@portal/kit/formats'
import { type Arguments, type Command, FAILED, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import { readTables } from '../package/tables.ts'
import type { Alvo } from '../package/orders.ts'
import { desfazer, NothingToTake, retirar, type Taken } from '../retirada/retirar.ts'

const FLAGS = {
  quem: { type: 'string' },
  motivo: { type: 'string' },
  lista: { type: 'boolean' },
  desfazer: { type: 'string' },
} as const

export const retirarCommand: Command = {
  name: 'retirar',
  usage:
    'linha <tabela> <coluna=valor>… | nome "<nome>" | arquivo <código> --quem "…" --motivo "…"; ' +
    'ou --lista; ou --desfazer N',
  summary:
    'Retira do portal o que não devia estar publicado: uma linha com tudo o que depende dela, um nome onde quer que ' +
    'esteja escrito, ou um arquivo. Vale na hora e para os pacotes que vierem. --lista diz quem retirou, quando e ' +
    'por quê; --desfazer põe de volta.',
  async run(args, terminal) {
    const asked = readArguments(args, FLAGS, [0, 40])
    const undone = asked.integer('desfazer')
    if (!asked.isOn('lista') && undone === undefined) checkAsked(asked)
    return withPool(terminal, async (pool) => {
      if (asked.isOn('lista')) {
        for (const line of await describeOrders(pool)) terminal.out(line)
        return OK
      }
      const storeDir = filesFolder(terminal.env)
      try {
        const taken =
          undone === undefined
            ? await retirar(pool, storeDir, await alvoOf(pool, asked.positionals), reasonOf(asked))
            : await desfazer(pool, storeDir, undone)
        terminal.out(sentenceOf(taken, undone !== undefined))
        return OK
      } catch (error) {
        if (!(error instanceof NothingToTake)) throw error
        terminal.err(error.message)
        return FAILED
      }
    })
  },
}

const reasonOf = ({ text }: Arguments): { quem: string; motivo: string } => ({
  quem: text('quem')?.trim() ?? '',
  motivo: text('motivo')?.trim() ?? '',
})

function checkAsked(asked: Arguments): void {
  const { quem, motivo } = reasonOf(asked)
  if (quem === '' || motivo === '') throw new UsageError('Diga --quem manda retirar e o --motivo.')
  const [kind, ...rest] = asked.positionals
  const isWhole =
    (kind === 'linha' && rest.length > 1) ||
    (kind === 'nome' && rest.length === 1 && /\S\s+\S/.test(rest[0] ?? '')) ||
    (kind === 'arquivo' && rest.length === 1 && /^\d+$/.test(rest[0] ?? ''))
  if (!isWhole)
    throw new UsageError('Diga o que retirar: linha <tabela> <coluna=valor>…, nome "<nome e sobrenome>" ou arquivo N.')
}

async function alvoOf(pool: Pool, [kind, first = '', ...rest]: string[]): Promise<Alvo> {
  if (kind === 'nome') return { tipo: 'nome', nome: first }
  if (kind === 'arquivo') {
    const { rows } = await pool.query<{ sha256: string }>('select sha256 from arquivo where arquivo = $1', [first])
    if (!rows[0]) throw new NothingToTake()
    return { tipo: 'arquivo', arquivo: Number(first), sha256: rows[0].sha256 }
  }
  const table = (await readTables(pool)).find(({ nome }) => nome === first)
  if (!table) throw new UsageError(`O portal não tem a tabela ${first}.`)
  const given = new Map(rest.map((each) => each.split(/=(.*)/s).slice(0, 2) as [string, string]))
  const missing = table.chave.filter((column) => !given.has(column))
  const unknown = [...given.keys()].filter((column) => !table.chave.includes(column))
  if (missing.length > 0) throw new UsageError(`Falta dizer ${missing.join(', ')}: a linha é a desta chave inteira.`)
  if (unknown.length > 0) throw new UsageError(`Não são da chave de ${first}: ${unknown.join(', ')}.`)
  const { rows } = await pool.query<{ chave: Record<string, unknown> }>(
    `select to_jsonb(k) as chave from jsonb_populate_record(null::public.${table.nome}, $1) t
    cross join lateral (select ${table.chave.map((column) => `t.${column}`).join(', ')}) k`,
    [Object.fromEntries(given)],
  )
  return { tipo: 'linha', tabela: first, chave: rows[0]?.chave ?? {} }
}

const stillInside = (arquivos: number[]): string =>
  arquivos.length === 0
    ? ''
    : ` Por dentro, ainda têm o nome: ${arquivos.map((arquivo) => `arquivo ${arquivo}`).join(', ')}; a pesquisa já ` +
      'não o acha neles, mas quem os abre o lê. Retire-os com retirar arquivo, ou troque-os.'

function sentenceOf({ retirada, tabelas, arquivos }: Taken, isBack: boolean): string {
  const rows = tabelas.map(({ nome, linhas }) => `${nome} (${formatInteger(linhas)})`).join(', ')
  if (isBack) return `Retirada ${retirada} desfeita: voltou o que estava em ${rows}.`
  return (
    `Retirada ${retirada}: ${rows}. As páginas e a pesquisa já não mostram; um intermediário que guarde páginas ` +
    `pergunta de novo em um segundo. --desfazer ${retirada} põe de volta.${stillInside(arquivos)}`
  )
}

async function describeOrders(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ retirada: number; quem: string; motivo: string; em: string; desfeita: string }>(
    `select retirada, quem, motivo, feita_em::text as em, desfeita_em::text as desfeita
    from sistema.retirada join cofre.retirada using (retirada) order by retirada`,
  )
  if (rows.length === 0) return ['Nada foi retirado deste portal.']
  return rows.map(({ retirada, quem, motivo, em, desfeita }) => {
    const undone = desfeita ? `; desfeita em ${formatDateTime(desfeita)}` : ''
    return `${retirada}. ${formatDateTime(em)}, ${quem}: ${motivo}${undone}`
  })
}
