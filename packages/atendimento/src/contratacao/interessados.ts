// Stores who subscribed to a bid, with the bid's state at that moment, and writes to them when a load changes that
// state.
import { CORRENDO, corre, type Edital } from '@portal/catalog/contratacao/interessado'
import { fimDoAvisoAddress, licitacaoAddress } from '@portal/catalog/contratacao/rotas'
import { formatDate } from '@portal/kit/formats'
import type { PoolClient } from 'pg'
import { escrever, type Carta } from '../processo.ts'

type Runner = Pick<PoolClient, 'query'>

const MOTIVO = 'edital'

/** The fields of bid `l` whose change is reported; documents are compared by name and content. */
const ESTADO = `jsonb_build_object(
  'situacao', l.situacao, 'publicacao', l.data_publicacao, 'abertura', l.data_abertura, 'horario', l.horario_abertura,
  'documentos', (
    select coalesce(jsonb_agg(distinct jsonb_build_array(f.nome, f.sha256)), '[]')
    from (
      select 'licitacao' as origem, concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao) as chave
      union all
      select 'licitacao_ata', concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao, t.ata) from licitacao_ata t
      where (t.entidade, t.exercicio, t.tipo_licitacao, t.licitacao)
        = (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao)
      union all
      select 'licitacao_recurso', concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao, r.sequencia)
      from licitacao_recurso r
      where (r.entidade, r.exercicio, r.tipo_licitacao, r.licitacao)
        = (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao)
    ) d
    join anexo a on a.entidade = l.entidade and a.origem = d.origem and a.chave = d.chave
    join arquivo f on f.arquivo = a.arquivo
  )
)`

/** Registers each e-mail address once per bid; the first registration stays. */
const REGISTER = `
insert into atendimento.interessado_edital (entidade, exercicio, tipo_licitacao, licitacao, nome, cnpj_cpf, email,
  visto)
select l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao, $5, $6, lower($7), ${ESTADO}
from licitacao l where l.entidade = $1 and l.exercicio = $2 and l.tipo_licitacao = $3 and l.licitacao = $4
on conflict (entidade, exercicio, tipo_licitacao, licitacao, email) do nothing`

export interface Interessado {
  nome: string
  cnpjCpf: string
  email: string
}

export async function registrarInteressado(
  runner: Runner,
  { entidade, exercicio, tipoLicitacao, licitacao }: Edital,
  { nome, cnpjCpf, email }: Interessado,
): Promise<void> {
  await runner.query(REGISTER, [entidade, exercicio, tipoLicitacao, licitacao, nome, cnpjCpf, email])
}

export async function esquecerInteressado(runner: Runner, ficha: string): Promise<void> {
  await runner.query('delete from atendimento.interessado_edital where ficha = $1', [ficha])
}

interface Estado {
  situacao: string | null
  publicacao: string | null
  abertura: string | null
  horario: string | null
  documentos: readonly (readonly [nome: string, sha256: string])[]
}

interface Mudado extends Edital {
  ficha: string
  para: string
  visto: Estado
  /** Null when the bid is no longer published. */
  estado: Estado | null
  nome: string | null
  entidadeNome: string | null
  responderA: string | null
}

const CHANGED = `
select i.ficha, i.entidade, i.exercicio, i.tipo_licitacao as "tipoLicitacao", i.licitacao, i.email as para, i.visto,
  e.estado, e.nome,
  n.nome as "entidadeNome", n.email as "responderA"
from atendimento.interessado_edital i
left join entidade n on n.entidade = i.entidade
left join lateral (
  select ${ESTADO} as estado, t.descricao || ' ' || coalesce(l.numero_texto, l.numero_licitacao || '/' || l.exercicio)
    as nome
  from licitacao l join tipo_licitacao t using (tipo_licitacao)
  where (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao) = (i.entidade, i.exercicio, i.tipo_licitacao,
    i.licitacao)
) e on true
where i.visto is distinct from e.estado
order by i.ficha for update of i`

const SEEN = 'update atendimento.interessado_edital set visto = $2 where ficha = $1'

const ENDED = `
delete from atendimento.interessado_edital i where not exists (
  select from licitacao l
  where (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao) = (i.entidade, i.exercicio, i.tipo_licitacao,
    i.licitacao)
    and (l.situacao is null or l.situacao = any ($1))
)`

/** Deletes letters that were sent or refused, since their addresses are not needed any more. */
const DELIVERED = `delete from atendimento.correio where motivo = '${MOTIVO}' and (enviado_em is not null
  or recusado_em is not null)`

const dia = (data: string | null): string => (data === null ? 'sem data' : formatDate(data))
const hora = ({ abertura, horario }: Estado): string => [dia(abertura), horario?.slice(0, 5) ?? []].flat().join(' às ')

/** Returns one line for each change. */
export function mudancas(visto: Estado, estado: Estado): string[] {
  const de = (what: string, before: string, now: string): string[] =>
    before === now ? [] : [`${what}: de ${before} para ${now}`]
  const [before, now] = [new Map(visto.documentos), new Map(estado.documentos)]
  const of = (what: string, names: Iterable<string>, isSuch: (name: string) => boolean): string[] =>
    [...new Set(names)].filter(isSuch).map((name) => `${what}: ${name}`)
  return [
    ...de('Situação', visto.situacao ?? 'não informada', estado.situacao ?? 'não informada'),
    ...de('Publicação', dia(visto.publicacao), dia(estado.publicacao)),
    ...de('Abertura', hora(visto), hora(estado)),
    ...of('Documento novo', now.keys(), (name) => !before.has(name)),
    ...of('Documento substituído', now.keys(), (name) => before.has(name) && before.get(name) !== now.get(name)),
    ...of('Documento retirado', before.keys(), (name) => !now.has(name)),
  ]
}

function cartaOf(
  portal: string | undefined,
  { ficha, para, visto, estado, nome, entidadeNome, responderA, ...edital }: Mudado,
): Carta {
  const what = nome ?? `Licitação ${edital.licitacao}/${edital.exercicio}`
  const told = estado ? mudancas(visto, estado) : ['A licitação não está mais publicada.']
  const runs = estado !== null && corre(estado.situacao)
  const page =
    portal !== undefined && estado !== null ? `Veja a licitação em:\n${licitacaoAddress(portal, edital)}\n\n` : ''
  const stop =
    portal === undefined
      ? 'Para não receber mais avisos desta licitação, responda a esta mensagem.'
      : `Para não receber mais avisos desta licitação:\n${fimDoAvisoAddress(portal, edital.entidade, ficha)}`
  const end = runs ? stop : 'A licitação terminou: este é o último aviso, e os dados do seu cadastro foram apagados.'
  return {
    motivo: MOTIVO,
    para,
    responderA: responderA ?? undefined,
    assunto: `${what}: houve mudança`,
    texto:
      `Você pediu para ser avisado de ${what}.\n\n${told.join('\n')}\n\n${page}${end}\n\n${entidadeNome ?? ''}`.trim(),
  }
}

/**
 * Runs inside the transaction of a load: writes one letter to each subscriber of a changed bid, and deletes the
 * subscribers of bids that ended.
 */
export async function avisarInteressados(client: Runner, portal: string | undefined): Promise<number> {
  await client.query(DELIVERED)
  const { rows } = await client.query<Mudado>(CHANGED)
  for (const changed of rows) {
    await escrever(client, { entidade: changed.entidade }, [cartaOf(portal, changed)])
    if (changed.estado) await client.query(SEEN, [changed.ficha, JSON.stringify(changed.estado)])
  }
  await client.query(ENDED, [CORRENDO])
  return rows.length
}
