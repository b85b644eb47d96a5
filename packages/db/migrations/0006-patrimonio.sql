-- What the city owns and what keeping it costs.
create table centro_custo (
  entidade int not null references entidade,
  centro_custo int not null,
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  primary key (entidade, centro_custo)
);
comment on table centro_custo is 'Centros de custo: os setores que usam e consomem os bens.';

create table tipo_incorporacao (
  entidade int not null references entidade,
  tipo_incorporacao int not null,
  descricao text not null,
  primary key (entidade, tipo_incorporacao)
);
comment on table tipo_incorporacao is 'Como um bem passou a ser da entidade: compra, doação, permuta.';

create table bem (
  entidade int not null references entidade,
  tipo text not null check (tipo in ('M', 'I', 'V')),
  bem int not null,
  chapa int,
  descricao text not null,
  tipo_incorporacao int,
  data_aquisicao date,
  valor_aquisicao numeric(18, 2),
  nota_fiscal text,
  numero_frota int,
  baixado boolean not null default false,
  data_baixa date,
  primary key (entidade, tipo, bem),
  foreign key (entidade, tipo_incorporacao) references tipo_incorporacao
);
comment on table bem is 'Patrimônio: bens móveis, imóveis e veículos.';
comment on column bem.tipo is 'M móvel, I imóvel, V veículo.';
comment on column bem.bem is 'Número do bem entre os do seu tipo; o de um veículo é o mesmo da tabela veiculo.';
comment on column bem.chapa is 'Número do tombamento, afixado no bem.';

create table veiculo (
  entidade int not null references entidade,
  veiculo int not null,
  chapa int not null default 0,
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  letra_placa text,
  numero_placa text,
  chassi text,
  renavan text,
  combustivel text,
  tipo_medidor int not null default 1 check (tipo_medidor in (1, 2)),
  centro_custo int,
  primary key (entidade, veiculo),
  foreign key (entidade, centro_custo) references centro_custo
);
comment on table veiculo is 'Veículos e máquinas da frota; o que se sabe deles como patrimônio está em bem, com o mesmo número.';
comment on column veiculo.chapa is 'Número do tombamento; 0 onde o veículo não está no patrimônio.';
comment on column veiculo.tipo_medidor is '1 quilômetros, 2 horas de trabalho.';

create table veiculo_mes (
  entidade int not null,
  veiculo int not null,
  exercicio int not null,
  mes int not null check (mes between 1 and 12),
  percorrido numeric(12, 1),
  observacao text,
  primary key (entidade, veiculo, exercicio, mes),
  foreign key (entidade, veiculo) references veiculo
);
comment on table veiculo_mes is 'Quanto cada veículo andou ou trabalhou em cada mês.';
comment on column veiculo_mes.percorrido is 'Quilômetros ou horas, conforme o medidor do veículo.';

create table veiculo_gasto (
  entidade int not null,
  veiculo int not null,
  exercicio int not null,
  numero int not null,
  tipo text not null check (tipo in ('manutencao', 'abastecimento', 'pneu', 'bateria')),
  data date not null,
  item text,
  km_anterior numeric(12, 1),
  km_atual numeric(12, 1),
  media_combustivel numeric(8, 2),
  quantidade numeric(14, 3),
  valor numeric(18, 4),
  valor_total numeric(18, 2) not null,
  primary key (entidade, veiculo, exercicio, numero),
  foreign key (entidade, veiculo) references veiculo
);
comment on table veiculo_gasto is 'Cada gasto com um veículo: oficina, combustível, pneus e baterias.';
comment on column veiculo_gasto.exercicio is 'Ano do gasto.';
comment on column veiculo_gasto.valor is 'Preço de uma unidade.';
create index veiculo_gasto_mes on veiculo_gasto (entidade, veiculo, exercicio, tipo, data);
