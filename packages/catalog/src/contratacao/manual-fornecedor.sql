select * from resumo.anexos(:entidade, 'manual_fornecedor') order by ordem limit 1
