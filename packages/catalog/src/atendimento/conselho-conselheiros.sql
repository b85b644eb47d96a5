select
  m.conselheiro as id,
  m.nome,
  m.funcao,
  m.representa,
  m.status,
  case m.status when 'A' then 'Ativo' else 'Inativo' end as situacao
from conselheiro m
where m.entidade = :entidade and m.conselho = :id
order by m.status, m.conselheiro
