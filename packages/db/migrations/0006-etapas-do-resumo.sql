-- A load rebuilds its summaries step by step; a migration that brings a new summary adds its step here and nothing else.
create table sistema.etapa_resumo (
  ordem int primary key,
  funcao text not null unique
);
insert into sistema.etapa_resumo (ordem, funcao) values
  (10, 'reconstruir_empenhos'),
  (20, 'reconstruir_fornecedores'),
  (30, 'reconstruir_notas'),
  (40, 'reconstruir_despesa');

-- Commitments of a year are settled and paid in later years too, so the answers of those change with it.
create or replace function resumo.reconstruir(p_entidade int, p_exercicio int) returns void language plpgsql as $$
declare
  etapa text;
begin
  for etapa in select funcao from sistema.etapa_resumo order by ordem loop
    execute format('select resumo.%I($1, $2)', etapa) using p_entidade, p_exercicio;
  end loop;
  insert into sistema.carga (entidade, exercicio) values (p_entidade, p_exercicio) on conflict do nothing;
  update sistema.carga set versao = nextval('sistema.versao'), carregada_em = now()
  where entidade = p_entidade and exercicio >= p_exercicio;
end
$$;
