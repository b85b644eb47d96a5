select
  c.conselho as id,
  c.nome,
  c.nome_busca as "nomeBusca",
  palavras(concat_ws(' ', c.nome, (
    select string_agg(m.nome, ' ') from conselheiro m where m.entidade = c.entidade and m.conselho = c.conselho
  ))) as "nomePalavras",
  c.data_inicial as datainicial,
  c.data_final as datafinal,
  c.local,
  c.dias,
  c.finalidade,
  c.email,
  regexp_replace(c.telefone, '^(\d{2})(\d{4,5})(\d{4})$', '(\1) \2-\3') as telefone
from conselho c
where c.entidade = :entidade
  and (c.data_inicial is null or c.data_inicial <= make_date(:exercicio, 12, 31)) and (c.data_final is null
    or c.data_final >= make_date(:exercicio, 1, 1))
