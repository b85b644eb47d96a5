import { expect, it } from 'vitest'
import { narrowing } from './select-list.ts'

const asIs = (name: string): string => `<${name}>`
const reading = (text: string, ...names: string[]): string =>
  narrowing(text).render(asIs, new Set(names)).replace(/\s+/g, ' ')

const CONTRATOS = `select
  c.contrato,
  c.valor is distinct from k.valor as "valorMudou",
  coalesce(k.valor, 0) as valor, -- with its addenda
  (select n.nome from entidade n where n.entidade = c.entidade) as "entidadeNome",
  case when :palavra::text is not null then 'a, b' end as trecho,
  f.nome
from contrato c
join resumo.contrato k using (contrato)
left join pessoa p
  on p.pessoa = k.pessoa
left join fornecedor f on f.fornecedor = p.fornecedor
left join aditivo a using (contrato)
where c.exercicio = :exercicio and (a.contrato is null or a.valor > 0)`

it('selects only the columns read, the left joins they come from, and every other join', () => {
  expect(reading(CONTRATOS, 'contrato')).toBe(
    'select c.contrato from contrato c join resumo.contrato k using (contrato) left join aditivo a using ' +
      '(contrato) where c.exercicio = <exercicio> and (a.contrato is null or a.valor > 0)',
  )
  expect(reading(CONTRATOS, 'valorMudou', 'trecho')).toBe(
    'select c.valor is distinct from k.valor as "valorMudou", case when <palavra>::text is not null then \'a, ' +
      "b' end as trecho from contrato c " +
      'join resumo.contrato k using (contrato) left join aditivo a using (contrato) where c.exercicio = ' +
      '<exercicio> and (a.contrato is null or a.valor > 0)',
  )
})

it('keeps a left join that another kept left join depends on', () => {
  const text = reading(CONTRATOS, 'nome')
  for (const joined of ['join resumo.contrato k', 'left join pessoa p', 'left join fornecedor f'])
    expect(text).toContain(joined)
})

it('leaves out an unused lateral join and the one it depends on', () => {
  const sql = `select a.x, v.z
from a
left join lateral (select sum(d.y) as y from d where d.x = a.x) s on true
left join lateral (
  select coalesce(s.y, 0) as z
) v on true`
  expect(reading(sql, 'x')).toBe('select a.x from a')
  expect(reading(sql, 'z')).toContain(') s on true left join lateral')
  expect(narrowing(sql)).toMatchObject({ worksBesideRows: true, leftJoins: [{ alias: 's' }, { alias: 'v' }] })
})

it('keeps an inner join, and a left join used in the where clause', () => {
  const sql = `select a.x, b.y, d.z, e.w
from a
left join b on b.x = a.x
join d on d.x = a.x
left join e on e.x = a.x
where b.y = 1`
  expect(reading(sql, 'x')).toBe('select a.x from a left join b on b.x = a.x join d on d.x = a.x where b.y = 1')
  expect(narrowing(sql).worksBesideRows).toBe(false)
})

it('selects one column where none is read, and the whole query where no columns are named', () => {
  expect(reading('select a.x, a.y from a')).toBe('select a.x from a')
  expect(narrowing(CONTRATOS).render(asIs)).toBe(CONTRATOS.replaceAll(/(?<!:):(palavra|exercicio)/g, '<$1>'))
})

it.each([
  'select distinct a.x, a.y from a',
  'select a.x, a.y from a union all select b.x, b.y from b',
  'select a.x, count(*) as y from a group by a.x',
  'select a.*, a.x as y from a',
  'with a as (select 1 as x) select a.x, 2 as y from a',
])('does not split a query that is not one plain select: %s', (text) => {
  expect(narrowing(text).render(asIs, new Set(['x']))).toBe(text)
  expect(narrowing(text).leftJoins).toEqual([])
})
