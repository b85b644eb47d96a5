import { expect, test } from 'vitest'
import { constraintsOf, sentenceOf } from './constraints.ts'
import type { Column } from './tables.ts'

const coluna = (tipo: Column['tipo']): Column => ({ nome: 'tipo', tipo, nula: false }) as Column
const regra = (expressao: string) => ({ colunas: ['tipo'], expressao }) as Parameters<typeof constraintsOf>[0]

test('translates a list of numbers like one of texts', () => {
  const rule = regra('(tipo = ANY (ARRAY[1, 2, 23]))')
  const constraints = constraintsOf(rule, coluna('integer'))
  expect(constraints).toEqual({ enum: [1, 2, 23] })
  expect(sentenceOf(constraints, rule)).toBe('deve ser um destes: 1, 2, 23')
})

test('keeps quotes and digits in a list of texts', () => {
  const rule = regra(`(tipo = ANY (ARRAY['Pé d''água'::text, 'Lei 14.133'::text]))`)
  expect(constraintsOf(rule, coluna('text'))).toEqual({ enum: ["Pé d'água", 'Lei 14.133'] })
})
