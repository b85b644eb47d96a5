// Checks that the lists of settlements and payments add up to what the commitments show, however untidy the data.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agendaPrevisaoPagamento } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { aptosPagamentos } from '@portal/catalog/despesa/aptos-pagamentos'
import { liquidacoesPagar } from '@portal/catalog/despesa/liquidacoes-pagar'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { suprimentosFundos } from '@portal/catalog/despesa/suprimentos-fundos'
import type { List, Page, Row } from '@portal/kit/list'
import { insert, type SampleRow } from '../../testing/insert.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, get, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const chave = { entidade: ENTIDADE, exercicio: EXERCICIO, unidade_orcamentaria: '0999' }
const liquidacao = (no_liquidacao: number, valor: string, mes: number): SampleRow => ({
  exercicio_liquidacao: EXERCICIO,
  no_liquidacao,
  data: `${EXERCICIO}-0${mes}-10`,
  valor,
})
const pagamento = (no_pagamento: number, valor: string, no_liquidacao?: number): SampleRow => ({
  exercicio_pagamento: EXERCICIO,
  no_pagamento,
  data: `${EXERCICIO}-08-1${no_pagamento}`,
  valor,
  exercicio_liquidacao: no_liquidacao === undefined ? null : EXERCICIO,
  no_liquidacao: no_liquidacao ?? null,
})

interface Case {
  liquidacoes?: SampleRow[]
  estornos?: SampleRow[]
  pagamentos: SampleRow[]
  /** What is left to pay of each settlement. */
  saldos: number[]
}

const tres = [liquidacao(1, '100.00', 2), liquidacao(2, '50.00', 3), liquidacao(3, '30.00', 4)]
const estorno = {
  exercicio_liquidacao: EXERCICIO,
  no_liquidacao: 2,
  sequencia: 1,
  data: `${EXERCICIO}-05-02`,
  valor: '50.00',
}

const cases: Record<string, Case> = {
  'a payment that names its settlement': { pagamentos: [pagamento(1, '50.00', 2)], saldos: [100, 0, 30] },
  'a payment that names none settles the oldest first': { pagamentos: [pagamento(1, '120.00')], saldos: [0, 30, 30] },
  'both at once': { pagamentos: [pagamento(1, '50.00', 2), pagamento(2, '110.00')], saldos: [0, 0, 20] },
  'a settlement paid beyond its value': { pagamentos: [pagamento(1, '80.00', 2)], saldos: [70, 0, 30] },
  'more than all that was settled': { pagamentos: [pagamento(1, '200.00')], saldos: [0, 0, -20] },
  'a payment given back': {
    pagamentos: [pagamento(1, '100.00', 1), pagamento(2, '-100.00', 1)],
    saldos: [100, 50, 30],
  },
  'given back without saying which': {
    pagamentos: [pagamento(1, '30.00', 3), pagamento(2, '-30.00')],
    saldos: [100, 50, 30],
  },
  'a settlement reversed whole': { estornos: [estorno], pagamentos: [pagamento(1, '10.00')], saldos: [90, 0, 30] },
  'a payment with nothing settled': { liquidacoes: [], pagamentos: [pagamento(1, '10.00')], saldos: [] },
}

it.each(Object.entries(cases))('%s', async (name, { liquidacoes = tres, estornos = [], pagamentos, saldos }) => {
  const { pool } = database
  const empenho = 9001 + Object.keys(cases).indexOf(name)
  const of = (rows: readonly SampleRow[]): SampleRow[] => rows.map((row) => ({ ...chave, empenho, ...row }))
  await insert(
    pool,
    'empenho',
    of([{ data: `${EXERCICIO}-01-10`, fornecedor: 1, historico: 'Importado', valor: '180.00' }]),
  )
  await insert(pool, 'liquidacao', of(liquidacoes))
  await insert(pool, 'liquidacao_estorno', of(estornos))
  await insert(pool, 'pagamento', of(pagamentos))
  await pool.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO])

  const { rows } = await pool.query<{ saldo: string }>(
    `select saldo from resumo.liquidacao where unidade_orcamentaria = '0999' and empenho = $1 order by no_liquidacao`,
    [empenho],
  )
  expect(rows.map(({ saldo }) => Number(saldo))).toEqual(saldos)
  const [commitment] = (await get<Page>(app, '/empenhos/lista', { empenhoInicial: empenho, empenhoFinal: empenho }))
    .content
  const owed = await get<Page>(app, liquidacoesPagar.api.list, { empenho })
  expect(sumCents(owed.content, 'saldo')).toBe(Math.max(0, cents(commitment?.valorAPagar)))
  const paid = await get<Page>(app, liquidacoesPagas.api.list, { empenho })
  expect(sumCents(paid.content, 'valorParametro')).toBe(cents(commitment?.valorPago))
})

it('adds up, in the whole sample, to what each commitment settled, paid and owes', async () => {
  const { rows } = await database.pool.query(
    `select 1 from resumo.empenho e
     join (select entidade, exercicio, unidade_orcamentaria, empenho, sum(valor) as valor, sum(saldo) as saldo,
       sum(valor_pago) as pago
           from resumo.liquidacao group by 1, 2, 3, 4) l using (entidade, exercicio, unidade_orcamentaria, empenho)
     where (l.valor, greatest(l.saldo, 0), l.pago) is distinct from (e.valor_liquidado, e.valor_a_pagar, e.valor_pago)`,
  )
  expect(rows).toEqual([])
})

it('shows the number of a process and of a bid without a year when the source lacks it', async () => {
  const { pool } = database
  const empenho = {
    data: `${EXERCICIO}-01-10`,
    fornecedor: 1,
    historico: 'Importado',
    valor: '10.00',
    suprimento_fundos: true,
  }
  await insert(pool, 'empenho', [{ ...chave, empenho: 9100, ...empenho, no_processo: 77, no_licitacao: 12 }])
  await insert(pool, 'liquidacao', [{ ...chave, empenho: 9100, ...liquidacao(1, '10.00', 2) }])
  await insert(pool, 'pagamento', [{ ...chave, empenho: 9100, ...pagamento(1, '4.00', 1) }])
  await pool.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO])
  const rowOf = async ({ api }: List): Promise<Row | undefined> =>
    (await get<Page>(app, api.list, { size: 2000 })).content.find((row) => row.empenho === 9100)
  expect(await rowOf(suprimentosFundos)).toMatchObject({ processo: '77' })
  for (const list of [liquidacoesPagar, liquidacoesPagas, aptosPagamentos, agendaPrevisaoPagamento]) {
    expect([list.path, await rowOf(list)]).toMatchObject([list.path, { licitacao: '12' }])
  }
})
