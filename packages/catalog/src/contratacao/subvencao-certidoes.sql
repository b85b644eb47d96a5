select * from resumo.anexos(:entidade, 'subvencao_certidao')
  where chave = concat(:anoSubvencao::int, '/', :subvencao::int) order by ordem
