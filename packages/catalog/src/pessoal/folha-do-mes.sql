select
  f.entidade,
  f.exercicio,
  f.mes as "mesCompetencia",
  f.matricula,
  f.nome,
  f.nome_busca as "nomeBusca",
  palavras(s.nome_busca) as "nomePalavras",
  s.cpf,
  f.situacao,
  codigo_do_nome(f.situacao) as "situacaoCodigo",
  coalesce(s.vinculo, 'FUNCIONARIO') as vinculo,
  f.codigo_cargo as "codigoCargo",
  (select d.descricao from cargo d where d.entidade = f.entidade and d.cargo = f.codigo_cargo) as "descricaoCargo",
  c.descricao_busca as "descricaoCargoBusca",
  f.codigo_lotacao as "codigoLotacao",
  (select d.descricao from lotacao d where d.entidade = f.entidade and d.lotacao = f.codigo_lotacao) as
    "descricaoLotacao",
  l.descricao_busca as "descricaoLotacaoBusca",
  f.classe as "descricaoClasse",
  codigo_do_nome(f.classe) as "classeCodigo",
  f.natureza as "descricaoNatureza",
  codigo_do_nome(f.natureza) as "naturezaCodigo",
  f.faixa,
  f.horas_semanais as "horasSemanais",
  s.forma_investidura as "formaInvestidura",
  s.data_admissao as "dataAdmissao",
  s.data_demissao as "dataDemissao",
  s.data_fim_contrato as "dataFimContrato",
  case when s.cedido_para is not null then 'S' end as cedido,
  s.cedido_para as "cedidoPara",
  s.local_trabalho as "localTrabalho",
  s.admissao_excepcional as "admissaoExcepcional",
  f.salario_base as "salarioBase",
  f.remuneracao,
  f.descontos,
  f.liquido
from folha f
left join servidor s on s.entidade = f.entidade and s.matricula = f.matricula
left join cargo c on c.entidade = f.entidade and c.cargo = f.codigo_cargo
left join lotacao l on l.entidade = f.entidade and l.lotacao = f.codigo_lotacao
where f.entidade = :entidade and f.exercicio = :exercicio and f.inativo = :inativo::boolean
  and f.mes = coalesce(:mesCompetencia::int, (select max(u.mes) from folha u where u.entidade = :entidade
    and u.exercicio = :exercicio))
  and f.exercicio * 100 + f.mes >= coalesce(:desde::int, 0)
