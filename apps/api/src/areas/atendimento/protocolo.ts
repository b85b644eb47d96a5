// Checks access to a process: entity, year, number and password must all be right, and the response does not reveal
// which was wrong.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { entidadeDoProtocolo } from '@portal/catalog/parametros'
import { matchesSenha } from '@portal/atendimento/senha'
import { contextoFrom, entidadeOf } from '../../contexto/contexto.ts'
import { addressOf } from '../../http/address.ts'
import { guess } from './tentativas.ts'

export interface Protocolo {
  entidade: number
  exercicio: number
  processo: number
}

/** Returns the entity that handles the requests of this one: usually itself, or another one named by a parameter. */
export async function entidadeQueAtende(app: FastifyInstance, entidade: number | undefined): Promise<number> {
  const snapshot = await app.contextos.fresh()
  const { id } = entidadeOf(snapshot, entidade)
  if (!snapshot.exercicios.get(id)?.length) return id
  const outra = entidadeDoProtocolo(contextoFrom(snapshot, { entidade: id }).parametros)
  return outra !== undefined && snapshot.entidades.has(outra) ? outra : id
}

const SENHA = `
select senha_sal as sal, senha_hash as hash from atendimento.processo where entidade = $1 and exercicio = $2
  and processo = $3`

export async function isSenhaOf(
  app: FastifyInstance,
  request: FastifyRequest,
  protocolo: Protocolo,
  senha: string,
): Promise<boolean> {
  const { entidade, exercicio, processo } = protocolo
  const address = addressOf(request.raw, app.config.trustedProxies)
  const found = await guess(app.limits, `${entidade}/${exercicio}/${processo}`, address, async () => {
    const { rows } = await app.pool.query<{ sal: Buffer; hash: Buffer }>({
      name: 'processo-senha',
      text: SENHA,
      values: [entidade, exercicio, processo],
    })
    return matchesSenha(senha, rows[0]) || undefined
  })
  return found === true
}
