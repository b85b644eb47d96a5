select
  p.numero as "id.id",
  p.pergunta,
  p.resposta,
  sem_acento(p.pergunta || ' ' || p.resposta) as "textoBusca"
from pergunta_frequente p
where p.entidade = :entidade
