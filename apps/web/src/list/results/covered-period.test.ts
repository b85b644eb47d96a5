import { asOf, from, periodoDoExercicio, to, type Filter } from '@portal/kit/filters'
import { expect, it } from 'vitest'
import { coveredPeriod } from './covered-period.ts'

const months: Record<string, Filter> = {
  mesInicial: from('month', 'data', 'De'),
  mesFinal: to('month', 'data', 'Até'),
}

it('is the year when no date is filtered', () => {
  expect(coveredPeriod({ filters: periodoDoExercicio('data') }, {}, 2026)).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
  })
})

it('is the filtered period, by day or by month', () => {
  expect(coveredPeriod({ filters: periodoDoExercicio('data') }, { dataFinal: '2026-03-10' }, 2026)).toEqual({
    from: '2026-01-01',
    to: '2026-03-10',
  })
  expect(coveredPeriod({ filters: months }, { mesInicial: '2', mesFinal: '2' }, 2024)).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
  })
})

it('ignores date filters of child rows', () => {
  const filters: Record<string, Filter> = {
    mov: { operator: 'from', of: 'date', column: 'data', among: 'movimento', label: 'Movimento' },
  }
  expect(coveredPeriod({ filters }, { mov: '2026-05-05' }, 2026)?.from).toBe('2026-01-01')
})

it('ends on the day of the position, where the list has one', () => {
  const filters = { posicao: asOf('Posição em') }
  expect(coveredPeriod({ filters }, { posicao: '2026-03-31' }, 2026)).toEqual({ from: '2026-01-01', to: '2026-03-31' })
})
