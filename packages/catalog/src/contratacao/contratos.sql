select
  c.entidade,
  (select n.nome from entidade n where n.entidade = c.entidade) as "entidadeNome",
  c.exercicio,
  c.contrato,
  c.numero_contrato as "numeroContrato",
  c.numero_contrato || '/' || c.exercicio as "displayContrato",
  c.numero_contrato as "displayContratoOrdem",
  c.tipo_ato as "tipoAto",
  (select o.descricao from tipo_ato_contrato o where o.tipo_ato = c.tipo_ato) as "descricaoTipoAto",
  k.ato_busca as "descricaoTipoAtoBusca",
  c.tipo_contrato as "siglaTipoContrato",
  (select p.descricao from tipo_contrato p where p.sigla = c.tipo_contrato) as "tipoContrato",
  k.tipo_busca as "tipoContratoBusca",
  coalesce(c.entidade_licitacao, c.entidade) as "entidadeLicitacao",
  (select b.nome from entidade b where b.entidade = coalesce(c.entidade_licitacao, c.entidade)) as "descricaoEntidadeLicitacao",
  c.tipo_licitacao as "tipoLicitacao",
  (select t.descricao from tipo_licitacao t where t.tipo_licitacao = c.tipo_licitacao) as "descricaoTipoLicitacao",
  k.modalidade_busca as "descricaoTipoLicitacaoBusca",
  c.licitacao,
  k.numero_licitacao as "numeroLicitacao",
  c.exercicio_licitacao as "exercicioLicitacao",
  k.numero_licitacao || coalesce('/' || c.exercicio_licitacao, '') as "displayLicitacao",
  k.licitacao_ordem as "displayLicitacaoOrdem",
  coalesce((
    select 'S' from licitacao l
    where l.entidade = coalesce(c.entidade_licitacao, c.entidade) and l.exercicio = c.exercicio_licitacao and l.tipo_licitacao = c.tipo_licitacao
      and l.licitacao = c.licitacao
  ), 'N') as "temLicitacao",
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
  case when c.rateio then 'S' else 'N' end as rateio,
  c.covid,
  case when c.covid then 'S' else 'N' end as "isCovid",
  c.numero_pncp as "numeroPncp",
  lower(c.numero_pncp) as "numeroPncpBusca",
  c.objeto,
  palavras(c.objeto) as "objetoPalavras",
  (select t.arquivo from resumo.no_texto(c.entidade, 'contrato', concat_ws('/', c.exercicio, c.contrato), :lidos, :palavraChave) t) as "arquivoDoTexto",
  (select t.pagina from resumo.no_texto(c.entidade, 'contrato', concat_ws('/', c.exercicio, c.contrato), :lidos, :palavraChave) t) as pagina,
  (select t.trecho from resumo.no_texto(c.entidade, 'contrato', concat_ws('/', c.exercicio, c.contrato), :lidos, :palavraChave) t) as trecho,
  case when c.situacao = 'Suspenso' then c.data_inicio_suspensao end as "dataInicioSuspensao",
  case when c.situacao = 'Suspenso' then c.data_fim_suspensao end as "dataFimSuspensao",
  case when c.situacao = 'Suspenso' then c.motivo_suspensao end as "motivoSuspensao",
  c.motivo_excesso as "motivoExcesso",
  (
    select coalesce(sum(r.valor_empenhado - r.valor_anulado), 0) from empenho e join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
    where e.entidade = c.entidade and e.ano_contrato = c.exercicio and e.contrato = c.contrato
  ) as "valorEmpenhado",
  (
    select coalesce(sum(r.valor_liquidado), 0) from empenho e join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
    where e.entidade = c.entidade and e.ano_contrato = c.exercicio and e.contrato = c.contrato
  ) as "valorLiquidado",
  (
    select coalesce(sum(r.valor_pago), 0) from empenho e join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
    where e.entidade = c.entidade and e.ano_contrato = c.exercicio and e.contrato = c.contrato
  ) as "valorPago"
from contrato c
join resumo.contrato k using (entidade, exercicio, contrato)
join fornecedor f on f.entidade = c.entidade and f.fornecedor = c.fornecedor
where c.entidade = :entidade and c.exercicio = coalesce(:exercicioContrato::int, :exercicio)
  and (
    :palavraChave::text is null
    or concat_ws('/', c.exercicio, c.contrato) in (
      select concat_ws('/', m.exercicio, m.contrato) from contrato m
      where m.entidade = :entidade and m.exercicio = coalesce(:exercicioContrato::int, :exercicio) and palavras(m.objeto) @@ to_tsquery('simple', :palavraChave)
      union all
      select d.chave from resumo.com_texto(:entidade, 'contrato', :lidos, :palavraChave) d
    )
  )
