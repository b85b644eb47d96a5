select
  a.subvencao,
  a.ano as "anoSubvencao",
  s.tipo as "idTipo",
  a.subvencao || '/' || a.ano as "numeroAno",
  a.numero_aditivo as "numeroAditivo",
  a.ano_aditivo as "anoAditivo",
  a.tipo,
  coalesce(a.descricao, 'OUTROS') as descricao,
  s.nome,
  a.data_termo as "dataTermo",
  a.data_fim_vigencia as "dataFimVigencia",
  a.numero_edicao as "numeroDiarioOficial",
  a.ano_edicao as "anoDiarioOficial",
  a.data_publicacao as "dataPublicacaoDiario",
  a.valor,
  a.valor_contrapartida as "valorContraPartida"
from subvencao_aditivo a
join subvencao s on s.entidade = a.entidade and s.ano = a.ano and s.subvencao = a.subvencao
where a.entidade = :entidade
order by a.ano_aditivo, a.numero_aditivo
