// Consistency rules of contratacao in the demo city: each query returns the rows that break it.
import { holidaysOf } from '@portal/kit/feriados'
import { isoOf } from '../cidade/calendar.ts'
import { FIRST_YEAR } from '../cidade/cidade.ts'

const LICITACAO = 'entidade, exercicio, tipo_licitacao, licitacao'
const CITADA = 'e.entidade, e.ano_licitacao, e.tipo_licitacao, e.no_licitacao'
const CONTRATO = 'entidade, exercicio, contrato'

const pointsTo = (origem: string, chave: string): string => `
    select a.origem, a.chave from anexo a where origem = '${origem}' and not exists (
      select from ${origem} t where t.entidade = a.entidade and concat_ws('/', ${chave}) = a.chave)`

/** Holidays around the years of the city, as a list of SQL. */
const FERIADOS = Array.from({ length: 8 }, (_, i) => [...holidaysOf(FIRST_YEAR - 1 + i)])
  .flat()
  .map((day) => `'${isoOf(day)}'`)
  .join(', ')

export const contratacaoLaws = (today: string): Readonly<Record<string, string>> => ({
  'every bid and contract a commitment cites is published, from the first year on': `
    select ${CITADA} from empenho e where ano_licitacao >= ${FIRST_YEAR} and not exists (
      select from licitacao l where (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao) = (${CITADA}))
    union all select e.entidade, e.ano_contrato, 0, e.contrato from empenho e where ano_contrato >= ${FIRST_YEAR}
      and not exists (
      select from contrato c where (c.entidade, c.exercicio, c.contrato) = (e.entidade, e.ano_contrato, e.contrato))`,
  'what a commitment says of its bid and contract is what they say of themselves': `
    select 1 from empenho e join contrato c on (c.entidade, c.exercicio, c.contrato) = (e.entidade, e.ano_contrato,
      e.contrato)
    where (c.fornecedor, c.exercicio_licitacao, c.tipo_licitacao, c.licitacao) <> (e.fornecedor, e.ano_licitacao,
      e.tipo_licitacao, e.no_licitacao)
      or c.objeto <> e.objeto_contrato or c.no_processo <> e.no_processo
    union all select 1 from empenho e join licitacao l on (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao) =
      (${CITADA})
    where (l.no_processo, l.ano_processo) <> (e.no_processo, e.ano_processo) or (e.covid and not l.covid)`,
  'an item won costs quantity × price, and no more than was accepted': `
    select * from licitacao_item where valor_total <> round(quantidade * valor_unitario, 2)
      or valor_unitario > valor_maximo`,
  'the estimate of a bid is the sum of its items': `
    select ${LICITACAO} from licitacao l join licitacao_item i using (${LICITACAO})
      group by ${LICITACAO}, l.valor_maximo
    having l.valor_maximo <> sum(round(i.quantidade * i.valor_maximo, 2))`,
  'committed by a bid and a winner ≤ what the winner was awarded': `
    select ${CITADA}, e.fornecedor, sum(e.valor) from empenho e where ano_licitacao >= ${FIRST_YEAR}
      group by ${CITADA}, e.fornecedor
    having sum(e.valor) > coalesce((
      select sum(i.valor_total) from licitacao_item i
      where (i.entidade, i.exercicio, i.tipo_licitacao, i.licitacao, i.fornecedor) = (${CITADA}, e.fornecedor)), 0)`,
  'contracts of a bid and a winner = what the winner was awarded': `
    select entidade, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor from contrato c group by 1, 2, 3, 4, 5
    having sum(valor) <> (
      select sum(i.valor_total) from licitacao_item i
        where (i.entidade, i.exercicio, i.tipo_licitacao, i.licitacao, i.fornecedor)
        = (c.entidade, c.exercicio_licitacao, c.tipo_licitacao, c.licitacao, c.fornecedor))`,
  'committed to a contract ≤ contracted and added, unless it is said why': `
    select ${CONTRATO} from contrato c
    left join (select entidade, exercicio, contrato, sum(valor) as aditado from aditivo
      group by 1, 2, 3) a using (${CONTRATO})
    join (select entidade, ano_contrato as exercicio, contrato, sum(valor) as empenhado from empenho
      group by 1, 2, 3) e using (${CONTRATO})
    where empenhado > c.valor + coalesce(aditado, 0) and motivo_excesso is null`,
  'a bid goes forward: notice, opening, award, confirmation, contract, commitment': `
    select ${LICITACAO} from licitacao where data_publicacao > data_abertura or data_publicacao > '${today}'
    union all select l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao from licitacao l join adjudicacao a
      on (a.entidade, a.exercicio_licitacao, a.tipo_licitacao, a.licitacao) = (l.entidade, l.exercicio,
        l.tipo_licitacao, l.licitacao) where a.data < l.data_abertura
    union all select a.entidade, a.exercicio, a.tipo_licitacao, a.licitacao from adjudicacao a full join homologacao h
      using (entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor) where h.data is null
        or a.data is null or h.data < a.data
    union all select c.entidade, c.exercicio, 0, c.contrato from contrato c join homologacao h
      on (h.entidade, h.exercicio_licitacao, h.tipo_licitacao, h.licitacao, h.fornecedor)
        = (c.entidade, c.exercicio_licitacao, c.tipo_licitacao, c.licitacao, c.fornecedor)
          where c.data_assinatura < h.data
    union all select c.entidade, c.exercicio, 0, c.contrato from contrato c join empenho e
      on (e.entidade, e.ano_contrato, e.contrato) = (c.entidade, c.exercicio, c.contrato)
        where e.data < c.data_assinatura`,
  'a contract is in force when money is committed to it, and ends when its last addendum says': `
    select ${CONTRATO} from contrato c left join lateral (
      select data_termino from aditivo a where (a.entidade, a.exercicio, a.contrato) = (c.entidade, c.exercicio,
        c.contrato) order by sequencia desc limit 1
    ) a on true
    where (c.situacao = 'Encerrado') <> (coalesce(a.data_termino, c.termino_vigencia) < '${today}')
      or (c.situacao = 'Suspenso') <> (c.motivo_suspensao is not null)
      or exists (select from empenho e where (e.entidade, e.ano_contrato, e.contrato) = (c.entidade, c.exercicio,
        c.contrato)
        and e.data > coalesce(a.data_termino, c.termino_vigencia))`,
  'only what was confirmed was won, by who took part': `
    select ${LICITACAO} from licitacao l join licitacao_item i using (${LICITACAO})
      where (i.fornecedor is not null) <> (l.situacao = 'Homologada')
    union all select ${LICITACAO} from licitacao_item i where fornecedor is not null and not exists (
      select from licitacao_participante p where (p.entidade, p.exercicio, p.tipo_licitacao, p.licitacao, p.fornecedor)
        = (i.entidade, i.exercicio, i.tipo_licitacao, i.licitacao, i.fornecedor))`,
  'an addendum belongs to a contract': `select * from aditivo where not exists (
      select from contrato c where (c.entidade, c.exercicio, c.contrato) = (aditivo.entidade, aditivo.exercicio,
        aditivo.contrato))`,
  'between the notice and the opening are the working days the law wants': `
    select * from (
      select l.exercicio, l.tipo_licitacao, l.licitacao, l.data_publicacao, l.data_abertura, (
          select count(*) from generate_series(l.data_publicacao + 1, l.data_abertura, interval '1 day') d
          where extract(isodow from d) < 6 and d::date not in (${FERIADOS})
        ) as dias,
        case l.tipo_licitacao when 6 then 8 when 3 then 10 when 7 then 3 else 0 end as minimo
      from licitacao l
    ) s where dias < minimo
    union all select distinct l.exercicio, l.tipo_licitacao, l.licitacao, l.data_publicacao, l.data_abertura,
      l.data_abertura - l.data_publicacao, 30
    from licitacao l join empenho e on (l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao) = (${CITADA})
    where e.modalidade = 'Chamamento Público' and l.data_abertura - l.data_publicacao < 30`,
  'a bid asks for at most two and a half times what was bought with it, and if nothing was, 3% of the budget': `
    select ${LICITACAO}, valor_maximo from licitacao join (
      select entidade, ano_licitacao as exercicio, tipo_licitacao, no_licitacao as licitacao, sum(valor) as empenhado
      from empenho group by 1, 2, 3, 4) e using (${LICITACAO}) where valor_maximo > 2.5 * empenhado
    union all select ${LICITACAO}, valor_maximo from licitacao join (
      select entidade, exercicio, sum(valor_previsto) as orcamento from dotacao group by 1, 2) d
      using (entidade, exercicio) where situacao <> 'Homologada' and valor_maximo > 0.03 * orcamento`,
  'addenda add no more than a quarter of a contract, half of it in a reform, and take no more than a quarter': `
    select ${CONTRATO} from contrato c join aditivo a using (${CONTRATO}) group by ${CONTRATO}, c.valor, c.objeto
    having sum(a.valor) filter (where a.valor > 0) > c.valor * case when c.objeto like '%REFORMA%' then 0.5 else 0.25
        end
      or -sum(a.valor) filter (where a.valor < 0) > c.valor * 0.25`,
  'an addendum that extends the term changes no value': `
    select * from (
      select a.*, coalesce(lag(a.data_termino) over (partition by ${CONTRATO} order by sequencia), c.termino_vigencia)
        as antes from aditivo a join contrato c using (${CONTRATO})
    ) s where data_termino > antes and valor <> 0`,
  'an addendum is signed while the contract is in force': `
    select * from (
      select a.data, coalesce(lag(a.data_termino) over (partition by ${CONTRATO} order by sequencia),
        c.termino_vigencia) as antes from aditivo a join contrato c using (${CONTRATO})
    ) s where data > antes`,
  'an authorisation is of a commitment of its value, to the same supplier': `
    select 1 from autorizacao a left join empenho e
      on (e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho) = (a.entidade, a.exercicio_empenho,
        a.unidade_orcamentaria, a.empenho)
    where (e.valor, e.fornecedor, e.ano_licitacao, e.no_licitacao) is distinct
      from (a.valor, a.fornecedor, a.exercicio_licitacao, a.licitacao)`,
  'a paper of contracting points to a row': [
    pointsTo('licitacao', 'exercicio, tipo_licitacao, licitacao'),
    pointsTo('licitacao_ata', 'exercicio, tipo_licitacao, licitacao, ata'),
    pointsTo('licitacao_recurso', 'exercicio, tipo_licitacao, licitacao, sequencia'),
    pointsTo('contrato', 'exercicio, contrato'),
    pointsTo('autorizacao', 'exercicio, numero_requisicao'),
    pointsTo('homologacao', 'exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor'),
  ].join(' union all '),
  'every entity and year has bids that came to nothing, and the last has some open': `
    select entidade, exercicio from exercicio x where exercicio < extract(year from date '${today}') and not exists (
      select from licitacao l where (l.entidade, l.exercicio) = (x.entidade, x.exercicio) and situacao = 'Deserta')
    union all select entidade, exercicio from exercicio x where exercicio = extract(year from date '${today}')
      and not exists (
      select from licitacao l where (l.entidade, l.exercicio) = (x.entidade, x.exercicio)
        and situacao = 'Aguardando Abertura' and data_abertura > '${today}')`,
  'a contract has one supplier and one object': `
    select entidade, ano_contrato, contrato from empenho where contrato is not null group by 1, 2, 3
    having count(distinct fornecedor) > 1 or count(distinct objeto_contrato) > 1 or count(distinct natureza) > 1`,
  'a waiver has one supplier': `
    select entidade, ano_licitacao, no_licitacao from empenho where modalidade = 'Dispensa' group by 1, 2, 3
    having count(distinct fornecedor) > 1`,
  'an award comes before every commitment it leads to': `
    select 1 from adjudicacao a left join empenho e
      on (e.entidade, e.ano_licitacao, e.tipo_licitacao, e.no_licitacao, e.fornecedor)
        = (a.entidade, a.exercicio_licitacao, a.tipo_licitacao, a.licitacao, a.fornecedor)
    where e.data is null or a.data > e.data or a.data > '${today}'`,
  'an addendum comes after its contract, in order': `
    select 1 from aditivo a left join lateral (
      select min(data) as data from empenho e where (e.entidade, e.ano_contrato, e.contrato) = (a.entidade, a.exercicio,
        a.contrato)
    ) e on true
    where e.data is null or a.data <= e.data or a.data > '${today}' or a.data_publicacao < a.data
    union all select 1 from (
      select data, lag(data) over (partition by entidade, exercicio, contrato order by sequencia) as before from aditivo
    ) s where data <= before`,
})
