with
-- What is asked as a revenue is a code, or a name where it has letters, the popular one too.
pedido as (
  select
    case when r.pedida !~ '[[:alpha:]]' then regexp_replace(r.pedida, '[ ./-]', '', 'g') end as codigo,
    case when r.pedida ~ '[[:alpha:]]' then nome_da_receita(r.pedida) end as nome,
    nome_da_receita(:descricaoReceita::text) as texto
  from (select coalesce(:receita::text, :receitaLike::text, :receitaStart::text) as pedida) r
),
naturezas as (
  select receita, descricao, descricao_busca from natureza_receita where entidade = :entidade and exercicio = :exercicio
),
-- A row counts where its code, or the name of what it is or belongs to, was asked: what is above it sums only these.
valores as (
  select v.receita, sum(v.valor_previsto) as previsto, sum(v.valor_atualizacao) as atualizacao,
    sum(v.valor_deducao_prevista) as deducao_prevista, sum(v.valor_lancado) as lancado, sum(v.valor_arrecadado) as
    arrecadado, sum(v.valor_deducao) as deducao
  from resumo.receita_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date) v
  cross join pedido p
  where (:fonteRecurso::text is null or v.fonte_recurso = :fonteRecurso)
    and (p.codigo is null or starts_with(v.receita, p.codigo))
    and not exists (
      select from (values (p.nome), (p.texto)) t (palavra)
      where t.palavra is not null and not exists (
        select from naturezas n
        where starts_with(v.receita, n.receita) and position(t.palavra in n.descricao_busca) > 0
      )
    )
  group by v.receita
),
linhas as (
  select n.receita, n.descricao, sum(v.previsto) as previsto, sum(v.atualizacao) as atualizacao,
    sum(v.deducao_prevista) as deducao_prevista, sum(v.lancado) as lancado, sum(v.arrecadado) as arrecadado,
      sum(v.deducao) as deducao
  from naturezas n
  join valores v on starts_with(v.receita, n.receita)
  group by n.receita, n.descricao
),
lugares as (
  select l.receita, count(*)::int as nivel
  from linhas l
  join linhas a on starts_with(l.receita, a.receita)
  group by l.receita
),
pais as (
  select distinct a.receita from linhas l join linhas a on starts_with(l.receita, a.receita) and l.receita <> a.receita
)
select
  l.receita collate "C" as receita,
  l.descricao,
  g.nivel,
  case when p.receita is null then 'S' else 'N' end as "aceitaMovimentacao",
  l.previsto::numeric(18, 2) as "valorOrcado",
  (l.previsto - coalesce(l.deducao_prevista, 0))::numeric(18, 2) as "valorOrcadoLiquido",
  (l.previsto + l.atualizacao)::numeric(18, 2) as "valorAtualizado",
  l.lancado::numeric(18, 2) as "valorLancado",
  l.arrecadado::numeric(18, 2) as "valorArrecadado",
  l.deducao_prevista::numeric(18, 2) as "valorDeducaoInicial",
  (l.previsto + l.atualizacao - coalesce(l.deducao_prevista, 0))::numeric(18, 2) as "valorAtualizadoLiquido",
  l.deducao::numeric(18, 2) as "valorDeducao",
  (l.arrecadado - coalesce(l.deducao, 0))::numeric(18, 2) as "valorRealizadoLiquido"
from linhas l
join lugares g on g.receita = l.receita
left join pais p on p.receita = l.receita
where case when :folhas::text = 'S' then p.receita is null
  else g.nivel <= coalesce(:nivelFinal::int, 99) end
