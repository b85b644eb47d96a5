// Reads processes as the staff see them: complete, with the requester's data.
import type { Pool, PoolClient } from 'pg'

export interface Chave {
  entidade: number
  exercicio: number
  processo: number
}

export interface Processo extends Chave {
  usuario: string
  data: string
  situacao: string
  grauSigilo: string
  assunto: string
  digitacao: string
  assuntoPublico: string | null
  digitacaoPublica: string | null
  publicacao: string
  /** Whether someone still has to decide if some text of the process may be published. */
  emTriagem: boolean
  formaRecebimento: string
  prazo: string
  prorrogado: boolean
  encerrado: boolean
  instancia: number
  referencia: string | null
  demonstracao: boolean
  nome: string | null
  cnpjCpf: string | null
  rg: string | null
  email: string | null
  telefone: string | null
  celular: string | null
  logradouro: string | null
  numero: string | null
  cep: string | null
  endereco: string | null
  passos: number
}

const EM_TRIAGEM = `
  p.grau_sigilo = 'Ostensivo' and (p.publicado_em is null or exists (
    select from atendimento.tramitacao t
    where (t.entidade, t.exercicio, t.processo) = (p.entidade, p.exercicio, p.processo) and t.parecer_publico is null
  ))`

const SELECT = `
select p.entidade, p.exercicio, p.processo, p.usuario, p.data, p.situacao, p.grau_sigilo as "grauSigilo", p.assunto,
  p.digitacao,
  p.assunto_publico as "assuntoPublico", p.digitacao_publica as "digitacaoPublica", p.publicacao, ${EM_TRIAGEM} as
    "emTriagem", p.forma_recebimento as "formaRecebimento", p.prazo,
  p.prorrogado_em is not null as prorrogado, p.encerrado_em is not null as encerrado, p.instancia,
  p.processo_referencia || '/' || p.exercicio_referencia as referencia, p.demonstracao,
  q.nome, q.cnpj_cpf as "cnpjCpf", q.rg, q.email, q.telefone, q.celular, q.logradouro, q.numero, q.cep,
  nullif(concat_ws(', ', q.logradouro, q.numero, q.complemento, q.bairro, q.cidade, q.uf, q.cep), '') as endereco,
  (
    select count(*)::int from atendimento.tramitacao t
    where (t.entidade, t.exercicio, t.processo) = (p.entidade, p.exercicio, p.processo)
  ) as passos
from atendimento.processo p left join atendimento.requerente q using (entidade, exercicio, processo)`

const nameOf = ({ processo, exercicio }: Chave): string => `${processo}/${exercicio}`

/** Reads one process. With `lock`, locks its row, so that nobody else takes a step until the transaction ends. */
export async function readProcesso(database: Pool | PoolClient, chave: Chave, lock = false): Promise<Processo> {
  const { rows } = await database.query<Processo>(
    `${SELECT} where p.entidade = $1 and p.exercicio = $2 and p.processo = $3${lock ? ' for update of p' : ''}`,
    [chave.entidade, chave.exercicio, chave.processo],
  )
  if (!rows[0]) throw new Error(`A entidade ${chave.entidade} não tem o processo ${nameOf(chave)}.`)
  return rows[0]
}

export interface Filtro {
  entidade: number
  exercicio: number | undefined
  situacao: string | undefined
  todos: boolean
  atrasados: boolean
  triagem: boolean
}

/** Lists processes: open ones first, by deadline. */
export async function listProcessos(
  pool: Pool,
  { entidade, exercicio, situacao, todos, atrasados, triagem }: Filtro,
): Promise<Processo[]> {
  const { rows } = await pool.query<Processo>(
    `${SELECT}
    where p.entidade = $1 and ($2::int is null or p.exercicio = $2) and ($3::text is null or p.situacao = $3)
      and ($4 or $6 or $3 is not null or p.encerrado_em is null) and (not $6 or ${EM_TRIAGEM})
        and (not $5 or (p.encerrado_em is null and p.prazo < current_date))
    order by p.encerrado_em is not null, p.prazo, p.exercicio, p.processo`,
    [entidade, exercicio ?? null, situacao ?? null, todos, atrasados, triagem],
  )
  return rows
}

export interface Passo {
  sequencia: number
  data: string
  local: string
  funcao: string
  situacao: string
  parecer: string
  parecerPublico: string | null
}

export interface Anexo {
  sequencia: number | null
  nome: string
  tamanho: number
}

export async function readAndamento(
  pool: Pool,
  { entidade, exercicio, processo }: Chave,
): Promise<{ passos: Passo[]; anexos: Anexo[] }> {
  const key = [entidade, exercicio, processo]
  const where = 'where entidade = $1 and exercicio = $2 and processo = $3'
  const passos = await pool.query<Passo>(
    `select sequencia, data, local, funcao, situacao, parecer, parecer_publico as "parecerPublico"
      from atendimento.tramitacao ${where} order by sequencia`,
    key,
  )
  const anexos = await pool.query<Anexo>(
    `select sequencia, nome, tamanho from atendimento.arquivo ${where} order by arquivo`,
    key,
  )
  return { passos: passos.rows, anexos: anexos.rows }
}
