select
  regexp_replace(:receita::text, '[ ./-]', '', 'g') as receita,
  :fonteRecurso::text as "fonteRecurso",
  d.data,
  (array['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira',
    'sábado'])[extract(dow from d.data) + 1] as dia,
  sum(d.valor_arrecadado)::numeric(18, 2) as "valorArrecadado"
from resumo.receita_diaria d
where d.entidade = :entidade and d.exercicio = :exercicio
  and starts_with(d.receita, regexp_replace(:receita::text, '[ ./-]', '', 'g'))
  and (:fonteRecurso::text is null or d.fonte_recurso = :fonteRecurso)
group by d.data
having sum(d.valor_arrecadado) <> 0
