select
  r.entidade,
  r.exercicio,
  r.exercicio_empenho as "exercicioEmpenho",
  r.unidade_orcamentaria as "unidadeOrcamentaria",
  r.empenho,
  r.empenho || '/' || r.exercicio_empenho as "empenhoExercicio",
  r.empenho as "empenhoExercicioOrdem",
  e.data,
  r.data as "dataOrdem",
  r.fornecedor,
  f.nome,
  f.nome_busca as "nomeBusca",
  r.nome_ordem as "nomeOrdem",
  f.cnpj_cpf as "cnpjCpf",
  r.orgao,
  o.descricao as "descricaoOrgao",
  r.inscrito as "valorInscrito",
  r.processado as "inscritoProcessado",
  r.nao_processado as "inscritoNaoProcessado",
  r.cancelado - coalesce(d.cancelado, 0) as "valorCancelado",
  r.liquidado - coalesce(d.liquidado, 0) as "valorLiquidado",
  r.pago - coalesce(d.pago, 0) as "valorPago",
  s.processado as "saldoProcessado",
  s.saldo - s.processado as "saldoNaoProcessado",
  s.saldo,
  r.processado <> 0 as "temProcessado",
  r.nao_processado <> 0 as "temNaoProcessado",
  s.saldo <> 0 as "temSaldo"
from resumo.restos r
left join empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio_empenho
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
left join orgao o on o.entidade = r.entidade and o.exercicio = r.exercicio_empenho and o.orgao = r.orgao
-- What the year did after the day of the position.
left join lateral (
  select sum(m.cancelado) as cancelado, sum(m.liquidado) as liquidado, sum(m.pago) as pago
  from resumo.restos_movimento m
  where r.ultimo_movimento > :posicao::date
    and m.entidade = r.entidade and m.exercicio_empenho = r.exercicio_empenho
    and m.unidade_orcamentaria = r.unidade_orcamentaria and m.empenho = r.empenho
    and m.data > :posicao::date and m.data >= make_date(:exercicio, 1, 1) and m.data <= make_date(:exercicio, 12, 31)
) d on true
cross join lateral (
  select r.inscrito - r.cancelado - r.pago + coalesce(d.cancelado + d.pago, 0) as saldo,
    greatest(r.processado - r.pago_sem_liquidar + r.liquidado - r.pago - coalesce(d.liquidado - d.pago, 0), 0) as
      processado
) s
where r.entidade = :entidade and r.exercicio = :exercicio
