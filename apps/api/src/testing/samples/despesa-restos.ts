// Creates commitments of the previous year in every state a year can inherit: only reserved, delivered, half paid,
// cancelled, reopened.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'
import { dotacaoOf, loadOrcamento } from './despesa-orcamento.ts'

const EMPENHOS = 140
const UNIDADES = ['0201', '0202']

interface Ano {
  entidade: number
  exercicio: number
  fornecedores: number
}

const cents = (value: number): string => (value / 100).toFixed(2)
const pad = (value: number): string => String(value).padStart(2, '0')
const day = (year: number, number: number): string => `${year}-${pad(1 + (number % 12))}-${pad(1 + (number % 28))}`

/** Value in cents; all are different, so that sorting by value has one result. */
const valorOf = (number: number): number => 100_000 + number * 1_037

export async function loadRestos(runner: Runner, { entidade, exercicio, fornecedores }: Ano): Promise<void> {
  const rows = (table: string, values: readonly SampleRow[]): Promise<void> => insert(runner, table, values)
  const seguinte = exercicio + 1
  const numbers = Array.from({ length: EMPENHOS }, (_, index) => index + 1)
  const chave = (number: number): SampleRow => ({
    entidade,
    exercicio,
    unidade_orcamentaria: UNIDADES[number % UNIDADES.length] ?? '',
    empenho: Math.ceil(number / 2),
  })
  const every = (modulo: number, rest: number): number[] => numbers.filter((number) => number % modulo === rest)
  await loadOrcamento(runner, entidade, exercicio)
  await rows(
    'empenho',
    numbers.map((number) => ({
      ...chave(number),
      data: day(exercicio, number),
      fornecedor: 1 + (number % fornecedores),
      dotacao: dotacaoOf(number),
      historico: `Despesa herdada ${number}`,
      valor: cents(valorOf(number)),
    })),
  )
  const liquidados = numbers.filter((number) => number % 4 !== 0)
  await rows(
    'liquidacao',
    liquidados.map((number) => ({
      ...chave(number),
      exercicio_liquidacao: exercicio,
      no_liquidacao: 1,
      data: `${exercicio}-12-${pad(1 + (number % 31))}`,
      valor: cents(number % 4 === 1 ? valorOf(number) : 50_000),
    })),
  )
  await rows(
    'liquidacao',
    every(8, 0).map((number) => ({
      ...chave(number),
      exercicio_liquidacao: seguinte,
      no_liquidacao: 2,
      data: day(seguinte, number),
      valor: '300.00',
    })),
  )
  await rows(
    'liquidacao_estorno',
    every(12, 6).map((number) => ({
      ...chave(number),
      exercicio_liquidacao: exercicio,
      no_liquidacao: 1,
      sequencia: 1,
      data: day(seguinte, number),
      valor: '12.34',
    })),
  )
  await rows(
    'empenho_anulacao',
    every(10, 2).map((number) => ({
      ...chave(number),
      sequencia: 1,
      data: day(seguinte, number),
      valor: '100.00',
      motivo: 'Saldo que não será usado',
    })),
  )
  await rows(
    'pagamento',
    every(4, 1).map((number) => ({
      ...chave(number),
      exercicio_pagamento: seguinte,
      no_pagamento: 1,
      exercicio_liquidacao: exercicio,
      no_liquidacao: 1,
      data: day(seguinte, number),
      valor: cents(valorOf(number) - 2_000),
      valor_retido: '20.00',
    })),
  )
  await rows(
    'pagamento',
    every(4, 2).map((number) => ({
      ...chave(number),
      exercicio_pagamento: exercicio,
      no_pagamento: 1,
      exercicio_liquidacao: exercicio,
      no_liquidacao: 1,
      data: `${exercicio}-12-31`,
      valor: '200.00',
    })),
  )
}
