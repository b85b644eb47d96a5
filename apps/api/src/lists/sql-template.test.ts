import { describe, expect, it } from 'vitest'
import { parseSql } from './sql-template.ts'

const numbered = (text: string): string => {
  const { binds, render } = parseSql(text)
  return render((name) => `$${binds.indexOf(name) + 1}`)
}

describe('binds of a query file', () => {
  it('numbers each name once', () => {
    expect(numbered('select :b, :a, :b')).toBe('select $1, $2, $1')
  })

  it.each([
    ["select 'às 10:30 :nao' where x = :sim", "select 'às 10:30 :nao' where x = $1"],
    ["select 'it''s :nao', :sim", "select 'it''s :nao', $1"],
    ["select e'\\':nao', :sim", "select e'\\':nao', $1"],
    ['select "a:nao", :sim', 'select "a:nao", $1'],
    ['select data::date, :sim::int', 'select data::date, $1::int'],
    ['select 1 -- :nao\n, :sim', 'select 1 -- :nao\n, $1'],
    ['select /* :nao */ :sim', 'select /* :nao */ $1'],
    ['select $$ :nao $$, $x$ :nao $x$, :sim', 'select $$ :nao $$, $x$ :nao $x$, $1'],
    ['select a=:sim', 'select a=$1'],
  ])('%s', (sql, expected) => {
    expect(numbered(sql)).toBe(expected)
  })
})
