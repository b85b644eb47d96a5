select t.tipo_ato as id, t.descricao from tipo_ato_contrato t order by t.tipo_ato
