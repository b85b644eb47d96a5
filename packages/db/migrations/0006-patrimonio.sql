-- What the city owns and what keeping it costs.
create table centro_custo (
  entidade int not null references entidade,
  centro_custo int not null,
  descricao text not null,
  orgao text,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  primary key (entidade, centro_custo)
);
comment on table centro_custo is 'Centros de custo: os setores que usam bens, e os que guardam e consomem material.';
comment on column centro_custo.centro_custo is 'Código do centro de custo.';
comment on column centro_custo.orgao is 'Código do órgão do orçamento a que pertence.';

create table tipo_incorporacao (
  entidade int not null references entidade,
  tipo_incorporacao int not null,
  descricao text not null,
  primary key (entidade, tipo_incorporacao)
);
comment on table tipo_incorporacao is 'Como um bem passou a ser da entidade: compra, doação, permuta.';

create table local_bem (
  entidade int not null references entidade,
  local_bem int not null,
  descricao text not null,
  descricao_nivel text not null,
  local_superior int,
  primary key (entidade, local_bem),
  foreign key (entidade, local_superior) references local_bem
);
comment on table local_bem is 'Lugares onde ficam os bens, cada um dentro de outro: secretaria, prédio, sala.';
comment on column local_bem.local_bem is 'Código do lugar.';
comment on column local_bem.descricao_nivel is 'O que o lugar é: secretaria, prédio, sala.';
comment on column local_bem.local_superior is 'O lugar dentro do qual este fica; vazio no mais alto.';

create table bem (
  entidade int not null references entidade,
  tipo text not null check (tipo in ('M', 'I', 'V')),
  bem int not null,
  chapa int,
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  tipo_incorporacao int,
  data_aquisicao date,
  valor_aquisicao numeric(18, 2),
  valor_atual numeric(18, 2),
  nota_fiscal text,
  numero_frota int,
  local_bem int,
  baixado boolean,
  data_baixa date,
  tipo_baixa text,
  justificativa text,
  primary key (entidade, tipo, bem),
  foreign key (entidade, tipo_incorporacao) references tipo_incorporacao,
  foreign key (entidade, local_bem) references local_bem
);
comment on table bem is 'Patrimônio: bens móveis, imóveis e veículos.';
comment on column bem.tipo is 'M móvel, I imóvel, V veículo.';
comment on column bem.bem is 'Número do bem entre os do seu tipo; o de um veículo é o mesmo da tabela veiculo.';
comment on column bem.chapa is 'Número do tombamento, afixado no bem; 0 onde não há, vazio onde não se sabe.';
comment on column bem.valor_atual is 'Valor contábil, já sem a depreciação; vazio onde não se calcula.';
comment on column bem.local_bem is 'Código do lugar onde está.';
comment on column bem.baixado is 'Se o bem já não é da entidade; vazio onde não se sabe, e então conta entre os que são.';
comment on column bem.tipo_baixa is 'Por que saiu do patrimônio: leilão, doação, perda.';
comment on column bem.justificativa is 'O que se escreveu para dar a baixa.';
create index bem_chapa on bem (entidade, chapa, tipo, bem);
create index bem_descricao on bem (entidade, descricao_busca, tipo, bem);
create index bem_descricao_trgm on bem using gin (descricao_busca gin_trgm_ops);
create index bem_data on bem (entidade, data_aquisicao, tipo, bem);
create index bem_valor on bem (entidade, valor_aquisicao, tipo, bem);
create index bem_valor_atual on bem (entidade, valor_atual, tipo, bem);
create index bem_incorporacao on bem (entidade, tipo_incorporacao);
create index bem_local on bem (entidade, local_bem);
-- The few dearest are asked for among very many cheap ones.
alter table bem alter valor_aquisicao set statistics 1000, alter valor_atual set statistics 1000;

create table bem_imovel (
  entidade int not null,
  tipo text not null default 'I' check (tipo = 'I'),
  bem int not null,
  matricula text,
  data_matricula date,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  cep text,
  primary key (entidade, tipo, bem),
  foreign key (entidade, tipo, bem) references bem
);
comment on table bem_imovel is 'O que só se diz de um imóvel: a matrícula e o endereço.';
comment on column bem_imovel.tipo is 'Sempre I, imóvel.';
comment on column bem_imovel.bem is 'Número do bem.';
comment on column bem_imovel.matricula is 'Matrícula no registro de imóveis.';
comment on column bem_imovel.data_matricula is 'Dia da matrícula.';
comment on column bem_imovel.numero is 'Número na rua.';
comment on column bem_imovel.complemento is 'O que completa o endereço.';

