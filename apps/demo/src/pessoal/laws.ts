// Consistency rules of pessoal in the demo city: each query returns the rows that break it.

/** The hours of a schedule written as '08:00 às 12:00 e 13:00 às 17:00', in a day. */
const HORAS_DO_DIA = `(
  select sum(extract(epoch from t[2]::time - t[1]::time)) / 3600
  from regexp_matches(s.horario_trabalho, '([0-9]{2}:[0-9]{2}) às ([0-9]{2}:[0-9]{2})', 'g') t
)`

export const pessoalLaws = (today: string): Readonly<Record<string, string>> => ({
  'the posts filled of each kind are the servants of that kind, in every month': `
    select * from (
      select f.entidade, exercicio, mes, c.tipo, count(*) as ocupadas
      from folha f join cargo c on (c.entidade, c.cargo) = (f.entidade, f.codigo_cargo) where not inativo
        group by 1, 2, 3, 4
    ) o full join (
      select entidade, exercicio, mes, natureza as tipo, count(*) as servidores from folha where not inativo
        group by 1, 2, 3, 4
    ) s using (entidade, exercicio, mes, tipo) where ocupadas is distinct from servidores`,
  'the payroll pays the band the servant is in': `
    select f.entidade, exercicio, mes, matricula from folha f
    left join cargo_faixa b on (b.entidade, b.cargo, b.faixa) = (f.entidade, f.codigo_cargo, f.faixa)
    where not inativo and (b.faixa is null
      or (make_date(exercicio, mes, 1) >= inicio_validade and salario_base <> b.valor))`,
  'the allowance of a position of trust is that of its band': `
    select f.entidade, f.exercicio, f.mes, f.matricula from folha f
    join cargo_faixa b on (b.entidade, b.cargo, b.faixa) = (f.entidade, f.codigo_cargo, f.faixa)
    left join folha_evento e on (e.entidade, e.exercicio, e.mes, e.matricula, e.tipo_folha, e.evento)
      = (f.entidade, f.exercicio, f.mes, f.matricula, 1, 3)
    where natureza = 'Comissionado' and make_date(f.exercicio, f.mes, 1) >= inicio_validade
      and coalesce(e.valor, 0) <> b.valor_gratificacao`,
  'those in politics are paid a single sum': `
    select f.entidade, exercicio, mes, matricula from folha f
    join folha_evento e using (entidade, exercicio, mes, matricula)
    join evento_folha v using (entidade, evento)
    where natureza = 'Agente político' and tipo_folha = 1 and tipo <> 'D' and v.descricao <> 'SUBSÍDIO'`,
  'there are a mayor, a deputy and one secretary for each secretaria, all paid, in every month of the payroll': `
    select * from (
      select entidade, exercicio, mes, p.orgao, p.cargo from (select distinct entidade, exercicio, mes from folha) m
      join (
        select entidade, null as orgao, unnest(array['PREFEITO', 'VICE-PREFEITO']) as cargo from entidade
          where tipo = 'E'
        union all
        select distinct entidade, descricao, 'SECRETÁRIO MUNICIPAL' from orgao where descricao like 'SECRETARIA%'
      ) p using (entidade)
    ) c where (
      select count(*) from folha f join servidor s using (entidade, matricula)
      where (f.entidade, f.exercicio, f.mes) = (c.entidade, c.exercicio, c.mes) and not inativo and vencimentos > 0
        and s.cargo = c.cargo and s.lotacao = coalesce(c.orgao, s.lotacao)
    ) <> 1`,
  'nobody earns in a month more than the mayor': `
    select entidade, matricula, exercicio, mes from (
      select e.entidade, e.exercicio, e.mes, e.matricula, sum(e.valor) as bruto
      from folha_evento e join evento_folha using (entidade, evento) where tipo <> 'D' and tipo_folha = 1
        group by 1, 2, 3, 4
    ) f join (
      select exercicio, mes, vencimentos - coalesce(d.valor, 0) as teto from folha p
      join servidor s using (entidade, matricula)
      left join folha_evento d using (entidade, exercicio, mes, matricula)
      where s.cargo = 'PREFEITO' and d.tipo_folha = 5 and d.evento = 6
      union all
      select exercicio, mes, vencimentos from folha join servidor s using (entidade, matricula)
        where s.cargo = 'PREFEITO' and mes < 12
    ) t using (exercicio, mes) where bruto > teto`,
  'the Câmara has no more vereadores than the Constitution allows a city of this size': `
    select exercicio, mes from folha f join cargo c on (c.entidade, c.cargo) = (f.entidade, f.codigo_cargo)
    where c.descricao = 'VEREADOR' group by f.entidade, exercicio, mes having count(*) not between 9 and 13`,
  'no secretary is posted in a school': `
    select entidade, matricula from servidor where cargo like 'SECRETÁRIO MUNICIPAL%' and lotacao <> secretaria`,
  'a school has one director, and so has a department': `
    select f.entidade, f.exercicio, f.mes, l.descricao
    from folha f join lotacao l on (l.entidade, l.lotacao) = (f.entidade, f.codigo_lotacao)
    join cargo c on (c.entidade, c.cargo) = (f.entidade, f.codigo_cargo)
    where c.descricao in ('DIRETOR DE ESCOLA', 'DIRETOR DE DEPARTAMENTO') and not inativo
    group by 1, 2, 3, 4, c.descricao having count(*) > 1`,
  'a temporary is hired for two years at most, and is not paid after them': `
    select distinct s.entidade, s.matricula from servidor s join folha f using (entidade, matricula)
    where natureza = 'Temporário' and (data_fim_contrato is null
      or data_fim_contrato > data_admissao + interval '2 years'
      or make_date(exercicio, mes, 1) > data_fim_contrato)`,
  'nobody was hired because of the pandemic after it ended': `
    select entidade, matricula from servidor where admissao_excepcional
      and (data_admissao not between '2020-03-18' and '2023-05-08' or data_fim_contrato is null)`,
  'the hours a week are those of the schedule': `
    select entidade, matricula, horas_semanais from (
      select distinct on (entidade, matricula) entidade, matricula, horas_semanais from folha where not inativo
        order by entidade, matricula, exercicio desc, mes desc
    ) f join servidor s using (entidade, matricula)
    where horas_semanais is distinct from case when s.horario_trabalho <> 'FLEXÍVEL' then 5 * ${HORAS_DO_DIA} else (
      select sum(extract(epoch from saida::time - entrada::time)) / 3600
      from horario_flexivel h cross join lateral unnest(array[entrada1, entrada2, entrada3, entrada4],
        array[saida1, saida2, saida3, saida4]) t (entrada, saida)
      where (h.entidade, h.matricula) = (s.entidade, s.matricula)
    ) end
    union all
    select entidade, codigo, horas_semanais from estagiario s
      where horas_semanais is distinct from 5 * ${HORAS_DO_DIA}`,
  'who clocks in a day does it at the hours of the schedule': `
    select r.entidade, r.matricula, r.data from registro_ponto r join servidor s using (entidade, matricula)
    left join horario_flexivel h
      on (h.entidade, h.matricula, h.dia) = (r.entidade, r.matricula, extract(dow from r.data) + 1)
    where registros is not null and regexp_replace(registros, ':[0-9]{2}', '', 'g') <> case s.horario_trabalho
      when 'FLEXÍVEL' then regexp_replace(concat_ws(' ', entrada1, saida1, entrada2, saida2, entrada3, saida3, entrada4,
        saida4), ':[0-9]{2}', '', 'g')
      else regexp_replace(replace(replace(s.horario_trabalho, ' às ', ' '), ' e ', ' '), ':[0-9]{2}', '', 'g') end`,
  'the servants lent on a day are those of the list of lent servants': `
    select entidade, matricula from servidor s full join (
      select entidade, matricula, local from cedencia
      where tipo_movimentacao = 23 and data_inicio <= '${today}' and coalesce(data_fim, 'infinity') >= '${today}'
    ) c using (entidade, matricula) where s.cedido_para is distinct from c.local`,
  'who is lent is a servant of the entity, under the same name and cargo; who is borrowed is not': `
    select c.entidade, c.cedencia from cedencia c left join servidor s using (entidade, matricula)
    where case tipo_movimentacao when 90 then s.matricula is not null else (s.nome, s.cargo) is distinct from
      (c.nome, c.cargo) or data_inicio < data_admissao or data_demissao is not null end
    union all select entidade, min(cedencia) from cedencia where tipo_movimentacao = 23 group by entidade, matricula
      having count(*) > 1`,
  'who another body pays is not on the payroll': `
    select distinct c.entidade, c.cedencia from cedencia c join folha f using (entidade, matricula)
    where c.tipo = 'SEM ÔNUS' and tipo_movimentacao = 23
      and make_date(f.exercicio, f.mes, 1) between data_inicio and coalesce(data_fim, 'infinity')`,
  'no loan, request to move or competition is dated after the day of the city': `
    select entidade, cedencia from cedencia where data_inicio > '${today}'
    union all select entidade, protocolo from permuta where data_solicitacao > '${today}'
    union all select entidade, concurso from concurso
      where greatest(data_publicacao, data_homologacao) > '${today}'
    union all select entidade, concurso from concurso_classificado where data_nomeacao > '${today}'`,
  'nobody is in the register before being admitted': `
    select entidade, matricula from servidor where data_admissao > '${today}' or data_demissao > '${today}'`,
  'what a payroll says of a servant is the sum of its events': `
    select entidade, exercicio, mes, matricula from folha f
    left join (
      select entidade, exercicio, mes, matricula, sum(valor) filter (where tipo = 'P') as p, sum(valor)
        filter (where tipo = 'O') as o,
        sum(valor) filter (where tipo = 'D') as d
      from folha_evento join evento_folha using (entidade, evento) group by 1, 2, 3, 4
    ) e using (entidade, exercicio, mes, matricula)
    where p is distinct from vencimentos or coalesce(o, 0) <> outros_proventos or coalesce(d, 0) <> descontos
      or liquido < 0`,
  'a unit pays its servants in a month what it committed for them, to the cent': `
    select * from (
      select entidade, exercicio, extract(month from data)::int as mes, unidade_orcamentaria, sum(valor) as empenhado
      from empenho where left(natureza, 6) in ('319011', '319004') group by 1, 2, 3, 4
    ) e left join (
      select entidade, exercicio, mes, unidade_orcamentaria, sum(remuneracao) as pago from folha where not inativo
        group by 1, 2, 3, 4
    ) f using (entidade, exercicio, mes, unidade_orcamentaria) where pago is distinct from empenhado`,
  'no post has more servants than places, in any month': `
    select f.entidade, f.exercicio, f.mes, c.cargo from folha f join cargo c
      on (c.entidade, c.cargo) = (f.entidade, f.codigo_cargo)
    where not inativo group by 1, 2, 3, 4, c.vagas having count(*) > c.vagas`,
  'the act that appointed a servant is among the acts, under the number the register says': `
    select s.entidade, s.matricula from servidor s left join lei_ato l on (l.entidade, l.lei) = (s.entidade, s.ato)
    where s.ato is not null and s.nomeacao is distinct from 'PORTARIA ' || l.numero || '/' || l.ano`,
  'a servant earns as in a city of this size: more than the least a month may pay, less than the ceiling': `
    select matricula from folha where not inativo and mes < 12 and remuneracao not between 1300 and 30000`,
  'nobody asks to go where they already are': 'select protocolo from permuta where lotacao_atual = lotacao_desejada',
  'no function has more who fill it than places': 'select funcao from funcao_gratificada where ocupadas > vagas',
  'nobody is paid before being admitted nor after leaving': `
    select f.matricula from folha f join servidor s using (entidade, matricula)
    where make_date(f.exercicio, f.mes, 1) + interval '1 month' <= s.data_admissao
      or make_date(f.exercicio, f.mes, 1) > coalesce(s.data_demissao, 'infinity')`,
})
