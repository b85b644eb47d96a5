select
  numero as "nrAditivo",
  ano as "nrAnoAditivo",
  data_termo as "dtTermoAditivo",
  tipo as "dstipoAditivoConvenio",
  descricao,
  valor,
  valor_contrapartida as "valorContraPartida",
  data_fim_vigencia as "dtFimVigencia",
  data_publicacao as "dtPublicacaoDiario",
  numero_edicao as "nrDiarioOficial",
  ano_edicao as "nrAnoDiarioOficial"
from convenio_aditivo
where entidade = :entidade and convenio = :id::int
order by ano, numero
