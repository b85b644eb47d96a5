select m.mes, coalesce(sum(d.valor_arrecadado), 0)::numeric(18, 2) as "valorArrecadado"
from generate_series(1, 12) as m (mes)
left join resumo.receita_diaria d
  on d.entidade = :entidade and d.exercicio = :exercicio and extract(month from d.data) = m.mes
    and starts_with(d.receita, regexp_replace(:receita::text, '[ ./-]', '', 'g')) and (:fonteRecurso::text is null
      or d.fonte_recurso = :fonteRecurso)
group by m.mes
order by m.mes
