-- What is kept of bids, contracts and who took part in them, for the lists; contratacao.sql says how it is made.

-- What a bid, a contract and whoever takes part in bids are ordered by, and cannot say by themselves.
create table resumo.licitacao (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  modalidade text not null,
  modalidade_busca text not null,
  total_vencido numeric(18, 2),
  recurso boolean not null
);
create unique index resumo_licitacao_chave on resumo.licitacao (entidade, exercicio, tipo_licitacao, licitacao);
create index resumo_licitacao_modalidade on resumo.licitacao (entidade, exercicio, modalidade_busca, tipo_licitacao, licitacao);
create index resumo_licitacao_vencido on resumo.licitacao (entidade, exercicio, total_vencido, tipo_licitacao, licitacao);
create index resumo_licitacao_recurso on resumo.licitacao (entidade, exercicio, tipo_licitacao, licitacao) where recurso;

create table resumo.contrato (
  entidade int not null,
  exercicio int not null,
  contrato int not null,
  ato text not null,
  ato_busca text not null,
  tipo text,
  tipo_busca text,
  modalidade text,
  modalidade_busca text,
  numero_licitacao int,
  licitacao_ordem bigint,
  tem_licitacao boolean not null,
  nome_busca text,
  vigencia date,
  valor_aditivo numeric(18, 2) not null
);
create unique index resumo_contrato_chave on resumo.contrato (entidade, exercicio, contrato);
create index resumo_contrato_ato on resumo.contrato (entidade, exercicio, ato_busca, contrato);
create index resumo_contrato_tipo on resumo.contrato (entidade, exercicio, tipo_busca, contrato);
create index resumo_contrato_modalidade on resumo.contrato (entidade, exercicio, modalidade_busca, contrato);
create index resumo_contrato_numero_licitacao on resumo.contrato (entidade, exercicio, numero_licitacao);
create index resumo_contrato_licitacao on resumo.contrato (entidade, exercicio, licitacao_ordem, contrato);
create index resumo_contrato_nome on resumo.contrato (entidade, exercicio, nome_busca, contrato);
create index resumo_contrato_vigencia on resumo.contrato (entidade, exercicio, vigencia, contrato);
create index resumo_contrato_aditivo on resumo.contrato (entidade, exercicio, valor_aditivo, contrato);

create table resumo.participante (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  participacoes int not null,
  vitorias int not null,
  valor_vencido numeric(18, 2) not null
);
create unique index resumo_participante_chave on resumo.participante (entidade, exercicio, fornecedor);
