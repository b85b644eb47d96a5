with
pedido as (
  select regexp_replace(coalesce(:receita::text, :receitaLike::text, :receitaStart::text), '[ ./-]', '', 'g') as codigo,
    :descricaoReceita::text as texto
),
valores as (
  select receita, sum(valor_previsto) as previsto, sum(valor_atualizacao) as atualizacao, sum(valor_deducao_prevista) as
    deducao_prevista,
    sum(valor_lancado) as lancado, sum(valor_arrecadado) as arrecadado, sum(valor_deducao) as deducao
  from resumo.receita_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date)
  where :fonteRecurso::text is null or fonte_recurso = :fonteRecurso
  group by receita
),
naturezas as (
  select receita, descricao, descricao_busca from natureza_receita where entidade = :entidade and exercicio = :exercicio
),
linhas as (
  select n.receita, n.descricao, n.descricao_busca, sum(v.previsto) as previsto, sum(v.atualizacao) as atualizacao,
    sum(v.deducao_prevista) as deducao_prevista, sum(v.lancado) as lancado, sum(v.arrecadado) as arrecadado,
      sum(v.deducao) as deducao
  from naturezas n
  join valores v on starts_with(v.receita, n.receita)
  group by n.receita, n.descricao, n.descricao_busca
),
lugares as (
  select l.receita, count(*)::int as nivel
  from linhas l
  join linhas a on starts_with(l.receita, a.receita)
  group by l.receita
),
pais as (
  select distinct a.receita from linhas l join linhas a on starts_with(l.receita, a.receita) and l.receita <> a.receita
),
achadas as (
  select l.receita from linhas l, pedido p
  where (p.codigo is null or starts_with(l.receita, p.codigo))
    and (p.texto is null or position(p.texto in l.descricao_busca) > 0)
),
mostradas as (
  select l.receita, bool_or(starts_with(l.receita, f.receita)) as dentro
  from linhas l
  join achadas f on starts_with(l.receita, f.receita) or starts_with(f.receita, l.receita)
  group by l.receita
)
select
  l.receita collate "C" as receita,
  l.descricao,
  g.nivel,
  case when p.receita is null then 'S' else 'N' end as "aceitaMovimentacao",
  l.previsto::numeric(18, 2) as "valorOrcado",
  (l.previsto + l.atualizacao)::numeric(18, 2) as "valorAtualizado",
  l.lancado::numeric(18, 2) as "valorLancado",
  l.arrecadado::numeric(18, 2) as "valorArrecadado",
  l.deducao_prevista::numeric(18, 2) as "valorDeducaoInicial",
  l.deducao::numeric(18, 2) as "valorDeducao",
  (l.arrecadado - l.deducao)::numeric(18, 2) as "valorRealizadoLiquido"
from linhas l
join lugares g on g.receita = l.receita
join mostradas m on m.receita = l.receita
left join pais p on p.receita = l.receita
where case when :folhas::text = 'S' then p.receita is null and m.dentro
  else g.nivel <= coalesce(:nivelFinal::int, 99) end
