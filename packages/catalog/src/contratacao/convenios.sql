select
  c.entidade,
  c.convenio as id,
  c.numero as "nrConvenio",
  c.ano as "nrAnoConvenio",
  c.numero || '/' || c.ano as "numeroAno",
  c.tipo,
  t.nome as "tipoConvenio",
  t.nome as "tipoConvenioOrdem",
  c.nome,
  c.nome_busca as "nomeBusca",
  c.cnpj_cpf as cnpj,
  c.objeto as "dsObjeto",
  palavras(c.objeto) as "dsObjetoPalavras",
  c.justificativa,
  v.valor as "valorConvenio",
  c.valor_contrapartida as "valorContraPartida",
  a.valor as "valorAditivo",
  v.valor + coalesce(a.valor, 0) as "valorAtualizado",
  case c.tipo
    when 'R' then coalesce(r.valor, case when :comReceitas::boolean and r.ligados = 0 then 0 end)
    when 'C' then coalesce(p.valor, case when :comPagos::boolean then 0 end)
  end as "valorRepassado",
  c.parcelas as "qtParcelas",
  c.situacao as "idSituacao",
  s.descricao as situacao,
  sem_acento(s.descricao) as "situacaoOrdem",
  c.data_celebracao as "dataCelebracao",
  c.data_inicio_vigencia as "dataInicioVigencia",
  coalesce(a.data_fim_vigencia, c.data_fim_vigencia) as "dataFimVigencia",
  c.fonte_recurso as "fonteRecurso",
  c.fonte_recurso as "fonteRecursoOrdem",
  f.descricao as "descricaoFonte",
  sem_acento(f.descricao) as "descricaoFonteOrdem",
  c.link_gov as "linkGov"
from convenio c
join (values ('R', 'Recebido'), ('C', 'Concedido'), ('S', 'Sem repasse')) t (tipo, nome) on t.tipo = c.tipo
cross join lateral (select case c.tipo when 'S' then 0 else c.valor end as valor) v
left join situacao_convenio s on s.entidade = c.entidade and s.situacao = c.situacao
left join lateral (
  select sum(d.valor) as valor, (array_agg(d.data_fim_vigencia order by d.data_termo desc nulls last, d.ano desc,
    d.numero desc)
    filter (where d.data_fim_vigencia is not null))[1] as data_fim_vigencia
  from convenio_aditivo d where d.entidade = c.entidade and d.convenio = c.convenio
) a on true
left join lateral (
  select count(*) as ligados, sum(l.valor) as valor
  from convenio_receita t
  left join lancamento_receita l
    on l.entidade = t.entidade and l.exercicio = t.exercicio and l.lancamento = t.lancamento
  where t.entidade = c.entidade and t.convenio = c.convenio
) r on true
left join lateral (
  select sum(e.valor_pago) filter (where :comPagos::boolean) as valor
  from convenio_empenho t
  join resumo.empenho e
    on e.entidade = t.entidade and e.exercicio = t.exercicio and e.unidade_orcamentaria = t.unidade_orcamentaria
      and e.empenho = t.empenho
  where t.entidade = c.entidade and t.convenio = c.convenio
) p on true
left join lateral (
  select n.descricao from fonte_recurso n where n.entidade = c.entidade and n.fonte_recurso = c.fonte_recurso
    order by n.exercicio desc limit 1
) f on true
where c.entidade = :entidade
