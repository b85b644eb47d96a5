select
  q.fila as f_fila_codigo,
  q.nome as f_fila_nome,
  q.nome_busca as "f_fila_nomeBusca",
  p.total as f_total,
  p.espera as f_espera_media,
  q.data_posicao as f_posicao,
  q.criterio as f_criterio
from fila_saude q
cross join lateral (
  select count(*)::int as total, round(avg(q.data_posicao - w.data_entrada))::int as espera
  from fila_saude_paciente w where w.entidade = q.entidade and w.fila = q.fila
) p
where q.entidade = :entidade
