select
  c.nome,
  k.tipo as "descricaoTipoCadastro",
  k.cadastro as "cadastroGeral",
  k.setor,
  -- Block and lot are the address of who lives there.
  case when pessoa.fisica and k.quadra is not null then '***' else k.quadra end as quadra,
  case when pessoa.fisica and k.lote is not null then '***' else k.lote end as lote,
  d.descricao as "descricaoDivida",
  d.exercicio as "exercicioDivida",
  case when d.guia is not null then d.guia || '/' || d.exercicio_guia end as "guiaTributaria",
  d.situacao_legal as "situacaoLegal",
  d.condicao,
  (d.valor + coalesce(m.valor, 0))::numeric(18, 2) as valor
from divida_ativa d
join contribuinte c on c.entidade = d.entidade and c.contribuinte = d.contribuinte
cross join lateral (select sistema.e_pessoa(c.nome, c.cnpj_cpf) as fisica) pessoa
left join cadastro_tributario k on k.entidade = d.entidade and k.cadastro = d.cadastro
left join lateral (
  select sum(case when a.tipo = 'Atualização' then a.valor else -a.valor end) as valor from divida_ativa_movimento a
  where a.entidade = d.entidade and a.exercicio = d.exercicio and a.divida = d.divida
    and a.data <= coalesce(:posicao::date, make_date(:exercicio, 12, 31))
) m on true
where d.entidade = :entidade and d.data <= coalesce(:posicao::date, make_date(:exercicio, 12, 31))
  and d.valor + coalesce(m.valor, 0) > 0
  and case
    when :idsContribuintes::text is not null then c.contribuinte::text = any (string_to_array(:idsContribuintes::text,
      ','))
    else c.nome_busca = sem_acento(:nome::text)
      -- A person is told from another of the same name by the digits everyone sees, never by the whole CPF.
      and (:cnpjCpfDB::text is null
        or regexp_replace(upper(:cnpjCpfDB::text), '[^0-9A-Z*]', '', 'g') = case when length(c.cnpj_cpf) = 11
          then '***' || substr(c.cnpj_cpf, 4, 6) || '**' else c.cnpj_cpf end)
  end
order by d.exercicio desc, d.divida
