// The one way to read a registration: counted as a look-up, whichever call asks, and only of whoever was confirmed.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, personNetworkOf } from '../../door/address.ts'
import { tooManyRequests } from '../../door/errors.ts'
import { RateLimiter } from '../../door/rate-limit.ts'
import type { Pessoa } from './pessoa.ts'

const LOOKUPS_PER_MINUTE = 10

const PESSOA = `
select pessoa, cnpj_cpf as "cnpjCpf", nome, rg, email, telefone, celular, logradouro, numero, complemento, bairro, cidade, uf, cep
from atendimento.pessoa where entidade = $1 and cnpj_cpf = $2 and confirmada_em is not null`

const kept = new WeakMap<object, RateLimiter>()

function lookupsOf({ pool }: FastifyInstance): RateLimiter {
  const lookups = kept.get(pool) ?? new RateLimiter(LOOKUPS_PER_MINUTE)
  kept.set(pool, lookups)
  return lookups
}

export async function consultarPessoa(app: FastifyInstance, request: FastifyRequest, entidade: number, cnpjCpf: string): Promise<Pessoa | undefined> {
  const address = addressOf(request.raw, app.config.trustedProxies)
  const lookups = lookupsOf(app)
  if (!lookups.take(personNetworkOf(address))) throw tooManyRequests(lookups.secondsLeft())
  app.guesses.ask(address, cnpjCpf)
  const { rows } = await app.pool.query<Pessoa>({ name: 'pessoa', text: PESSOA, values: [entidade, cnpjCpf] })
  if (rows[0]) app.guesses.found(address, cnpjCpf)
  return rows[0]
}
