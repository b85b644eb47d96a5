-- The payments of a supplier are counted in the year that paid them, as in the list that proves them, even where a date says otherwise.
create or replace function resumo.reconstruir_pagina_fornecedor(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.fornecedor_orgao where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.fornecedor_pagamento where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.fornecedor_orgao
  select entidade, exercicio, fornecedor, orgao, count(*),
    sum(valor_empenhado), sum(valor_anulado), sum(valor_liquidado), sum(valor_retido), sum(valor_pago), sum(valor_a_pagar)
  from resumo.empenho
  where entidade = p_entidade and exercicio = p_exercicio
  group by entidade, exercicio, fornecedor, orgao;
  insert into resumo.fornecedor_pagamento
  select p.entidade, p.exercicio, e.fornecedor, p.exercicio_pagamento, count(*), sum(p.valor), sum(p.valor_retido)
  from pagamento p
  join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  where p.entidade = p_entidade and p.exercicio = p_exercicio
  group by 1, 2, 3, 4;
$$;

select resumo.reconstruir_pagina_fornecedor(entidade, exercicio) from sistema.carga;
