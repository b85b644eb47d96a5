// Consistency rules of planejamento in the demo city: each query returns the rows that break it.

export const planejamentoLaws = (today: string): Readonly<Record<string, string>> => ({
  'every entity and year has its laws of planning and the hearings that discussed them': `
    select x.entidade, x.exercicio, t.tipo from exercicio x, unnest(array['PPA', 'LDO', 'LOA']) as sigla,
      unnest(array[sigla, 'Atas de Audiência - ' || sigla]) as t (tipo)
    where not exists (
      select from documento_orcamento d where (d.entidade, d.tipo) = (x.entidade, t.tipo) and d.arquivo is not null
        and d.ano = case sigla when 'PPA' then x.ano_base_ppa else x.exercicio end)`,
  'a paper of planning is published before its year begins': `
    select 1 from documento_orcamento d join arquivo f using (arquivo) where extract(year from f.data) <> d.ano - 1`,
  'every action of every budget says what it is to deliver, and nothing is delivered before its year': `
    select distinct d.entidade, d.exercicio, d.projeto from dotacao d left join meta_fisica m
      on (m.entidade, m.exercicio, m.projeto, m.unidade, m.funcao, m.programa) = (d.entidade, d.exercicio, d.projeto,
        d.unidade, d.funcao, d.programa)
    where m.projeto is null or (m.quantidade_realizada > 0 and make_date(d.exercicio, 1, 1) >= '${today}')`,
  'every entity says how many people it serves, in each of its years': `
    select entidade, exercicio from exercicio x where not exists (select from populacao p
      where (p.entidade, p.ano) = (x.entidade, x.exercicio))`,
})
