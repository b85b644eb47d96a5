// Stores the text of a request that the public may read, when someone decides so; clears it when the request is
// classified or the decision is undone.
import type { Pool, PoolClient } from 'pg'
import { mover } from '@portal/atendimento/processo'
import { inTransaction } from '@portal/db/transaction'
import { readProcesso, type Chave } from './processo.ts'

/** The only degree of secrecy whose texts are published. */
export const ABERTO = 'Ostensivo'

export interface Textos {
  assunto: string
  pedido: string
  /** The opinion of each step, by the number of the step. */
  pareceres: ReadonlyMap<number, string>
}

const WHERE = 'where entidade = $1 and exercicio = $2 and processo = $3'

const WRITE = `update atendimento.processo set assunto_publico = $4, digitacao_publica = $5, publicado_em = now()
  ${WHERE}`
const WRITE_STEP = `update atendimento.tramitacao set parecer_publico = $5 ${WHERE} and sequencia = $4`
const CLEAR = `update atendimento.processo set assunto_publico = null, digitacao_publica = null, publicado_em = null
  ${WHERE}`
const CLEAR_STEPS = `update atendimento.tramitacao set parecer_publico = null ${WHERE}`

const keyOf = ({ entidade, exercicio, processo }: Chave): number[] => [entidade, exercicio, processo]

/** Publishes the texts given. A step taken since they were read is not among them, so it stays in triage. */
export function gravar(pool: Pool, chave: Chave, { assunto, pedido, pareceres }: Textos): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { grauSigilo } = await readProcesso(client, chave, true)
    if (grauSigilo !== ABERTO)
      throw new Error(`O processo ${chave.processo}/${chave.exercicio} é ${grauSigilo}: seu texto não se publica.`)
    await client.query(WRITE, [...keyOf(chave), assunto, pedido])
    for (const [sequencia, parecer] of pareceres) await client.query(WRITE_STEP, [...keyOf(chave), sequencia, parecer])
    await mover(client, chave)
  })
}

/** Unpublishes the texts. Runs in the transaction of the change that hides them. */
export async function recolher(client: PoolClient, chave: Chave): Promise<void> {
  await client.query(CLEAR, keyOf(chave))
  await client.query(CLEAR_STEPS, keyOf(chave))
}

export function retirar(pool: Pool, chave: Chave): Promise<void> {
  return inTransaction(pool, async (client) => {
    await readProcesso(client, chave, true)
    await recolher(client, chave)
    await mover(client, chave)
  })
}
