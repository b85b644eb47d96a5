select
  p.sequencia,
  p.responsavel,
  p.valor_total as "valorTotal",
  p.data_base as "dataBase",
  p.tipo as "tipoPlanilha",
  p.arquivo as "idArquivo",
  f.nome as arquivo
from obra_planilha p
left join arquivo f on f.arquivo = p.arquivo
where p.entidade = :entidade and p.ano = :exercicioObra::int and p.ordem_servico = :idOrdemServico::int
order by p.sequencia
