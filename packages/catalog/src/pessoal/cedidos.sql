select
  c.entidade,
  c.cedencia,
  c.tipo_movimentacao::text as "tipoMovimentacao",
  c.matricula,
  c.nome,
  c.nome_busca as "nomeBusca",
  c.tipo as "tipoCedido",
  c.cargo as "cargoCedido",
  c.local as "localCedido",
  c.numero_ato as "numeroAto",
  c.ano_ato as "anoAto",
  c.tipo_ato as "tipoAto",
  c.data_inicio as "dataInicio",
  c.data_fim as "dataFim",
  coalesce(to_char(c.data_inicio, 'DD/MM/YYYY'), 'N/I') || ' a ' || coalesce(to_char(c.data_fim, 'DD/MM/YYYY'), 'N/I')
    as vigencia
from cedencia c
where c.entidade = :entidade and c.tipo_movimentacao = coalesce(:tipoMovimentacao::int, 90)
  and coalesce(c.data_fim < current_date, false) = coalesce(:cedenteFinalizado::boolean, false)
