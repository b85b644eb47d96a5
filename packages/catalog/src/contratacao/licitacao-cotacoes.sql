select c.fornecedor as pessoa, f.nome, f.cnpj_cpf as "cnpjCpf", c.data, c.valor
from licitacao_cotacao c
join fornecedor f using (entidade, fornecedor)
where c.entidade = :entidade and c.exercicio = :exercicio and c.tipo_licitacao = :tipoLicitacao::int
  and c.licitacao = :licitacao::int
order by c.valor, f.nome, c.fornecedor
