select
  s.matricula,
  s.nome,
  s.cpf,
  coalesce(s.vinculo, 'FUNCIONARIO') as vinculo,
  f.situacao,
  coalesce(c.descricao, s.cargo) as "descricaoCargo",
  f.classe as "descricaoClasse",
  f.natureza as "descricaoNatureza",
  coalesce(l.descricao, s.lotacao) as "descricaoLotacao",
  s.secretaria,
  s.local_trabalho as "localTrabalho",
  s.horario_trabalho as "horarioTrabalho",
  f.horas_semanais as "horasSemanais",
  f.faixa,
  s.forma_investidura as "formaInvestidura",
  s.nomeacao,
  s.data_admissao as "dataAdmissao",
  s.data_demissao as "dataDemissao",
  s.data_fim_contrato as "dataFimContrato",
  case when s.cedido_para is not null then 'S' end as cedido,
  s.cedido_para as "cedidoPara",
  s.tipo_aposentadoria as "tipoAposentadoria",
  case when exists (select from horario_flexivel h where h.entidade = s.entidade and h.matricula = s.matricula) then 'S'
    else 'N' end as "horarioFlexivel",
  case when exists (select from registro_ponto r where r.entidade = s.entidade and r.matricula = s.matricula) then 'S'
    else 'N' end as "exibePonto",
  s.ato as "atoId",
  case when s.ato is not null then s.entidade end as "atoEntidade",
  s.ano_ato as "atoExercicio",
  s.sistema_ato as "atoSistema"
from servidor s
left join lateral (
  select * from folha f
  where f.entidade = s.entidade and f.matricula = s.matricula and f.exercicio = :exercicio
  order by f.mes desc limit 1
) f on true
left join cargo c on c.entidade = s.entidade and c.cargo = f.codigo_cargo
left join lotacao l on l.entidade = s.entidade and l.lotacao = f.codigo_lotacao
where s.entidade = :entidade
