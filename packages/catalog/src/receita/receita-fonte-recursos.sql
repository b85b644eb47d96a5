select
  coalesce(f.fonte_recurso, 'NI') as "fonteRecurso",
  coalesce(f.fonte_recurso, 'NI') as receita,
  coalesce(f.descricao, 'Não informado') as descricao,
  sum(v.valor_previsto)::numeric(18, 2) as "valorOrcado",
  sum(v.valor_previsto + v.valor_atualizacao)::numeric(18, 2) as "valorAtualizado",
  sum(v.valor_arrecadado)::numeric(18, 2) as "valorArrecadado",
  sum(v.valor_deducao)::numeric(18, 2) as "valorDeducao"
from resumo.receita_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date) v
left join fonte_recurso f on f.entidade = :entidade and f.exercicio = :exercicio and f.fonte_recurso = v.fonte_recurso
where (:fonteRecurso::text is null or starts_with(f.fonte_recurso, :fonteRecurso))
  and (:descricaoFonteRecurso::text is null or position(:descricaoFonteRecurso in sem_acento(f.descricao)) > 0)
group by f.fonte_recurso, f.descricao
-- Of taxes launched nobody says the source: only what was collected without one is told apart.
having f.fonte_recurso is not null or sum(v.valor_arrecadado) <> 0 or sum(v.valor_deducao) <> 0
