-- What is attached to a covered commitment tells who is paid.
select a.*, nullif(concat_ws('/', a.numero, a.ano), '') as "noAno"
from resumo.anexos(:entidade, 'empenho') a
where a.chave = concat_ws('/', :exercicio::int, :unidadeOrcamentaria::text, :empenho::int)
  and not exists (
    select from empenho e
    where e.entidade = :entidade and e.exercicio = :exercicio and e.unidade_orcamentaria = :unidadeOrcamentaria
      and e.empenho = :empenho and e.fornecedor = sistema.credor_protegido()
  )
order by a.ordem
