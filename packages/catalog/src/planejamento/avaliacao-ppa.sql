with
folhas as (
  select
    coalesce(projeto, 'NI') as projeto, coalesce(unidade, 'NI') as unidade, coalesce(funcao, 'NI') as funcao,
      coalesce(programa, 'NI') as programa,
    sum(valor_previsto) as previsto, sum(valor_creditos) as creditos, sum(valor_liquidado) as liquidado
  from resumo.despesa_no_periodo(:entidade, :exercicio, null, null)
  group by 1, 2, 3, 4
),
linhas as (
  select projeto, unidade, funcao, programa, num_nonnulls(projeto, unidade, funcao, programa) as nivel,
    sum(previsto) as previsto, sum(creditos) as creditos, sum(liquidado) as liquidado
  from folhas
  group by rollup (projeto, unidade, funcao, programa)
)
select
  concat_ws('.', l.projeto, l.unidade, l.funcao, l.programa) collate "C" as caminho,
  l.nivel,
  case when l.nivel = 4 then 'S' else 'N' end as "aceitaMovimentacao",
  case l.nivel when 1 then n.projeto when 2 then n.unidade when 3 then n.funcao else n.programa end as descricao,
  l.projeto collate "C" as codigo,
  n.projeto as "descricaoProjeto",
  sem_acento(n.projeto) as "descricaoProjetoBusca",
  l.unidade as "codigoUnidade",
  n.unidade as "descricaoUnidade",
  l.funcao as "codigoFuncao",
  n.funcao as "descricaoFuncao",
  l.programa as "codigoPrograma",
  n.programa as "descricaoPrograma",
  :entidade::int as entidade,
  :exercicio::int as exercicio,
  l.previsto::numeric(18, 2) as "valorPlanejado",
  (l.previsto + l.creditos)::numeric(18, 2) as "valorPlanejadoAtualizado",
  l.liquidado::numeric(18, 2) as "valorExecutado",
  m.produto,
  m.unidade_medida as "unidadeMedida",
  m.quantidade_prevista as "metaFisicaPrevista",
  m.quantidade_realizada as "numeroRealizado"
from linhas l
left join projeto p on p.entidade = :entidade and p.exercicio = :exercicio and p.projeto = l.projeto
left join unidade u on u.entidade = :entidade and u.exercicio = :exercicio and u.unidade = l.unidade
left join programa g on g.entidade = :entidade and g.exercicio = :exercicio and g.programa = l.programa
left join meta_fisica m on m.entidade = :entidade and m.exercicio = :exercicio
  and (m.projeto, m.unidade, m.funcao, m.programa) = (l.projeto, l.unidade, l.funcao, l.programa)
cross join lateral (
  select
    case l.projeto when 'NI' then 'Não informado' else coalesce(p.descricao, 'Sem descrição') end as projeto,
    case l.unidade when 'NI' then 'Não informado' else coalesce(u.descricao, 'Sem descrição') end as unidade,
    case l.funcao when 'NI' then 'Não informado' else coalesce(nome_funcao(:entidade, l.funcao), 'Sem descrição') end as
      funcao,
    case l.programa when 'NI' then 'Não informado' else coalesce(g.descricao, 'Sem descrição') end as programa
) n
where l.nivel >= :nivelInicial::int
