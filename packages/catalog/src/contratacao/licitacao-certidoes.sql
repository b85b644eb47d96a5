select
  c.fornecedor as pessoa,
  f.nome as fornecedor,
  f.cnpj_cpf as "cnpjCpf",
  c.tipo_certidao as "tipoCertidao",
  c.numero_documento as "numeroDocumento",
  c.data_emissao as "dataEmissao",
  c.data_validade as "dataValidade"
from licitacao_certidao c
join fornecedor f using (entidade, fornecedor)
where c.entidade = :entidade and c.exercicio = :exercicio and c.tipo_licitacao = :tipoLicitacao::int
  and c.licitacao = :licitacao::int
order by f.nome, c.fornecedor, c.sequencia
