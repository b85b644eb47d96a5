select
  s.entidade,
  s.subvencao,
  s.ano as "anoSubvencao",
  s.subvencao || '/' || s.ano as "numeroAno",
  s.ano * 1000000::bigint + s.subvencao as "numeroAnoOrdem",
  s.tipo as "idTipo",
  t.descricao as "tipoSubvencao",
  sem_acento(t.descricao) as "tipoSubvencaoOrdem",
  s.orgao,
  s.numero_sit as numerosit,
  s.cnpj_cpf as cnpj,
  s.nome as "nomeBeneficiario",
  s.nome_busca as "nomeBeneficiarioBusca",
  s.objeto,
  sem_acento(s.objeto) as "objetoBusca",
  s.data_publicacao as "dataPublicacao",
  s.veiculo_publicacao as "veiculoPublicacao",
  s.numero_edicao as "nrEdicaoPublicacao",
  s.data_celebracao as "dataCelebracao",
  s.data_inicio as "dataInicioConvenio",
  coalesce(a.data_fim_vigencia, s.data_vencimento) as "dataVencimentoConvenio",
  v.previsto as "valorPrevisto",
  v.aditivo as "valorAditivo",
  v.liberado as "valorLiberado",
  v.previsto - v.liberado as saldo,
  v.previsto - v.liberado + coalesce(v.aditivo, 0) as "saldoAtualizado",
  s.licitacoes,
  s.chave_autenticacao as "chaveAutenticacao"
from subvencao s
left join tipo_subvencao t on t.entidade = s.entidade and t.tipo = s.tipo
left join lateral (
  select count(*) as termos, sum(d.valor) as valor, (array_agg(d.data_fim_vigencia
    order by d.data_termo desc nulls last, d.ano_aditivo desc, d.numero_aditivo desc)
    filter (where d.data_fim_vigencia is not null))[1] as data_fim_vigencia
  from subvencao_aditivo d where d.entidade = s.entidade and d.ano = s.ano and d.subvencao = s.subvencao
) a on true
left join lateral (
  select sum(e.valor_pago) as valor
  from subvencao_empenho l
  join resumo.empenho e
    on e.entidade = l.entidade and e.exercicio = l.exercicio and e.unidade_orcamentaria = l.unidade_orcamentaria
      and e.empenho = l.empenho
  where l.entidade = s.entidade and l.ano = s.ano and l.subvencao = s.subvencao
) p on true
left join lateral (
  select s.valor_previsto as previsto, coalesce(a.valor, case when a.termos = 0 then 0 end) as aditivo,
    coalesce(p.valor, 0) as liberado
) v on true
where s.entidade = :entidade
