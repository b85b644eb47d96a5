select p.data, p.etapa, p.descricao, p.valor
from (
  select 1 as ordem, l.data_publicacao as data, 'Edital publicado' as etapa, 'Com o valor estimado' as descricao,
    l.valor_maximo as valor
  from licitacao l
  where l.entidade = :entidade and l.exercicio = :exercicio and l.tipo_licitacao = :tipoLicitacao::int
    and l.licitacao = :licitacao::int
    and l.data_publicacao is not null
  union all
  select 2, l.data_abertura, 'Abertura', 'Às ' || left(l.horario_abertura, 5), null
  from licitacao l
  where l.entidade = :entidade and l.exercicio = :exercicio and l.tipo_licitacao = :tipoLicitacao::int
    and l.licitacao = :licitacao::int
    and l.data_abertura is not null
  union all
  select 3, a.data, case a.tipo_ata when 'A' then 'Ata de abertura' when 'J' then 'Ata de julgamento'
    else 'Ata de registro de preços' end,
    case count(*) when 1 then 'Uma ata' else count(*) || ' atas' end, null
  from licitacao_ata a
  where a.entidade = :entidade and a.exercicio = :exercicio and a.tipo_licitacao = :tipoLicitacao::int
    and a.licitacao = :licitacao::int
  group by a.data, a.tipo_ata
  union all
  select 4, a.data, 'Adjudicação', case count(*) when 1 then 'A um vencedor'
    else 'A ' || count(*) || ' vencedores' end, sum(i.valor)
  from adjudicacao a
  left join lateral (
    select sum(valor_total) as valor from licitacao_item i where i.entidade = a.entidade
      and i.exercicio = a.exercicio_licitacao
      and i.tipo_licitacao = a.tipo_licitacao and i.licitacao = a.licitacao and i.fornecedor = a.fornecedor
  ) i on true
  where a.entidade = :entidade and a.exercicio_licitacao = :exercicio and a.tipo_licitacao = :tipoLicitacao::int
    and a.licitacao = :licitacao::int
  group by a.data
  union all
  select 5, h.data, 'Homologação', case count(*) when 1 then 'De um vencedor'
    else 'De ' || count(*) || ' vencedores' end, sum(i.valor)
  from homologacao h
  left join lateral (
    select sum(valor_total) as valor from licitacao_item i where i.entidade = h.entidade
      and i.exercicio = h.exercicio_licitacao
      and i.tipo_licitacao = h.tipo_licitacao and i.licitacao = h.licitacao and i.fornecedor = h.fornecedor
  ) i on true
  where h.entidade = :entidade and h.exercicio_licitacao = :exercicio and h.tipo_licitacao = :tipoLicitacao::int
    and h.licitacao = :licitacao::int
  group by h.data
  union all
  select 6, c.data_assinatura, o.descricao, case count(*) when 1 then 'Assinatura'
    else count(*) || ' assinaturas' end, sum(c.valor)
  from contrato c
  join tipo_ato_contrato o using (tipo_ato)
  where c.entidade = :entidade and c.exercicio_licitacao = :exercicio and c.tipo_licitacao = :tipoLicitacao::int
    and c.licitacao = :licitacao::int
  group by c.data_assinatura, c.tipo_ato, o.descricao
  union all
  select 7, d.data, 'Aditivo', concat_ws(': ', 'Contrato ' || coalesce(c.numero_texto, coalesce(c.numero_contrato,
    c.contrato) || '/' || c.exercicio), d.motivacao), d.valor
  from contrato c
  join aditivo d using (entidade, exercicio, contrato)
  where c.entidade = :entidade and c.exercicio_licitacao = :exercicio and c.tipo_licitacao = :tipoLicitacao::int
    and c.licitacao = :licitacao::int
  union all
  select 8, min(e.data), 'Empenhos', count(*) || ', de ' || to_char(min(e.data), 'DD/MM/YYYY') || ' a ' ||
    to_char(max(e.data), 'DD/MM/YYYY'),
    sum(r.valor_empenhado - r.valor_anulado)
  from empenho e
  join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
  where e.entidade = :entidade and e.ano_licitacao = :exercicio and e.tipo_licitacao = :tipoLicitacao::int
    and e.no_licitacao = :licitacao::int
  having count(*) > 0
  union all
  select 9, min(g.primeiro), 'Pagamentos', sum(g.quantos) || ', de ' || to_char(min(g.primeiro), 'DD/MM/YYYY') || ' a '
    || to_char(max(g.ultimo), 'DD/MM/YYYY'),
    sum(r.valor_pago)
  from empenho e
  join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
  left join lateral (
    select min(p.data) as primeiro, max(p.data) as ultimo, count(*) as quantos from pagamento p
    where p.entidade = e.entidade and p.exercicio = e.exercicio and p.unidade_orcamentaria = e.unidade_orcamentaria
      and p.empenho = e.empenho
  ) g on true
  where e.entidade = :entidade and e.ano_licitacao = :exercicio and e.tipo_licitacao = :tipoLicitacao::int
    and e.no_licitacao = :licitacao::int
  having sum(r.valor_pago) > 0
) p
order by p.data nulls last, p.ordem
