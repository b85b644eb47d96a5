select situacao as id, descricao, descricao as "descricaoTipoSituacao"
from situacao_convenio
where entidade = :entidade
order by descricao, situacao
