select
  o.obj_codigo as "objCodigo",
  o.descricao,
  a.arquivo as "idArquivo",
  f.nome,
  f.tamanho as "tamanhoArquivo",
  f.data as "dataArquivo",
  f.sha256
from objetivo_estrategico o
left join anexo a on a.entidade = o.entidade and a.origem = 'objetivo_estrategico'
  and a.chave = o.ano_base_ppa || '/' || o.obj_codigo
left join arquivo f on f.arquivo = a.arquivo
where o.entidade = :entidade
  and o.ano_base_ppa = coalesce(:anoBasePPA::int, (select x.ano_base_ppa from exercicio x where x.entidade = :entidade
    and x.exercicio = :exercicio))
order by o.obj_codigo, a.ordem
