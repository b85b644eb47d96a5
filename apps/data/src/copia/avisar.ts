// E-mails the operator, by the portal's own mail queue, that a nightly job failed: nobody reads the log of a service
// that always went well. Where no address is set, or the e-mail cannot be queued, the terminal says so.
import { hostname } from 'node:os'
import { escrever } from '@portal/atendimento/processo'
import { messageOf } from '@portal/db/errors'
import { inTransaction } from '@portal/db/transaction'
import { OPERADOR } from '@portal/db/visitors'
import { isEmail } from '@portal/kit/validacao'
import type { Pool } from 'pg'
import type { Terminal } from '../command.ts'
import { withPoolAsIs } from '../connect.ts'
import { inWords } from './momento.ts'

const VARIABLE = 'AVISO_OPERADOR'

export interface Falha {
  /** What failed, as a sentence begins: 'O ensaio de restauração'. */
  que: string
  momento: string
  pasta: string
  porque: string
  /** The consequence of the failure while nobody fixes it. */
  enquanto: string
  /** The command that runs it again. */
  comando: string
}

/** Describes the setting for `status`, and what is wrong with it. */
export function describeAviso(env: NodeJS.ProcessEnv): { line: string; pending: string[] } {
  const para = env[VARIABLE]
  const what = 'Aviso de falha da cópia e do ensaio'
  if (!para) return { line: `${what}: a ninguém (${VARIABLE} não definida)`, pending: [] }
  return { line: `${what}: por e-mail, a ${para}`, pending: isEmail(para) ? [] : [notAnAddress(para)] }
}

const notAnAddress = (para: string): string => `${VARIABLE} deve ser um endereço de e-mail; veio “${para}”`

/** Queues the e-mail. Never throws: the failure itself was already reported. */
export async function avisarOperador(terminal: Terminal, falha: Falha): Promise<void> {
  const { env, out, err } = terminal
  const para = env[VARIABLE]
  if (!para) return err(`Ninguém foi avisado por e-mail: ponha em ${VARIABLE} o endereço de quem cuida do portal.`)
  if (!isEmail(para)) return err(`Ninguém foi avisado por e-mail: ${notAnAddress(para)}.`)
  try {
    await withPoolAsIs(terminal, (pool) => leaveLetter(pool, para, falha))
    const waiting = env['SMTP_URL'] ? '' : ', e sai quando SMTP_URL estiver definida'
    out(`O aviso a ${para} está no correio do portal${waiting}.`)
  } catch (error) {
    err(`O aviso a ${para} não pôde ser posto no correio do portal: ${messageOf(error)}`)
  }
}

/** The sender is the main entity, as in all mail of the portal. */
const SENDER = `
select coalesce(min(entidade) filter (where entidade_principal), min(entidade), 0) as entidade from entidade`

/** Deletes e-mails about the same failure that were not sent yet: the newest one replaces them. */
const UNSENT = `
delete from atendimento.correio
where motivo = $1 and para = $2 and assunto = $3 and enviado_em is null and recusado_em is null`

const leaveLetter = (pool: Pool, para: string, falha: Falha): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ entidade: number }>(SENDER)
    const assunto = `Portal da Transparência: ${falha.que[0]?.toLowerCase()}${falha.que.slice(1)} falhou`
    await client.query(UNSENT, [OPERADOR, para, assunto])
    await escrever(client, { entidade: rows[0]?.entidade ?? 0 }, [
      { motivo: OPERADOR, para, assunto, texto: textOf(falha) },
    ])
  })

const textOf = ({ que, momento, pasta, porque, enquanto, comando }: Falha): string =>
  `${que} falhou em ${inWords(momento)}, na máquina ${hostname()}.

Pasta: ${pasta}
Motivo: ${porque}

${enquanto} Na máquina do portal, na pasta do programa, conserte o que o motivo diz e repita:
${comando}
O que fazer em cada caso está em docs/operacao.md, “Guardar e recuperar”.`
