select
  c.entidade,
  (select n.nome from entidade n where n.entidade = c.entidade) as "entidadeNome",
  c.exercicio,
  c.contrato,
  c.numero_contrato as "numeroContrato",
  coalesce(c.numero_texto, c.numero_contrato || '/' || c.exercicio) as "displayContrato",
  c.numero_contrato as "displayContratoOrdem",
  c.tipo_ato as "tipoAto",
  k.ato as "descricaoTipoAto",
  k.ato_busca as "descricaoTipoAtoBusca",
  c.tipo_contrato as "siglaTipoContrato",
  k.tipo as "tipoContrato",
  k.tipo_busca as "tipoContratoBusca",
  coalesce(c.entidade_licitacao, c.entidade) as "entidadeLicitacao",
  (select b.nome from entidade b where b.entidade = coalesce(c.entidade_licitacao, c.entidade)) as
    "descricaoEntidadeLicitacao",
  c.tipo_licitacao as "tipoLicitacao",
  k.modalidade as "descricaoTipoLicitacao",
  k.modalidade_busca as "descricaoTipoLicitacaoBusca",
  c.licitacao,
  k.numero_licitacao as "numeroLicitacao",
  c.exercicio_licitacao as "exercicioLicitacao",
  k.numero_licitacao || coalesce('/' || c.exercicio_licitacao, '') as "displayLicitacao",
  k.licitacao_ordem as "displayLicitacaoOrdem",
  case when k.tem_licitacao then 'S' else 'N' end as "temLicitacao",
  c.no_processo || coalesce('/' || c.ano_processo, '') as "displayProcesso",
  c.fornecedor as pessoa,
  f.nome,
  f.nome_busca as "nomeBusca",
  k.nome_busca as "nomeOrdem",
  f.cnpj_cpf as "cnpjCpf",
  c.data_assinatura as "dataAssinatura",
  c.data_publicacao as "dataPublicacao",
  c.data_publicacao - c.data_assinatura as "diasPublicacao",
  c.inicio_vigencia as "inicioVigencia",
  c.termino_vigencia as "terminoVigencia",
  k.vigencia,
  k.vigencia - (now() at time zone 'America/Sao_Paulo')::date as "diasVencimento",
  k.vigencia as "diasVencimentoOrdem",
  coalesce(k.vigencia >= (now() at time zone 'America/Sao_Paulo')::date, false) as vigente,
  c.valor as "valorContratado",
  k.valor_aditivo as "valorAditivo",
  c.valor + k.valor_aditivo as "valorAtualizado",
  c.situacao,
  sem_acento(c.situacao) as "situacaoBusca",
  c.rateio as "comRateio",
  case when c.rateio then 'S' when not c.rateio then 'N' end as rateio,
  c.covid,
  case when c.covid then 'S' when not c.covid then 'N' end as "isCovid",
  c.numero_pncp as "numeroPncp",
  lower(c.numero_pncp) as "numeroPncpBusca",
  c.objeto,
  c.objeto_palavras as "objetoPalavras",
  case when :palavraChave::text is not null then (
    select t.arquivo from resumo.no_texto(c.entidade, 'contrato', concat_ws('/', c.exercicio, c.contrato), :lidos,
      :palavraChave) t
  ) end as "arquivoDoTexto",
  case when :palavraChave::text is not null then (
    select t.pagina from resumo.no_texto(c.entidade, 'contrato', concat_ws('/', c.exercicio, c.contrato), :lidos,
      :palavraChave) t
  ) end as pagina,
  case when :palavraChave::text is not null then (
    select t.trecho from resumo.no_texto(c.entidade, 'contrato', concat_ws('/', c.exercicio, c.contrato), :lidos,
      :palavraChave) t
  ) end as trecho,
  case when c.situacao = 'Suspenso' then c.data_inicio_suspensao end as "dataInicioSuspensao",
  case when c.situacao = 'Suspenso' then c.data_fim_suspensao end as "dataFimSuspensao",
  case when c.situacao = 'Suspenso' then c.motivo_suspensao end as "motivoSuspensao",
  c.motivo_excesso as "motivoExcesso",
  g.empenhado as "valorEmpenhado",
  g.liquidado as "valorLiquidado",
  g.pago as "valorPago"
from contrato c
join resumo.contrato k using (entidade, exercicio, contrato)
left join fornecedor f on f.entidade = c.entidade and f.fornecedor = c.fornecedor
left join lateral (
  select coalesce(sum(r.valor_empenhado - r.valor_anulado), 0) as empenhado, coalesce(sum(r.valor_liquidado), 0) as
    liquidado, coalesce(sum(r.valor_pago), 0) as pago
  from empenho e
  join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
  where e.entidade = c.entidade and e.ano_contrato = c.exercicio and e.contrato = c.contrato
) g on true
where c.entidade = :entidade and c.exercicio = coalesce(:exercicioContrato::int, :exercicio)
