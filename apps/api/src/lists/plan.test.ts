import { expect, it } from 'vitest'
import { contratos, contratosCovid } from '@portal/catalog/contratacao/contratos'
import { convenios } from '@portal/catalog/contratacao/convenios'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import type { List } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { countsFirst, planPage, planRows, planWhole, type PagePlan } from './plan.ts'
import type { Scope } from './scope.ts'
import { loadListSource } from './source.ts'
import { openView } from './view.ts'

const scopeOf = (list: List, filters: Record<string, string> = {}): Scope => ({
  view: openView(list, loadListSource(list), parametrosFrom({})),
  contexto: { entidade: 1, exercicio: 2026 },
  filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, { value, typed: value }])),
})

const plan = (scope: Scope, page = 0, total?: number, size = 20): PagePlan =>
  planPage(scope, { page, size, sort: scope.view.initialSort }, total)

it('opens a list directly with a prepared statement, and reads keys first for anything else', () => {
  expect(plan(scopeOf(empenhos))).toMatchObject({ rows: 'direct', kept: true })
  expect(plan(scopeOf(empenhos), 1)).toMatchObject({ rows: 'by-key', keys: { from: 'start', offset: 20, kept: true } })
  expect(plan(scopeOf(empenhos, { nome: 'silva' }))).toMatchObject({ rows: 'by-key', keys: { offset: 0, kept: false } })
  expect(plan(scopeOf(convenios, { objeto: 'ponte' }))).toMatchObject({ rows: 'by-key', keys: { kept: false } })
  expect(
    plan({
      ...scopeOf(empenhos),
      parts: [
        { entidade: 1, exercicio: 2026 },
        { entidade: 2, exercicio: 2026 },
      ],
    }),
  ).toMatchObject({ rows: 'by-key' })
})

it('reads keys first for a small list with a lateral join', () => {
  expect(plan(scopeOf(contratosCovid))).toMatchObject({
    rows: 'by-key',
    why: expect.stringContaining('sorted in memory') as string,
  })
  expect(plan(scopeOf(contratos))).toMatchObject({ rows: 'direct' })
})

it('looks in both the row and its child rows for a filter that either may match', () => {
  expect(plan(scopeOf(contratos, { palavraChave: 'vigencia' }))).toMatchObject({
    keys: { places: ['row', 'children'] },
  })
  expect(plan(scopeOf(contratos, { nome: 'silva' }))).toMatchObject({ keys: { places: ['row'] } })
})

it('reads from the end where that is nearer, and nothing past the end', () => {
  expect(plan(scopeOf(empenhos), 50, 1_990)).toMatchObject({ keys: { from: 'end', offset: 970, limit: 20 } })
  expect(plan(scopeOf(empenhos), 49, 1_990)).toMatchObject({ keys: { from: 'start', offset: 980, limit: 20 } })
  expect(plan(scopeOf(empenhos), 99, 1_990)).toMatchObject({ keys: { from: 'end', offset: 0, limit: 10 } })
  expect(plan(scopeOf(empenhos), 100, 1_990)).toEqual({ rows: 'none', why: 'past the end' })
  expect([countsFirst({ page: 49, size: 20, sort: [] }), countsFirst({ page: 50, size: 20, sort: [] })]).toEqual([
    false,
    true,
  ])
})

it('uses the same inner limit for nearby pages', () => {
  expect([0, 1, 2, 3].map((page) => plan(scopeOf(empenhos, { nome: 'a' }), page))).toMatchObject(
    [32, 64, 64, 128].map((stop) => ({ keys: { stop } })),
  )
  expect(plan(scopeOf(empenhos), 0, undefined, 3)).toMatchObject({ stop: 16, isUsual: false })
  expect(planWhole(scopeOf(empenhos), 50_000)).toMatchObject({
    rows: 'direct',
    limit: 50_000,
    stop: 65_536,
    kept: true,
  })
})

it('prepares the statement that reads rows if all are of one entity and year', () => {
  const parts = [1, 2].map((entidade) => ({ entidade, exercicio: 2026 }))
  expect(planRows({ ...scopeOf(empenhos), parts }, () => new Set([2]))).toEqual({ parts: parts.slice(1), kept: true })
  expect(planRows({ ...scopeOf(empenhos), parts }, () => new Set([1, 2]))).toEqual({ parts, kept: false })
})
