select f.faixa, f.descricao as "faixaDesc", f.valor, f.valor_gratificacao as "valorGratificacao", f.inicio_validade as
  "inicioValidade"
from cargo_faixa f
where f.entidade = :entidade and f.cargo = :cargo::int
order by f.faixa