create table bem_comodato (
  entidade int not null,
  tipo text not null,
  bem int not null,
  codigo int,
  local text,
  data_inicio date,
  data_fim date,
  descricao text,
  primary key (entidade, tipo, bem),
  foreign key (entidade, tipo, bem) references bem
);
comment on table bem_comodato is 'Bens cedidos em comodato: emprestados, sem cobrança, a quem os usa no interesse da cidade.';
comment on column bem_comodato.tipo is 'Tipo do bem.';
comment on column bem_comodato.bem is 'Número do bem.';
comment on column bem_comodato.codigo is 'Número do termo de comodato.';
comment on column bem_comodato.local is 'Quem recebeu o bem, e onde ele está.';
comment on column bem_comodato.data_inicio is 'Dia em que foi cedido.';
comment on column bem_comodato.data_fim is 'Dia combinado para a devolução; vazio onde não há.';
comment on column bem_comodato.descricao is 'Para que foi cedido.';

create table bem_empenho (
  entidade int not null,
  tipo text not null,
  bem int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  valor numeric(18, 2),
  primary key (entidade, tipo, bem, exercicio, unidade_orcamentaria, empenho),
  foreign key (entidade, tipo, bem) references bem,
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
comment on table bem_empenho is 'Os empenhos que compraram cada bem.';
comment on column bem_empenho.tipo is 'Tipo do bem.';
comment on column bem_empenho.bem is 'Número do bem.';
comment on column bem_empenho.exercicio is 'Ano do empenho.';
comment on column bem_empenho.valor is 'Quanto do empenho pagou este bem.';
create index bem_empenho_empenho on bem_empenho (entidade, exercicio, unidade_orcamentaria, empenho);
create index bem_empenho_numero on bem_empenho (entidade, (empenho || '/' || exercicio), tipo, bem);

create table veiculo (
  entidade int not null references entidade,
  veiculo int not null,
  chapa int,
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  letra_placa text,
  numero_placa text,
  chassi text,
  renavan text,
  combustivel text,
  tipo_medidor int check (tipo_medidor in (1, 2)),
  centro_custo int,
  primary key (entidade, veiculo),
  foreign key (entidade, centro_custo) references centro_custo
);
comment on table veiculo is 'Veículos e máquinas da frota; o que se sabe deles como patrimônio está em bem, com o mesmo número.';
comment on column veiculo.chapa is 'Número do tombamento; 0 onde o veículo não está no patrimônio, vazio onde não se sabe.';
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
  valor_total numeric(18, 2),
  primary key (entidade, veiculo, exercicio, numero),
  foreign key (entidade, veiculo) references veiculo
);
comment on table veiculo_gasto is 'Cada gasto com um veículo: oficina, combustível, pneus e baterias.';
comment on column veiculo_gasto.exercicio is 'Ano do gasto.';
comment on column veiculo_gasto.valor is 'Preço de uma unidade.';
create index veiculo_gasto_mes on veiculo_gasto (entidade, veiculo, exercicio, tipo, data);

