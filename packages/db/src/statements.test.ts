import { describe, expect, test } from 'vitest'
import { readStatements, UnknownStatement } from './statements.ts'
import { expandTable } from './summary-table.ts'
import { compareVersions } from './version.ts'

describe('a file of code', () => {
  test('is split into statements, without comments around them, keeping dollar-quoted and quoted text whole', () => {
    const sql = `-- Of the file; with a semicolon.
create table resumo.a (n int, t text default 'x;y');

/* Of the function; too. */
create function resumo.f() returns int language sql as $corpo$
  select 1; -- inside it; stays
$corpo$;
create unique index a_n on resumo.a (n); comment on column resumo.a.n is 'Quanto; e onde.';
create view sistema.v as select 1`
    expect(readStatements(sql).map(({ kind, name, line }) => [kind, name, line])).toEqual([
      ['table', 'resumo.a', 2],
      ['function', 'resumo.f', 5],
      ['index', 'a_n', 8],
      ['comment', 'column resumo.a.n', 8],
      ['view', 'sistema.v', 9],
    ])
    expect(readStatements(sql)[1]?.sql).toContain('-- inside it; stays')
  })

  test('with a statement that cannot be repeated is refused, with its line', () => {
    expect(() => readStatements('\n\ndelete from empenho;')).toThrow(UnknownStatement)
    expect(() => readStatements('\n\ndelete from empenho;')).toThrow(/na linha 3/)
  })
})

describe('the table of a summary', () => {
  const before = 'create table resumo.a (\n  n int not null,\n  v numeric(18, 2),\n  primary key (n)\n)'

  test('grows when columns are added at its end', () => {
    expect(
      expandTable(before, before.replace('v numeric(18, 2),', 'v numeric(18, 2),\n  m numeric(10, 2) default 0,')),
    ).toEqual(['m numeric(10, 2) default 0'])
    expect(expandTable(before, before.replace('  n int', '  -- what it counts\n  n int'))).toEqual([])
  })

  test.each([
    ['a column before another', before.replace('  v ', '  m int,\n  v ')],
    ['another type', before.replace('18, 2', '20, 2')],
    ['a column less', before.replace('  v numeric(18, 2),\n', '')],
    ['another key', before.replace('primary key (n)', 'primary key (n, v)')],
  ])('is another one with %s', (_, after) => {
    expect(expandTable(before, after)).toBeUndefined()
  })
})

test('releases are compared as numbers, not as text', () => {
  expect(['1.10.0', '1.9.0', '0.9.9', '2.0.0'].toSorted(compareVersions)).toEqual(['0.9.9', '1.9.0', '1.10.0', '2.0.0'])
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})
