-- The next number of a request for information.

create function atendimento.proximo_numero(p_entidade int, p_exercicio int) returns int language sql as $$
  insert into atendimento.numeracao as n (entidade, exercicio, ultimo) values (p_entidade, p_exercicio, 1)
  on conflict (entidade, exercicio) do update set ultimo = n.ultimo + 1
  returning ultimo
$$;
