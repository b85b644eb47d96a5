select
  m.conselheiro as id,
  m.nome,
  m.funcao,
  m.representa,
  coalesce(m.status, 'A') as status,
  case m.status when 'I' then 'Inativo' else 'Ativo' end as situacao
from conselheiro m
where m.entidade = :entidade and m.conselho = :id
order by coalesce(m.status, 'A'), m.conselheiro
