-- Half a million assets: each movable one of the demo city is repeated, three days older each time, with the
-- commitments that bought it.
create temp table vez on commit drop as
select s.vez::int, o.ultimo
from (select max(bem) as ultimo, count(*) as bens from bem where entidade = 1
  and tipo = 'M') o, generate_series(1, 500000 / o.bens) s (vez);

insert into bem (
  entidade, tipo, bem, chapa, descricao, tipo_incorporacao, data_aquisicao, valor_aquisicao, valor_atual, nota_fiscal,
    local_bem, baixado, data_baixa, tipo_baixa, justificativa
)
select entidade, tipo, bem + vez * ultimo, chapa + vez * ultimo, descricao || ', lote ' || vez, tipo_incorporacao,
  data_aquisicao - 3 * vez, valor_aquisicao + vez,
  valor_atual + vez, nota_fiscal, local_bem, baixado, data_baixa, tipo_baixa, justificativa
from bem, vez
where entidade = 1 and tipo = 'M';

insert into bem_empenho (entidade, tipo, bem, exercicio, unidade_orcamentaria, empenho, valor)
select entidade, tipo, bem + vez * ultimo, exercicio, unidade_orcamentaria, empenho, valor from bem_empenho, vez
  where entidade = 1 and tipo = 'M';

insert into bem_comodato (entidade, tipo, bem, codigo, local, data_inicio, data_fim, descricao)
select entidade, tipo, bem + vez * ultimo, codigo, local, data_inicio, data_fim, descricao from bem_comodato, vez
  where entidade = 1 and tipo = 'M';

-- Two million movements in four years: fifty places of ten departments store 450 materials each, one entry for the four
-- exits it lasts for.
insert into centro_custo (entidade, centro_custo, descricao, orgao)
select 1, 1000000 + n, 'Depósito ' || n, (array(select distinct orgao from centro_custo where entidade = 1
  order by 1))[1 + n % 10]
from generate_series(0, 49) n;

insert into item_estoque (entidade, item, descricao, unidade, medicamento, apresentacao)
select 1, 1000000 + n, 'Material de consumo ' || n, 'Unidade', n % 3 = 0, case when n % 3 = 0
  then 'Comprimido de ' || n || ' mg' end
from generate_series(0, 449) n;

insert into estoque (
  entidade, exercicio, movimento, tipo, data, centro_custo, item, numero, quantidade, valor_unitario, valor_total,
    centro_custo_consumo
)
select 1, exercicio, 1000000 + n, case when entra then 'ENTRADA'
  else 'SAIDA' end, make_date(exercicio, 1, 1) + (vez * 16 + par % 13) % 365,
  1000000 + par % 50, 1000000 + par / 50, n, case when entra then 48 else 12 end, 2.5, case when entra then 120
    else 30 end, case when not entra then 1000000 + n % 50 end
from (select exercicio, n, n % 22500 as par, n / 22500 as vez, n / 22500 % 5 = 0 as entra
  from generate_series(2023, 2026) exercicio, generate_series(0, 499999) n) m;
