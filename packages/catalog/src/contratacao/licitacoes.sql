select
  l.entidade,
  (select n.nome from entidade n where n.entidade = l.entidade) as "entidadeNome",
  l.exercicio,
  l.tipo_licitacao as "tipoLicitacao",
  l.licitacao,
  l.numero_licitacao as "numeroLicitacao",
  coalesce(l.numero_texto, l.numero_licitacao || '/' || l.exercicio) as "displayLicitacao",
  l.numero_licitacao as "displayLicitacaoOrdem",
  k.modalidade as descricao,
  k.modalidade_busca as "descricaoBusca",
  l.natureza,
  sem_acento(l.natureza) as "naturezaBusca",
  sem_acento(l.natureza) as "codigoNatureza",
  l.natureza = 'Carona/Adesão' as adesao,
  l.situacao as "tipoCancelamento",
  sem_acento(l.situacao) as "tipoCancelamentoBusca",
  l.objeto,
  l.objeto_palavras as "objetoPalavras",
  case when :palavraChave::text is not null then (
    select t.arquivo from resumo.no_texto(l.entidade, 'licitacao', concat_ws('/', l.exercicio, l.tipo_licitacao,
      l.licitacao), :lidos, :palavraChave) t
  ) end as "arquivoDoTexto",
  case when :palavraChave::text is not null then (
    select t.pagina from resumo.no_texto(l.entidade, 'licitacao', concat_ws('/', l.exercicio, l.tipo_licitacao,
      l.licitacao), :lidos, :palavraChave) t
  ) end as pagina,
  case when :palavraChave::text is not null then (
    select t.trecho from resumo.no_texto(l.entidade, 'licitacao', concat_ws('/', l.exercicio, l.tipo_licitacao,
      l.licitacao), :lidos, :palavraChave) t
  ) end as trecho,
  l.no_processo || coalesce('/' || l.ano_processo, '') as "displayProcessoAdm",
  l.protocolo,
  l.ano_protocolo as "anoProtocolo",
  l.protocolo || coalesce('/' || l.ano_protocolo, '') as "displayProtocolo",
  l.data_publicacao as "dataPublicacao",
  l.dia as "dataAbertura",
  coalesce(l.horario_abertura, '00:00:00') as "horarioAbertura",
  left(l.horario_abertura, 5) as horario,
  l.valor_maximo as "valorMaximo",
  k.total_vencido as "totalVencido",
  l.forma_apuracao as "formaApuracao",
  l.tipo_participacao as "tipoParticipacao",
  case when l.lei_14133 then 'S' when not l.lei_14133 then 'N' end as "aplicaLei14133",
  case when k.recurso then 'S' when :comRecursos::boolean then 'N' end as "hasRecurso",
  k.recurso as "temRecurso",
  l.covid,
  case when l.covid then 'S' when not l.covid then 'N' end as "isCovid",
  l.observacao,
  l.numero_pncp as "numeroPncp",
  lower(l.numero_pncp) as "numeroPncpBusca",
  l.sala_online as "salaOnline",
  null::text as "processoAdmId",
  :abaEdital::boolean as "mostraLeiEdital",
  :abaAtas::boolean as "mostraLeiAta",
  :abaContratos::boolean as "mostraLeiContrato",
  s.contratado as "valorContratado",
  s.aditado as "valorAditivo",
  g.empenhado as "valorEmpenhado",
  g.liquidado as "valorLiquidado",
  g.pago as "valorPago"
from licitacao l
join resumo.licitacao k using (entidade, exercicio, tipo_licitacao, licitacao)
left join lateral (
  select coalesce(sum(c.valor), 0) as contratado, coalesce(sum(a.valor), 0) as aditado
  from contrato c
  left join lateral (select sum(d.valor) as valor from aditivo d where d.entidade = c.entidade
    and d.exercicio = c.exercicio and d.contrato = c.contrato) a on true
  where c.entidade = l.entidade and c.exercicio_licitacao = l.exercicio and c.tipo_licitacao = l.tipo_licitacao
    and c.licitacao = l.licitacao
) s on true
left join lateral (
  select coalesce(sum(r.valor_empenhado - r.valor_anulado), 0) as empenhado, coalesce(sum(r.valor_liquidado), 0) as
    liquidado, coalesce(sum(r.valor_pago), 0) as pago
  from empenho e
  join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
  where e.entidade = l.entidade and e.ano_licitacao = l.exercicio and e.tipo_licitacao = l.tipo_licitacao
    and e.no_licitacao = l.licitacao
) g on true
where l.entidade = :entidade and l.exercicio = :exercicio
  and (:dataAbertura::date is null or l.dia = :dataAbertura::date)
