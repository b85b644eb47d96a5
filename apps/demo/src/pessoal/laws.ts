// Consistency rules of pessoal in the demo city: each query returns the rows that break it.

export const pessoalLaws: Readonly<Record<string, string>> = {
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
}
