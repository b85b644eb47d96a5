-- How what the city owns is added up, and the summaries of the warehouse are made from its entries and exits.
insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values
  (160, 'patrimonio', 'reconstruir_estoque', '{estoque}', '{resumo.estoque_saldo, resumo.estoque_ano}'),
  (165, 'patrimonio', 'reconstruir_bens', '{bem, bem_comodato, exercicio}', '{resumo.bem_cedido, resumo.bem_somado}');

-- Assets have no year: they are added up, and those on loan told apart, with the last.
create function resumo.reconstruir_bens(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  if exists (select from exercicio where entidade = p_entidade and exercicio > p_exercicio) then
    return;
  end if;
  delete from resumo.bem_somado where entidade = p_entidade;
  insert into resumo.bem_somado
  select entidade, tipo, local_bem, count(*), coalesce(sum(valor_aquisicao), 0), sum(valor_atual), sum(valor_aquisicao - valor_atual)
  from bem
  where entidade = p_entidade and baixado is not true
  group by entidade, tipo, local_bem;
  delete from resumo.bem_cedido where entidade = p_entidade;
  insert into resumo.bem_cedido
  select b.entidade, b.descricao_busca, b.tipo, b.bem
  from bem_comodato c
  join bem b on b.entidade = c.entidade and b.tipo = c.tipo and b.bem = c.bem
  where c.entidade = p_entidade;
end
$$;

create function resumo.reconstruir_estoque(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  perform resumo.abrir('resumo.estoque_saldo');
  perform resumo.abrir('resumo.estoque_ano');

  insert into novo_estoque_saldo
  select p_entidade, p_exercicio, centro_custo, item, data,
    sum(sum(case tipo when 'ENTRADA' then quantidade else -quantidade end)) over ate,
    sum(sum(case tipo when 'ENTRADA' then valor_total else -valor_total end)) over ate
  from estoque
  where entidade = p_entidade and exercicio = p_exercicio
  group by centro_custo, item, data
  window ate as (partition by centro_custo, item order by data);

  insert into novo_estoque_ano
  select distinct on (centro_custo, item) p_entidade, p_exercicio, centro_custo, item, quantidade, valor
  from novo_estoque_saldo
  order by centro_custo, item, data desc;

  perform resumo.trocar('resumo.estoque_saldo', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.estoque_ano', p_entidade, p_exercicio);
end
$$;

-- What one place held at the end of a day, or after all that is known: the years before it whole, and its own up to it.
-- What only moved later is not there yet; what left before it came is there, below zero.
create function resumo.estoque_do_lugar(p_entidade int, p_centro_custo int, p_data date)
returns table (item int, quantidade numeric, valor numeric) language sql stable as $$
  select item, sum(quantidade), sum(valor)
  from (
    select a.item, a.quantidade, a.valor
    from exercicio x
    join resumo.estoque_ano a on a.entidade = x.entidade and a.exercicio = x.exercicio and a.centro_custo = p_centro_custo
    where x.entidade = p_entidade and (p_data is null or x.exercicio < extract(year from p_data)::int)
    union all
    select a.item, s.quantidade, s.valor
    from resumo.estoque_ano a
    cross join lateral (
      select s.quantidade, s.valor from resumo.estoque_saldo s
      where s.entidade = a.entidade and s.exercicio = a.exercicio and s.centro_custo = a.centro_custo and s.item = a.item and s.data <= p_data
      order by s.data desc
      limit 1
    ) s
    where a.entidade = p_entidade and a.exercicio = extract(year from p_data)::int and a.centro_custo = p_centro_custo
  ) p
  group by item
$$;

-- The same of one material, in each place.
create function resumo.estoque_do_item(p_entidade int, p_item int, p_data date)
returns table (centro_custo int, quantidade numeric, valor numeric) language sql stable as $$
  select centro_custo, sum(quantidade), sum(valor)
  from (
    select a.centro_custo, a.quantidade, a.valor
    from exercicio x
    join resumo.estoque_ano a on a.entidade = x.entidade and a.exercicio = x.exercicio and a.item = p_item
    where x.entidade = p_entidade and (p_data is null or x.exercicio < extract(year from p_data)::int)
    union all
    select a.centro_custo, s.quantidade, s.valor
    from resumo.estoque_ano a
    cross join lateral (
      select s.quantidade, s.valor from resumo.estoque_saldo s
      where s.entidade = a.entidade and s.exercicio = a.exercicio and s.centro_custo = a.centro_custo and s.item = a.item and s.data <= p_data
      order by s.data desc
      limit 1
    ) s
    where a.entidade = p_entidade and a.exercicio = extract(year from p_data)::int and a.item = p_item
  ) p
  group by centro_custo
$$;

-- What each vehicle cost in each month, and how far it went by its own meter: kilometres or hours, never both.
create function resumo.custo_da_frota(p_entidade int, p_exercicio int)
returns table (mes int, setor text, valor numeric, valor_km numeric, quilometros numeric, valor_hora numeric, horas numeric) language sql stable as $$
  select mes, coalesce(s.descricao, 'Setor não informado'), coalesce(g.valor, 0),
    coalesce(g.valor, 0) * (v.tipo_medidor = 1)::int, case v.tipo_medidor when 1 then coalesce(u.percorrido, 0) end,
    coalesce(g.valor, 0) * (v.tipo_medidor = 2)::int, case v.tipo_medidor when 2 then coalesce(u.percorrido, 0) end
  from (
    select veiculo, extract(month from data)::int as mes, sum(valor_total) as valor
    from veiculo_gasto
    where entidade = p_entidade and exercicio = p_exercicio
    group by 1, 2
  ) g
  full join (select veiculo, mes, percorrido from veiculo_mes where entidade = p_entidade and exercicio = p_exercicio) u using (veiculo, mes)
  join veiculo v on v.entidade = p_entidade and v.veiculo = coalesce(g.veiculo, u.veiculo)
  left join centro_custo s on s.entidade = v.entidade and s.centro_custo = v.centro_custo
$$;
