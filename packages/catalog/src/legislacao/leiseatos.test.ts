import { parametrosFrom } from '@portal/kit/parametros'
import { expect, test } from 'vitest'
import { sitesDasLeis } from '../parametros.ts'
import { lei, leiDaEntidade } from './lei.ts'
import { leisDaEntidade, leisEAtos } from './leiseatos.ts'

const none = parametrosFrom({})

test('the sites of the laws are read in pairs, ignoring invalid addresses', () => {
  const sites = (valor: string) => sitesDasLeis(parametrosFrom({ 83: valor }))
  expect(sites('https://a.gov.br,Leis, de 1990 em diante; http://b.gov.br ;javascript:x,Nada;S')).toEqual([
    { url: 'https://a.gov.br', descricao: 'Leis, de 1990 em diante' },
    { url: 'http://b.gov.br', descricao: 'http://b.gov.br' },
  ])
  expect(sitesDasLeis(none)).toEqual([])
})

test('the period starts with the year by default, except in Rondônia', () => {
  expect(leisDaEntidade(leisEAtos, 'PR', none).filters.dataInicial?.default?.(2026)).toBe('2026-01-01')
  expect(leisDaEntidade(leisEAtos, 'RO', none).filters.dataInicial).not.toHaveProperty('default')
})

test('the last update is that of the payroll if the entity says so', () => {
  expect(leisDaEntidade(leisEAtos, 'PR', none).table).toBe('lei_ato')
  expect(leisDaEntidade(leisEAtos, 'PR', parametrosFrom({ 68: 'S' })).table).toBe('servidor')
})

test('a law loaded from the payroll shows where it was published instead of its files', () => {
  expect(Object.keys(lei.parts)).toEqual(['vinculadas', 'arquivos', 'publicacoes'])
  expect(Object.keys(leiDaEntidade(none).parts)).toEqual(['vinculadas', 'arquivos'])
  expect(Object.keys(leiDaEntidade(parametrosFrom({ 233: 'S' })).parts)).toEqual(['vinculadas', 'publicacoes'])
})
