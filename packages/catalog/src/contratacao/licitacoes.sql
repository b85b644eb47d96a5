select
  l.entidade,
  n.nome as "entidadeNome",
  l.exercicio,
  l.tipo_licitacao as "tipoLicitacao",
  l.licitacao,
  l.numero_licitacao as "numeroLicitacao",
  l.numero_licitacao || '/' || l.exercicio as "displayLicitacao",
  l.numero_licitacao as "displayLicitacaoOrdem",
  t.descricao,
  k.modalidade_busca as "descricaoBusca",
  l.natureza,
  sem_acento(l.natureza) as "naturezaBusca",
  sem_acento(l.natureza) as "codigoNatureza",
  l.natureza = 'Carona/Adesão' as adesao,
  l.situacao as "tipoCancelamento",
  sem_acento(l.situacao) as "tipoCancelamentoBusca",
  l.objeto,
  palavras(l.objeto) as "objetoPalavras",
  (select t.arquivo from resumo.no_texto(l.entidade, 'licitacao', concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao), :lidos, :palavraChave) t) as "arquivoDoTexto",
  (select t.pagina from resumo.no_texto(l.entidade, 'licitacao', concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao), :lidos, :palavraChave) t) as pagina,
  (select t.trecho from resumo.no_texto(l.entidade, 'licitacao', concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao), :lidos, :palavraChave) t) as trecho,
  l.no_processo || coalesce('/' || l.ano_processo, '') as "displayProcessoAdm",
  l.protocolo,
  l.ano_protocolo as "anoProtocolo",
  l.protocolo || coalesce('/' || l.ano_protocolo, '') as "displayProtocolo",
  l.data_publicacao as "dataPublicacao",
  l.data_abertura as "dataAbertura",
  l.horario_abertura as "horarioAbertura",
  left(l.horario_abertura, 5) as horario,
  l.valor_maximo as "valorMaximo",
  k.total_vencido as "totalVencido",
  l.forma_apuracao as "formaApuracao",
  l.tipo_participacao as "tipoParticipacao",
  case when l.lei_14133 then 'S' else 'N' end as "aplicaLei14133",
  case when k.recurso then 'S' else 'N' end as "hasRecurso",
  k.recurso as "temRecurso",
  l.covid,
  case when l.covid then 'S' else 'N' end as "isCovid",
  l.observacao,
  l.numero_pncp as "numeroPncp",
  lower(l.numero_pncp) as "numeroPncpBusca",
  l.sala_online as "salaOnline",
  (
    select coalesce(sum(c.valor), 0) from contrato c
    where c.entidade = l.entidade and c.exercicio_licitacao = l.exercicio and c.tipo_licitacao = l.tipo_licitacao and c.licitacao = l.licitacao
  ) as "valorContratado",
  (
    select coalesce(sum(a.valor), 0) from contrato c join aditivo a using (entidade, exercicio, contrato)
    where c.entidade = l.entidade and c.exercicio_licitacao = l.exercicio and c.tipo_licitacao = l.tipo_licitacao and c.licitacao = l.licitacao
  ) as "valorAditivo",
  (
    select coalesce(sum(r.valor_empenhado - r.valor_anulado), 0) from empenho e join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
    where e.entidade = l.entidade and e.ano_licitacao = l.exercicio and e.tipo_licitacao = l.tipo_licitacao and e.no_licitacao = l.licitacao
  ) as "valorEmpenhado",
  (
    select coalesce(sum(r.valor_liquidado), 0) from empenho e join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
    where e.entidade = l.entidade and e.ano_licitacao = l.exercicio and e.tipo_licitacao = l.tipo_licitacao and e.no_licitacao = l.licitacao
  ) as "valorLiquidado",
  (
    select coalesce(sum(r.valor_pago), 0) from empenho e join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
    where e.entidade = l.entidade and e.ano_licitacao = l.exercicio and e.tipo_licitacao = l.tipo_licitacao and e.no_licitacao = l.licitacao
  ) as "valorPago"
from licitacao l
join resumo.licitacao k using (entidade, exercicio, tipo_licitacao, licitacao)
join tipo_licitacao t using (tipo_licitacao)
join entidade n using (entidade)
where l.entidade = :entidade and l.exercicio = :exercicio
  and (:dataAbertura::date is null or l.data_abertura = :dataAbertura::date)
  and (
    :palavraChave::text is null
    or concat_ws('/', l.exercicio, l.tipo_licitacao, l.licitacao) in (
      select concat_ws('/', m.exercicio, m.tipo_licitacao, m.licitacao) from licitacao m
      where m.entidade = :entidade and m.exercicio = :exercicio and palavras(m.objeto) @@ to_tsquery('simple', :palavraChave)
      union all
      select d.chave from resumo.com_texto(:entidade, 'licitacao', :lidos, :palavraChave) d
    )
  )
