select
  coalesce(l.secretaria, l.descricao, 'Não informada') as secretaria,
  coalesce(sum(e.referencia), 0)::numeric(14, 2) as "horasExtras",
  sum(e.valor)::numeric(18, 2) as "valorPago"
from folha_evento e
join evento_folha v on v.entidade = e.entidade and v.evento = e.evento and v.categoria = 'hora extra'
join folha f on f.entidade = e.entidade and f.exercicio = e.exercicio and f.mes = e.mes and f.matricula = e.matricula
left join lotacao l on l.entidade = f.entidade and l.lotacao = f.codigo_lotacao
where e.entidade = :entidade and e.exercicio = :exercicio and e.mes = :mesCompetencia::int
group by 1
