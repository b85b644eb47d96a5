// Tests what does not add up: rows that break a law are taken, told by the load with what names them, and by a command.
import { expect, test } from 'vitest'
import { importPackage } from '../import/import-package.ts'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { conferir } from './conferir.ts'

beginEmpty()

/** Five commitments: the first is paid more than was settled, and the second before it was made. */
const BROKEN = {
  entidade: CITY.entidade ?? '',
  exercicio: CITY.exercicio ?? '',
  fornecedor: lines('entidade,fornecedor,nome', '1,10,Construções São João Ltda'),
  empenho: lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,valor',
    ...[1, 2, 3, 4, 5].map((empenho) => `1,2026,0201,${empenho},2026-02-04,10,100.00`),
  ),
  liquidacao: lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_liquidacao,no_liquidacao,data,valor',
    '1,2026,0201,1,2026,1,2026-02-05,60.00',
    ...[2, 3, 4, 5].map((empenho) => `1,2026,0201,${empenho},2026,${empenho},2026-01-05,10.00`),
  ),
  pagamento: lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_pagamento,no_pagamento,exercicio_liquidacao,no_liquidacao,data,valor',
    '1,2026,0201,1,2026,1,2026,1,2026-02-06,90.00',
    '1,2026,0201,2,2026,2,2026,2,2026-01-06,10.00',
  ),
}

const load = async (): Promise<readonly string[]> =>
  (await importPackage(pool, await writePackage(await scratch.folder(), BROKEN), { storeDir })).avisos

async function told(...args: string[]): Promise<string[]> {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const env = { DATABASE_URL: pool.options.connectionString ?? '' }
  expect(await conferir.run(args, { env, out: say, err: say })).toBe(0)
  return said
}

const PAID =
  '1 empenho foi pago além do liquidado; o que falta liquidar conta como liquidado nos saldos (empenho 1/2026).'

test('the load takes rows that break a law, and names the first of them', async () => {
  const avisos = await load()
  expect(avisos).toContain(`entidade 1, exercício 2026: ${PAID}`)
  expect(avisos).toContain(
    'entidade 1, exercício 2026: 4 liquidações são anteriores ao seu empenho; conta na data que diz (empenho 2/2026, ' +
      'liquidação 2/2026; empenho 3/2026, liquidação 3/2026; empenho 4/2026, liquidação 4/2026; e mais 1).',
  )
  expect(avisos.filter((aviso) => aviso.includes('pagamento é anterior'))).toHaveLength(1)
})

test('the command says the same of what is loaded, with more rows, and nothing of what adds up', async () => {
  await load()
  const [year, ...laws] = await told('--entidade', '1', '--exercicio', '2026')
  expect(year).toMatch(/^1 .+, 2026:$/)
  expect(laws).toHaveLength(3)
  expect(laws[0]).toBe(`  ${PAID}`)
  expect(laws[1]).toContain('empenho 5/2026, liquidação 5/2026')
  expect(laws[2]).toBe(
    '  1 pagamento é anterior ao seu empenho; conta na data que diz (empenho 2/2026, pagamento 2/2026).',
  )
  await pool.query('delete from pagamento')
  await pool.query('delete from liquidacao')
  await pool.query('select resumo.reconstruir(1, 2026)')
  expect(await told()).toEqual(['Tudo fecha em 1 exercício.'])
  expect(await told('--exercicio', '1999')).toEqual(['Nenhum exercício carregado com esse número.'])
})
