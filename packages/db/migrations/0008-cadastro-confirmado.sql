-- Whoever first typed a CPF does not own it: a registration counts once its e-mail answered, or the desk saw the person.
alter table atendimento.pessoa add column confirmada_em timestamptz;
comment on column atendimento.pessoa.confirmada_em is 'Quando o e-mail respondeu pelo endereço enviado a ele, ou o balcão viu a pessoa; antes disso o cadastro não vale.';
