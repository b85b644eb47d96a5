import { empenhos } from '@portal/catalog/despesa/empenhos'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readState } from '../state/list-state.ts'
import { PrintAll } from './print-all.tsx'

const contexto = { entidade: 1, exercicio: 2026 }
const state = readState(empenhos, new URLSearchParams({ nome: 'ana' }), contexto.exercicio)
const view = { list: empenhos, state, contexto }

const print = (count: number): string =>
  renderToStaticMarkup(<PrintAll view={view} count={count} busy={false} onAsked={() => {}} />)

test('offers nothing where the page has every row', () => {
  expect(print(20)).toBe('')
})

test('offers to print all the rows up to the limit', () => {
  expect(print(21)).toContain('Imprimir todos os 21 registros')
  expect(print(2000)).toContain('Imprimir todos os 2.000 registros')
})

test('above the limit offers the PDF of the same filter', () => {
  const html = print(2001)
  expect(html).not.toContain('<button')
  expect(html).toContain('Daqui se imprimem até 2.000 registros. Para os 2.001,')
  expect(html).toMatch(/href="[^"]*\/empenhos\/report\?[^"]*nome=ana[^"]*exportType=pdf"/)
})
