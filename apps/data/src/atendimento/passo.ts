// Takes one step of a process: stores its place and decision, publishes none of its text, and queues the e-mail to the
// requester in the same transaction.
import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { mover } from '@portal/atendimento/processo'
import { readRegra } from '@portal/atendimento/regra'
import { inTransaction } from '@portal/db/transaction'
import { detectContent, EXTENSOES, isNamedAs } from '@portal/kit/conteudo'
import { prazoDe } from '@portal/atendimento/prazo'
import { ANEXADO, avisar } from './cartas.ts'
import { readProcesso, type Chave } from './processo.ts'
import { ABERTO, recolher } from './publicacao.ts'

export const GRAUS = ['Ostensivo', 'Pessoal', 'Reservado', 'Secreto', 'Ultrassecreto'] as const
export type Grau = (typeof GRAUS)[number]

export type Decisao = 'tramitar' | 'prorrogar' | 'responder' | 'indeferir' | 'cancelar'

const SITUACAO: Record<Decisao, string> = {
  tramitar: 'Em tramitação',
  prorrogar: 'Prorrogado',
  responder: 'Atendido',
  indeferir: 'Indeferido',
  cancelar: 'Cancelado',
}

const CLOSING: ReadonlySet<Decisao> = new Set(['responder', 'indeferir', 'cancelar'])

export interface Arquivo {
  nome: string
  bytes: Buffer
}

export interface NovoPasso {
  decisao: Decisao
  local: string
  funcao: string
  parecer: string
  grau: Grau | undefined
  arquivos: readonly Arquivo[]
  /** The public origin of the portal, for links in e-mails. */
  portal: string | undefined
}

const MAX_BYTES = 20 * 1024 * 1024

export function checkArquivo({ nome, bytes }: Arquivo): string {
  const found = detectContent(bytes)
  if (!found || !isNamedAs(nome, found))
    throw new Error(`${nome}: o conteúdo não é de um tipo aceito (${EXTENSOES.join(', ')}).`)
  if (bytes.length > MAX_BYTES) throw new Error(`${nome}: passa de ${MAX_BYTES / 1024 / 1024} MB.`)
  return found.tipo
}

const INSERT_STEP = `
insert into atendimento.tramitacao (entidade, exercicio, processo, sequencia, local, funcao, situacao, parecer)
values ($1, $2, $3, $4, $5, $6, $7, $8)`

const UPDATE_PROCESS = `
update atendimento.processo set situacao = $4, prazo = $5, grau_sigilo = $6,
  prorrogado_em = case when $7 then current_date else prorrogado_em end,
  encerrado_em = case when $8 then now() end
where entidade = $1 and exercicio = $2 and processo = $3`

const INSERT_FILE = `
insert into atendimento.arquivo (entidade, exercicio, processo, sequencia, nome, tipo_conteudo, tamanho, sha256,
  conteudo)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

async function attach(
  client: PoolClient,
  { entidade, exercicio, processo }: Chave,
  sequencia: number,
  arquivos: readonly Arquivo[],
): Promise<void> {
  for (const arquivo of arquivos) {
    const { nome, bytes } = arquivo
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await client.query(INSERT_FILE, [
      entidade,
      exercicio,
      processo,
      sequencia,
      nome,
      checkArquivo(arquivo),
      bytes.length,
      sha256,
      bytes,
    ])
  }
}

export interface Feito {
  situacao: string
  prazo: string
}

export function darPasso(pool: Pool, chave: Chave, passo: NovoPasso): Promise<Feito> {
  return inTransaction(pool, async (client) => {
    const processo = await readProcesso(client, chave, true)
    const { decisao, parecer } = passo
    if (processo.encerrado)
      throw new Error(`O processo ${chave.processo}/${chave.exercicio} já foi encerrado (${processo.situacao}).`)
    if (decisao === 'prorrogar' && (processo.prorrogado || processo.instancia > 0)) {
      throw new Error(
        processo.prorrogado ? 'O prazo já foi prorrogado uma vez.' : 'O prazo de um recurso não se prorroga.',
      )
    }
    const regra = await readRegra(client, chave.entidade)
    const prazo = decisao === 'prorrogar' ? prazoDe(processo.prazo, regra.prorrogacaoDias, regra) : processo.prazo
    const kept = decisao === 'tramitar' && processo.prorrogado ? 'Prorrogado' : SITUACAO[decisao]
    const grau = passo.grau ?? processo.grauSigilo
    const key = [chave.entidade, chave.exercicio, chave.processo]
    const sequencia = processo.passos + 1
    await client.query(INSERT_STEP, [...key, sequencia, passo.local, passo.funcao, kept, parecer])
    if (grau !== ABERTO) await recolher(client, chave)
    await client.query(UPDATE_PROCESS, [...key, kept, prazo, grau, decisao === 'prorrogar', CLOSING.has(decisao)])
    await attach(client, chave, sequencia, passo.arquivos)
    const situacao = decisao === 'tramitar' ? '' : kept
    await avisar(client, processo, { situacao, parecer, prazo, anexos: passo.arquivos.length, portal: passo.portal })
    await mover(client, chave)
    return { situacao: kept, prazo }
  })
}

/** Attaches files to the last step taken. If the request was already closed, e-mails the requester about them. */
export function anexar(
  pool: Pool,
  chave: Chave,
  { arquivos, portal }: Pick<NovoPasso, 'arquivos' | 'portal'>,
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const processo = await readProcesso(client, chave, true)
    const { passos, prazo, encerrado } = processo
    await attach(client, chave, passos, arquivos)
    if (encerrado)
      await avisar(client, processo, { situacao: ANEXADO, parecer: '', prazo, anexos: arquivos.length, portal })
    await mover(client, chave)
    return passos
  })
}
