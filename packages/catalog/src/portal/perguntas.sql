select
  p.numero as "id.id",
  p.pergunta,
  p.resposta,
  palavras(p.pergunta || ' ' || p.resposta) as "textoPalavras"
from pergunta_frequente p
where p.entidade = :entidade
