// Creates what the sample needs beyond commitments paid at once: invoices, queues, deliveries under check, and debts of
// an earlier year.
import type { Runner } from '@portal/db/pool'
import { insert, type SampleRow } from '../insert.ts'

/** Year whose commitments are settled and paid in the year of the sample. */
const EXERCICIO_ANTERIOR = 2024
const UNIDADE_ANTERIOR = '0301'

const RESTOS = 84
const EM_LIQUIDACAO = 96
const DEVOLVIDO = 10

export interface Sampled {
  entidade: number
  exercicio: number
  unidade: string
  fornecedores: number
  /** Commitments of the year that were settled, by their numbers. */
  liquidados: readonly number[]
  day: (index: number) => string
}

type Chave = (empenho: number) => SampleRow

const range = <T>(length: number, make: (number: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1))

const nota = (chave: SampleRow, number: number, data: string): SampleRow => ({
  ...chave,
  ordem: 1,
  descricao: 'NOTA FISCAL',
  data,
  valor: '10.00',
  tipo_documento: 42,
  no_documento: `${number % 6 === 0 ? 'São-' : ''}${70_000 + number * 13}`,
})

function restos({ exercicio, fornecedores, day }: Sampled, chave: Chave): Record<string, SampleRow[]> {
  const numbers = range(RESTOS, (number) => number)
  const liquidacao = (number: number): SampleRow => ({
    ...chave(number),
    exercicio_liquidacao: exercicio,
    no_liquidacao: 1,
  })
  return {
    empenho: numbers.map((number) => ({
      ...chave(number),
      data: `${EXERCICIO_ANTERIOR}-11-05`,
      fornecedor: 1 + ((number * 7) % fornecedores),
      valor: '300.00',
      historico: `Despesa de ${EXERCICIO_ANTERIOR}, número ${number}`,
      suprimento_fundos: number % 9 !== 0,
      modalidade: number % 2 === 0 ? null : 'Pregão Eletrônico',
      no_licitacao: number,
      ano_licitacao: EXERCICIO_ANTERIOR,
      no_processo: number % 4 === 0 ? null : number,
      ano_processo: EXERCICIO_ANTERIOR,
      covid: number % 6 !== 0,
    })),
    liquidacao: numbers.map((number) => ({
      ...liquidacao(number),
      data: day(number + 3),
      valor: (200 + (number % 11)).toFixed(2),
    })),
    liquidacao_documento: numbers
      .filter((number) => number % 5 !== 0)
      .map((number) => nota(liquidacao(number), number, day(number))),
    pagamento: numbers.map((number) => ({
      ...chave(number),
      exercicio_pagamento: exercicio,
      no_pagamento: 1,
      data: day(number + 4),
      ...(number % 7 === 0 ? {} : { exercicio_liquidacao: exercicio, no_liquidacao: 1 }),
      valor: number % DEVOLVIDO === 0 ? '-5.00' : (150 + (number % 13)).toFixed(2),
      valor_retido: number % 3 === 0 ? '12.50' : '0',
    })),
  }
}

export async function loadPagamentos(runner: Runner, sampled: Sampled): Promise<void> {
  const { entidade, exercicio, unidade, liquidados, day } = sampled
  const chave: Chave = (empenho) => ({ entidade, exercicio, unidade_orcamentaria: unidade, empenho })
  const anterior: Chave = (empenho) => ({
    ...chave(empenho),
    exercicio: EXERCICIO_ANTERIOR,
    unidade_orcamentaria: UNIDADE_ANTERIOR,
  })
  for (const [table, rows] of Object.entries(restos(sampled, anterior))) await insert(runner, table, rows)
  const ordemOf = (number: number, index: number): number | null =>
    number % 8 === 0 ? null : 1 + Math.floor(index / 2)
  const ordens = liquidados.map((number, index): SampleRow => ({ ...chave(number), no_ordem: ordemOf(number, index) }))
  await runner.query(
    `update liquidacao l set no_ordem = o.no_ordem, ordem_fonte_recurso = o.no_ordem, data_vencimento = l.data + 10,
      motivo_fora_da_ordem = case when l.empenho % 7 = 0 then 'Serviço essencial, CPF 987.654.321-00' end,
      banco = case when l.empenho % 3 > 0 then '001' end, descricao_banco = 'Banco do Brasil', agencia = '1234-5',
        conta = '99887-6'
     from json_populate_recordset(null::liquidacao, $1::json) o
     where (l.entidade, l.exercicio, l.unidade_orcamentaria, l.empenho) = (o.entidade, o.exercicio,
       o.unidade_orcamentaria, o.empenho)`,
    [JSON.stringify(ordens)],
  )
  await insert(
    runner,
    'liquidacao_documento',
    liquidados
      .filter((number) => number % 6 !== 1)
      .map((number) =>
        nota({ ...chave(number), exercicio_liquidacao: exercicio, no_liquidacao: 1 }, number + 500, day(number)),
      ),
  )
  await insert(
    runner,
    'em_liquidacao',
    range(EM_LIQUIDACAO, (number) => ({
      ...chave(number),
      exercicio_em_liquidacao: exercicio,
      no_em_liquidacao: 1 + (number % 2),
      data: day(number + 1),
      valor: (120 + (number % 10) * 1.5).toFixed(2),
      valor_estornado: number % 5 === 0 ? (120 + (number % 10) * 1.5).toFixed(2) : '0',
      data_estorno: number % 5 === 0 ? day(number + 1) : null,
    })),
  )
}
