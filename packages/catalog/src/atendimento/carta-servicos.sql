select
  c.servico as "id.id",
  c.titulo,
  c.descricao,
  c.publico,
  c.documentos,
  c.etapas,
  c.prazo,
  c.forma,
  c.reclamacao,
  c.link,
  palavras(concat_ws(' ', c.titulo, c.descricao, c.publico, c.documentos, c.etapas, c.forma)) as "textoPalavras"
from carta_servico c
where c.entidade = :entidade
