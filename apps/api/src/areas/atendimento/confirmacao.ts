// POST /api/pessoa/confirmacao: called from the link in the e-mail of a request, it turns what the requester typed into
// a registration.
import type { FastifyInstance } from 'fastify'
import type { CadastroConfirmado } from '@portal/catalog/atendimento/processo'
import { confirmacaoAddress } from '@portal/catalog/atendimento/rotas'
import type { NumeroProcesso } from '@portal/atendimento/processo'
import { PortalError } from '@portal/kit/errors'
import { documented } from '../../openapi/documented.ts'
import { readSigned, segredoOf, sign } from './assinatura.ts'
import { corpoOf, integer, text } from './corpo.ts'
import { callSchema, confirmacao as corpo } from './schemas.ts'

const VALID_MS = 7 * 24 * 3_600_000

const purposeOf = ({ entidade, exercicio, processo }: NumeroProcesso): string =>
  `cadastro ${entidade}/${exercicio}/${processo}`

/** Returns the link sent to the e-mail address of a request; only who reads that mailbox has it. */
export const linkDeConfirmacao = (segredo: Buffer, portal: string, numero: NumeroProcesso): string =>
  confirmacaoAddress(portal, { ...numero, acesso: sign(segredo, purposeOf(numero), Date.now() + VALID_MS) })

/** The first confirmation stays: later corrections are made by the service desk. */
const CONFIRM = `
insert into atendimento.pessoa as p (
  entidade, cnpj_cpf, tipo_pessoa, nome, rg, email, telefone, celular, logradouro, numero, complemento, bairro, cidade,
    uf, cep, confirmada_em
)
select entidade, cnpj_cpf, tipo_pessoa, nome, rg, email, telefone, celular, logradouro, numero, complemento, bairro,
  cidade, uf, cep, now()
from atendimento.requerente
where entidade = $1 and exercicio = $2 and processo = $3 and cnpj_cpf is not null and nome is not null
  and email is not null
on conflict (entidade, cnpj_cpf) do update set
  nome = excluded.nome, rg = excluded.rg, email = excluded.email, telefone = excluded.telefone,
    celular = excluded.celular,
  logradouro = excluded.logradouro, numero = excluded.numero, complemento = excluded.complemento,
    bairro = excluded.bairro,
  cidade = excluded.cidade, uf = excluded.uf, cep = excluded.cep, confirmada_em = excluded.confirmada_em
where p.confirmada_em is null`

export default async function confirmacao(app: FastifyInstance): Promise<void> {
  const schema = callSchema('Confirma o e-mail de quem pediu: dali em diante, o cadastro vale', { body: corpo })
  app.post('/api/pessoa/confirmacao', documented(schema), async (request, reply) => {
    const sent = corpoOf(request.body)
    const numero = {
      entidade: integer(sent, 'entidade') ?? 0,
      exercicio: integer(sent, 'exercicio') ?? 0,
      processo: integer(sent, 'processo') ?? 0,
    }
    const until = readSigned(await segredoOf(app.pool), purposeOf(numero), text(sent, 'acesso'))
    if (until === undefined || until < Date.now()) {
      throw new PortalError(403, 'Este endereço não vale mais. Faça um novo pedido para receber outro.')
    }
    await app.pool.query(CONFIRM, [numero.entidade, numero.exercicio, numero.processo])
    const confirmed: CadastroConfirmado = { confirmado: true }
    return reply.header('cache-control', 'no-store').send(confirmed)
  })
}
