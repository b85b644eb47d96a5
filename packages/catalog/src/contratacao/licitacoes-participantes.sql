select p.entidade, p.exercicio, p.tipo_licitacao as "tipoLicitacao", p.licitacao, f.cnpj_cpf as "cnpjCpf"
from licitacao_participante p
join fornecedor f using (entidade, fornecedor)
where p.entidade = :entidade and p.exercicio = :exercicio
