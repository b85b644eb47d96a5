select
  case when length(c.cnpj_cpf) = 14 then c.nome when c.contribuinte is null then 'Não informado'
    else 'Pessoas físicas' end as nome,
  case when length(c.cnpj_cpf) = 14 then c.cnpj_cpf end as cnpj,
  count(*)::int as quantidade,
  sum(b.valor)::numeric(18, 2) as valor
from isencao b
join lancamento_tributario g on g.entidade = b.entidade and g.exercicio = b.exercicio and g.guia = b.guia
left join cadastro_tributario k on k.entidade = g.entidade and k.cadastro = g.cadastro
left join contribuinte c on c.entidade = k.entidade and c.contribuinte = k.contribuinte
where b.entidade = :entidade and b.exercicio = :exercicio and b.renuncia = :renuncia::int
group by 1, 2
order by 4 desc, 1
