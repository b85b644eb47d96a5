-- How the summaries of revenue are made from its facts: the sums of each day, and those of the year.
insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values
  (110, 'receita', 'reconstruir_receita',
    '{lancamento_receita, lancamento_tributario, previsao_receita, previsao_receita_atualizacao}',
    '{resumo.receita_diaria, resumo.receita}');

create function resumo.reconstruir_receita(p_entidade int, p_exercicio int) returns void language plpgsql as $$
declare
  -- What is to be summed where nobody stated it: nothing is known of it, unless it was stated of another row of the year.
  v_sem_previsto numeric := (
    select 0 from previsao_receita where entidade = p_entidade and exercicio = p_exercicio and valor_previsto is not null limit 1
  );
  v_sem_deducao_prevista numeric := (
    select 0 from previsao_receita where entidade = p_entidade and exercicio = p_exercicio and valor_deducao is not null limit 1
  );
  v_sem_deducao numeric := (
    select 0 from lancamento_receita where entidade = p_entidade and exercicio = p_exercicio and tipo = 'D' limit 1
  );
begin
  perform resumo.abrir('resumo.receita_diaria');
  perform resumo.abrir('resumo.receita');

  insert into novo_receita_diaria
  select p_entidade, p_exercicio, data, receita, fonte_recurso, sum(lancado), sum(arrecadado), sum(deducao)
  from (
    select data, receita, fonte_recurso, 0.00 as lancado,
      case when tipo = 'A' then valor else 0 end as arrecadado,
      case when tipo = 'D' then valor else v_sem_deducao end as deducao
    from lancamento_receita where entidade = p_entidade and exercicio = p_exercicio
    union all
    select data, receita, null, valor, 0, v_sem_deducao from lancamento_tributario where entidade = p_entidade and exercicio = p_exercicio
  ) m
  group by data, receita, fonte_recurso
  order by data;

  insert into novo_receita
  select p_entidade, p_exercicio, receita, fonte_recurso,
    sum(previsto), sum(atualizacao), sum(deducao_prevista), sum(lancado), sum(arrecadado), sum(deducao)
  from (
    select receita, fonte_recurso, coalesce(valor_previsto, v_sem_previsto) as previsto, 0.00 as atualizacao,
      coalesce(valor_deducao, v_sem_deducao_prevista) as deducao_prevista,
      0.00 as lancado, 0.00 as arrecadado, v_sem_deducao as deducao
    from previsao_receita where entidade = p_entidade and exercicio = p_exercicio
    union all
    select receita, fonte_recurso, v_sem_previsto, valor, v_sem_deducao_prevista, 0, 0, v_sem_deducao
    from previsao_receita_atualizacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select receita, fonte_recurso, v_sem_previsto, 0, v_sem_deducao_prevista, valor_lancado, valor_arrecadado, valor_deducao from novo_receita_diaria
  ) m
  group by receita, fonte_recurso
  order by receita;

  perform resumo.trocar('resumo.receita_diaria', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.receita', p_entidade, p_exercicio);
end
$$;

-- One row per nature and source. A period keeps what was launched, collected and deducted inside it; the forecast is that of the year. What
-- nobody stated in the year is absent in all rows.
create function resumo.receita_no_periodo(p_entidade int, p_exercicio int, p_inicio date, p_fim date)
returns table (
  receita text, fonte_recurso text, valor_previsto numeric, valor_atualizacao numeric, valor_deducao_prevista numeric,
  valor_lancado numeric, valor_arrecadado numeric, valor_deducao numeric
) language sql stable as $$
  select receita, fonte_recurso, valor_previsto, valor_atualizacao, valor_deducao_prevista, valor_lancado, valor_arrecadado, valor_deducao
  from resumo.receita
  where p_inicio is null and p_fim is null and entidade = p_entidade and exercicio = p_exercicio
  union all
  select receita, fonte_recurso, valor_previsto, valor_atualizacao, valor_deducao_prevista, 0, 0, 0 * valor_deducao
  from resumo.receita
  where (p_inicio is not null or p_fim is not null) and entidade = p_entidade and exercicio = p_exercicio
  union all
  select receita, fonte_recurso, null, null, null, sum(valor_lancado), sum(valor_arrecadado), sum(valor_deducao)
  from resumo.receita_diaria
  where (p_inicio is not null or p_fim is not null) and entidade = p_entidade and exercicio = p_exercicio
    and data between coalesce(p_inicio, '-infinity') and coalesce(p_fim, 'infinity')
  group by receita, fonte_recurso
$$;
