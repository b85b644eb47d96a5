-- A rebuild joins a whole year before its summaries have statistics: told that nothing is known, the planner would go row by row.
alter function resumo.inscrever_restos(int, int, int, int) set enable_nestloop = off;
alter function resumo.reconstruir_compras_diretas(int, int) set enable_nestloop = off;
alter function resumo.reconstruir_adiantamentos(int, int) set enable_nestloop = off;
alter function resumo.reconstruir_ajudas_de_custo(int, int) set enable_nestloop = off;
