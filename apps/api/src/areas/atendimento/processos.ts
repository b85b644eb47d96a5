// Returns a process: whole to whoever has its password, without the requester to everyone else.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  ArquivoProcesso,
  Processo,
  ProcessoPublico,
  Publicacao,
  Situacao,
  Tramitacao,
} from '@portal/catalog/atendimento/processo'
import { FORMA_PADRAO, type FormaRecebimento } from '@portal/catalog/atendimento/solicitacao'
import { textosEsic } from '@portal/catalog/atendimento/textos'
import { readRegra } from '@portal/atendimento/regra'
import { maskName } from '@portal/atendimento/anonimizar'
import { badRequest, notFound, type Violation } from '@portal/kit/errors'
import { mensagens } from '@portal/kit/validacao'
import { chosenBy, isNumber, notANumber } from '../../contexto/contexto.ts'
import { documented } from '../../openapi/documented.ts'
import { readSql } from '../../lib/sql.ts'
import { linkOf } from './arquivos.ts'
import { corpoOf, integer, text } from './corpo.ts'
import { entidadeQueAtende, isSenhaOf, type Protocolo } from './protocolo.ts'
import { isAtrasado, permiteRecurso, prazoDoRecurso, type Andamento } from './recurso.ts'
import { callSchema, consulta } from './schemas.ts'

const processoSql = readSql('processo.sql', import.meta.url)

interface Step extends Tramitacao {
  parecerPublico: string
}

interface Row extends Andamento {
  data: string
  grauSigilo: string
  usuario: string
  tipo: string
  assunto: string
  digitacao: string
  publicacao: Publicacao
  assuntoPublico: string
  digitacaoPublica: string
  formaRecebimento: FormaRecebimento
  nome: string | null
  nomeDigitado: boolean | null
  exercicioReferencia: number | null
  processoReferencia: number | null
  tramitacoes: Step[]
  arquivos: Omit<ArquivoProcesso, 'link'>[]
  recursosFeitos: { exercicio: number; processo: number; situacao: Situacao }[]
}

const reference = ({
  exercicioReferencia: exercicio,
  processoReferencia: processo,
}: Row): Pick<ProcessoPublico, 'processoReferencia'> =>
  exercicio === null || processo === null ? {} : { processoReferencia: { exercicio, processo } }

function common(protocolo: Protocolo, row: Row): Omit<ProcessoPublico, 'tramitacoes' | 'assunto' | 'digitacao'> {
  const { data, situacao, grauSigilo, usuario, tipo, publicacao, prazo } = row
  return {
    ...protocolo,
    data,
    situacao: situacao as Situacao,
    grauSigilo,
    usuario,
    tipo,
    publicacao,
    prazo,
    ...reference(row),
  }
}

const asStep = ({ sequencia, data, local, funcao, situacao }: Step, parecer: string): Tramitacao => ({
  sequencia,
  data,
  local,
  funcao,
  situacao,
  parecer,
})

function asPublic(protocolo: Protocolo, row: Row): ProcessoPublico {
  return {
    ...common(protocolo, row),
    assunto: row.assuntoPublico,
    digitacao: row.digitacaoPublica,
    tramitacoes: row.tramitacoes.map((step) => asStep(step, step.parecerPublico)),
  }
}

/** Masks a name taken from the registration: the password proves who made the request, not who owns the CPF. */
function requerenteOf({ nome, nomeDigitado }: Row): string {
  if (nome === null) return textosEsic.anonimo
  return nomeDigitado ? nome : maskName(nome)
}

