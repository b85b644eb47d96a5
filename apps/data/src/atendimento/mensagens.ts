// Lists the messages visitors sent by the contact form, for an entity that has no e-mail, or not yet.
import { formatDateTime } from '@portal/kit/formats'
import { indented } from './words.ts'
import type { Work } from './work.ts'

interface Mensagem {
  nome: string
  email: string
  assunto: string
  texto: string
  criadaEm: string
}

const RECENT = 50

const MESSAGES = `
select nome, email, assunto, texto, criada_em as "criadaEm" from atendimento.mensagem
where entidade = $1 order by criada_em desc, mensagem desc limit $2`

/** Prints the most recent messages, or all of them with `--todos`. */
export async function mensagens({ args, pool, terminal, entidade }: Work): Promise<void> {
  const { rows } = await pool.query<Mensagem>(MESSAGES, [entidade, args.isOn('todos') ? null : RECENT])
  if (rows.length === 0) terminal.out('Nenhuma mensagem.')
  for (const { nome, email, assunto, texto, criadaEm } of rows) {
    terminal.out([formatDateTime(criadaEm), `${nome} <${email}>`, assunto].join(' · ').replace(/\s+/g, ' '))
    terminal.out(indented(texto))
  }
}
