select
  r.reuniao as id,
  r.data,
  r.horario,
  r.local,
  r.arquivo as "idArquivo",
  f.nome as "nomeArquivo"
from conselho_reuniao r
left join arquivo f on f.arquivo = r.arquivo
where r.entidade = :entidade and r.conselho = :id
order by r.data desc, r.reuniao desc
