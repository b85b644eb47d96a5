with
despesa as (
  select
    case :nivel::text
      when '1' then orgao
      when '2' then unidade
      when '3' then funcao
      when '4' then subfuncao
      when '5' then programa
      when '6' then projeto
      when '7' then left(elemento, 1)
      when '10' then elemento
      when 'R' then fonte_recurso
      when 'E' then esfera
      else orgao
    end as codigo,
    valor_previsto, valor_creditos, valor_empenhado, valor_em_liquidacao, valor_liquidado, valor_retido, valor_pago
  from resumo.despesa_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date)
  where :nivel::text is distinct from '6'
    or case coalesce(:nivelPrograma::text, '0')
      when '0' then true
      when '3' then left(projeto, 1) in ('0', '3', '9')
      else left(projeto, 1) = :nivelPrograma
    end
),
somas as (
  select codigo, sum(valor_previsto) as previsto, sum(valor_creditos) as creditos, sum(valor_empenhado) as empenhado,
    sum(valor_em_liquidacao) as em_liquidacao, sum(valor_liquidado) as liquidado, sum(valor_retido) as retido,
      sum(valor_pago) as pago
  from despesa
  where :codigo::text is null or codigo = :codigo
  group by codigo
),
nomes as (
  select orgao as codigo, null as orgao, descricao from orgao
  where coalesce(:nivel::text, '1') = '1' and entidade = :entidade and exercicio = :exercicio
  union all
  select unidade, orgao, descricao from unidade where :nivel::text = '2' and entidade = :entidade
    and exercicio = :exercicio
  union all
  select programa, null, descricao from programa where :nivel::text = '5' and entidade = :entidade
    and exercicio = :exercicio
  union all
  select projeto, null, descricao from projeto where :nivel::text = '6' and entidade = :entidade
    and exercicio = :exercicio
  union all
  select fonte_recurso, null, descricao from fonte_recurso where :nivel::text = 'R' and entidade = :entidade
    and exercicio = :exercicio
  union all
  select esfera, null, descricao from (values ('F', 'Fiscal'), ('S', 'Seguridade Social'), ('I', 'Investimentos')) e
    (esfera, descricao)
  where :nivel::text = 'E'
)
select
  case when :nivel::text = '10' then w.programatica else s.codigo end collate "C" as codigo,
  coalesce(w.programatica, 'NI') collate "C" as programatica,
  coalesce(n.descricao, nacional.descricao, case when s.codigo is null then 'Não informado'
    else 'Sem descrição' end) as descricao,
  s.previsto::numeric(18, 2) as "valorOrcado",
  s.previsto::numeric(18, 2) as "valorPrevisto",
  s.creditos::numeric(18, 2) as "valorCreditosAdicionais",
  s.previsto + s.creditos::numeric(18, 2) as "valorAtualizado",
  s.empenhado::numeric(18, 2) as "valorEmpenhado",
  s.em_liquidacao::numeric(18, 2) as "valorEmLiquidacao",
  s.liquidado::numeric(18, 2) as "valorLiquidado",
  s.retido::numeric(18, 2) as "valorRetido",
  s.pago::numeric(18, 2) as "valorPago"
from somas s
join exercicio x on x.entidade = :entidade and x.exercicio = :exercicio
left join nomes n on n.codigo = s.codigo
cross join lateral (
  select case :nivel::text
    when '3' then nome_funcao(:entidade, s.codigo)
    when '4' then nome_subfuncao(:entidade, s.codigo)
    when '7' then nome_natureza(:entidade, s.codigo)
    when '10' then nome_natureza(:entidade, s.codigo)
  end as descricao
) nacional
cross join lateral (
  select case
    when :nivel::text = '2' and starts_with(s.codigo, n.orgao) and s.codigo <> n.orgao
      then n.orgao || '.' || ltrim(substr(s.codigo, length(n.orgao) + 1), '. /-')
    when :nivel::text = '6' then resumo.projeto_na_mascara(s.codigo, x.mascara_despesa)
    when :nivel::text = '10' then regexp_replace(s.codigo, '^(.)(.)(..)(..)$', '\1.\2.\3.\4')
    else s.codigo
  end as programatica
) w