create table movimento_garagem (
  entidade int not null,
  exercicio int not null,
  numero int not null,
  veiculo int not null,
  data_saida date not null,
  hora_saida text,
  data_retorno date,
  hora_retorno text,
  destino text,
  complemento_destino text,
  solicitante text,
  justificativa text,
  motivo text,
  complemento_motivo text,
  medidor_saida numeric(12, 1),
  medidor_retorno numeric(12, 1),
  km_previsto numeric(12, 1),
  motorista text,
  observacao text,
  primary key (entidade, exercicio, numero),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, veiculo) references veiculo,
  constraint movimento_garagem_ano check (extract(year from data_saida) = exercicio)
);
comment on table movimento_garagem is 'Saídas da garagem: que veículo, quem pediu, quem dirigiu, para onde e por quê.';
comment on column movimento_garagem.numero is 'Número da saída, no ano.';
comment on column movimento_garagem.hora_saida is 'Hora da partida, como 07:30.';
comment on column movimento_garagem.data_retorno is 'Dia da volta; vazio enquanto o veículo está fora.';
comment on column movimento_garagem.hora_retorno is 'Hora da volta.';
comment on column movimento_garagem.destino is 'Para onde foi.';
comment on column movimento_garagem.complemento_destino is 'O lugar, dentro do destino.';
comment on column movimento_garagem.solicitante is 'Quem pediu o veículo.';
comment on column movimento_garagem.justificativa is 'Por que o veículo foi preciso.';
comment on column movimento_garagem.motivo is 'A que serviço a saída se prende.';
comment on column movimento_garagem.complemento_motivo is 'O que mais se diz do motivo.';
comment on column movimento_garagem.medidor_saida is 'Quilômetros ou horas no medidor, na partida.';
comment on column movimento_garagem.medidor_retorno is 'Quilômetros ou horas no medidor, na volta.';
comment on column movimento_garagem.km_previsto is 'Quilômetros que se esperava andar.';
comment on column movimento_garagem.motorista is 'Quem dirigiu.';
comment on column movimento_garagem.observacao is 'O que mais se anotou.';
comment on constraint movimento_garagem_ano on movimento_garagem is 'a data da saída deve ser do exercício';
create index movimento_garagem_data on movimento_garagem (entidade, exercicio, data_saida, numero);
create index movimento_garagem_veiculo on movimento_garagem (entidade, exercicio, veiculo, numero);

create table item_estoque (
  entidade int not null references entidade,
  item int not null,
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  unidade text,
  medicamento boolean,
  apresentacao text,
  primary key (entidade, item)
);
create index item_estoque_medicamento on item_estoque (entidade, descricao_busca, item) where medicamento;
comment on table item_estoque is 'Materiais guardados nos almoxarifados e nas farmácias.';
comment on column item_estoque.item is 'Código do material.';
comment on column item_estoque.unidade is 'Unidade em que se conta: unidade, caixa, comprimido.';
comment on column item_estoque.medicamento is 'Se é remédio, e aparece no estoque de medicamentos.';
comment on column item_estoque.apresentacao is 'De um remédio, a forma e a dose: comprimido de 500 mg.';

create table estoque (
  entidade int not null,
  exercicio int not null,
  movimento int not null,
  tipo text not null check (tipo in ('ENTRADA', 'SAIDA')),
  data date not null,
  centro_custo int not null,
  item int not null,
  numero int,
  numero_nota text,
  quantidade numeric(14, 3) not null check (quantidade >= 0),
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2),
  fornecedor int,
  centro_custo_consumo int,
  primary key (entidade, exercicio, movimento),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, centro_custo) references centro_custo,
  foreign key (entidade, item) references item_estoque,
  foreign key (entidade, fornecedor) references fornecedor,
  foreign key (entidade, centro_custo_consumo) references centro_custo (entidade, centro_custo),
  constraint estoque_ano check (extract(year from data) = exercicio)
);
comment on table estoque is 'Cada entrada e cada saída dos almoxarifados e das farmácias.';
comment on column estoque.exercicio is 'Ano do movimento.';
comment on column estoque.movimento is 'Número do movimento, no ano.';
comment on column estoque.tipo is 'ENTRADA ou SAIDA.';
comment on column estoque.data is 'Dia do movimento.';
comment on column estoque.centro_custo is 'Código do centro de custo que guarda o material.';
comment on column estoque.item is 'Código do material.';
comment on column estoque.numero is 'Número da nota de recebimento ou da requisição.';
comment on column estoque.numero_nota is 'Número da nota fiscal da entrada.';
comment on column estoque.quantidade is 'Quanto entrou ou saiu.';
comment on column estoque.valor_unitario is 'Preço de uma unidade; na saída, o custo médio do dia.';
comment on column estoque.valor_total is 'Valor do movimento; o das saídas é a quantidade ao custo médio.';
comment on column estoque.fornecedor is 'Código de quem forneceu a entrada.';
comment on column estoque.centro_custo_consumo is 'Código do centro de custo que consumiu a saída.';
comment on constraint estoque_ano on estoque is 'a data deve ser do exercício';
create index estoque_item on estoque (entidade, centro_custo, item, data);
create index estoque_data on estoque (entidade, data);
create index estoque_consumo on estoque (entidade, exercicio, centro_custo_consumo, data, movimento) where tipo = 'SAIDA';
