select
  q.fila as f_fila_codigo,
  q.nome as f_fila_nome,
  q.data_posicao as f_posicao,
  w.ordem as f_ordem,
  w.cns as f_usuario_cns,
  w.prioridade as f_prioridade,
  w.especialidade as f_especialidade,
  w.tipo_atendimento as f_tipo_atendimento,
  w.data_entrada as f_data_entrada,
  w.status as f_status
from fila_saude_paciente w
join fila_saude q on q.entidade = w.entidade and q.fila = w.fila
where w.entidade = :entidade and w.cns = :cns
order by q.nome_busca, q.fila, w.ordem
