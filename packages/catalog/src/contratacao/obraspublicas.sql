select
  o.entidade,
  o.ano as exercicio,
  o.ordem_servico as "idOrdemServico",
  o.ordem_servico || '/' || o.ano as "ordemServico",
  o.ano * 1000000::bigint + o.ordem_servico as "ordemServicoOrdem",
  o.bem as "descricaoBem",
  o.bem_busca as "descricaoBemBusca",
  o.descricao,
  o.descricao_busca as "descricaoBusca",
  palavras(o.descricao) as "descricaoPalavras",
  o.objeto,
  o.empresa,
  o.empresa_busca as "empresaBusca",
  o.cnpj_cpf as cnpj,
  o.data,
  o.data_prevista as "dataPrevista",
  o.data_conclusao as "dataConclusao",
  o.valor as "valorIntervencao",
  coalesce(k.valor, o.valor_contrato) as "valorContrato",
  -- Where no contract is known, nor is what was added to it.
  case when k.contrato is null then a.valor else coalesce(a.valor, 0) end as "valorAditivo",
  o.situacao as "idSituacao",
  s.descricao as situacao,
  sem_acento(s.descricao) as "situacaoOrdem",
  m.percentual,
  o.contrato as "idContrato",
  o.ano_contrato as "exercicioContrato",
  case when k.contrato is null then 'N' else 'S' end as "temContrato",
  coalesce(k.numero_contrato, o.contrato) || '/' || o.ano_contrato as "contratoAno"
from obra o
left join situacao_obra s on s.entidade = o.entidade and s.situacao = o.situacao
left join contrato k on k.entidade = o.entidade and k.exercicio = o.ano_contrato and k.contrato = o.contrato
left join lateral (
  select sum(d.percentual) as percentual from obra_medicao d where d.entidade = o.entidade and d.ano = o.ano
    and d.ordem_servico = o.ordem_servico
) m on true
left join lateral (
  select sum(d.valor) as valor from aditivo d where d.entidade = o.entidade and d.exercicio = o.ano_contrato
    and d.contrato = o.contrato
) a on true
where o.entidade = :entidade
