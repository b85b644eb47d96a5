-- The facts of revenue: what was forecast, launched, collected, deducted, waived, left as debt and passed on, each stored once and dated.
create table natureza_receita (
  entidade int not null,
  exercicio int not null,
  receita text not null check (receita ~ '^([0-9]{0,3}[1-9]|[0-9]{4}(0[1-9]|[1-9][0-9])|[0-9]{6,7}[1-9]|[0-9]{8}([0-9]{2}){0,4}(0[1-9]|[1-9][0-9]))$'),
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  primary key (entidade, exercicio, receita),
  foreign key (entidade, exercicio) references exercicio
);
comment on table natureza_receita is 'Naturezas da receita do exercício, em todos os níveis.';
comment on column natureza_receita.receita is
  'Código só com dígitos e sem os grupos de zeros do fim: 1, 11, 111, 1112, 111250, 11125001. Uma natureza fica abaixo da mais longa que a começa.';

create table conta_bancaria (
  entidade int not null references entidade,
  conta int not null,
  descricao text not null,
  banco text,
  descricao_banco text,
  agencia text,
  numero text,
  primary key (entidade, conta)
);
comment on table conta_bancaria is 'Contas em que a entidade recebe.';
comment on column conta_bancaria.banco is 'Código do banco, com três dígitos.';

create table previsao_receita (
  entidade int not null,
  exercicio int not null,
  receita text not null,
  fonte_recurso text not null,
  valor_previsto numeric(18, 2),
  valor_deducao numeric(18, 2) check (valor_deducao >= 0),
  primary key (entidade, exercicio, receita, fonte_recurso),
  foreign key (entidade, exercicio, receita) references natureza_receita,
  foreign key (entidade, exercicio, fonte_recurso) references fonte_recurso
);
comment on table previsao_receita is 'O que a lei do orçamento previu arrecadar, por natureza e fonte.';
comment on column previsao_receita.valor_previsto is 'Bruto, antes das deduções.';
comment on column previsao_receita.valor_deducao is 'O que se previu deduzir, como a parte do FUNDEB; positivo.';

create table previsao_receita_atualizacao (
  entidade int not null,
  exercicio int not null,
  receita text not null,
  fonte_recurso text not null,
  sequencia int not null,
  data date not null,
  valor numeric(18, 2) not null,
  ato text,
  primary key (entidade, exercicio, receita, fonte_recurso, sequencia),
  foreign key (entidade, exercicio, receita) references natureza_receita,
  foreign key (entidade, exercicio, fonte_recurso) references fonte_recurso,
  constraint previsao_receita_atualizacao_ano check (extract(year from data) = exercicio)
);
comment on table previsao_receita_atualizacao is 'Mudanças da previsão durante o ano: excesso ou frustração da arrecadação, convênios novos.';
comment on column previsao_receita_atualizacao.ato is 'Lei ou decreto, por exemplo Decreto 41/2026.';
comment on constraint previsao_receita_atualizacao_ano on previsao_receita_atualizacao is 'a data deve ser do exercício';

create table lancamento_receita (
  entidade int not null,
  exercicio int not null,
  lancamento int not null,
  data date not null,
  receita text not null,
  fonte_recurso text,
  tipo text not null default 'A' check (tipo in ('A', 'D')),
  conta int,
  historico text,
  valor numeric(18, 2) not null,
  lancamento_estornado int,
  primary key (entidade, exercicio, lancamento),
  foreign key (entidade, exercicio, receita) references natureza_receita,
  foreign key (entidade, exercicio, fonte_recurso) references fonte_recurso,
  foreign key (entidade, conta) references conta_bancaria,
  foreign key (entidade, exercicio, lancamento_estornado) references lancamento_receita,
  constraint lancamento_receita_ano check (extract(year from data) = exercicio),
  constraint lancamento_receita_estorno check (valor <> 0 and (valor < 0) = (lancamento_estornado is not null))
);
comment on table lancamento_receita is 'Razão da receita: cada entrada, cada dedução e cada estorno.';
comment on column lancamento_receita.tipo is 'A arrecadação, D dedução.';
comment on column lancamento_receita.valor is 'Positivo, também nas deduções; negativo só no estorno de outro lançamento.';
comment on column lancamento_receita.lancamento_estornado is 'O lançamento que este desfaz, no todo ou em parte.';
comment on constraint lancamento_receita_ano on lancamento_receita is 'a data deve ser do exercício';
comment on constraint lancamento_receita_estorno on lancamento_receita is
  'um valor negativo diz em lancamento_estornado o que desfaz, e só ele; zero não é lançamento';
