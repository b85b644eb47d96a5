// Reads a registration, confirmed ones only. Every call that needs one uses this function, so that each look-up counts
// against the limits.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, LOCAL, personNetworkOf } from '../../http/address.ts'
import { tooManyRequests } from '../../http/errors.ts'
import type { Pessoa } from './pessoa.ts'

const LOOKUPS_PER_MINUTE = 10

const PESSOA = `
select pessoa, cnpj_cpf as "cnpjCpf", nome, rg, email, telefone, celular, logradouro, numero, complemento, bairro,
  cidade, uf, cep
from atendimento.pessoa where entidade = $1 and cnpj_cpf = $2 and confirmada_em is not null`

export async function consultarPessoa(
  app: FastifyInstance,
  request: FastifyRequest,
  entidade: number,
  cnpjCpf: string,
): Promise<Pessoa | undefined> {
  const address = addressOf(request.raw, app.config.trustedProxies)
  const lookups = { name: 'consulta-pessoa', of: personNetworkOf(address), max: LOOKUPS_PER_MINUTE, seconds: 60 }
  const full = address === LOCAL ? undefined : await app.limits.spend([lookups])
  if (full) throw tooManyRequests(full.retryAfter)
  const asked = await app.cpfLimiter.ask(address, cnpjCpf)
  const { rows } = await app.pool.query<Pessoa>({ name: 'pessoa', text: PESSOA, values: [entidade, cnpjCpf] })
  if (rows[0]) await asked.found()
  return rows[0]
}
