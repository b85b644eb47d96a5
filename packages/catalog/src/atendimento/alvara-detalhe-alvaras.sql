select
  a.numero_alvara as "numeroAlvara",
  a.tipo_documento as "tipoDocumento",
  a.atividade_principal as "atividadePrincipal",
  a.area_utilizada as "areaUtilizada",
  a.data_validade as "dataValidade",
  a.arquivo as "idArquivo",
  f.nome as "nomeArquivo"
from alvara a
left join arquivo f on f.arquivo = a.arquivo
where a.entidade = :entidade and a.pessoa = :pessoa
order by a.data_validade desc nulls first, a.alvara
