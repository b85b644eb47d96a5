select
  i.item,
  i.descricao as medicamento,
  i.descricao_busca as "medicamentoBusca",
  i.apresentacao,
  p.centro_custo as "centroCusto",
  c.descricao as "unidadeSaude",
  c.descricao_busca as "unidadeSaudeBusca",
  p.quantidade,
  i.unidade,
  d.dia as "dataPosicao",
  u.media as "consumoMensal",
  case when u.media > 0 then round(greatest(p.quantidade, 0) / u.media, 1) end as "mesesRestantes",
  case when p.quantidade <= 0 then 'Em falta' when p.quantidade < u.media then 'Acabando'
    else 'Suficiente' end as situacao,
  p.quantidade <= 0 or coalesce(p.quantidade < u.media, false) as acabando
from (
  select coalesce(:posicao::date, (select max(m.data) from estoque m where m.entidade = :entidade)) as dia
) d
join item_estoque i on i.entidade = :entidade and i.medicamento
cross join lateral resumo.estoque_do_item(:entidade, i.item, d.dia) p
left join centro_custo c on c.entidade = :entidade and c.centro_custo = p.centro_custo
left join lateral (
  select round(sum(m.quantidade) / 3, 3) as media
  from estoque m
  where m.entidade = :entidade and m.centro_custo = p.centro_custo and m.item = i.item and m.tipo = 'SAIDA'
    and m.data > d.dia - 90 and m.data <= d.dia
) u on true
