select
  n.receita,
  n.receita as "receitaBusca",
  n.descricao,
  n.descricao_busca as "descricaoBusca",
  f.fonte_recurso as "fonteRecurso",
  lower(f.fonte_recurso) as "fonteRecursoBusca",
  f.descricao as "descricaoFonte",
  sem_acento(f.descricao) as "descricaoFonteBusca",
  sum(v.valor_previsto)::numeric(18, 2) as "valorOrcado",
  sum(v.valor_previsto + v.valor_atualizacao)::numeric(18, 2) as "valorAtualizado",
  sum(v.valor_arrecadado)::numeric(18, 2) as "valorArrecadado",
  :dataInicial::date as "dataInicial",
  :dataFinal::date as "dataFinal"
from resumo.receita_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date) v
join fonte_recurso f on f.entidade = :entidade and f.exercicio = :exercicio and f.fonte_recurso = v.fonte_recurso
  and f.covid
join natureza_receita n on n.entidade = :entidade and n.exercicio = :exercicio and n.receita = v.receita
where :receitaLike::text is null or starts_with(n.receita, regexp_replace(:receitaLike::text, '[ ./-]', '', 'g'))
group by n.receita, n.descricao, n.descricao_busca, f.fonte_recurso, f.descricao
