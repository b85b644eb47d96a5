-- Enough rows for the planner to behave as it does in a large city.
insert into fornecedor (entidade, fornecedor, nome, cnpj_cpf)
select 1, 1000 + n, 'Fornecedor ' || md5(n::text), lpad((n::bigint * 7919 * 1000003 % 1000000000000)::text, 12, '0') ||
  '00'
from generate_series(1, 6000) n;

insert into empenho (entidade, exercicio, unidade_orcamentaria, empenho, data, fornecedor, historico, valor,
  compra_direta, suprimento_fundos)
select 1, 2026, '0202', n, '2026-01-01'::date + n % 365, 1000 + n, 'Despesa ' || n, 100 + n % 5000, true, true
from generate_series(1, 6000) n;

insert into diaria (
  entidade, exercicio, unidade_orcamentaria, empenho, no_liquidacao, entidade_empenho, exercicio_empenho,
  nome, data_saida, destino, motivo, tipo_objetivo, valor
)
select 1, 2026, '0202', n, 1, 1, 2026,
  'Servidor ' || md5(n::text), '2026-01-01'::date + n % 365, 'Cidade ' || md5((n % 900)::text), 'Viagem', 1 + n % 3,
    100 + n % 5000
from generate_series(1, 6000) n;

insert into nota_extraorcamentaria (entidade, exercicio, no_extraorcamentario, data, fornecedor, valor, historico)
select 1, 2026, 1000 + n, '2026-01-01'::date + n % 365, 1000 + n, 100 + n % 5000, 'Repasse ' || n
from generate_series(1, 6000) n;

insert into empenho_item (
  entidade, exercicio, unidade_orcamentaria, empenho, ordem, especificacao, quantidade, unidade, valor_unitario,
    valor_total
)
select 1, 2026, '0202', n, 1, 'Item ' || md5(n::text), 1, 'UN', 100 + n % 5000, 100 + n % 5000
from generate_series(1, 6000) n;

insert into servidor (entidade, matricula, nome, cpf, cargo, lotacao)
select 1, 10000 + n, 'Servidor ' || md5(n::text), lpad((n::bigint * 7919)::text, 11, '0'), 'Cargo ' || n % 40,
  'Setor ' || n % 40
from generate_series(1, 6000) n;

insert into folha (
  entidade, exercicio, mes, matricula, nome, situacao, natureza, codigo_cargo, codigo_lotacao, vencimentos, descontos
)
select 1, 2026, 3, 10000 + n, 'Servidor ' || md5(n::text), 'ATIVO', 'Efetivo', 1 + n % 40, 1 + n % 12, 1000 + n % 5000,
  n % 500
from generate_series(1, 6000) n;

insert into adiantamento (
  entidade, exercicio, prestacao_contas, unidade_orcamentaria, exercicio_empenho, empenho, matricula, data_prestacao,
    valor_documentos
)
select 1, 2026, 1000 + n, '0202', 2026, n, 10000 + n, '2026-01-01'::date + n % 365, n % 5000
from generate_series(1, 6000) n;

insert into ajuda_custo (
  entidade, matricula, ano_competencia, mes_competencia, sequencia, evento, evento_descricao, data_lancamento, valor
)
select 1, 10000 + n, 2026, 1 + n % 12, 1, 410, 'Mudança', '2026-01-01'::date + n % 365, n % 5000
from generate_series(1, 6000) n;

insert into empenho (entidade, exercicio, unidade_orcamentaria, empenho, data, fornecedor, historico, valor)
select 1, 2025, '0203', n, '2025-01-01'::date + n % 365, 1001 + n % 100, 'Despesa de outro ano ' || n, 100 + n
from generate_series(1, 6000) n;

insert into empenho_anulacao (entidade, exercicio, unidade_orcamentaria, empenho, sequencia, data, valor, motivo)
select 1, 2025, '0203', n, 1, '2026-01-01'::date + n % 300, 10, 'Saldo que não será usado'
from generate_series(1, 6000) n;

insert into liquidacao (
  entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, data, valor, data_vencimento,
    no_ordem,
  ordem_fonte_recurso
)
select 1, 2026, '0202', n, 2026, no, '2026-01-01'::date + (n + no) % 365, 40 + n % 5000, '2026-01-01'::date +
  (n + no + 20) % 365, n, n
from generate_series(1, 6000) n, generate_series(1, 2) no;

insert into liquidacao_documento (
  entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, ordem, descricao,
    no_documento, data, valor,
  tipo_documento
)
select 1, 2026, '0202', n, 2026, no, 1, 'NOTA FISCAL', md5((n * 10 + no)::text), '2026-01-01'::date + n % 365, 40, 42
from generate_series(1, 6000) n, generate_series(1, 2) no;

insert into pagamento (
  entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento, exercicio_liquidacao,
    no_liquidacao, data, valor
)
select 1, 2026, '0202', n, 2026, 1, 2026, 1, '2026-01-01'::date + (n + 9) % 365, 40 + n % 5000
from generate_series(1, 6000) n;

insert into em_liquidacao (
  entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao, data, valor
)
select 1, 2026, '0202', n, 2026, 1, '2026-01-01'::date + n % 365, 40 + n % 5000
from generate_series(1, 6000) n;

insert into bem (entidade, tipo, bem, chapa, descricao, tipo_incorporacao, data_aquisicao, valor_aquisicao, valor_atual,
  local_bem)
select 1, 'M', 1000 + n, 10000 + n, 'Bem ' || md5(n::text), 1 + n % 2, '2026-01-01'::date + n % 365, 100 + n % 5000,
  n % 5000, 1 + n % 3
from generate_series(1, 6000) n;

insert into bem_empenho (entidade, tipo, bem, exercicio, unidade_orcamentaria, empenho, valor)
select 1, 'M', 1000 + n, 2026, '0202', n, 100 from generate_series(1, 6000) n;

select resumo.reconstruir(1, 2025);
insert into atendimento.processo (
  entidade, exercicio, processo, usuario, identificada, data, assunto, digitacao, assunto_publico, digitacao_publica,
    publicado_em, forma_recebimento,
  prazo, senha_sal, senha_hash
)
select 1, 2026, 1000 + n, 'e-SIC', false, '2026-01-01'::date + n % 365, 'Assunto ' || md5(n::text), 'Pedido',
  'Assunto ' || md5(n::text), 'Pedido',
  '2026-12-31', 'On-Line', '2026-12-31', '', sha256('')
from generate_series(1, 6000) n;

select resumo.reconstruir(1, 2026);
-- As autovacuum does after a load.
select gin_clean_pending_list(indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a
  on a.oid = c.relam
where a.amname = 'gin';
analyze;
