// Tests how both values of the payroll parameters change the declarations.
import { parametrosFrom } from '@portal/kit/parametros'
import { today } from '@portal/kit/formats'
import { expect, test } from 'vitest'
import { folhaDesde, folhaDoPortal } from '../parametros.ts'
import { horasExtras, quadroDaEntidade } from './quadro.ts'
import { comMesesAte, servidores } from './servidores.ts'

test('116 is a month with its year; any other value shows every month', () => {
  const written = ['01/2024', '9/2025', '12/2023', '13/2024', 'S', '', '2024'].map((valor) =>
    folhaDesde(parametrosFrom({ 116: valor })),
  )
  expect(written).toEqual([202401, 202509, 202312, 0, 0, 0, 0])
  expect(folhaDesde(parametrosFrom({}))).toBe(0)
})

test('73 means a web service only with 1', () => {
  expect(['0', '1'].map((valor) => folhaDoPortal(parametrosFrom({ 73: valor })))).toEqual([true, false])
  expect(folhaDoPortal(parametrosFrom({}))).toBe(true)
})

test('the staff table changes its title with 233 and its last update with 68', () => {
  expect(quadroDaEntidade(parametrosFrom({ 233: 'S', 68: 'S' }))).toMatchObject({
    title: 'Quadro de pessoal integrado à folha',
    table: 'folha',
  })
  expect(quadroDaEntidade(parametrosFrom({ 233: 'N', 68: 'N' }))).toMatchObject({
    title: 'Quadro de pessoal',
    table: 'cargo',
  })
})

test('the months offered are those that have begun, or all twelve of another year', () => {
  const [ano = 0, mes] = today().split('-').map(Number)
  const monthsOf = (exercicio: number): unknown => {
    const filter = comMesesAte(servidores, 'mesCompetencia', exercicio).filters.mesCompetencia
    return filter?.of === 'choice' && Array.isArray(filter.options) && filter.options.length
  }
  expect([monthsOf(ano), monthsOf(ano - 1)]).toEqual([mes, 12])
  expect(comMesesAte(horasExtras, 'nenhum', ano)).toBe(horasExtras)
})
