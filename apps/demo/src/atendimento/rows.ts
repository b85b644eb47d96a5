// Writes the demo requests, unless visitors have written real ones, which are never touched.
import type { PoolClient } from 'pg'
import { readRegra } from '@portal/atendimento/regra'
import { hashSenha } from '@portal/atendimento/senha'
import { hidePersonal } from '@portal/atendimento/anonimizar'
import { isoOf, yearOf } from '../cidade/calendar.ts'
import { CEP, CIDADE, UF } from '../cidade/cidade.ts'
import { requestsOf, type Passo, type Pedido, type Volume } from './pedidos.ts'
import type { Requester } from './requerentes.ts'
import { demoSenha } from '@portal/atendimento/demo-senha'
import { TEMAS, TEMAS_DA_CAMARA } from './temas.ts'

const VOLUMES: readonly Volume[] = [
  { entidade: 1, porAno: 150, temas: TEMAS },
  { entidade: 2, porAno: 28, temas: TEMAS_DA_CAMARA },
]

const YEARS = 3
const CLOSED = new Set(['Atendido', 'Indeferido', 'Cancelado'])

const at = (day: number, minute: number): string => {
  const hour = String(8 + Math.floor(minute / 60)).padStart(2, '0')
  return `${isoOf(day)}T${hour}:${String(minute % 60).padStart(2, '0')}:00-03:00`
}

/** Requests arrive until the afternoon; responses are written at the end of the day. */
const minuteOf = ({ processo, day }: Pedido): number => (processo * 37 + day) % 400
const stepMinute = (index: number): number => 400 + index * 20

type Row = Record<string, string | number | boolean | null>

