select d.entidade, (string_to_array(d.chave, '/'))[1]::int as exercicio, (string_to_array(d.chave, '/'))[2]::int as
  contrato, g.palavras as "objetoPalavras"
from sistema.documento_anexo d
join arquivo f on f.arquivo = d.arquivo
join sistema.documento_pagina g on g.sha256 = f.sha256
where d.entidade = :entidade and d.dono = 'contrato' and d.origem = any (string_to_array(:lidos, ','))
  and d.chave ~ '^[0-9]{1,9}/[0-9]{1,9}$'
