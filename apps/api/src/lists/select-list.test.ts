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

it('asks for the columns that are read, for the left joins they come from, and for every other join', () => {
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

it('keeps a join for what comes from one that comes from it', () => {
  const text = reading(CONTRATOS, 'nome')
  for (const joined of ['join resumo.contrato k', 'left join pessoa p', 'left join fornecedor f'])
    expect(text).toContain(joined)
})

it('leaves out what is worked out beside a row, and what that is worked out from', () => {
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

it('keeps a join that is not left, and a left one the rows are chosen by', () => {
  const sql = `select a.x, b.y, d.z, e.w
from a
left join b on b.x = a.x
join d on d.x = a.x
left join e on e.x = a.x
where b.y = 1`
  expect(reading(sql, 'x')).toBe('select a.x from a left join b on b.x = a.x join d on d.x = a.x where b.y = 1')
  expect(narrowing(sql).worksBesideRows).toBe(false)
})

it('reads something even where nothing is read, and everything where nobody says what', () => {
  expect(reading('select a.x, a.y from a')).toBe('select a.x from a')
  expect(narrowing(CONTRATOS).render(asIs)).toBe(CONTRATOS.replaceAll(/(?<!:):(palavra|exercicio)/g, '<$1>'))
})

it.each([
  'select distinct a.x, a.y from a',
  'select a.x, a.y from a union all select b.x, b.y from b',
  'select a.x, count(*) as y from a group by a.x',
  'select a.*, a.x as y from a',
  'with a as (select 1 as x) select a.x, 2 as y from a',
])('leaves whole what is not one plain select: %s', (text) => {
  expect(narrowing(text).render(asIs, new Set(['x']))).toBe(text)
  expect(narrowing(text).leftJoins).toEqual([])
})
