// Consistency rules of what the demo city publishes about its services: each query returns the rows that break it.

export const atendimentoLaws: Readonly<Record<string, string>> = {
  'a queue of the health service belongs to one entity': `
    select nome from fila_saude group by nome having count(distinct entidade) > 1`,
  'who is scheduled no longer waits': `
    select entidade, fila, ordem from fila_saude_paciente where status not like 'Aguardando%'`,
  'a council meets when it says': `
    select entidade, conselho, reuniao, data, dias from (
      select *, make_date(extract(year from data)::int, extract(month from data)::int, 1) as mes,
        regexp_match(dias, 'Na (.+) (.+)-feira de fevereiro, maio, agosto e novembro, às ([0-9]+)h([0-9]*)$') as m
      from conselho_reuniao r join (select entidade, conselho, dias from conselho) c using (entidade, conselho)
    ) r cross join lateral (
      select array_position(array['segunda', 'terça', 'quarta', 'quinta', 'sexta'], m[2]) as dia,
        case m[1] when 'última' then (mes + interval '1 month - 7 days')::date
          else mes + 7 * (array_position(array['primeira', 'segunda', 'terceira', 'quarta'], m[1]) - 1) end as desde
    ) d
    where m is null or data not between desde + (dia - extract(isodow from desde)::int + 7) % 7
        and desde + (dia - extract(isodow from desde)::int + 7) % 7 + 4
      or horario <> lpad(m[3], 2, '0') || ':' || rpad(m[4], 2, '0')`,
  'a queue is in the order it says: the urgent first, then who came before': `
    select entidade, fila, ordem from (
      select entidade, fila, ordem, lag(vez) over (partition by entidade, fila order by ordem) > vez as fora
      from (
        select *, (array_position(array['Urgente', 'Alta', 'Normal'], prioridade), data_entrada) as vez
        from fila_saude_paciente
      ) p
    ) q where fora`,
}
