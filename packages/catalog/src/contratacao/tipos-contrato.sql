select t.sigla as id, t.sigla, t.descricao from tipo_contrato t order by t.descricao
