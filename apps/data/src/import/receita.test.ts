// Tests what a package of receita may get wrong: each fault is reported with its file, line and field, and nothing is
// loaded.
import { expect, test } from 'vitest'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { describe as said, FaultyPackage } from './faults.ts'
import { importPackage, type ImportSummary } from './import-package.ts'

beginEmpty()

const RECEITA = {
  ...CITY,
  fonte_recurso: lines('entidade,exercicio,fonte_recurso,descricao', '1,2026,15000000,Impostos'),
  natureza_receita: lines(
    'entidade,exercicio,receita,descricao',
    '1,2026,1,Receitas Correntes',
    '1,2026,17,Transferências',
    '1,2026,17115111,FPM',
    '1,2026,11125001,IPTU',
  ),
  previsao_receita: lines(
    'entidade,exercicio,receita,fonte_recurso,valor_previsto,valor_deducao',
    '1,2026,17115111,15000000,1000.00,200.00',
  ),
}

const HEADER = 'entidade,exercicio,lancamento,data,receita,fonte_recurso,tipo,historico,valor,lancamento_estornado'
const entry = (
  numero: number,
  data: string,
  receita: string,
  fonte: string,
  valor: string,
  estorna = '',
  tipo = 'A',
): string => `1,2026,${numero},${data},${receita},${fonte},${tipo},Crédito,${valor},${estorna}`

const load = async (...rows: string[]): Promise<ImportSummary> =>
  importPackage(
    pool,
    await writePackage(await scratch.folder(), { ...RECEITA, lancamento_receita: lines(HEADER, ...rows) }),
    { storeDir },
  )

async function refusal(loading: Promise<unknown>): Promise<string[]> {
  const error = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof FaultyPackage)) throw error ?? new Error('the package was accepted')
  expect((await pool.query('select count(*)::int as n from natureza_receita')).rows).toEqual([{ n: 0 }])
  return error.faults.sorted.map(said)
}

test('loads a ledger with its deductions and reversals, and builds only the summaries of receita', async () => {
  const { steps } = await load(
    entry(1, '2026-01-10', '17115111', '15000000', '600.00'),
    entry(2, '2026-01-10', '17115111', '15000000', '120.00', '', 'D'),
    entry(3, '2026-01-13', '17115111', '15000000', '-100.00', '1'),
    entry(4, '2026-02-10', '11125001', '15000000', '50.00'),
  )
  expect(steps.map(({ funcao }) => funcao)).toContain('reconstruir_receita')
  const { rows } = await pool.query(
    'select receita, valor_previsto, valor_arrecadado, valor_deducao from resumo.receita order by 1',
  )
  expect(rows).toEqual([
    { receita: '11125001', valor_previsto: '0.00', valor_arrecadado: '50.00', valor_deducao: '0.00' },
    { receita: '17115111', valor_previsto: '1000.00', valor_arrecadado: '500.00', valor_deducao: '120.00' },
  ])
  const more = { lancamento_receita: lines(HEADER, entry(5, '2026-03-10', '11125001', '15000000', '7.00')) }
  const again = await importPackage(pool, await writePackage(await scratch.folder(), more), { storeDir })
  expect(again.steps.map(({ funcao }) => funcao)).toEqual(['reconstruir_receita'])
})

test('names an undeclared revenue, an unknown source and an account that does not exist', async () => {
  expect(
    await refusal(
      load(
        entry(1, '2026-01-10', '17115121', '15000000', '1.00'),
        entry(2, '2026-01-10', '17115111', '19990000', '1.00'),
      ),
    ),
  ).toEqual([
    'lancamento_receita.csv, linha 2, campo entidade, exercicio, receita: não existe natureza_receita com ' +
      'entidade 1, exercicio 2026, receita 17115121',
    'lancamento_receita.csv, linha 3, campo entidade, exercicio, fonte_recurso: não existe fonte_recurso com ' +
      'entidade 1, exercicio 2026, fonte_recurso 19990000',
  ])
})

test('refuses an entry outside its year, a negative one that reverses nothing and one of zero', async () => {
  const negative = 'um valor negativo diz em lancamento_estornado o que desfaz, e só ele; zero não é lançamento'
  expect(
    await refusal(
      load(
        entry(1, '2025-12-31', '17115111', '15000000', '1.00'),
        entry(2, '2026-01-10', '17115111', '15000000', '-1.00'),
        entry(3, '2026-01-10', '17115111', '15000000', '0.00'),
      ),
    ),
  ).toEqual([
    'lancamento_receita.csv, linha 2, campo exercicio, data: a data deve ser do exercício',
    `lancamento_receita.csv, linha 3, campo valor, lancamento_estornado: ${negative}`,
    `lancamento_receita.csv, linha 4, campo valor, lancamento_estornado: ${negative}`,
  ])
})

test('explains how to write a code with dots or with trailing zeros', async () => {
  const natureza_receita = lines(
    'entidade,exercicio,receita,descricao',
    '1,2026,1.7.1.1.51.1.1,FPM',
    '1,2026,17000000,Transferências',
  )
  const faults = await refusal(
    importPackage(pool, await writePackage(await scratch.folder(), { ...CITY, natureza_receita }), { storeDir }),
  )
  expect(faults).toEqual([
    expect.stringMatching(
      /^natureza_receita\.csv, linha 2, campo receita: deve seguir o padrão .*: escreva sem pontos, barras nem traços$/,
    ),
    expect.stringMatching(/^natureza_receita\.csv, linha 3, campo receita: deve seguir o padrão /),
  ])
})
