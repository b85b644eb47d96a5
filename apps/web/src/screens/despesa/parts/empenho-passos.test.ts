import { describe, expect, it } from 'vitest'
import type { Row } from '@portal/kit/list'
import { foldMiddle, passosOf } from './empenho-passos.ts'

const movimentacao: Row[] = [
  { tipoLancamento: 20, nroDocumento: 'Emp: 40', valor: 100 },
  { tipoLancamento: 30, nroDocumento: 'Liq: 1/2025', noLiquidacao: 1, exercicioLiquidacao: 2025, valor: 60 },
  { tipoLancamento: 31, nroDocumento: 'Liq: 1/2025', noLiquidacao: 1, exercicioLiquidacao: 2025, valor: 60 },
  { tipoLancamento: 30, nroDocumento: 'Liq: 1/2026', noLiquidacao: 1, exercicioLiquidacao: 2026, valor: 60 },
  { tipoLancamento: 40, nroDocumento: 'Pag: 1/2026', noLiquidacao: 1, exercicioLiquidacao: 2026, valor: 60 },
  { tipoLancamento: 21, nroDocumento: 'Anul: 1', valor: 40 },
]
const documentos: Row[] = [
  { noDocumento: '7', noLiquidacao: 1, exercicioLiquidacao: 2025 },
  { noDocumento: '8', noLiquidacao: 1, exercicioLiquidacao: 2026 },
  { noDocumento: '9', noLiquidacao: 1, exercicioLiquidacao: 2026 },
]

describe('the path of the money', () => {
  const passos = passosOf(movimentacao, documentos)

  it('titles each step in plain words and marks those that undo another', () => {
    expect(passos.map(({ title, undoes }) => [title, undoes])).toEqual([
      ['Dinheiro reservado', false],
      ['Entrega conferida', false],
      ['Conferência desfeita', true],
      ['Entrega conferida', false],
      ['Dinheiro pago', false],
      ['Reserva cancelada em parte', true],
    ])
  })

  it('puts each document under its settlement, of the same year', () => {
    expect(passos.map((passo) => passo.documentos.map(({ noDocumento }) => noDocumento))).toEqual([
      [],
      ['7'],
      [],
      ['8', '9'],
      [],
      [],
    ])
  })

  it('distinguishes full and partial cancellations, and accepts an unknown kind', () => {
    const rows = [20, 21, 99].map((tipoLancamento): Row => ({ tipoLancamento, valor: 5 }))
    const [, cancelled, unknown] = passosOf(rows, [])
    expect(cancelled?.title).toBe('Reserva cancelada')
    expect(unknown?.title).toBe('Lançamento')
  })
})

it('folds only a long path, and keeps every step', () => {
  const path = passosOf(
    Array.from({ length: 15 }, (_, valor): Row => ({ tipoLancamento: 30, valor })),
    [],
  )
  expect(foldMiddle(path.slice(0, 14))).toEqual({ start: path.slice(0, 14), middle: [], end: [] })
  const { start, middle, end } = foldMiddle(path)
  expect([...start, ...middle, ...end]).toEqual(path)
  expect(middle.length).toBe(7)
})