create index lancamento_receita_dia on lancamento_receita (entidade, exercicio, data, receita text_pattern_ops);

create table contribuinte (
  entidade int not null references entidade,
  contribuinte int not null,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  primary key (entidade, contribuinte)
);
comment on table contribuinte is 'Quem deve tributos e tarifas: empresas (CNPJ) e pessoas (CPF).';
create index contribuinte_documento on contribuinte (entidade, cnpj_cpf);

create table cadastro_tributario (
  entidade int not null references entidade,
  cadastro int not null,
  tipo text not null check (tipo in ('Imobiliário', 'Econômico', 'Água e esgoto')),
  contribuinte int not null,
  bairro text,
  bairro_busca text generated always as (sem_acento(bairro)) stored,
  logradouro text,
  logradouro_busca text generated always as (sem_acento(logradouro)) stored,
  setor text,
  quadra text,
  lote text,
  primary key (entidade, cadastro),
  foreign key (entidade, contribuinte) references contribuinte
);
comment on table cadastro_tributario is 'Imóveis, atividades e ligações de água sobre os quais se cobra.';
comment on column cadastro_tributario.logradouro is 'Só a rua, sem o número, que identificaria a casa.';

create table lancamento_tributario (
  entidade int not null,
  exercicio int not null,
  guia int not null,
  receita text not null,
  cadastro int,
  data date not null,
  vencimento date,
  valor numeric(18, 2) not null check (valor >= 0),
  primary key (entidade, exercicio, guia),
  foreign key (entidade, exercicio, receita) references natureza_receita,
  foreign key (entidade, cadastro) references cadastro_tributario
);
comment on table lancamento_tributario is 'Tributos lançados no exercício: uma guia por cadastro, receita e parcela.';
comment on column lancamento_tributario.receita is 'A natureza do principal, em que se arrecada o que for pago.';

create table pagamento_tributario (
  entidade int not null,
  exercicio int not null,
  guia int not null,
  sequencia int not null,
  data date not null,
  valor numeric(18, 2) not null,
  primary key (entidade, exercicio, guia, sequencia),
  foreign key (entidade, exercicio, guia) references lancamento_tributario
);
comment on table pagamento_tributario is 'O principal pago de cada guia antes de virar dívida ativa.';

create table renuncia (
  entidade int not null,
  exercicio int not null,
  renuncia int not null,
  tipo text not null check (tipo in ('Isenção', 'Anistia', 'Remissão', 'Subsídio', 'Crédito presumido', 'Redução da base de cálculo', 'Desconto')),
  receita text not null,
  base_legal text,
  finalidade text,
  finalidade_busca text generated always as (sem_acento(finalidade)) stored,
  base_legal_busca text generated always as (sem_acento(base_legal)) stored,
  valor_previsto numeric(18, 2) check (valor_previsto >= 0),
  compensacao text,
  primary key (entidade, exercicio, renuncia),
  foreign key (entidade, exercicio, receita) references natureza_receita
);
comment on table renuncia is 'Renúncias de receita do anexo da LDO: o que a lei deixou de cobrar, de quem e por quê.';
comment on column renuncia.compensacao is 'Como a LDO compensa o que se deixa de arrecadar (LC 101/2000, art. 14).';

