select t.tipo_licitacao as id, t.descricao from tipo_licitacao t order by t.tipo_licitacao
