select
  c.entidade,
  c.exercicio,
  c.contrato,
  c.numero_contrato || '/' || c.exercicio as "displayContrato",
  c.numero_contrato as "numeroContrato",
  o.descricao as "descricaoTipoAto",
  p.descricao as "tipoContrato",
  c.fornecedor as pessoa,
  f.nome,
  f.cnpj_cpf as "cnpjCpf",
  c.data_assinatura as "dataAssinatura",
  c.situacao,
  c.valor as "valorContratado",
  coalesce(a.valor, 0) as "valorAditivo",
  c.valor + coalesce(a.valor, 0) as "valorAtualizado"
from contrato c
join tipo_ato_contrato o using (tipo_ato)
left join tipo_contrato p on p.sigla = c.tipo_contrato
join fornecedor f using (entidade, fornecedor)
left join lateral (
  select sum(d.valor) as valor from aditivo d where d.entidade = c.entidade and d.exercicio = c.exercicio and d.contrato = c.contrato
) a on true
left join licitacao l on l.entidade = c.entidade and l.exercicio = c.exercicio_licitacao and l.tipo_licitacao = c.tipo_licitacao and l.licitacao = c.licitacao
where c.entidade = :entidade and c.exercicio_licitacao = coalesce(:exercicioLicitacao::int, :exercicio) and c.tipo_licitacao = :tipoLicitacao::int
  and (c.licitacao = :licitacao::int or coalesce(l.numero_licitacao, c.licitacao) = :numeroLicitacao::int)
order by c.data_assinatura, c.exercicio, c.contrato
