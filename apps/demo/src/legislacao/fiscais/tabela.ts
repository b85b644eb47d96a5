// Formats the tables of a report, in a font of one width.
import { formatNumber } from '@portal/kit/formats'
import { decimalOf } from '../../cidade/money.ts'
import { wrap } from '../../cidade/pdf.ts'

/** Characters across a page. */
const WIDTH = 80
const FIGURE = 17

export const reais = (centavos: number): string => formatNumber(decimalOf(centavos))

const line = (label: string, cells: readonly string[]): string => {
  const room = WIDTH - FIGURE * cells.length
  const name = label.length < room ? label : `${label.slice(0, room - 2)}.`
  return name.padEnd(room) + cells.map((cell) => cell.padStart(FIGURE)).join('')
}

export interface Linha {
  nome: string
  valores: readonly number[]
}

/** Formats a table; with several lines, the last one is their sum. */
export function tabela(titulo: string, colunas: readonly string[], linhas: readonly Linha[]): string[] {
  const total = colunas.map((_, at) => linhas.reduce((sum, { valores }) => sum + (valores[at] ?? 0), 0))
  const written = linhas.map(({ nome, valores }) => line(nome, valores.map(reais)))
  return [
    ...wrap(titulo, WIDTH),
    line('Em reais', colunas),
    ...written,
    ...(linhas.length > 1 ? [line('TOTAL', total.map(reais))] : []),
    '',
  ]
}

export const frase = (texto: string): string[] => [...wrap(texto, WIDTH), '']
