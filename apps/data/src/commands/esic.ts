// `esic`: lets the staff read, forward, answer and refuse requests for information.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Pool } from 'pg'
import { readRegra } from '@portal/atendimento/regra'
import { formatDate } from '@portal/kit/formats'
import { type Arguments, type Command, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import { originIn } from '../origin.ts'
import { baixar } from '../atendimento/baixar.ts'
import { cadastro } from '../atendimento/cadastro.ts'
import { expurgar } from '../atendimento/expurgo.ts'
import { mensagens } from '../atendimento/mensagens.ts'
import { feriado, regra } from '../atendimento/prazos.ts'
import { anexar, darPasso, GRAUS, type Arquivo, type Decisao, type Grau } from '../atendimento/passo.ts'
import { listProcessos, readAndamento, readProcesso, type Chave } from '../atendimento/processo.ts'
import { publicar } from '../atendimento/publicar.ts'
import { registrar } from '../atendimento/registrar.ts'
import { demoSenha } from '@portal/atendimento/demo-senha'
import { abertosEmPalavras } from '../atendimento/status.ts'
import { lineOf, whole } from '../atendimento/words.ts'
import type { Work } from '../atendimento/work.ts'

type Action = (work: Work) => Promise<void>

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean' } as const
const FLAGS = {
  entidade: TEXT,
  exercicio: TEXT,
  situacao: TEXT,
  todos: SWITCH,
  atrasados: SWITCH,
  local: TEXT,
  funcao: TEXT,
  parecer: TEXT,
  'parecer-de': TEXT,
  prorrogar: SWITCH,
  sigilo: TEXT,
  triagem: SWITCH,
  retirar: SWITCH,
  de: TEXT,
  escrever: TEXT,
  assunto: TEXT,
  pedido: TEXT,
  forma: TEXT,
  nome: TEXT,
  cpf: TEXT,
  email: TEXT,
  telefone: TEXT,
  celular: TEXT,
  prazo: TEXT,
  prorrogacao: TEXT,
  recurso: TEXT,
  'resposta-recurso': TEXT,
  contagem: TEXT,
  'termina-em-dia-util': TEXT,
  retencao: TEXT,
  confirmar: SWITCH,
}
const MANY = 50

export const esic: Command = {
  name: 'esic',
  usage:
    'list|show|baixar|tramitar|responder|anexar|indeferir|cancelar|publicar|registrar|cadastro|' +
    'mensagens|regra|feriado|expurgar ' +
    '[<número>/<ano>] [<arquivo>…] ' +
    '[--entidade N] [--parecer TEXTO | --parecer-de ARQUIVO] [--local TEXTO] [--funcao TEXTO] [--prorrogar] ' +
    '[--sigilo GRAU] ' +
    '[--de ARQUIVO | --escrever ARQUIVO | --retirar] [--confirmar] [--atrasados] [--triagem] [--todos]',
  summary: 'Atende os pedidos de informação: lista, mostra, encaminha, prorroga, responde, anexa, indefere, publica.',
  async run(args, terminal) {
    const read = readArguments(args, FLAGS, [1, MANY])
    const [name = ''] = read.positionals
    const action = ACTIONS.get(name)
    if (!action) throw new UsageError(`“${name}” não é ${[...ACTIONS.keys()].join(', ')}.`)
    await withPool(terminal, async (pool) =>
      action({ args: read, terminal, pool, entidade: await entidadeOf(read, pool) }),
    )
    return OK
  },
}

/** Returns the entity named, or the main one. */
async function entidadeOf({ integer }: Arguments, pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ entidade: number }>(
    'select entidade from entidade where entidade = coalesce($1, entidade) order by entidade_principal is true ' +
      'desc, entidade limit 1',
    [integer('entidade') ?? null],
  )
  if (!rows[0]) throw new Error(`Não há a entidade ${integer('entidade') ?? ''}.`)
  return rows[0].entidade
}

function chaveOf({ args, entidade }: Work): Chave {
  const [, text] = args.positionals
  const match = /^(\d{1,9})\/(\d{4})$/.exec(text ?? '')
  if (!match)
    throw new UsageError(
      text === undefined ? 'Falta o processo, como 12/2026.' : `“${text}” não é um processo, como 12/2026.`,
    )
  return { entidade, processo: Number(match[1]), exercicio: Number(match[2]) }
}

const arquivosOf = ({ args }: Work): Promise<Arquivo[]> =>
  Promise.all(args.positionals.slice(2).map(async (path) => ({ nome: basename(path), bytes: await readFile(path) })))

async function parecerOf({ text }: Arguments): Promise<string> {
  const file = text('parecer-de')
  const parecer = file === undefined ? text('parecer') : await readFile(file, 'utf8')
  if (!parecer?.trim()) throw new UsageError('Falta o parecer: use --parecer TEXTO ou --parecer-de ARQUIVO.')
  return parecer.trim()
}

