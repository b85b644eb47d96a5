// Erases personal data once the years an entity keeps them have passed: the request stays, its requester is anonymized.
import type { Pool } from 'pg'
import { readRegra } from '@portal/atendimento/regra'
import { inTransaction } from '@portal/db/transaction'

export interface Expurgo {
  anos: number
  processos: number
  mensagens: number
  pessoas: number
}

/**
 * Anonymizes requests closed more than `$2` years ago. Of the requester only sex, age and schooling stay, which
 * identify nobody.
 */
const FORGET = `
with antigos as (
  select entidade, exercicio, processo from atendimento.processo
  where entidade = $1 and encerrado_em < now() - make_interval(years => $2)
), esquecidos as (
  update atendimento.requerente q set pessoa = null, nome = null, cnpj_cpf = null, tipo_pessoa = null, rg = null,
    email = null,
    telefone = null, celular = null, logradouro = null, numero = null, complemento = null, bairro = null, cidade = null,
      uf = null, cep = null,
    data_nascimento = null
  from antigos a where (q.entidade, q.exercicio, q.processo) = (a.entidade, a.exercicio, a.processo)
    and q.nome is not null
  returning q.processo
), textos as (
  update atendimento.processo p set assunto = coalesce(assunto_publico, 'Expurgado'),
    digitacao = coalesce(digitacao_publica, 'Expurgado'),
    url_origem = null
  from antigos a where (p.entidade, p.exercicio, p.processo) = (a.entidade, a.exercicio, a.processo)
), pareceres as (
  update atendimento.tramitacao t set parecer = coalesce(parecer_publico, 'Expurgado')
  from antigos a where (t.entidade, t.exercicio, t.processo) = (a.entidade, a.exercicio, a.processo)
), arquivos as (
  delete from atendimento.arquivo f using antigos a
  where (f.entidade, f.exercicio, f.processo) = (a.entidade, a.exercicio, a.processo) and f.sequencia is null
), cartas as (
  delete from atendimento.correio c using antigos a
    where (c.entidade, c.exercicio, c.processo) = (a.entidade, a.exercicio, a.processo)
)
select count(*)::int as total from esquecidos`

const MESSAGES = `
with antigas as (
  delete from atendimento.mensagem where entidade = $1 and criada_em < now() - make_interval(years => $2)
    returning mensagem
), cartas as (
  delete from atendimento.correio
  where entidade = $1 and processo is null and enviado_em is not null and criado_em < now() - make_interval(years => $2)
)
select count(*)::int as total from antigas`

const PEOPLE = `
with sozinhas as (
  delete from atendimento.pessoa p
  where entidade = $1 and criada_em < now() - make_interval(years => $2)
    and not exists (select from atendimento.requerente q where q.pessoa = p.pessoa)
  returning pessoa
)
select count(*)::int as total from sozinhas`

export async function expurgar(pool: Pool, entidade: number): Promise<Expurgo> {
  const { retencaoAnos: anos } = await readRegra(pool, entidade)
  return inTransaction(pool, async (client) => {
    const total = async (sql: string): Promise<number> =>
      (await client.query<{ total: number }>(sql, [entidade, anos])).rows[0]?.total ?? 0
    return { anos, processos: await total(FORGET), mensagens: await total(MESSAGES), pessoas: await total(PEOPLE) }
  })
}
