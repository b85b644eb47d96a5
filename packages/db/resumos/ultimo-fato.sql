-- A load notes the newest day of each table it changed (`anotar_ultimos_fatos`); the step notes all of them, where nothing was noted yet.
insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values
  (130, 'portal', 'reconstruir_ultimos_fatos', '{}', '{resumo.ultimo_fato}');

-- The day on which what a row of a table tells happened, and the column of its year where that is not `exercicio`. A table is not here whose
-- rows happen on no day, such as names and registers. Settlements and payments have two names: theirs in the year in which they were made, and
-- that of all that was ever settled and paid of the commitments of a year.
create function resumo.dia_da_linha() returns table (nome text, tabela text, dia text, ano text) language sql immutable as $$
  select tabela, tabela, dia, ano from (values
    ('adiantamento', 'data_prestacao', 'exercicio'), ('aditivo', 'data', 'exercicio'), ('adjudicacao', 'data', 'exercicio'),
    ('ajuda_custo', 'data_lancamento', 'ano_competencia'), ('autorizacao', 'data_nad', 'exercicio'),
    ('audiencia_publica', 'coalesce(data_cadastro, data_envio, data)', 'exercicio'), ('bem', 'greatest(data_aquisicao, data_baixa)', null),
    ('bem_comodato', 'data_inicio', null), ('bem_imovel', 'data_matricula', null), ('cedencia', 'data_inicio', null),
    ('concurso', 'greatest(data_publicacao, data_homologacao)', null), ('concurso_classificado', 'data_nomeacao', null),
    ('conselho_reuniao', 'data', null), ('contrato', 'coalesce(data_assinatura, data_publicacao)', 'exercicio'),
    ('contrato_fiscal', 'data_inicio', 'exercicio'), ('convenio', 'data_celebracao', null), ('convenio_aditivo', 'data_termo', null),
    ('credito_adicional', 'data', 'exercicio'), ('diaria', 'coalesce(data_ato, data_saida)', 'exercicio'), ('diario_oficial', 'publicado_em::date', null),
    ('divida_ativa', 'data', 'exercicio'), ('divida_ativa_movimento', 'data', 'exercicio'),
    ('documento_saude', '(select f.data::date from arquivo f where f.arquivo = t.arquivo)', null),
    ('em_liquidacao', 'greatest(data, data_estorno)', 'exercicio'), ('empenho', 'greatest(data, data_totais)', 'exercicio'),
    ('empenho_anulacao', 'data', 'exercicio'), ('estagiario', 'inicio_contrato', null), ('estoque', 'data', 'exercicio'),
    ('fila_saude', 'data_posicao', null), ('fila_saude_paciente', 'data_entrada', null),
    ('folha', 'make_date(exercicio, mes, 1) + interval ''1 month'' - interval ''1 day''', 'exercicio'),
    ('homologacao', 'data', 'exercicio'), ('isencao', 'data', 'exercicio'), ('lancamento_receita', 'data', 'exercicio'),
    ('lancamento_tributario', 'data', 'exercicio'), ('lei_ato', 'data', null), ('lei_publicacao', 'data_publicacao', null),
    ('licitacao', 'data_publicacao', 'exercicio'), ('licitacao_ata', 'data', 'exercicio'), ('licitacao_cotacao', 'data', 'exercicio'),
    ('licitacao_parecer', 'data', 'exercicio'), ('licitacao_participante', 'data_proposta', 'exercicio'),
    ('licitacao_publicacao', 'data_publicacao', 'exercicio'), ('licitacao_recurso', 'coalesce(data_protocolo, data)', 'exercicio'),
    ('liquidacao', 'data', 'exercicio_liquidacao'), ('liquidacao_documento', 'data', 'exercicio'), ('liquidacao_estorno', 'data', 'exercicio'),
    ('medida_covid', 'data', null), ('movimento_garagem', 'greatest(data_saida, data_retorno)::date', 'exercicio'),
    ('nota_extraorcamentaria', 'data', 'exercicio'), ('obra', 'greatest(data, data_conclusao)', null), ('obra_medicao', 'data', null),
    ('obra_paralisacao', 'greatest(data_inicio, data_fim)', null), ('obra_planilha', 'data_base', null), ('pagamento', 'data', 'exercicio_pagamento'),
    ('pagamento_tributario', 'data', 'exercicio'), ('permuta', 'data_solicitacao', null), ('previsao_receita_atualizacao', 'data', 'exercicio'),
    ('protecao', 'decidido_em::date', null), ('publicacao', '(select f.data::date from arquivo f where f.arquivo = t.arquivo)', 'ano'),
    ('registro_ponto', 'data', null), ('repasse_lancamento', 'data', 'exercicio'), ('retencao', 'greatest(data, data_estorno)', 'exercicio'),
    ('servidor', 'greatest(data_admissao, data_demissao)', null), ('subvencao', 'coalesce(data_celebracao, data_publicacao)', null),
    ('subvencao_aditivo', 'data_termo', null), ('subvencao_prestacao', 'data', null), ('terceirizado', 'data_inicio', null),
    ('veiculo_gasto', 'data', 'exercicio'),
    ('veiculo_mes', 'make_date(exercicio, mes, 1) + interval ''1 month'' - interval ''1 day''', 'exercicio')
  ) proprio (tabela, dia, ano)
  union all
  values
    ('empenho.liquidacao', 'liquidacao', 'data', 'exercicio'), ('empenho.pagamento', 'pagamento', 'data', 'exercicio')
$$;

-- Notes the newest day of these tables, or of all. What is dated after today is a plan or a slip of the pen, and dates nothing.
create function resumo.anotar_ultimos_fatos(p_entidade int, p_exercicio int, p_tabelas text[] default null) returns void language plpgsql as $$
declare
  linha record;
  mais_novo date;
begin
  for linha in select * from resumo.dia_da_linha() where p_tabelas is null or tabela = any (p_tabelas) loop
    execute format(
      'select max(x.dia)::date from (select %s as dia from public.%I t where t.entidade = $1 %s) x where x.dia <= current_date',
      linha.dia, linha.tabela, case when linha.ano is not null then format('and t.%I = $2', linha.ano) end
    ) into mais_novo using p_entidade, p_exercicio;
    delete from resumo.ultimo_fato where entidade = p_entidade and exercicio = p_exercicio and tabela = linha.nome and dia is distinct from mais_novo;
    insert into resumo.ultimo_fato select p_entidade, p_exercicio, linha.nome, mais_novo where mais_novo is not null on conflict do nothing;
  end loop;
end
$$;

create function resumo.reconstruir_ultimos_fatos(p_entidade int, p_exercicio int) returns void language sql as $$
  select resumo.anotar_ultimos_fatos(p_entidade, p_exercicio)
$$;
