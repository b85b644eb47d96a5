// Tests what an address says of the basis of the figures, and what a screen shows of it.
import { expect, test } from 'vitest'
import { readBase, writeBase } from './base.ts'
import { EVERY_BASE } from './every-base.ts'
import { amount } from './fields.ts'
import { baseInWords, figureUnder, proofOf, type Figure } from './figure.ts'
import { nameUnder } from './under.ts'

test('an address without a basis asks for the default one', () => {
  for (const asked of [undefined, null, '', ' ', ',']) expect(readBase(asked)).toEqual({ bases: [], unknown: [] })
  expect(writeBase([])).toBeUndefined()
})

test('a basis is read in any order and written in one', () => {
  const { bases } = readBase('bruto, posicao,bruto')
  expect(bases).toEqual(['posicao', 'bruto'])
  expect(writeBase(['bruto', 'posicao'])).toBe('posicao,bruto')
  for (const written of EVERY_BASE) expect(writeBase(readBase(written).bases)).toBe(written)
  expect(new Set(EVERY_BASE).size).toBe(7)
})

test('an address with a word that is not understood asks for the default one, and the word is told', () => {
  expect(readBase('posicao,hoje')).toEqual({ bases: [], unknown: ['hoje'] })
  expect(readBase('Posicao').unknown).toEqual(['Posicao'])
})

const figure = (id: string, more: Partial<Figure> = {}): Figure => ({
  id,
  name: id,
  definition: id,
  time: 'ano',
  proof: { path: '/lista', total: 'valor' },
  ...more,
})
const POSICAO = figure('posicao', { time: 'posicao' })
const NO_ANO = figure('ano', { under: { posicao: POSICAO } })
const INICIAL_BRUTO = figure('inicial-bruto')
const INICIAL = figure('inicial', { under: { bruto: INICIAL_BRUTO } })
const BRUTO = figure('bruto', { under: { inicial: INICIAL_BRUTO } })
const PREVISTO = figure('previsto', { under: { inicial: INICIAL, bruto: BRUTO } })

test('a figure gives its place to its counterpart under a basis that changes it', () => {
  expect(figureUnder(NO_ANO, [])).toBe(NO_ANO)
  expect(figureUnder(NO_ANO, ['inicial', 'bruto'])).toBe(NO_ANO)
  expect(figureUnder(NO_ANO, ['posicao', 'bruto'])).toBe(POSICAO)
  expect(figureUnder(PREVISTO, ['inicial'])).toBe(INICIAL)
  expect(figureUnder(PREVISTO, ['bruto'])).toBe(BRUTO)
  expect(figureUnder(PREVISTO, ['inicial', 'bruto'])).toBe(INICIAL_BRUTO)
})

test('the value shown is the one of the same answer that carries the counterpart', () => {
  const fields = { pago: amount(NO_ANO), pagoAteHoje: amount(POSICAO), previsto: amount(PREVISTO) }
  expect(nameUnder(fields, 'pago', [])).toBe('pago')
  expect(nameUnder(fields, 'pago', ['posicao'])).toBe('pagoAteHoje')
  expect(nameUnder(fields, 'previsto', ['inicial'])).toBe('previsto')
})

test('a basis is said in words, of days of which something is known', () => {
  const asked = { exercicio: 2025, period: {}, until: '2026-08-24' }
  expect(Object.values(baseInWords([], asked))).toEqual([
    'no ano, até 31/12/2025',
    'orçamento atualizado',
    'menos as deduções',
  ])
  expect(Object.values(baseInWords(['posicao', 'inicial', 'bruto'], asked))).toEqual([
    'posição em 24/08/2026',
    'orçamento inicial',
    'antes das deduções',
  ])
})

test('a total that is not among the first of its list is brought to its headline by the address', () => {
  expect(proofOf(NO_ANO, 2025)).toBe('/lista')
  const limited = figure('a', { proof: { path: '/lista', total: 'valor', query: (ano) => ({ dataFinal: `${ano}` }) } })
  expect(proofOf(limited, 2025)).toBe('/lista?dataFinal=2025')
  expect(proofOf(limited, 2025, { dataInicial: '1' })).toBe('/lista?dataInicial=1')
  const brought = figure('b', { proof: { path: '/lista', total: 'valor', brought: true } })
  expect(proofOf(brought, 2025)).toBe('/lista?soma=valor')
})
