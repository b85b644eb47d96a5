select
  d.documento as id,
  d.tipo,
  d.ordem,
  d.descricao,
  d.resumo,
  f.nome as "nomeArquivo",
  d.arquivo as "idArquivo",
  f.tamanho as "tamanhoArquivo",
  f.data as "dataArquivo",
  f.sha256,
  d.link
from documento_orcamento d
left join arquivo f on f.arquivo = d.arquivo
where d.entidade = :entidade and d.ano = case
  when d.tipo not like '%PPA' then :exercicio
  else coalesce(:anoBasePPA::int, (select x.ano_base_ppa from exercicio x where x.entidade = :entidade
    and x.exercicio = :exercicio))
end
order by d.tipo, d.ordem, d.documento
