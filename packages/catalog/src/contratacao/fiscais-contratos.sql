select
  x.entidade,
  x.exercicio,
  x.contrato,
  x.sequencia,
  x.ocupante,
  sem_acento(x.ocupante) as "ocupanteBusca",
  x.cargo as "descricaoCargo",
  coalesce(c.numero_texto, c.numero_contrato || '/' || c.exercicio) as "displayContrato",
  c.exercicio * 10000000::bigint + c.numero_contrato as "displayContratoOrdem",
  c.fornecedor as pessoa,
  f.nome,
  f.nome_busca as "nomeBusca",
  f.cnpj_cpf as "cnpjCpf",
  x.ato_designacao as "obsAtoDesignacao",
  x.data_inicio as "dataInicio",
  x.data_termino as "dataTermino",
  case when t.encerrado then 'Encerrado'
    when num_nonnulls(x.data_inicio, x.data_termino) > 0 then 'Em exercício' end as situacao,
  case when t.encerrado then 'encerrado' else 'em exercicio' end as "situacaoBusca",
  c.objeto
from contrato_fiscal x
left join contrato c using (entidade, exercicio, contrato)
left join fornecedor f on f.entidade = c.entidade and f.fornecedor = c.fornecedor
cross join lateral (select coalesce(x.data_termino < (now() at time zone 'America/Sao_Paulo')::date, false) as
  encerrado) t
where x.entidade = :entidade
