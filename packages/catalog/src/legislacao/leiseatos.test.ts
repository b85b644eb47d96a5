import { parametrosFrom } from '@portal/kit/parametros'
import { expect, test } from 'vitest'
import { sitesDasLeis } from '../parametros.ts'
import { lei, leiDaEntidade } from './lei.ts'
import { leisDaEntidade, leisEAtos } from './leiseatos.ts'

const none = parametrosFrom({})

test('the sites of the laws are read pair by pair, and what is no address is passed over', () => {
  const sites = (valor: string) => sitesDasLeis(parametrosFrom({ 83: valor }))
  expect(sites('https://a.gov.br,Leis, de 1990 em diante; http://b.gov.br ;javascript:x,Nada;S')).toEqual([
    { url: 'https://a.gov.br', descricao: 'Leis, de 1990 em diante' },
    { url: 'http://b.gov.br', descricao: 'http://b.gov.br' },
  ])
  expect(sitesDasLeis(none)).toEqual([])
})

test('the period opens with the year, except in Rondônia', () => {
  expect(leisDaEntidade(leisEAtos, 'PR', none).filters.dataInicial?.default?.(2026)).toBe('2026-01-01')
  expect(leisDaEntidade(leisEAtos, 'RO', none).filters.dataInicial).not.toHaveProperty('default')
})

test('the last update is that of the payroll where the entity so says', () => {
  expect(leisDaEntidade(leisEAtos, 'PR', none).table).toBe('lei_ato')
  expect(leisDaEntidade(leisEAtos, 'PR', parametrosFrom({ 68: 'S' })).table).toBe('servidor')
})

test('a law that comes with the payroll says where it was published, in place of its files', () => {
  expect(Object.keys(lei.parts)).toEqual(['vinculadas', 'arquivos', 'publicacoes'])
  expect(Object.keys(leiDaEntidade(none).parts)).toEqual(['vinculadas', 'arquivos'])
  expect(Object.keys(leiDaEntidade(parametrosFrom({ 233: 'S' })).parts)).toEqual(['vinculadas', 'publicacoes'])
})
