// Stores a request: number, requester, first step, files and e-mail, in one transaction.
import { PROTOCOLO } from '@portal/catalog/atendimento/tabelas'
import type { PoolClient } from 'pg'
import { hashSenha } from './senha.ts'

export interface Requerente {
  pessoa: number | null
  nome: string | null
  nomeDigitado: boolean
  cnpjCpf: string | null
  tipoPessoa: string | null
  rg: string | null
  email: string | null
  telefone: string | null
  celular: string | null
  logradouro: string | null
  numero: string | null
  complemento: string | null
  bairro: string | null
  cidade: string | null
  uf: string | null
  cep: string | null
  dataNascimento: string | null
  sexo: string | null
  escolaridade: number | null
}

export interface NovoProcesso {
  entidade: number
  /** yyyy-mm-dd; its year is the year of the number. */
  data: string
  usuario: 'e-SIC' | 'SIC'
  assunto: string
  digitacao: string
  formaRecebimento: string
  prazo: string
  senha: string
  requerente?: Requerente
  referencia?: { exercicio: number; processo: number; instancia: number }
  /** Hashes of the visitor's key and of the request sent under it. */
  chave?: { chave: Buffer; corpo: Buffer }
  urlOrigem?: string
  recebimento: { local: string; funcao: string; parecer: string }
  /** Hashes of the tokens of files uploaded before. */
  arquivos?: readonly Buffer[]
}

export interface NumeroProcesso {
  entidade: number
  exercicio: number
  processo: number
}

export interface Carta {
  motivo: string
  para: string
  responderA?: string | undefined
  assunto: string
  texto: string
}

const PROCESSO = `
insert into atendimento.processo (
  entidade, exercicio, processo, usuario, identificada, data, assunto, digitacao, forma_recebimento, prazo, instancia,
  exercicio_referencia, processo_referencia, senha_sal, senha_hash, chave_hash, corpo_hash, url_origem
) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`

const REQUERENTE = `
insert into atendimento.requerente (
  entidade, exercicio, processo, pessoa, nome, nome_digitado, cnpj_cpf, tipo_pessoa, rg, email, telefone, celular,
  logradouro, numero, complemento, bairro, cidade, uf, cep, data_nascimento, sexo, escolaridade, idade
) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
  extract(year from age($23::date, $20::date))::int)`

const TRAMITACAO = `
insert into atendimento.tramitacao (entidade, exercicio, processo, sequencia, local, funcao, situacao, parecer,
  parecer_publico)
values ($1, $2, $3, 1, $4, $5, 'Em análise', $6, $6)`

const ARQUIVOS = `
update atendimento.arquivo set exercicio = $2, processo = $3, ficha_hash = null
where entidade = $1 and processo is null and ficha_hash = any ($4)`

const CARTA = `
insert into atendimento.correio (entidade, exercicio, processo, motivo, para, responder_a, assunto, texto)
values ($1, $2, $3, $4, $5, $6, $7, $8)`

const STAMP = `
insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela) values ($1, $2, $3, $4)
on conflict (entidade, exercicio, modulo, tabela) do update set atualizada_em = now()`

/** Gives requests a new version, so that cached responses about them are requested again. */
export async function mover(
  client: PoolClient,
  { entidade, exercicio }: { entidade: number; exercicio: number },
): Promise<void> {
  await client.query(STAMP, [entidade, exercicio, PROTOCOLO.modulo, PROTOCOLO.table])
  await client.query('select sistema.mover($1, $2)', [entidade, exercicio])
}

/** A request names files that are no longer stored. */
export class ArquivosAusentes extends Error {}

/**
 * Runs inside the caller's transaction, as its last step, since the next request waits for the number until the commit.
 */
export async function registrarProcesso(
  client: PoolClient,
  novo: NovoProcesso,
  cartas: (numero: NumeroProcesso) => readonly Carta[],
): Promise<NumeroProcesso> {
  const { entidade, data, requerente, referencia, chave } = novo
  const { sal, hash } = hashSenha(novo.senha)
  const exercicio = Number(data.slice(0, 4))
  const { rows } = await client.query<{ processo: number }>('select atendimento.proximo_numero($1, $2) as processo', [
    entidade,
    exercicio,
  ])
  const numero: NumeroProcesso = { entidade, exercicio, processo: rows[0]?.processo ?? 0 }
  const key = [entidade, exercicio, numero.processo]
  await client.query(PROCESSO, [
    ...key,
    novo.usuario,
    requerente !== undefined,
    data,
    novo.assunto,
    novo.digitacao,
    novo.formaRecebimento,
    novo.prazo,
    referencia?.instancia ?? 0,
    referencia?.exercicio ?? null,
    referencia?.processo ?? null,
    sal,
    hash,
    chave?.chave ?? null,
    chave?.corpo ?? null,
    novo.urlOrigem ?? null,
  ])
  if (requerente) await client.query(REQUERENTE, [...key, ...cellsOf(requerente), data])
  const { local, funcao, parecer } = novo.recebimento
  await client.query(TRAMITACAO, [...key, local, funcao, parecer])
  if (novo.arquivos && novo.arquivos.length > 0) {
    const { rowCount } = await client.query(ARQUIVOS, [...key, novo.arquivos])
    if (rowCount !== novo.arquivos.length) throw new ArquivosAusentes()
  }
  await escrever(client, numero, cartas(numero))
  await mover(client, numero)
  return numero
}

function cellsOf(r: Requerente): (string | number | boolean | null)[] {
  return [
    r.pessoa,
    r.nome,
    r.nomeDigitado,
    r.cnpjCpf,
    r.tipoPessoa,
    r.rg,
    r.email,
    r.telefone,
    r.celular,
    r.logradouro,
    r.numero,
    r.complemento,
    r.bairro,
    r.cidade,
    r.uf,
    r.cep,
    r.dataNascimento,
    r.sexo,
    r.escolaridade,
  ]
}

/** Queues e-mail in the transaction of what it reports. */
export async function escrever(
  client: Pick<PoolClient, 'query'>,
  { entidade, exercicio, processo }: { entidade: number; exercicio?: number; processo?: number },
  cartas: readonly Carta[],
): Promise<void> {
  for (const { motivo, para, responderA, assunto, texto } of cartas) {
    await client.query(CARTA, [
      entidade,
      exercicio ?? null,
      processo ?? null,
      motivo,
      para,
      responderA ?? null,
      assunto,
      texto,
    ])
  }
}
