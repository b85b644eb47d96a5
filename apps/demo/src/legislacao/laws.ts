// Consistency rules of laws, acts, gazette and hearings in the demo city: each query returns the rows that break it.

const TITULO = `t.descricao || ' nº ' || l.numero || '/' || l.ano`

/** Returns the condition that no act of a kind has the number and the year, in the entity or in any. */
const noAct = (kind: string, numero: string, ano: string, entidade?: string): string =>
  `not exists (
    select from lei_ato l join tipo_documento_legal t using (entidade, tipo)
    where t.descricao ~ '^(${kind})' and (l.numero, l.ano) = ((${numero})::int, (${ano})::int)
      ${entidade === undefined ? '' : `and l.entidade = ${entidade}`}
  )`

/** The number and the year in a text like 'Lei nº 1.215/2009'. */
const numero = (text: string): string => `replace(substring(${text} from '([0-9.]+)/[0-9]{4}'), '.', '')`
const ano = (text: string): string => `substring(${text} from '[0-9.]+/([0-9]{4})')`

export const legislacaoLaws = (today: string): Readonly<Record<string, string>> => ({
  'an edition that a publication cites is in the gazette, on that day': `
    select 'lei_publicacao' as de, p.entidade, p.lei from lei_publicacao p
    left join diario_oficial d on (d.edicao, d.ano) = (p.numero_edicao, p.ano_edicao)
    where p.numero_edicao is not null and (d.publicado_em at time zone 'America/Sao_Paulo')::date is distinct from
      p.data_publicacao
    union all select 'convenio_aditivo', p.entidade, convenio from convenio_aditivo p
    left join diario_oficial d on (d.edicao, d.ano) = (p.numero_edicao, p.ano_edicao)
    where p.numero_edicao is not null and (d.publicado_em at time zone 'America/Sao_Paulo')::date is distinct from
      p.data_publicacao
    union all select 'subvencao_aditivo', p.entidade, subvencao from subvencao_aditivo p
    left join diario_oficial d on (d.edicao, d.ano) = (p.numero_edicao, p.ano_edicao)
    where p.numero_edicao is not null and (d.publicado_em at time zone 'America/Sao_Paulo')::date is distinct from
      p.data_publicacao
    union all select 'subvencao', p.entidade, subvencao from subvencao p
    left join diario_oficial d on (d.edicao, d.ano) = (p.numero_edicao, extract(year from p.data_publicacao))
    where p.numero_edicao is not null and (d.publicado_em at time zone 'America/Sao_Paulo')::date is distinct from
      p.data_publicacao`,
  'the acts the gazette names are among the acts': `
    select d.edicao, m[1] || ' nº ' || m[2] as ato
    from diario_oficial d, regexp_matches(d.descricao, '(Lei [A-Z]\\w+|Decreto|Portaria|Resolução) nº ([0-9]+/[0-9]+)',
      'g') m
    where not exists (select from lei_ato l join tipo_documento_legal t using (entidade, tipo)
      where ${TITULO} = m[1] || ' nº ' || m[2])`,
  'an edition has as many acts as it says': `
    select edicao from diario_oficial d cross join lateral (
      select count(*) as atos from lei_publicacao p where (p.numero_edicao, p.ano_edicao) = (d.edicao, d.ano)
    ) p where atos <> coalesce(substring(descricao from 'e mais ([0-9]+)')::int + 2, regexp_count(descricao, ' nº '))`,
  'an act is published, in the gazette or on the wall': `
    select entidade, lei from lei_ato l where data < '${today}'::date - 14 and not exists (
      select from lei_publicacao p where (p.entidade, p.lei) = (l.entidade, l.lei))`,
  'the decree that opens credits is among the acts of the entity': `
    select distinct entidade, exercicio, decreto from credito_adicional c
    where ${noAct('Decreto', numero('decreto'), ano('decreto'), 'c.entidade')}`,
  'a decree that changes the forecast of revenue is about it': `
    select distinct entidade, exercicio, ato from previsao_receita_atualizacao r
    where ato like 'Decreto%' and not exists (
      select from lei_ato l join tipo_documento_legal t using (entidade, tipo)
      where l.entidade = r.entidade and t.descricao = 'Decreto'
        and 'Decreto ' || l.numero || '/' || l.ano = r.ato and l.sumula ~* 'receita')`,
  'the law that waives revenue is among the laws': `
    select distinct entidade, base_legal from renuncia
    where ${noAct('Lei', numero('base_legal'), ano('base_legal'))}`,
  'the law that created a post is among the acts of the entity': `
    select entidade, cargo from cargo c
    where ${noAct('Lei|Resolução', 'c.numero_ato', 'c.ano_ato', 'c.entidade')}`,
  'a portaria cited under a number is not another one': `
    select * from (
      select 'diaria' as de, entidade, no_ato as ato from diaria
      union all select 'contrato_fiscal', entidade, ato_designacao from contrato_fiscal
      union all select 'cedencia', entidade, tipo_ato || ' ' || numero_ato || '/' || ano_ato from cedencia
      union all select 'servidor', entidade, nomeacao from servidor where ato is null
    ) c where ato like 'PORTARIA %' and exists (
      select from lei_ato l join tipo_documento_legal t using (entidade, tipo)
      where l.entidade = c.entidade and t.descricao = 'Portaria' and 'PORTARIA ' || l.numero || '/' || l.ano = c.ato)`,
  'the servant an act names is one of the entity': `
    select entidade, lei, sumula from lei_ato l where sumula ~ '^(Nomeia|Concede licença|Designa|Exonera|Prorroga)'
      and sumula !~ '^(Nomeia os|Designa fiscais)' and not exists (
        select from servidor s where s.entidade = l.entidade and position(s.nome in upper(sumula)) > 0)`,
  'what was decided against the pandemic has the act of its day': `
    select m.entidade, m.medida from medida_covid m where not exists (
      select from lei_ato l where (l.entidade, l.data) = (m.entidade, m.data) and l.covid)`,
  'the law a hearing discussed is among the laws, on the days the hearing says': `
    select a.entidade, a.exercicio, a.audiencia from audiencia_publica a where numero_lei is not null and not exists (
      select from lei_ato l join lei_publicacao p using (entidade, lei)
      where l.numero || '/' || l.ano = a.numero_lei and (l.data, p.data_publicacao) = (a.data_lei,
        a.data_publicacao_lei))`,
  'a law the population was heard about has its number once it is signed': `
    select entidade, exercicio, audiencia from audiencia_publica
    where natureza in ('Lei de Diretrizes Orçamentárias', 'Lei Orçamentária Anual') and numero_lei is null
      and make_date(exercicio, case when natureza like '%Diretrizes%' then 8 else 12 end, 31) < '${today}'`,
  'the minutes among the papers of the budget are those of the hearing': `
    select d.entidade, d.ano, d.tipo from documento_orcamento d join arquivo f using (arquivo)
    where d.tipo in ('Atas de Audiência - LDO', 'Atas de Audiência - LOA')
      and d.ano - 1 in (select exercicio from audiencia_publica) and not exists (
        select from audiencia_publica a
        where a.exercicio = d.ano - 1 and f.data::date = a.data + 7 and a.natureza = case d.tipo
          when 'Atas de Audiência - LDO' then 'Lei de Diretrizes Orçamentárias' else 'Lei Orçamentária Anual' end)`,
  'the hearing a notice announces exists, on that day and in that place, and the notice leads to it': `
    select entidade, exercicio, notificacao from notificacao n where titulo ilike '%audiência%' and not exists (
      select from audiencia_publica a where a.entidade = n.entidade and a.data >= '${today}'
        and position(to_char(a.data, 'DD/MM/YYYY') in n.descricao) > 0 and position(a.local in n.descricao) > 0
        and position('/audiencias-publicas/detalhes?id=' || a.audiencia || '&amp;' in n.descricao) > 0)`,
  'a hearing still to come has no minutes, and one that is over says whether it was held': `
    select a.entidade, a.exercicio, a.audiencia from audiencia_publica a
    left join anexo x on x.entidade = a.entidade and x.origem = 'audiencia_publica'
      and x.chave = a.exercicio || '/' || a.audiencia
    where (a.data > '${today}' and (x.chave is not null or indicativo is not null))
      or (a.data + 7 <= '${today}' and (indicativo is null or (indicativo = 0) <> (x.chave is not null)))
      or greatest(data_envio, data_cadastro) > least(a.data, '${today}')`,
})