export default async function processos(app: FastifyInstance): Promise<void> {
  async function read({ entidade, exercicio, processo }: Protocolo): Promise<Row> {
    const { rows } = await app.pool.query<Row>({
      name: 'processo',
      text: processoSql,
      values: [entidade, exercicio, processo],
    })
    if (!rows[0]) throw notFound(textosEsic.nenhumProcesso)
    return rows[0]
  }

  async function asRequester(protocolo: Protocolo): Promise<Processo> {
    const [row, regra] = await Promise.all([read(protocolo), readRegra(app.pool, protocolo.entidade)])
    const prazoRecurso = prazoDoRecurso(row, regra)
    return {
      ...common(protocolo, row),
      assunto: row.assunto,
      digitacao: row.digitacao,
      formaRecebimento: row.formaRecebimento ?? FORMA_PADRAO,
      requerente: requerenteOf(row),
      permiteCriarReferencia: permiteRecurso(row, regra),
      ...(prazoRecurso !== undefined && { prazoRecurso }),
      atrasado: isAtrasado(row, regra.hoje),
      tramitacoes: row.tramitacoes.map((step) => asStep(step, step.parecer)),
      arquivos: await Promise.all(
        row.arquivos.map(async (arquivo) => ({ ...arquivo, link: await linkOf(app, arquivo.id) })),
      ),
      recursos: row.recursosFeitos,
    }
  }

  async function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    protocolo: Protocolo,
    senha: string,
  ): Promise<FastifyReply> {
    if (!(await isSenhaOf(app, request, protocolo, senha))) throw notFound(textosEsic.nenhumProcesso)
    return reply.header('cache-control', 'private, no-store').send(await asRequester(protocolo))
  }

  const byGet = callSchema('Consulta um processo: com a senha, inteiro; com o tipo, sem quem pediu', {
    query: {
      numero: { type: 'integer', description: 'Número do processo.' },
      senha: {
        type: 'string',
        description: 'Senha do processo. Prefira POST /api/processos/consulta, que não a põe no endereço.',
      },
      tipo: { type: 'string', description: 'E-SIC ou Sic Físico.' },
    },
  })
  app.get('/api/processos', documented(byGet), async (request, reply) => {
    const { entidade: chosen, exercicio } = chosenBy(request)
    const { numero, senha, tipo } = request.query as Record<string, unknown>
    const violations: Violation[] = []
    if (exercicio === undefined) violations.push({ field: 'exercicio', message: mensagens.obrigatorio('Ano') })
    if (!isNumber(numero)) violations.push(notANumber('numero'))
    if (typeof senha !== 'string' && typeof tipo !== 'string')
      violations.push({ field: 'senha', message: mensagens.obrigatorio('Senha') })
    if (violations.length > 0) throw badRequest(violations)
    const protocolo = {
      entidade: await entidadeQueAtende(app, chosen),
      exercicio: exercicio ?? 0,
      processo: Number(numero),
    }
    if (typeof senha === 'string') return follow(request, reply, protocolo, senha)
    const row = await read(protocolo)
    if (tipo !== row.tipo && tipo !== row.usuario) throw notFound(textosEsic.nenhumProcesso)
    return reply.header('cache-control', 'no-store').send(asPublic(protocolo, row))
  })

  const byPost = callSchema('Consulta um processo com a senha fora do endereço', { body: consulta })
  app.post('/api/processos/consulta', documented(byPost), async (request, reply) => {
    const corpo = corpoOf(request.body)
    const [exercicio, processo, senha] = [integer(corpo, 'exercicio'), integer(corpo, 'numero'), text(corpo, 'senha')]
    const violations: Violation[] = []
    if (processo === undefined) violations.push({ field: 'numero', message: mensagens.obrigatorio('Número') })
    if (exercicio === undefined) violations.push({ field: 'exercicio', message: mensagens.obrigatorio('Ano') })
    if (senha === '') violations.push({ field: 'senha', message: mensagens.obrigatorio('Senha') })
    if (exercicio === undefined || processo === undefined || violations.length > 0) throw badRequest(violations)
    const entidade = await entidadeQueAtende(app, integer(corpo, 'entidade') ?? chosenBy(request).entidade)
    return follow(request, reply, { entidade, exercicio, processo }, senha)
  })
}