async function insert(client: PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  if (rows.length === 0) return
  await client.query(
    `insert into atendimento.${table} (${columns}) select ${columns}
      from json_populate_recordset(null::atendimento.${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}

const keyOf = (
  entidade: number,
  { exercicio, processo }: Pedido,
): { entidade: number; exercicio: number; processo: number } => ({
  entidade,
  exercicio,
  processo,
})

/** Days the staff take to review a text before they decide to publish it. */
const TRIAGE_DAYS = 6

/** Returns the day a request was published. One in eleven stays in triage. */
function publishedOn({ passos, processo }: Pedido, today: number): number | undefined {
  const day = (passos.at(-1) as Passo).day + TRIAGE_DAYS
  return passos.length > 1 && day <= today && processo % 11 !== 0 ? day : undefined
}

function processoRow(entidade: number, pedido: Pedido, today: number): Row {
  const { tema, passos, requester, referencia, prorrogado } = pedido
  const last = passos.at(-1) as Passo
  const publicado = publishedOn(pedido, today)
  const { sal, hash } = hashSenha(demoSenha(entidade, pedido.exercicio, pedido.processo))
  return {
    ...keyOf(entidade, pedido),
    usuario: pedido.usuario,
    identificada: requester !== undefined,
    data: isoOf(pedido.day),
    criado_em: at(pedido.day, minuteOf(pedido)),
    situacao: last.situacao,
    grau_sigilo: 'Ostensivo',
    assunto: tema.assunto,
    digitacao: pedido.digitacao,
    assunto_publico: publicado === undefined ? null : tema.assunto,
    digitacao_publica: publicado === undefined ? null : hidePersonal(pedido.digitacao, { nome: requester?.nome }),
    publicado_em: publicado === undefined ? null : at(publicado, stepMinute(passos.length)),
    forma_recebimento: pedido.formaRecebimento,
    prazo: pedido.prazo,
    prorrogado_em: prorrogado === undefined ? null : isoOf(prorrogado),
    encerrado_em: CLOSED.has(last.situacao) ? at(last.day, stepMinute(passos.length - 1)) : null,
    instancia: pedido.instancia,
    exercicio_referencia: referencia?.exercicio ?? null,
    processo_referencia: referencia?.processo ?? null,
    senha_sal: `\\x${sal.toString('hex')}`,
    senha_hash: `\\x${hash.toString('hex')}`,
    demonstracao: true,
  }
}

const addressOf = ({ endereco }: Requester): Row =>
  endereco ? { ...endereco, complemento: null, cidade: CIDADE, uf: UF, cep: `${CEP.slice(0, 5)}-${CEP.slice(5)}` } : {}

function personRow({ cpf, nome, email, celular, ...rest }: Requester): Row {
  return { cnpj_cpf: cpf, tipo_pessoa: 'F', nome, email, celular, ...addressOf({ cpf, nome, email, celular, ...rest }) }
}

function requerenteRow(entidade: number, pedido: Pedido, { nascimento, sexo, escolaridade, ...rest }: Requester): Row {
  const asked = isoOf(pedido.day)
  const ageAt = (born: string): number =>
    yearOf(pedido.day) - Number(born.slice(0, 4)) - (asked.slice(5) < born.slice(5) ? 1 : 0)
  return {
    ...keyOf(entidade, pedido),
    nome_digitado: true,
    ...personRow({ nascimento, sexo, escolaridade, ...rest }),
    data_nascimento: nascimento,
    idade: nascimento === null ? null : ageAt(nascimento),
    sexo,
    escolaridade,
  }
}

const passoRows = (entidade: number, pedido: Pedido, today: number): Row[] =>
  pedido.passos.map(({ day, local, funcao, situacao, parecer }, index) => ({
    ...keyOf(entidade, pedido),
    sequencia: index + 1,
    data: at(day, index === 0 ? minuteOf(pedido) : stepMinute(index)),
    local,
    funcao,
    situacao,
    parecer,
    parecer_publico: index === 0 || publishedOn(pedido, today) !== undefined ? parecer : null,
  }))

async function writeEntity(
  client: PoolClient,
  volume: Volume,
  years: readonly number[],
  today: number,
): Promise<number> {
  const { entidade } = volume
  const pedidos = requestsOf(volume, years, today, await readRegra(client, entidade))
  /** Each requester, with the moment of the first request. */
  const people = new Map<string, readonly [Requester, string]>()
  for (const pedido of pedidos) {
    const { requester } = pedido
    if (requester && !people.has(requester.cpf))
      people.set(requester.cpf, [requester, at(pedido.day, minuteOf(pedido))])
  }
  await insert(
    client,
    'pessoa',
    [...people.values()].map(([requester, first]) => ({ entidade, ...personRow(requester), criada_em: first })),
  )
  await insert(
    client,
    'processo',
    pedidos.map((pedido) => processoRow(entidade, pedido, today)),
  )
  await insert(
    client,
    'requerente',
    pedidos.flatMap((pedido) => (pedido.requester ? [requerenteRow(entidade, pedido, pedido.requester)] : [])),
  )
  await insert(
    client,
    'tramitacao',
    pedidos.flatMap((pedido) => passoRows(entidade, pedido, today)),
  )
  const last = new Map(pedidos.map(({ exercicio, processo }) => [exercicio, processo]))
  await insert(
    client,
    'numeracao',
    [...last].map(([exercicio, ultimo]) => ({ entidade, exercicio, ultimo })),
  )
  for (const exercicio of last.keys()) await client.query('select sistema.mover($1, $2)', [entidade, exercicio])
  return pedidos.length
}

const OWN = ['processo', 'pessoa', 'numeracao']

export async function writeAtendimento(
  client: PoolClient,
  { years, today, log }: { years: readonly number[]; today: number; log: (line: string) => void },
): Promise<void> {
  const { rows } = await client.query<{ kept: number }>(
    `select (select count(*) from atendimento.processo where not demonstracao) + (select count(*)
      from atendimento.mensagem) as kept`,
  )
  const kept = rows[0]?.kept ?? 0
  if (kept > 0) {
    log(`O atendimento tem ${kept} pedidos e mensagens de visitantes: foi deixado como estava.`)
    return
  }
  for (const table of OWN) await client.query(`delete from atendimento.${table}`)
  let written = 0
  /** The last whole day: at any hour of today, nothing is dated later than now. */
  const last = today - 1
  for (const volume of VOLUMES) written += await writeEntity(client, volume, years.slice(-YEARS), last)
  log(`${written.toLocaleString('pt-BR')} pedidos de informação.`)
}
