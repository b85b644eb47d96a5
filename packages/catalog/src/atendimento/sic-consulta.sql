select
  p.entidade,
  p.exercicio,
  p.processo,
  p.data,
  p.processo || '/' || p.exercicio as "processoExercicio",
  p.processo as "processoExercicioOrdem",
  coalesce(p.digitacao_publica, p.publicacao) as digitacao,
  p.situacao,
  p.situacao as "situacaoOrdem",
  p.grau_sigilo as "grauSigilo",
  coalesce(p.assunto_publico, p.publicacao) as assunto,
  p.assunto_busca as "assuntoBusca",
  case p.usuario when 'e-SIC' then 'E-SIC' else 'Sic Físico' end as tipo,
  p.usuario,
  p.publicacao,
  p.prazo
from atendimento.processo p
where p.entidade = :entidade and p.exercicio = :exercicio
