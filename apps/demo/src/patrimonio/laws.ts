// Consistency rules of goods, warehouses and fleet in the demo city: each query returns the rows that break it.
const EMPENHO = 'entidade, exercicio, unidade_orcamentaria, empenho'

export const patrimonioLaws = (today: string): Readonly<Record<string, string>> => ({
  'permanent goods are in the property register for what was settled of them': `
    select ${EMPENHO} from resumo.empenho r join empenho e using (${EMPENHO})
    left join (select ${EMPENHO}, sum(valor) as bens from bem_empenho group by ${EMPENHO}) b using (${EMPENHO})
    where e.natureza like '449052%' and coalesce(bens, 0) <> r.valor_liquidado`,
  'a good costs what its commitments paid for it': `
    select entidade, tipo, bem from bem join bem_empenho using (entidade, tipo, bem)
    group by entidade, tipo, bem, valor_aquisicao having sum(valor) <> valor_aquisicao`,
  'the fleet is the vehicles of the property register, and those it does not know yet': `
    select entidade, bem from bem b where tipo = 'V' and not exists (
      select from veiculo v where (v.entidade, v.veiculo, v.chapa) = (b.entidade, b.bem, b.chapa))
    union all select entidade, veiculo from veiculo v where chapa > 0 and not exists (
      select from bem b where (b.entidade, b.tipo, b.bem) = (v.entidade, 'V', v.veiculo))`,
  'a good that was written off left on a day, not before it came, with its reason': `
    select 1 from bem where baixado <> (data_baixa is not null) or data_baixa < data_aquisicao
      or data_baixa > '${today}' or (baixado and justificativa is null)`,
  'those on loan are the assets that have a loan, under the words they are searched by': `
    (select entidade, tipo, bem, descricao_busca from bem join bem_comodato using (entidade, tipo, bem) except
      select entidade, tipo, bem, descricao_busca from resumo.bem_cedido)
    union all (select entidade, tipo, bem, null from resumo.bem_cedido except select entidade, tipo, bem, null
      from bem_comodato)`,
  'real estate has its deed, and nothing else has': `
    select 1 from bem left join bem_imovel i using (entidade, tipo, bem)
      where (tipo = 'I') <> (i.matricula is not null)`,
  'no material leaves the warehouse before it came, and what is not there is worth nothing': `
    select entidade, centro_custo, item, data from (
      select entidade, centro_custo, item, data,
        sum(case tipo when 'ENTRADA' then quantidade else -quantidade end) over ate as quantidade,
        sum(case tipo when 'ENTRADA' then valor_total else -valor_total end) over ate as valor
      from estoque window ate as (partition by entidade, centro_custo, item order by data)
    ) s where quantidade < 0 or valor < 0 or (quantidade = 0) <> (valor = 0)`,
  'the warehouse has on a day what came in less what went out until it': `
    select * from (select distinct entidade, data from estoque where extract(day from data) = 20) d
    cross join lateral (
      select sum(quantidade) as quantidade, sum(valor) as valor
      from centro_custo c cross join lateral resumo.estoque_do_lugar(c.entidade, c.centro_custo, d.data)
        where c.entidade = d.entidade
    ) p
    cross join lateral (
      select sum(case tipo when 'ENTRADA' then quantidade else -quantidade end) as quantidade,
        sum(case tipo when 'ENTRADA' then valor_total else -valor_total end) as valor
      from estoque e where e.entidade = d.entidade and e.data <= d.data
    ) f where (p.quantidade, p.valor) is distinct from (f.quantidade, f.valor)`,
  'a material is in all places together what each place has of it': `
    select * from (select max(data) - 400 as data from estoque) d cross join item_estoque i
    cross join lateral (select sum(quantidade) as quantidade from resumo.estoque_do_item(i.entidade, i.item, d.data)) p
    cross join lateral (
      select sum(l.quantidade) as quantidade
      from centro_custo c cross join lateral resumo.estoque_do_lugar(c.entidade, c.centro_custo, d.data) l
        where c.entidade = i.entidade and l.item = i.item
    ) f where p.quantidade is distinct from f.quantidade`,
  'an entry says who supplied it, an exit who consumed it': `
    select 1 from estoque where (tipo = 'ENTRADA') <> (fornecedor is not null)
      or (tipo = 'SAIDA') <> (centro_custo_consumo is not null)`,
  'a vehicle comes back after it left, with the meter further on': `
    select 1 from movimento_garagem where data_retorno < data_saida or medidor_retorno < medidor_saida
      or data_saida > '${today}'`,
  'the meter of a vehicle moves on in the lines of its fuel': `
    select 1 from veiculo_gasto where tipo = 'abastecimento' and km_atual < km_anterior`,
})
