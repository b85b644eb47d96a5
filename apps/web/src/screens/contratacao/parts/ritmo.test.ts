import { expect, it } from 'vitest'
import { andamentoDe, emPalavras } from './ritmo.ts'

const obra = { percentual: 30, data: '2026-01-01', dataPrevista: '2026-12-31' }

it('compares the measured part with the elapsed part of the term', () => {
  expect(andamentoDe(obra, '2026-07-02')).toEqual({ executado: 30, decorrido: 50 })
  expect(andamentoDe({ percentual: 30 }, '2026-07-02')).toEqual({ executado: 30, decorrido: undefined })
  expect(andamentoDe(obra, '2025-07-02').decorrido).toBe(0)
  expect(andamentoDe({ ...obra, dataConclusao: '2026-07-02' }, '2030-01-01').decorrido).toBe(50)
  expect(andamentoDe({ ...obra, dataPrevista: '2026-01-01' }, '2026-07-02').decorrido).toBe(100)
})

it.each([
  [{}, '2026-07-02', 'A obra está atrasada em relação ao prazo. O término está previsto para 31/12/2026.'],
  [
    { percentual: 70 },
    '2026-07-02',
    'A obra está adiantada em relação ao prazo. O término está previsto para 31/12/2026.',
  ],
  [{ percentual: 52 }, '2026-07-02', 'A obra acompanha o prazo. O término está previsto para 31/12/2026.'],
  [{}, '2027-02-01', 'O prazo já passou e a obra não terminou. O término está previsto para 31/12/2026.'],
  [{ dataConclusao: '2026-11-30' }, '2027-02-01', 'A obra terminou em 30/11/2026, dentro do prazo.'],
  [{ dataConclusao: '2027-01-30' }, '2027-02-01', 'A obra terminou em 30/01/2027, depois do prazo.'],
  [{ percentual: undefined }, '2026-07-02', 'O término está previsto para 31/12/2026.'],
  [{ dataPrevista: undefined }, '2027-02-01', 'O prazo da obra não foi informado.'],
])('%o on %s: %s', (said, day, sentence) => {
  const row = { ...obra, ...said }
  expect(emPalavras(row, andamentoDe(row, day))).toBe(sentence)
})
