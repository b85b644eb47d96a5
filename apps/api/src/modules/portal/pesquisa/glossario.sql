select topico as titulo, descricao as subtitulo
from glossario g, lateral (select sem_acento(descricao) as descricao_busca) d
where entidade = $1
  and not exists (
    select from jsonb_array_elements($2::jsonb) w, lateral (select array(select jsonb_array_elements_text(w)) as forms) f
    where not topico_busca like any (forms) and not descricao_busca like any (forms)
  )
order by exists (select from jsonb_array_elements($2::jsonb) w where topico_busca like any (array(select jsonb_array_elements_text(w)))) desc, topico_busca
limit $3
