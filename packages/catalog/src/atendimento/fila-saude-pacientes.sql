select
  w.ordem as f_ordem,
  w.cns as f_usuario_cns,
  w.prioridade as f_prioridade,
  w.especialidade as f_especialidade,
  w.tipo_atendimento as f_tipo_atendimento,
  w.data_entrada as f_data_entrada,
  w.status as f_status
from fila_saude_paciente w
where w.entidade = :entidade and w.fila = :f_fila_codigo
order by w.ordem
