select
  e.exercicio || '/' || e.unidade_orcamentaria || '/' || e.empenho as id,
  e.entidade,
  e.exercicio,
  e.unidade_orcamentaria as "unidadeOrcamentaria",
  e.empenho,
  e.empenho || '/' || e.exercicio as "empenhoExercicio",
  e.data,
  case
    when r.valor_empenhado is null then 'A origem não diz o valor deste empenho.'
    when e.valor is null and e.fornecedor is null
      then 'A origem diz deste empenho só o número e o ano: o valor é o que dele se liquidou, pagou e anulou.'
    when e.valor is null then
      'A origem diz deste empenho só o número, o ano e o fornecedor: o valor é o que dele se liquidou, pagou e anulou.'
    when num_nonnulls(e.total_anulado, e.total_liquidado, e.total_pago) > 0
      then 'A origem dá só os totais deste empenho, até ' || to_char(e.data_totais, 'DD/MM/YYYY') ||
        ', sem os documentos de cada liquidação e pagamento.'
  end as origem,
  e.data_entrega as "dataEntrega",
  e.especie,
  e.modalidade,
  e.tipo_licitacao as "tipoLicitacao",
  e.no_licitacao as "noLicitacao",
  e.ano_licitacao as "anoLicitacao",
  (
    select 'S' from licitacao l
    where l.entidade = e.entidade and l.exercicio = e.ano_licitacao and l.tipo_licitacao = e.tipo_licitacao
      and l.licitacao = e.no_licitacao
  ) as "temLicitacao",
  adjudicacao.exercicio as "exercicioAdjudicacao",
  e.no_processo as "noProcesso",
  e.ano_processo as "anoProcesso",
  e.contrato,
  e.ano_contrato as "anoContrato",
  (
    select 'S' from contrato c where c.entidade = e.entidade and c.exercicio = coalesce(e.ano_contrato, e.exercicio)
      and c.contrato = e.contrato
  ) as "temContrato",
  e.contrato || coalesce('/' || e.ano_contrato, '') as "idContrato",
  e.objeto_contrato as objeto,
  prestacao.prestacao_contas as "prestacaoContas",
  prestacao.exercicio as "exercicioPrestacaoContas",
  case when e.covid then 'S' when not e.covid then 'N' end as "isCovid",
  e.fornecedor,
  f.nome,
  f.cnpj_cpf as cnpj,
  -- Where a person lives is not the public's business.
  case when pessoa.fisica then null else nullif(concat_ws(', ', f.logradouro, f.numero), '') end as endereco,
  case when pessoa.fisica then null else f.bairro end as bairro,
  case when pessoa.fisica then null else f.cep end as cep,
  f.cidade,
  f.uf,
  nullif(concat(
    r.orgao || '.',
    case when starts_with(r.unidade, r.orgao) and r.unidade <> r.orgao
      then ltrim(substr(r.unidade, length(r.orgao) + 1), '. /-') else r.unidade end || '.',
    r.funcao || '.',
    r.subfuncao || '.',
    r.programa || '.',
    resumo.projeto_na_mascara(r.projeto, x.mascara_despesa) || '.',
    left(r.natureza, 1) || '.',
    substr(natureza.inteira, 2, 1) || '.',
    regexp_replace(substr(natureza.inteira, 3), '(..?)', '\1.', 'g')
  ), '') as programatica,
  r.orgao,
  o.descricao as "descricaoOrgao",
  r.unidade,
  u.descricao as "descricaoUnidade",
  r.funcao,
  nome_funcao(r.entidade, r.funcao) as "descricaoFuncao",
  r.subfuncao as "subFuncao",
  nome_subfuncao(r.entidade, r.subfuncao) as "descricaoSubFuncao",
  r.programa,
  pg.descricao as "descricaoPrograma",
  r.projeto,
  pj.descricao as "descricaoProjeto",
  natureza.elemento,
  nome_natureza(r.entidade, natureza.elemento) as "descricaoElemento",
  natureza.desdobramento as "desdobraDesp",
  nome_natureza(r.entidade, natureza.desdobramento) as "descricaoDesdobraDesp",
  natureza.subdesdobramento as "subDesdobramento",
  nome_natureza(r.entidade, natureza.subdesdobramento) as "descricaoSubDesdobramento",
  r.fonte_recurso as "fonteRecurso",
  fr.descricao as "descricaoFonte",
  e.codigo_aplicacao as "codigoAplicacao",
  e.descricao_aplicacao as "descricaoAplicacao",
  e.valor,
  r.valor_empenhado as "valorEmpenhado",
  r.valor_anulado as "valorAnulado",
  r.valor_em_liquidacao as "valorEmLiquidacao",
  r.valor_liquidado as "valorLiquidado",
  -- Of a value that nobody stated, no one knows how much is left.
  case when e.valor is not null
    then e.valor - r.valor_anulado - greatest(r.valor_liquidado, r.valor_pago) end as "valorALiquidar",
  r.valor_retido as "valorRetido",
  r.valor_pago as "valorPago",
  r.valor_a_pagar as "valorAPagar",
  case when r.valor_pago > r.valor_liquidado then r.valor_pago - r.valor_liquidado end as "valorPagoSemLiquidar",
  e.historico
from resumo.empenho r
join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
join exercicio x on x.entidade = r.entidade and x.exercicio = r.exercicio
left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
cross join lateral (select coalesce(length(f.cnpj_cpf) = 11, true) as fisica) pessoa
cross join lateral (
  select
    rpad(r.natureza, greatest(length(r.natureza), 10), '0') as inteira,
    case when length(r.natureza) >= 6 then left(r.natureza, 6) end as elemento,
    case when length(r.natureza) >= 8 then left(r.natureza, 8) end as desdobramento,
    case when length(r.natureza) >= 10 then left(r.natureza, 10) end as subdesdobramento
) natureza
left join lateral (
  select a.exercicio from adjudicacao a
  where a.entidade = e.entidade and a.exercicio_licitacao = e.ano_licitacao and a.tipo_licitacao = e.tipo_licitacao
    and a.licitacao = e.no_licitacao and a.fornecedor = e.fornecedor
  order by a.exercicio limit 1
) adjudicacao on true
left join lateral (
  select a.exercicio, a.prestacao_contas from adiantamento a
  where a.entidade = e.entidade and a.exercicio_empenho = e.exercicio
    and a.unidade_orcamentaria = e.unidade_orcamentaria
    and a.empenho = e.empenho
  order by a.exercicio, a.prestacao_contas limit 1
) prestacao on true
left join orgao o on o.entidade = r.entidade and o.exercicio = r.exercicio and o.orgao = r.orgao
left join unidade u on u.entidade = r.entidade and u.exercicio = r.exercicio and u.unidade = r.unidade
left join programa pg on pg.entidade = r.entidade and pg.exercicio = r.exercicio and pg.programa = r.programa
left join projeto pj on pj.entidade = r.entidade and pj.exercicio = r.exercicio and pj.projeto = r.projeto
left join fonte_recurso fr on fr.entidade = r.entidade and fr.exercicio = r.exercicio
  and fr.fonte_recurso = r.fonte_recurso
where r.entidade = :entidade and r.exercicio = :exercicio and r.unidade_orcamentaria = :unidadeOrcamentaria
  and r.empenho = :empenho
