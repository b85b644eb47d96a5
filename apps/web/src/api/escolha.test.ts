import type { ContextoInicial } from '@portal/catalog/contexto'
import { describe, expect, test } from 'vitest'
import {
  asksForAnother,
  exercicioIn,
  honestSearch,
  inExercicio,
  namesAnother,
  notPublished,
  parseStored,
  saysEscolha,
  withEscolha,
} from './escolha.ts'

const contexto = {
  entidade: { id: 1, nome: 'Prefeitura' },
  exercicio: 2026,
  exercicios: [2026, 2025],
  entidades: [{ id: 1 }, { id: 2 }],
} as unknown as ContextoInicial

describe('withEscolha', () => {
  test('adds the entity and year missing from the address, and keeps the rest', () => {
    expect(withEscolha('/diarias?nome=ana#fim', contexto)).toBe('/diarias?nome=ana&entidade=1&exercicio=2026#fim')
    expect(withEscolha('/', contexto)).toBe('/?entidade=1&exercicio=2026')
    const whole = '/diarias/detalhes?entidade=2&exercicio=2025&empenho=9'
    expect(withEscolha(whole, contexto)).toBe(whole)
  })

  test('its result has entity and year', () => {
    expect(saysEscolha(withEscolha('/', contexto).slice(1))).toBe(true)
    expect(saysEscolha(withEscolha('/?entidade=abc&exercicio=', contexto).slice(1))).toBe(true)
    expect(saysEscolha('?entidade=1')).toBe(false)
  })
})

describe('asksForAnother', () => {
  test('returns true only for another entity or year that the portal has', () => {
    expect(asksForAnother('?entidade=1&exercicio=2026', contexto)).toBe(false)
    expect(asksForAnother('?exercicio=2025', contexto)).toBe(true)
    expect(asksForAnother('?exercicio=2019', contexto)).toBe(false)
    expect(asksForAnother('?entidade=2', contexto)).toBe(true)
    expect(asksForAnother('?entidade=77', contexto)).toBe(false)
    expect(asksForAnother('', contexto)).toBe(false)
  })
})

test('notPublished returns a message only for a requested entity or year that is not shown', () => {
  const told = (search: string): string | undefined =>
    notPublished(search, honestSearch(search, contexto, false), contexto)
  expect(told('?exercicio=2019')).toBe('O exercício 2019 não está publicado: estes são os dados de 2026.')
  expect(told('?entidade=77&exercicio=2019')).toBe(
    'A entidade pedida não está no portal: estes são os dados de Prefeitura, 2026.',
  )
  for (const search of ['', '?entidade=1', '?exercicio=2026', '?entidade=x&exercicio='])
    expect(told(search)).toBeUndefined()
})

describe('honestSearch', () => {
  test('returns a correct address unchanged', () => {
    expect(honestSearch('?nome=ana&entidade=1&exercicio=2026', contexto, false)).toBe(
      '?nome=ana&entidade=1&exercicio=2026',
    )
  })

  test('adds missing values and corrects wrong ones', () => {
    expect(honestSearch('', contexto, false)).toBe('?entidade=1&exercicio=2026')
    expect(honestSearch('?entidade=9&exercicio=2019', contexto, false)).toBe('?entidade=1&exercicio=2026')
    expect(honestSearch('?entidade=x', contexto, true)).toBe('?entidade=1&exercicio=2026')
  })

  test('keeps the entity and the year of a detail, which are part of its key', () => {
    for (const search of ['?entidade=1&exercicio=2019&empenho=5', '?entidade=77&exercicio=2026&empenho=5']) {
      expect(honestSearch(search, contexto, true)).toBe(search)
      expect(namesAnother(new URLSearchParams(search), contexto)).toBe(true)
    }
    for (const search of ['?empenho=5', '?entidade=1&empenho=5', '?exercicio=2026&empenho=5']) {
      expect(namesAnother(new URLSearchParams(search), contexto)).toBe(false)
    }
  })

  test('is idempotent', () => {
    const once = honestSearch('?entidade=9', contexto, false)
    expect(honestSearch(once, contexto, false)).toBe(once)
  })
})

test('another year keeps the filters and drops the page and the dates of other years', () => {
  expect(inExercicio('/diarias', '?nome=ana&page=3&dataInicial=2026-01-01&exercicio=2026&entidade=1', 2025)).toBe(
    '/diarias?nome=ana&dataInicial=2025-01-01&entidade=1&exercicio=2025',
  )
  expect(inExercicio('/diarias', '?dataInicial=2024-02-29&dataFinal=2023-12-31&exercicio=2024', 2025)).toBe(
    '/diarias?dataInicial=2025-02-28&exercicio=2025',
  )
})

test('another entity opens in the same year, else in its latest, else has none', () => {
  expect(exercicioIn([2024, 2025, 2026], 2025)).toBe(2025)
  expect(exercicioIn([2023, 2024], 2026)).toBe(2024)
  expect(exercicioIn([], 2026)).toBeUndefined()
})

test('storage is read only when it holds both ids', () => {
  expect(parseStored('{"entidade":{"id":2},"exercicio":{"id":2025}}')).toEqual({ entidade: 2, exercicio: 2025 })
  for (const text of [undefined, '', '{}', 'null', '{"entidade":{"id":"2"},"exercicio":{"id":2025}}']) {
    expect(parseStored(text)).toBeUndefined()
  }
})
