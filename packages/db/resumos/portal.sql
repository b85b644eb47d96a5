-- The one door to every summary: which steps a change needs, in their order.
-- Takes the steps of the areas named, those that read one of the tables, and those that read what such a step wrote.
create function resumo.refazer(p_entidade int, p_exercicio int, p_tabelas text[], p_areas text[] default '{}')
returns setof sistema.etapa_resumo language plpgsql as $$
declare
  etapa sistema.etapa_resumo;
  mudadas text[] := p_tabelas;
begin
  for etapa in select * from sistema.etapa_resumo order by ordem loop
    if etapa.le && mudadas or etapa.area = any (p_areas) then
      execute format('select resumo.%I($1, $2)', etapa.funcao) using p_entidade, p_exercicio;
      mudadas := mudadas || etapa.escreve;
      return next etapa;
    end if;
  end loop;
end
$$;

-- Everything of one entity and year, for whoever changed facts by hand.
create function resumo.reconstruir(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  perform resumo.refazer(p_entidade, p_exercicio, '{}', array(select area from sistema.area));
  perform sistema.nova_versao(area, p_entidade, p_exercicio) from sistema.area;
end
$$;
