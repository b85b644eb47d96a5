// Consistency rules of receita in the demo city: each query returns the rows that break it.
import { LAST_YEAR } from '../cidade/cidade.ts'

/** Net current revenue of a year above which a city is whole: a sample has a Câmara as large as any other. */
const WHOLE_CITY = 100_000_000

export const receitaLaws = (today: string): Readonly<Record<string, string>> => ({
  'a year of revenue is the sum of its days, and a day the sum of its ledger': `
    select entidade, exercicio, receita, fonte_recurso, data from resumo.receita_diaria d
    full join (
      select entidade, exercicio, receita, fonte_recurso, data, sum(valor) filter (where tipo = 'A') as a, sum(valor)
        filter (where tipo = 'D') as d
      from lancamento_receita group by 1, 2, 3, 4, 5
    ) l using (entidade, exercicio, receita, fonte_recurso, data)
    where fonte_recurso is not null and (coalesce(a, 0) is distinct from valor_arrecadado
      or coalesce(l.d, 0) is distinct from coalesce(valor_deducao, 0))
    union all select entidade, exercicio, receita, fonte_recurso, null from resumo.receita r
    left join (
      select entidade, exercicio, receita, fonte_recurso, sum(valor_arrecadado) as a, sum(valor_deducao) as d
        from resumo.receita_diaria group by 1, 2, 3, 4
    ) d using (entidade, exercicio, receita, fonte_recurso)
    where fonte_recurso is not null
      and (coalesce(a, 0) <> valor_arrecadado or coalesce(d.d, 0) <> coalesce(valor_deducao, 0))`,
  'every nature of revenue has all the levels above it, and only the last ones are posted to': `
    select n.receita from natureza_receita n, unnest(array[1, 2, 3, 4, 6, 7, 8]) as size
    where size < length(n.receita) and right(left(n.receita, size), case size when 6 then 2 else 1 end) !~ '^0+$'
      and not exists (
      select from natureza_receita p where (p.entidade, p.exercicio, p.receita) = (n.entidade, n.exercicio,
        left(n.receita, size)))
    union all select l.receita from lancamento_receita l join natureza_receita n
      on (n.entidade, n.exercicio) = (l.entidade, l.exercicio) and n.receita <> l.receita
        and starts_with(n.receita, l.receita)`,
  'a deduction is part of what was collected, and of what was foreseen': `
    select entidade, exercicio, receita, fonte_recurso from resumo.receita where valor_deducao > valor_arrecadado
      or valor_deducao_prevista > valor_previsto`,
  'a reversal undoes no more than the entry it names, and comes after it': `
    select e.lancamento from lancamento_receita e join lancamento_receita l
      on (l.entidade, l.exercicio, l.lancamento) = (e.entidade, e.exercicio, e.lancamento_estornado)
    where -e.valor > l.valor or e.data < l.data or e.receita <> l.receita or e.fonte_recurso <> l.fonte_recurso
      or l.valor < 0`,
  'nothing of revenue happens before its year or after today': `
    select 1 from lancamento_receita where data > '${today}'
    union all select 1 from previsao_receita_atualizacao where data > '${today}'
    union all select 1 from lancamento_tributario where extract(year from data) <> exercicio or data > '${today}'
      or vencimento < data
    union all select 1 from pagamento_tributario where extract(year from data) <> exercicio or data > '${today}'
    union all select 1 from divida_ativa where data > '${today}'
    union all select 1 from divida_ativa_movimento m join divida_ativa d using (entidade, exercicio, divida)
      where m.data > '${today}' or m.data < d.data
    union all select 1 from repasse_lancamento where data > '${today}'`,
  'the ledger is numbered from 1, without gaps, in the order of its dates': `
    select * from (
      select lancamento, row_number() over w as expected, data, lag(data) over w as before
      from lancamento_receita window w as (partition by entidade, exercicio order by lancamento)
    ) n where lancamento <> expected or data < before`,
  'what is paid of the taxes launched is what the ledger collects, day by day': `
    select * from (
      select entidade, exercicio, g.receita, p.data, sum(p.valor) as pago from pagamento_tributario p
        join lancamento_tributario g using (entidade, exercicio, guia)
      group by 1, 2, 3, 4
    ) p full join (
      select entidade, exercicio, receita, data, sum(valor) as arrecadado from lancamento_receita l
      where exists (select from lancamento_tributario g
        where (g.entidade, g.exercicio, g.receita) = (l.entidade, l.exercicio, l.receita)) group by 1, 2, 3, 4
    ) l using (entidade, exercicio, receita, data) where pago is distinct from arrecadado`,
  'paid and waived never pass what was launched, and what is left at the end of the year becomes debt, to the cent': `
    select g.guia from lancamento_tributario g
    left join lateral (select sum(valor) as valor from pagamento_tributario p
      where (p.entidade, p.exercicio, p.guia) = (g.entidade, g.exercicio, g.guia)) p on true
    left join lateral (select sum(valor) as valor from isencao i
      where (i.entidade, i.exercicio, i.guia) = (g.entidade, g.exercicio, g.guia)) i on true
    left join divida_ativa d on (d.entidade, d.exercicio_guia, d.guia) = (g.entidade, g.exercicio, g.guia)
    cross join lateral (select g.valor - coalesce(p.valor, 0) - coalesce(i.valor, 0) as resto) r
    where resto < 0 or coalesce(d.valor, 0) <> case when g.exercicio < ${LAST_YEAR}
      and date '${today}' >= make_date(g.exercicio + 1, 1, 23) then resto else 0 end`,
  'what is paid of the active debt is what the ledger collects of it, day by day': `
    select * from (
      select entidade, data, sum(valor) as pago from divida_ativa_movimento where tipo = 'Pagamento'
        and extract(year from data) >= 2023 group by 1, 2
    ) p full join (
      select entidade, data, sum(valor) as arrecadado from lancamento_receita where substr(receita, 8, 1) = '3'
        group by 1, 2
    ) l using (entidade, data) where pago is distinct from arrecadado`,
  'no debt is paid or cancelled beyond what is owed': `
    select d.divida from divida_ativa d join divida_ativa_movimento m using (entidade, exercicio, divida)
    group by d.entidade, d.exercicio, d.divida having d.valor + sum(case when m.tipo = 'Atualização' then m.valor
      else -m.valor end) < 0`,
  'of the taxes of a closed year 25% went to education and 15% to health': `
    select * from (
      select exercicio, sum(valor_arrecadado) as ensino,
        sum(valor_arrecadado) filter (where receita !~ '^17115(12|13)') as saude,
        sum(valor_deducao) as fundeb
      from resumo.receita_diaria where receita ~ '^(1112|1113|1114|17115|17215[012])' group by 1
    ) base join (
      select exercicio, sum(d.valor_empenhado) filter (where o.fonte_recurso = '15001001') as gasto_no_ensino,
        sum(d.valor_empenhado) filter (where o.fonte_recurso = '15001002') as gasto_na_saude
      from resumo.despesa_diaria d join dotacao o using (entidade, exercicio, dotacao)
      where d.data <= make_date(exercicio, 12, 31) group by 1
    ) gasto using (exercicio)
    where make_date(exercicio, 12, 31) <= '${today}'
      and (gasto_no_ensino + fundeb < 0.25 * ensino or gasto_na_saude < 0.15 * saude)`,
  'in a closed year personnel costs no more than 54% of the net current revenue, and that of the Câmara 6%': `
    select * from (
      select exercicio, sum(valor_arrecadado - coalesce(valor_deducao, 0)) as liquida from resumo.receita_diaria
      where receita ~ '^[17]' group by 1
    ) rcl join (
      select exercicio, sum(d.valor_empenhado) filter (where n.tipo <> 'L') as executivo,
        sum(d.valor_empenhado) filter (where n.tipo = 'L') as legislativo
      from resumo.despesa_diaria d join entidade n using (entidade)
      where elemento like '31%' and d.data <= make_date(exercicio, 12, 31) group by 1
    ) pessoal using (exercicio)
    where make_date(exercicio, 12, 31) <= '${today}'
      and (executivo > 0.54 * liquida or (legislativo > 0.06 * liquida and liquida > ${WHOLE_CITY}))`,
  'what one entity sends is what the other receives, to the cent and to the day': `
    select * from (
      select l.entidade as de, r.entidade_outra as para, data, sum(valor) as enviado
      from repasse_lancamento l join repasse r using (entidade, exercicio, conta, conta_corrente, tipo) where tipo = 'E'
        group by 1, 2, 3
    ) e full join (
      select r.entidade_outra as de, l.entidade as para, data, sum(valor) as recebido
      from repasse_lancamento l join repasse r using (entidade, exercicio, conta, conta_corrente, tipo) where tipo = 'R'
        group by 1, 2, 3
    ) r using (de, para, data) where enviado is distinct from recebido`,
})
