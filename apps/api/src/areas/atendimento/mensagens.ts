// POST /api/mensagens: stores a message to the city and e-mails it to the address at which the city reads its mail.
import type { FastifyInstance } from 'fastify'
import {
  CAMPOS_CONTATO,
  textosContato,
  type CampoContato,
  type MensagemEnviada,
} from '@portal/catalog/atendimento/contato'
import { escrever } from '@portal/atendimento/processo'
import { inTransaction } from '@portal/db/transaction'
import { badRequest, PortalError } from '@portal/kit/errors'
import { violationsOf } from '@portal/kit/validacao'
import { chosenBy, entidadeOf } from '../../contexto/contexto.ts'
import { documented } from '../../openapi/documented.ts'
import { sha256 } from './assinatura.ts'
import { cartaDaMensagem, remetenteOf } from './cartas.ts'
import { corpoOf, text } from './corpo.ts'
import { chaveOf } from './formulario.ts'
import { FormGuard } from './form-guard.ts'
import { callSchema, novaMensagem } from './schemas.ts'

/** Returns no row when the key was already used. */
const KEEP = `
insert into atendimento.mensagem (entidade, nome, email, assunto, texto, chave_hash, corpo_hash)
values ($1, $2, $3, $4, $5, $6, $7) on conflict (entidade, chave_hash) do nothing returning mensagem`

const KEPT = 'select corpo_hash as corpo from atendimento.mensagem where entidade = $1 and chave_hash = $2'

export default async function mensagens(app: FastifyInstance): Promise<void> {
  const formGuard = new FormGuard(app, 'mensagem')
  const FIELDS = Object.keys(CAMPOS_CONTATO) as CampoContato[]

  app.post(
    '/api/mensagens',
    documented(callSchema('Mensagem à entidade', { body: novaMensagem })),
    async (request, reply) => {
      const snapshot = await app.contextos.fresh()
      const { id: entidade } = entidadeOf(snapshot, chosenBy(request).entidade)
      const corpo = corpoOf(request.body)
      const form = Object.fromEntries(FIELDS.map((field) => [field, text(corpo, field)])) as Record<
        CampoContato,
        string
      >
      const violations = violationsOf<CampoContato>(CAMPOS_CONTATO, form)
      if (violations.length > 0) throw badRequest(violations)
      const chave = chaveOf(corpo)
      const keys = { chave: chave === undefined ? null : sha256(chave), corpo: sha256(JSON.stringify(form)) }
      const { rows } = await app.pool.query<{ corpo: Buffer }>(KEPT, [entidade, keys.chave])
      if (rows[0] && !rows[0].corpo.equals(keys.corpo))
        throw new PortalError(409, 'Esta chave já foi usada para outra mensagem.')
      if (!rows[0]) {
        await formGuard.admit(request, corpo)
        await inTransaction(app.pool, async (client) => {
          const { nome, assunto, mensagem } = form
          const email = form.email.trim()
          const { rowCount } = await client.query(KEEP, [
            entidade,
            nome,
            email,
            assunto,
            mensagem,
            keys.chave,
            keys.corpo,
          ])
          const cartas = cartaDaMensagem(remetenteOf(snapshot, entidade), { nome, email, assunto, mensagem })
          if (rowCount) await escrever(client, { entidade }, cartas)
        })
      }
      const sent: MensagemEnviada = { value: textosContato.enviada }
      return reply.code(201).header('cache-control', 'no-store').send(sent)
    },
  )
}