create table isencao (
  entidade int not null,
  exercicio int not null,
  guia int not null,
  renuncia int not null,
  data date not null,
  valor numeric(18, 2) not null check (valor > 0),
  primary key (entidade, exercicio, guia, renuncia),
  foreign key (entidade, exercicio, guia) references lancamento_tributario,
  foreign key (entidade, exercicio, renuncia) references renuncia
);
comment on table isencao is 'A parte de cada guia que uma renúncia dispensou de pagar.';

create table divida_ativa (
  entidade int not null references entidade,
  exercicio int not null,
  divida int not null,
  data date not null,
  contribuinte int not null,
  cadastro int,
  descricao text,
  exercicio_guia int,
  guia int,
  situacao_legal text check (situacao_legal in ('Administrativa', 'Protestada', 'Ajuizada')),
  condicao text check (condicao in ('Em aberto', 'Parcelada', 'Suspensa')),
  valor numeric(18, 2) not null check (valor > 0),
  primary key (entidade, exercicio, divida),
  foreign key (entidade, contribuinte) references contribuinte,
  foreign key (entidade, cadastro) references cadastro_tributario,
  foreign key (entidade, exercicio_guia, guia) references lancamento_tributario,
  constraint divida_ativa_ano check (extract(year from data) = exercicio)
);
comment on table divida_ativa is 'Dívida ativa: o que foi lançado, não foi pago e foi inscrito para cobrança.';
comment on column divida_ativa.exercicio is 'Ano da inscrição, que pode ser anterior aos publicados.';
comment on column divida_ativa.descricao is 'O que se deve, por exemplo IPTU 2024.';
comment on column divida_ativa.guia is 'A guia não paga, onde se sabe, com seu ano em exercicio_guia.';
comment on column divida_ativa.valor is 'Valor na inscrição.';
comment on constraint divida_ativa_ano on divida_ativa is 'a data deve ser do ano da inscrição';
create index divida_ativa_contribuinte on divida_ativa (entidade, contribuinte);

create table divida_ativa_movimento (
  entidade int not null,
  exercicio int not null,
  divida int not null,
  sequencia int not null,
  data date not null,
  tipo text not null check (tipo in ('Atualização', 'Pagamento', 'Cancelamento')),
  valor numeric(18, 2) not null check (valor > 0),
  primary key (entidade, exercicio, divida, sequencia),
  foreign key (entidade, exercicio, divida) references divida_ativa
);
comment on table divida_ativa_movimento is 'O que aumentou e diminuiu uma dívida depois de inscrita.';
comment on column divida_ativa_movimento.exercicio is 'Ano da inscrição da dívida.';

create table repasse (
  entidade int not null,
  exercicio int not null,
  conta text not null,
  conta_corrente int not null,
  tipo text not null check (tipo in ('R', 'E')),
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  entidade_outra int references entidade,
  primary key (entidade, exercicio, conta, conta_corrente, tipo),
  foreign key (entidade, exercicio) references exercicio
);
comment on table repasse is 'Repasses financeiros entre as entidades do município: duodécimos, fundos, autarquias.';
comment on column repasse.conta is 'Conta contábil do repasse.';
comment on column repasse.tipo is 'R recebido, E enviado.';
comment on column repasse.entidade_outra is 'De quem veio ou para quem foi.';

create table repasse_lancamento (
  entidade int not null,
  exercicio int not null,
  conta text not null,
  conta_corrente int not null,
  tipo text not null,
  sequencia int not null,
  data date not null,
  local text,
  valor numeric(18, 2) not null,
  primary key (entidade, exercicio, conta, conta_corrente, tipo, sequencia),
  foreign key (entidade, exercicio, conta, conta_corrente, tipo) references repasse,
  constraint repasse_lancamento_ano check (extract(year from data) = exercicio)
);
comment on table repasse_lancamento is 'Cada transferência de um repasse.';
comment on column repasse_lancamento.local is 'Banco e conta por onde passou.';
comment on constraint repasse_lancamento_ano on repasse_lancamento is 'a data deve ser do exercício';
