select
  string_agg(distinct c.contribuinte::text, ',') as "idsContribuintes",
  c.nome,
  c.nome_busca as "nomeBusca",
  c.cnpj_cpf as "cnpjCpf",
  case when length(c.cnpj_cpf) = 11 then '***' || substr(c.cnpj_cpf, 4, 6) || '**' else c.cnpj_cpf end as "cnpjCpfDB",
  count(*)::int as quantidade,
  case when :showValor::text in ('N', 'false') then null else sum(d.valor + coalesce(m.valor, 0))::numeric(18, 2) end as
    valor,
  :posicao::date as posicao
from divida_ativa d
join contribuinte c on c.entidade = d.entidade and c.contribuinte = d.contribuinte
left join (
  select exercicio, divida, sum(case when tipo = 'Atualização' then valor else -valor end) as valor
  from divida_ativa_movimento
  where entidade = :entidade and data <= coalesce(:posicao::date, make_date(:exercicio, 12, 31))
  group by exercicio, divida
) m on m.exercicio = d.exercicio and m.divida = d.divida
where d.entidade = :entidade and d.data <= coalesce(:posicao::date, make_date(:exercicio, 12, 31))
  and d.valor + coalesce(m.valor, 0) > 0
  and (:exercicioDivida::int is null or d.exercicio = :exercicioDivida::int)
  and (:somenteAjuizado::text is null or d.situacao_legal = 'Ajuizada')
group by c.nome, c.nome_busca, c.cnpj_cpf
