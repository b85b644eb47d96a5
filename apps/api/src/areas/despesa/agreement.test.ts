// Compares figures across views: for every entity and year of the demo city, each must be the same wherever it is
// shown, to the cent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contexto } from '@portal/kit/list'
import { readFigures } from '../../testing/agreement-figures.ts'
import { City } from '../../testing/agreement-city.ts'
import { linkedFigures } from '../../testing/linked-figures.ts'
import { linkedHistoria } from '../../testing/linked-historia.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let database: TestDatabase
let portal: TestPortal
let city: City

beforeAll(async () => {
  database = await openTestDatabase('demo')
  const open = [16, 17, 18, 19, 20, 80, 94, 215, 219, 234]
  const together = [220, 226]
  const sql = 'update parametro set valor = $1 where parametro = any ($2)'
  for (const [valor, numeros] of [
    ['S', open],
    ['N', together],
    ['1', [23]],
  ] as const)
    await database.pool.query(sql, [valor, numeros])
  const { rows } = await database.pool.query<Contexto>(
    `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2`,
  )
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
  city = new City((path) => portal.get(path), rows)
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

describe('each figure', () => {
  it('with a link opens a list that shows the same figure under the same name', { timeout: 300_000 }, async () => {
    const linked = await linkedFigures(city, { entidade: 1, exercicio: 2025 })
    expect(linked.length).toBeGreaterThan(50)
    for (const { from, to, said, arrived } of linked)
      expect({ from, to, figures: arrived }).toEqual({ from, to, figures: said })
    expect([...new Set(linked.flatMap(({ said }) => Object.keys(said)))]).toEqual(
      expect.arrayContaining(['Empenhado', 'Empenhado bruto', 'Anulado', 'Liquidado', 'Retido', 'Pago', 'A Pagar']),
    )
  })

  it(
    'of the first screen links to a list with the same one, in every entity and year, under every basis',
    { timeout: 300_000 },
    async () => {
      const met = new Set<string>()
      for (const contexto of city.contextos) {
        const linked = await linkedHistoria(city, contexto)
        expect(linked.length, JSON.stringify(contexto)).toBeGreaterThan(10)
        for (const { to, said, arrived } of linked)
          expect({ ...contexto, to, arrived }).toEqual({ ...contexto, to, arrived: said })
        for (const { to } of linked) met.add(to.split('?')[0] ?? to)
      }
      expect([...met].sort()).toEqual([
        '/despesa-detalhada',
        '/despesa/elemento',
        '/despesa/funcao',
        '/empenhos',
        '/receita',
        '/receita-detalhada',
        '/repasses/despesa',
        '/repasses/receita',
      ])
    },
  )

  it('is the same wherever it is shown, for every entity and year', { timeout: 300_000 }, async () => {
    expect(city.contextos.length).toBeGreaterThan(10)
    const met = new Map<string, number>()
    for (const contexto of city.contextos) {
      for (const [figure, places] of await readFigures(city, contexto)) {
        const [first = 0] = places.values()
        const said = Object.fromEntries(places)
        expect({ ...contexto, figure, said }).toEqual({
          ...contexto,
          figure,
          said: Object.fromEntries([...places.keys()].map((name) => [name, first])),
        })
        if (places.size > 1 && first !== 0) met.set(figure, (met.get(figure) ?? 0) + 1)
      }
    }
    const compared = [
      'empenhado',
      'anulado',
      'empenhado líquido',
      'em liquidação',
      'liquidado',
      'a liquidar',
      'retido',
      'pago',
      'aPagar',
      'previsto',
      'créditos',
      'atualizado',
      'saiu do caixa no ano',
      'restos pagos',
      'deixado pelo ano',
      'saldo dos restos',
      'a pagar de anos anteriores',
      'compras diretas: empenhado',
      'covid: empenhado',
      'itens: empenhado',
      'a pagar no ano: saldo',
      'covid a pagar: saldo',
      'covid no ano: pago',
      'restos: inscrito',
      'restos: saldo',
      'diárias: valor',
      'diárias: gastos',
      'diárias: empenhos',
      'ajuda de custo: valor',
      'adiantamentos: documentos',
      'adiantamentos: restituído',
      'adiantamentos: empenhos',
      'adiantamentos: pago',
      'suprimentos: valor',
      'notas: valor',
      'receita: atualizado',
      'receita: arrecadado',
      'dívida ativa: saldo',
      'repasses enviados: valor',
      'repasses recebidos: valor',
      'folha: bruto',
      'folha: líquido',
      'consumo: valor',
      'estoque: quantidade',
      'frota: gasto',
      'frota: um veículo',
      'frota: bens',
    ]
    expect([...met.keys()]).toEqual(expect.arrayContaining(compared))
  })
})
