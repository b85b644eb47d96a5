select
  l.lancamento,
  l.data,
  l.receita,
  l.historico as descricao,
  b.descricao_banco as banco,
  b.agencia,
  b.numero as conta,
  l.fonte_recurso as "fonteRecurso",
  l.lancamento_estornado as "estornaLancamento",
  l.valor
from lancamento_receita l
left join conta_bancaria b on b.entidade = l.entidade and b.conta = l.conta
where l.entidade = :entidade and l.exercicio = :exercicio and l.tipo = 'A' and l.data = :data::date
  and starts_with(l.receita, regexp_replace(:receita::text, '[ ./-]', '', 'g'))
  and (:fonteRecurso::text is null or l.fonte_recurso = :fonteRecurso)
