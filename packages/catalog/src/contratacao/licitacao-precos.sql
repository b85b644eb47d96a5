select
  p.fornecedor as pessoa,
  f.nome as fornecedor,
  f.cnpj_cpf as "cnpjCpf",
  p.data_proposta as "dataProposta",
  p.valor_proposta as "valorProposta",
  p.situacao
from licitacao_participante p
join fornecedor f using (entidade, fornecedor)
where p.entidade = :entidade and p.exercicio = :exercicio and p.tipo_licitacao = :tipoLicitacao::int
  and p.licitacao = :licitacao::int
order by f.nome, p.fornecedor
