select
  p.ano,
  sum(p.pagamentos)::int as pagamentos,
  sum(p.pago) as liquido,
  sum(p.retido) as retido,
  sum(p.pago + p.retido) as pago
from fornecedor f
join resumo.fornecedor_pagamento p on p.entidade = f.entidade and p.fornecedor = f.fornecedor
where f.entidade = :entidade and (f.cnpj_cpf = :cnpj::text or f.fornecedor = :fornecedor::int)
group by p.ano
