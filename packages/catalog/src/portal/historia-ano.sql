select
  d.orcado::numeric(18, 2) as "valorOrcado",
  coalesce(r.atualizado, 0)::numeric(18, 2) as "valorAtualizado",
  coalesce(r.arrecadado, 0)::numeric(18, 2) as "valorArrecadado",
  coalesce(t.recebido, 0)::numeric(18, 2) as "repasseRecebido",
  coalesce(d.empenhado, 0)::numeric(18, 2) as "valorEmpenhado",
  coalesce(d.pago, 0)::numeric(18, 2) as "valorPago",
  coalesce(t.enviado, 0)::numeric(18, 2) as "repasseEnviado"
from (
  select sum(valor_previsto) as orcado, sum(valor_empenhado) as empenhado, sum(valor_pago) as pago
  from resumo.despesa_no_periodo(:entidade, :exercicio, null, null)
) d
cross join (
  select sum(valor_previsto + valor_atualizacao) as atualizado, sum(valor_arrecadado) as arrecadado
  from resumo.receita where entidade = :entidade and exercicio = :exercicio
) r
cross join (
  select sum(valor) filter (where tipo = 'R') as recebido, sum(valor) filter (where tipo = 'E') as enviado
  from repasse_lancamento where entidade = :entidade and exercicio = :exercicio
) t
