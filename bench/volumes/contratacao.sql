-- A hundred thousand bids in four years: those of the demo city nine times, with all that hangs from each.
create temp table vez on commit drop as select v.vez, v.vez * 1000000 as salto from generate_series(1, 8) v (vez);

insert into licitacao (
  entidade, exercicio, tipo_licitacao, licitacao, numero_licitacao, natureza, situacao, no_processo, ano_processo,
    data_publicacao, data_abertura, horario_abertura, valor_maximo,
  objeto, observacao, forma_apuracao, tipo_participacao, lei_14133, covid, numero_pncp, sala_online
)
select entidade, exercicio, tipo_licitacao, licitacao + salto, numero_licitacao + 10000 * vez, natureza, situacao,
  no_processo + 10000 * vez, ano_processo, data_publicacao,
  make_date(exercicio, 1, 1) + (extract(doy from data_abertura)::int + 11 * vez) % 365, horario_abertura, valor_maximo +
    vez, objeto || ', etapa ' || vez, observacao,
  forma_apuracao, tipo_participacao, lei_14133, covid, numero_pncp, sala_online
from licitacao, vez
where entidade = 1;

insert into licitacao_participante (entidade, exercicio, tipo_licitacao, licitacao, fornecedor, data_proposta,
  valor_proposta, situacao)
select entidade, exercicio, tipo_licitacao, licitacao + salto, fornecedor, data_proposta, valor_proposta, situacao
  from licitacao_participante, vez where entidade = 1;

insert into licitacao_recurso (entidade, exercicio, tipo_licitacao, licitacao, sequencia, tipo, data, numero_protocolo,
  data_protocolo, analise)
select entidade, exercicio, tipo_licitacao, licitacao + salto, sequencia, tipo, data, numero_protocolo, data_protocolo,
  analise from licitacao_recurso, vez where entidade = 1;

insert into homologacao (entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor, data)
select entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao + salto, fornecedor, data
  from homologacao, vez where entidade = 1;

-- Two million items: each of them in eight lots of each bid.
insert into licitacao_item (
  entidade, exercicio, tipo_licitacao, licitacao, lote, item, especificacao, unidade, quantidade, valor_maximo,
    fornecedor, valor_unitario, valor_total
)
select entidade, exercicio, tipo_licitacao, licitacao + coalesce(salto, 0), i.lote + 100 * l.lote, item,
  especificacao || ', modelo ' || (item * 31 + coalesce(vez, 0) * 7 + l.lote) % 97, unidade,
  quantidade + l.lote, valor_maximo, fornecedor, valor_unitario + l.lote + coalesce(vez, 0), valor_total + l.lote
from licitacao_item i, (select * from vez union all select null, null) v, generate_series(0, 7) l (lote)
where entidade = 1 and (vez is not null or l.lote > 0);

-- Three hundred thousand contracts, with their addenda and inspectors.
create temp table mais on commit drop as select m.vez, m.vez * 10000000 as salto, m.vez % 9 * 1000000 as da_licitacao
  from generate_series(1, 101) m (vez);

insert into contrato (
  entidade, exercicio, contrato, numero_contrato, tipo_ato, tipo_contrato, fornecedor, entidade_licitacao,
    exercicio_licitacao, tipo_licitacao, licitacao, no_processo, ano_processo, objeto,
  data_assinatura, data_publicacao, inicio_vigencia, termino_vigencia, valor, situacao, data_inicio_suspensao,
    data_fim_suspensao, motivo_suspensao, rateio, covid, motivo_excesso, numero_pncp
)
select entidade, exercicio, contrato + salto, numero_contrato + 1000 * vez, tipo_ato, tipo_contrato, fornecedor,
  entidade_licitacao, exercicio_licitacao, tipo_licitacao, licitacao + da_licitacao,
  no_processo + 10000 * (vez % 9), ano_processo, objeto || ', etapa ' || vez, data_assinatura + (vez % 28 - extract(day
    from data_assinatura)::int), data_publicacao, inicio_vigencia + vez % 28,
  termino_vigencia + vez % 28, valor + vez, situacao, data_inicio_suspensao, data_fim_suspensao, motivo_suspensao,
    rateio, covid, motivo_excesso, numero_pncp
from contrato, mais
where entidade = 1;

insert into aditivo (entidade, exercicio, contrato, sequencia, numero_aditivo, data, data_publicacao, data_termino,
  valor, motivacao)
select entidade, exercicio, contrato + salto, sequencia, numero_aditivo, data, data_publicacao, data_termino,
  valor + vez, motivacao from aditivo, mais where entidade = 1;

insert into contrato_fiscal (entidade, exercicio, contrato, sequencia, ocupante, cargo, ato_designacao, data_inicio,
  data_termino)
select entidade, exercicio, contrato + salto, sequencia, ocupante, cargo, ato_designacao, data_inicio, data_termino
  from contrato_fiscal, mais where entidade = 1;
