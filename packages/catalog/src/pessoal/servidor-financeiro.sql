select
  f.exercicio as "anoCompetencia",
  f.mes as "mesCompetencia",
  to_char(make_date(f.exercicio, f.mes, 1), 'MM/YYYY') as competencia,
  coalesce(t.tipo_folha, 1) as "tipoFolha",
  case coalesce(t.tipo_folha, 1)
    when 1 then 'Mensal' when 2 then 'Complementar' when 4 then '13º adiantado' when 5 then '13º segunda parcela'
      else 'Rescisão'
  end as "descricaoTipoFolha",
  f.salario_base as "salarioBase",
  coalesce(t.vencimentos, f.vencimentos) - case when :subtrai::boolean and coalesce(t.tipo_folha, 1) = 1
    then coalesce(f.redutor_constitucional, 0) else 0 end as vencimentos,
  coalesce(t.outros, f.outros_proventos) as "outrosProventos",
  case when coalesce(t.tipo_folha, 1) = 1 then nullif(f.redutor_constitucional, 0) end as "redutorConstitucional",
  coalesce(t.descontos, f.descontos) as descontos,
  case when t.tipo_folha is null then f.liquido
    else t.vencimentos + coalesce(t.outros, 0) - t.descontos
      - case when t.tipo_folha = 1 then coalesce(f.redutor_constitucional, 0) else 0 end
  end as liquido,
  case when p.dias > 0 and coalesce(t.tipo_folha, 1) = 1 then 'Ver registros' end as ponto
from folha f
left join lateral (
  select count(*) as dias
  from registro_ponto r
  where r.entidade = f.entidade and r.matricula = f.matricula and r.data >= make_date(f.exercicio, f.mes, 1)
    and r.data < make_date(f.exercicio, f.mes, 1) + interval '1 month'
) p on true
left join lateral (
  select e.tipo_folha,
    sum(e.valor) filter (where v.tipo = 'P') as vencimentos,
    sum(e.valor) filter (where v.tipo = 'O') as outros,
    sum(e.valor) filter (where v.tipo = 'D') as descontos
  from folha_evento e
  join evento_folha v on v.entidade = e.entidade and v.evento = e.evento
  where e.entidade = f.entidade and e.exercicio = f.exercicio and e.mes = f.mes and e.matricula = f.matricula
  group by e.tipo_folha
) t on true
where f.entidade = :entidade and f.exercicio = :exercicio and f.matricula = :matricula::int
  and f.exercicio * 100 + f.mes >= coalesce(:desde::int, 0)
order by f.mes desc, 3 desc