function grauOf({ text }: Arguments): Grau | undefined {
  const asked = text('sigilo')
  const grau = GRAUS.find((each) => each.toLowerCase() === asked?.toLowerCase())
  if (asked !== undefined && !grau)
    throw new UsageError(`--sigilo deve ser um de ${GRAUS.join(', ')}; veio “${asked}”.`)
  return grau
}

const list: Action = async ({ args, terminal, pool, entidade }) => {
  const { text, integer, isOn } = args
  const filtro = {
    entidade,
    exercicio: integer('exercicio'),
    situacao: text('situacao'),
    todos: isOn('todos'),
    atrasados: isOn('atrasados'),
    triagem: isOn('triagem'),
  }
  const [processos, { hoje }] = await Promise.all([listProcessos(pool, filtro), readRegra(pool, entidade)])
  if (processos.length === 0) terminal.out('Nenhum processo.')
  for (const processo of processos) terminal.out(lineOf(processo, hoje))
  const abertos = processos.filter(({ encerrado }) => !encerrado)
  const atrasados = abertos.filter(({ prazo }) => prazo < hoje).length
  if (abertos.length > 0) terminal.out(`${abertosEmPalavras({ abertos: abertos.length, atrasados })}.`)
}

const show: Action = async (work) => {
  const { pool, terminal, entidade } = work
  const chave = chaveOf(work)
  const [processo, andamento, { hoje }] = await Promise.all([
    readProcesso(pool, chave),
    readAndamento(pool, chave),
    readRegra(pool, entidade),
  ])
  for (const line of whole(processo, andamento, hoje)) terminal.out(line)
  if (processo.demonstracao)
    terminal.out(`Demonstração: a senha é ${demoSenha(chave.entidade, chave.exercicio, chave.processo)}`)
}

const passo =
  (decisao: Exclude<Decisao, 'prorrogar'>): Action =>
  async (work) => {
    const { args, pool, terminal } = work
    const chave = chaveOf(work)
    const prorrogar = args.isOn('prorrogar')
    if (prorrogar && decisao !== 'tramitar') throw new UsageError('--prorrogar só serve a tramitar.')
    const { situacao, prazo } = await darPasso(pool, chave, {
      decisao: prorrogar ? 'prorrogar' : decisao,
      local: args.text('local') ?? 'Serviço de Informação ao Cidadão',
      funcao: args.text('funcao') ?? 'SIC',
      parecer: await parecerOf(args),
      grau: grauOf(args),
      arquivos: await arquivosOf(work),
      portal: originIn(work.terminal),
    })
    terminal.out(`Processo ${chave.processo}/${chave.exercicio}: ${situacao}, prazo ${formatDate(prazo)}.`)
  }

const attach: Action = async (work) => {
  const chave = chaveOf(work)
  const arquivos = await arquivosOf(work)
  if (arquivos.length === 0) throw new UsageError('Falta o arquivo a anexar.')
  const sequencia = await anexar(work.pool, chave, { arquivos, portal: originIn(work.terminal) })
  work.terminal.out(
    `${arquivos.length === 1 ? '1 arquivo anexado' : `${arquivos.length} arquivos anexados`} ao passo ${sequencia}.`,
  )
}

const save: Action = async (work) => {
  const [, , pasta] = work.args.positionals
  const chave = chaveOf(work)
  if (pasta === undefined) throw new UsageError('Falta a pasta onde guardar os arquivos.')
  await readProcesso(work.pool, chave)
  const paths = await baixar(work.pool, chave, pasta)
  if (paths.length === 0) work.terminal.out('O processo não tem arquivos.')
  for (const path of paths) work.terminal.out(path)
}

const forget: Action = async ({ args, pool, terminal, entidade }) => {
  if (!args.isOn('confirmar'))
    throw new UsageError('O expurgo apaga dados pessoais para sempre: repita com --confirmar.')
  const { anos, processos, mensagens, pessoas } = await expurgar(pool, entidade)
  terminal.out(`Do que passou da guarda de ${anos === 1 ? '1 ano' : `${anos} anos`}:`)
  terminal.out(`requerentes esquecidos ${processos}, mensagens apagadas ${mensagens}, cadastros apagados ${pessoas}.`)
}

const ACTIONS = new Map<string, Action>([
  ['list', list],
  ['show', show],
  ['baixar', save],
  ['tramitar', passo('tramitar')],
  ['responder', passo('responder')],
  ['anexar', attach],
  ['indeferir', passo('indeferir')],
  ['cancelar', passo('cancelar')],
  ['publicar', (work) => publicar(work, chaveOf(work))],
  ['registrar', registrar],
  ['cadastro', cadastro],
  ['mensagens', mensagens],
  ['regra', regra],
  ['feriado', feriado],
  ['expurgar', forget],
])
