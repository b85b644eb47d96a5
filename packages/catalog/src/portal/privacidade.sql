select
  r.regra,
  r.ordem,
  r.assunto,
  sem_acento(r.assunto) as "assuntoBusca",
  r.alcance,
  r.efeito,
  case r.efeito when 'encobre' then 'Não nomeia' else 'Nomeia' end as "efeitoDescricao",
  r.base,
  r.decidido_por as "decididoPor",
  r.decidido_em as "decididoEm",
  r.desde,
  coalesce(p.empenhos, 0) as empenhos,
  coalesce(p.valor_empenhado, 0) as "valorEmpenhado",
  coalesce(p.valor_pago, 0) as "valorPago"
from resumo.regras_publicas(:entidade) r
left join resumo.protecao p on p.entidade = :entidade and p.exercicio = :exercicio and p.regra = r.regra
where (r.sempre or p.regra is not null)
  -- Of a year without commitments it is not known that nobody is covered.
  and exists (select from resumo.empenho e where e.entidade = :entidade and e.exercicio = :exercicio)
