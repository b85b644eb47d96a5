select c.contato as id, c.nome, c.descricao, c.telefone, c.email, c.endereco, c.horario_atendimento as
  "horarioAtendimento"
from contato_covid c
where c.entidade = :entidade
order by c.contato
