select
  concat_ws('.',
    substr(v.receita, 1, 1), nullif(substr(v.receita, 2, 1), ''), nullif(substr(v.receita, 3, 1), ''),
      nullif(substr(v.receita, 4, 1), ''),
    nullif(substr(v.receita, 5, 2), ''), nullif(substr(v.receita, 7, 1), ''), nullif(substr(v.receita, 8, 1), ''),
      nullif(substr(v.receita, 9, 2), ''),
    nullif(substr(v.receita, 11, 2), ''), nullif(substr(v.receita, 13, 2), ''), nullif(substr(v.receita, 15, 2), ''),
      nullif(substr(v.receita, 17, 2), '')
  ) collate "C" as receita,
  n.descricao,
  coalesce(v.fonte_recurso, 'NI') as "fonteRecurso",
  coalesce(f.descricao, 'Não informado') as "descricaoFonte",
  sum(v.valor_previsto)::numeric(18, 2) as "valorOrcado",
  sum(v.valor_previsto + v.valor_atualizacao)::numeric(18, 2) as "valorOrcadoAtualizado",
  sum(v.valor_arrecadado)::numeric(18, 2) as "valorArrecadado",
  sum(v.valor_deducao)::numeric(18, 2) as "valorDeducao"
from resumo.receita_no_periodo(:entidade, :exercicio, :dataInicial::date, :dataFinal::date) v
join natureza_receita n on n.entidade = :entidade and n.exercicio = :exercicio and n.receita = v.receita
left join fonte_recurso f on f.entidade = :entidade and f.exercicio = :exercicio and f.fonte_recurso = v.fonte_recurso
where coalesce(v.fonte_recurso, 'NI') = :fonteRecurso::text
group by v.receita, n.descricao, v.fonte_recurso, f.descricao
having v.fonte_recurso is not null or sum(v.valor_arrecadado) <> 0 or sum(v.valor_deducao) <> 0
