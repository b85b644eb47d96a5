select
  r.renuncia,
  r.tipo,
  r.finalidade,
  r.finalidade_busca as "finalidadeBusca",
  r.base_legal as "baseLegal",
  r.base_legal_busca as "baseLegalBusca",
  r.receita,
  n.descricao as "descricaoReceita",
  r.compensacao,
  -- Of what was waived to nobody named, the number is not known.
  case when i.isencoes > 0 then nullif(i.beneficiarios, 0) else 0 end::int as beneficiarios,
  r.valor_previsto as "valorPrevisto",
  coalesce(i.valor, 0)::numeric(18, 2) as "valorRealizado"
from renuncia r
left join natureza_receita n on n.entidade = r.entidade and n.exercicio = r.exercicio and n.receita = r.receita
left join lateral (
  select count(*) as isencoes, sum(b.valor) as valor, count(distinct k.contribuinte) as beneficiarios
  from isencao b
  join lancamento_tributario g on g.entidade = b.entidade and g.exercicio = b.exercicio and g.guia = b.guia
  left join cadastro_tributario k on k.entidade = g.entidade and k.cadastro = g.cadastro
  where b.entidade = r.entidade and b.exercicio = r.exercicio and b.renuncia = r.renuncia
) i on true
where r.entidade = :entidade and r.exercicio = :exercicio
