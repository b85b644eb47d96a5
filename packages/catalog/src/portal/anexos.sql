select * from resumo.anexos(:entidade, :origem) where chave = :chave order by ordem
