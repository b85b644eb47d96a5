// POST /api/processos: registers a request for information or an appeal, only once however often it is sent.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormularioAberto, ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { ESCOLARIDADES, violacoes, type TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { esicButton, permiteAnonimo } from '@portal/catalog/parametros'
import { ArquivosAusentes } from '@portal/atendimento/processo'
import { readRegra } from '@portal/atendimento/regra'
import { senhaFrom } from '@portal/atendimento/senha'
import { EXTENSOES } from '@portal/kit/conteudo'
import { badRequest, notFound, PortalError } from '@portal/kit/errors'
import { documented } from '../../openapi/documented.ts'
import { MAX_ARQUIVOS, MAX_BYTES } from './arquivos.ts'
import { segredoOf, sha256 } from './assinatura.ts'
import { corpoOf } from './corpo.ts'
import { corpoHash, solicitacaoOf, type Solicitacao } from './formulario.ts'
import { consultarPessoa } from './consulta-pessoa.ts'
import { withRegistered } from './pessoa.ts'
import { FormGuard } from './form-guard.ts'
import { entidadeQueAtende, isSenhaOf } from './protocolo.ts'
import { registrar, type Pronto } from './registro.ts'
import { callSchema, novaSolicitacao } from './schemas.ts'

const UNIQUE_VIOLATION = '23505'

interface Sent {
  exercicio: number
  processo: number
  prazo: string
  corpo: Buffer
  recente: boolean
}

/**
 * Locks the row, which writes to the WAL, so that a repeated response waits for the same replication as the first
 * response.
 */
const SENT = `
select exercicio, processo, prazo, corpo_hash as corpo, criado_em > now() - interval '1 day' as recente
from atendimento.processo where entidade = $1 and chave_hash = $2 for no key update`

export default async function solicitar(app: FastifyInstance): Promise<void> {
  const formGuard = new FormGuard(app, 'pedido')

  /** Returns the response already given to this same request, if any. */
  async function answered(entidade: number, pedido: Solicitacao): Promise<ProcessoCriado | undefined> {
    if (pedido.chave === undefined) return undefined
    const { rows } = await app.pool.query<Sent>({
      name: 'processo-chave',
      text: SENT,
      values: [entidade, sha256(pedido.chave)],
    })
    const [sent] = rows
    if (!sent) return undefined
    const { exercicio, processo, prazo } = sent
    if (!sent.corpo.equals(corpoHash(pedido))) throw new PortalError(409, 'Esta chave já foi usada para outro pedido.')
    if (!sent.recente)
      throw new PortalError(409, `Este pedido já foi registrado com o número ${processo}/${exercicio}.`)
    return { entidade, exercicio, processo, senha: senhaFrom(await segredoOf(app.pool), entidade, pedido.chave), prazo }
  }

  async function ready(request: FastifyRequest, entidade: number, pedido: Solicitacao): Promise<Pronto> {
    const { referencia, cnpjCpf, usaCadastro } = pedido
    if (referencia && !(await isSenhaOf(app, request, { entidade, ...referencia }, referencia.senha))) {
      throw notFound(textosEsic.nenhumProcesso)
    }
    const cadastro = usaCadastro ? await consultarPessoa(app, request, entidade, cnpjCpf) : undefined
    if (usaCadastro && !cadastro) throw notFound(textosEsic.nenhumaPessoa)
    const form = cadastro ? withRegistered(pedido.form, cadastro) : pedido.form
    const violations = violacoes(pedido.tipo, form, await formasOf(entidade, pedido))
    if (violations.length > 0) throw badRequest(violations)
    return { entidade, pedido, form, cadastro }
  }

  /** Returns which ways of receiving the response are allowed: an appeal has those of the original request. */
  async function formasOf(entidade: number, { tipo, referencia }: Solicitacao): Promise<TipoSolicitacao> {
    if (tipo === 'I' || !referencia) return tipo
    const { rows } = await app.pool.query<{ identificada: boolean }>(
      'select identificada from atendimento.processo where entidade = $1 and exercicio = $2 and processo = $3',
      [entidade, referencia.exercicio, referencia.processo],
    )
    return rows[0]?.identificada ? 'I' : 'A'
  }

  const asking = documented(callSchema('Pedido de informação ou recurso', { body: novaSolicitacao }))
  app.post('/api/processos', asking, async (request, reply) => {
    const { parametros, entidade: chosen } = await app.contextoOf(request)
    const pedido = solicitacaoOf(corpoOf(request.body), MAX_ARQUIVOS)
    if (!pedido.referencia && esicButton(parametros).opens !== 'solicitacao') {
      throw new PortalError(403, 'Esta entidade não recebe pedidos de informação por este portal.')
    }
    if (pedido.tipo === 'A' && !pedido.referencia && !permiteAnonimo(parametros)) {
      throw badRequest([{ field: 'tipoSolicitacao', message: 'Esta entidade só recebe pedidos identificados.' }])
    }
    const entidade = await entidadeQueAtende(app, chosen)
    const created = (await answered(entidade, pedido)) ?? (await create(request, entidade, pedido))
    return reply.code(201).header('cache-control', 'no-store').send(created)
  })

  async function create(request: FastifyRequest, entidade: number, pedido: Solicitacao): Promise<ProcessoCriado> {
    const pronto = await ready(request, entidade, pedido)
    await formGuard.admit(request, corpoOf(request.body))
    try {
      return await registrar(app, pronto)
    } catch (error) {
      if (error instanceof ArquivosAusentes) {
        throw badRequest([
          { field: 'arquivos', message: 'Algum arquivo não está mais guardado. Envie os arquivos de novo.' },
        ])
      }
      const twin = isTwin(error) ? await answered(entidade, pedido) : undefined
      if (twin) return twin
      throw error
    }
  }

  const opening = documented(callSchema('O que um formulário precisa saber antes de ser mostrado'))
  app.get('/api/processos/formulario', opening, async (request, reply) => {
    const { entidade } = await app.contextoOf(request)
    const regra = await readRegra(app.pool, await entidadeQueAtende(app, entidade))
    const aberto: FormularioAberto = {
      carimbo: await formGuard.stamp(),
      anexos: { maximo: MAX_ARQUIVOS, tamanhoMaximo: MAX_BYTES, extensoes: [...EXTENSOES] },
      prazos: {
        resposta: regra.prazoDias,
        prorrogacao: regra.prorrogacaoDias,
        recurso: regra.recursoDias,
        contagem: regra.contagem,
      },
      retencaoAnos: regra.retencaoAnos,
    }
    return reply.header('cache-control', 'no-store').send(aberto)
  })

  app.get('/api/processos/escolaridades', documented(callSchema('Graus de escolaridade')), (request, reply) =>
    app.answers.answer(request, reply, {
      version: '1',
      key: 'escolaridades',
      compute: async () => JSON.stringify(ESCOLARIDADES),
    }),
  )
}

/** True when the same request arrived twice at the same time and the other one was stored. */
function isTwin(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === UNIQUE_VIOLATION && /chave_hash/.test(String(constraint))
}
