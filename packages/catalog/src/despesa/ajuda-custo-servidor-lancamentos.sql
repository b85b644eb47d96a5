select
  a.ano_competencia as "anoCompetencia",
  a.mes_competencia as "mesCompetencia",
  a.data_lancamento as "competenciaLancamento",
  a.matricula,
  a.valor,
  a.evento,
  a.evento_descricao as "eventoDescricao"
from ajuda_custo a
where a.entidade = :entidade and a.ano_competencia = :exercicio and a.matricula = :matricula
order by a.mes_competencia, a.sequencia
