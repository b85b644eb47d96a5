select
  c.entidade,
  n.nome as "entidadeNome",
  c.exercicio,
  c.contrato,
  c.numero_contrato as "numeroContrato",
  c.numero_contrato || '/' || c.exercicio as "displayContrato",
  c.numero_contrato as "displayContratoOrdem",
  c.tipo_ato as "tipoAto",
  o.descricao as "descricaoTipoAto",
  sem_acento(o.descricao) as "descricaoTipoAtoBusca",
  c.tipo_contrato as "siglaTipoContrato",
  p.descricao as "tipoContrato",
  sem_acento(p.descricao) as "tipoContratoBusca",
  coalesce(c.entidade_licitacao, c.entidade) as "entidadeLicitacao",
  coalesce(b.nome, n.nome) as "descricaoEntidadeLicitacao",
  c.tipo_licitacao as "tipoLicitacao",
  t.descricao as "descricaoTipoLicitacao",
  sem_acento(t.descricao) as "descricaoTipoLicitacaoBusca",
  c.licitacao,
  coalesce(l.numero_licitacao, c.licitacao) as "numeroLicitacao",
  c.exercicio_licitacao as "exercicioLicitacao",
  coalesce(l.numero_licitacao, c.licitacao) || coalesce('/' || c.exercicio_licitacao, '') as "displayLicitacao",
  coalesce(c.exercicio_licitacao, 0) * 10000000::bigint + coalesce(l.numero_licitacao, c.licitacao) as "displayLicitacaoOrdem",
  case when l.licitacao is null then 'N' else 'S' end as "temLicitacao",
  c.no_processo || coalesce('/' || c.ano_processo, '') as "displayProcesso",
  c.fornecedor as pessoa,
  f.nome,
  f.nome_busca as "nomeBusca",
  f.cnpj_cpf as "cnpjCpf",
  c.data_assinatura as "dataAssinatura",
  c.data_publicacao as "dataPublicacao",
  c.data_publicacao - c.data_assinatura as "diasPublicacao",
  c.inicio_vigencia as "inicioVigencia",
  c.termino_vigencia as "terminoVigencia",
  d.vigencia,
  d.vigencia - hoje.dia as "diasVencimento",
  coalesce(d.vigencia >= hoje.dia, false) as vigente,
  c.valor as "valorContratado",
  d.valor as "valorAditivo",
  c.valor + d.valor as "valorAtualizado",
  c.situacao,
  sem_acento(c.situacao) as "situacaoBusca",
  c.rateio as "comRateio",
  case when c.rateio then 'S' else 'N' end as rateio,
  c.covid,
  case when c.covid then 'S' else 'N' end as "isCovid",
  c.numero_pncp as "numeroPncp",
  sem_acento(c.numero_pncp) as "numeroPncpBusca",
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
cross join (select (now() at time zone 'America/Sao_Paulo')::date as dia) hoje
join entidade n on n.entidade = c.entidade
join tipo_ato_contrato o on o.tipo_ato = c.tipo_ato
join fornecedor f on f.entidade = c.entidade and f.fornecedor = c.fornecedor
left join tipo_contrato p on p.sigla = c.tipo_contrato
left join tipo_licitacao t on t.tipo_licitacao = c.tipo_licitacao
left join entidade b on b.entidade = c.entidade_licitacao
left join licitacao l
  on l.entidade = coalesce(c.entidade_licitacao, c.entidade) and l.exercicio = c.exercicio_licitacao and l.tipo_licitacao = c.tipo_licitacao
  and l.licitacao = c.licitacao
cross join lateral (
  select coalesce(sum(a.valor), 0) as valor,
    coalesce((array_agg(a.data_termino order by a.sequencia desc) filter (where a.data_termino is not null))[1], c.termino_vigencia) as vigencia
  from aditivo a
  where a.entidade = c.entidade and a.exercicio = c.exercicio and a.contrato = c.contrato
) d
where c.entidade = :entidade and c.exercicio = coalesce(:exercicioContrato::int, :exercicio)
  and (
    :palavraChave::text is null
    or palavras(c.objeto) @@ to_tsquery('simple', :palavraChave)
    or concat_ws('/', c.exercicio, c.contrato) in (select d.chave from resumo.com_texto(:entidade, 'contrato', :lidos, :palavraChave) d)
  )
