// The figures of assets to compare: entries, exits and stock of the warehouse, spending of the fleet, and the fleet in
// the property register.
import { consumo, movimentacao, posicao } from '@portal/catalog/patrimonio/almoxarifado'
import { FROTA_POR_MES, FROTA_POR_SETOR } from '@portal/catalog/patrimonio/chamadas'
import { bens } from '@portal/catalog/patrimonio/patrimonio'
import { veiculos } from '@portal/catalog/patrimonio/veiculos'
import type { Contexto, List, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { ofRows, type Names, type Reading } from './agreement-reading.ts'
import { sumCents } from './walk.ts'

const GASTO: Names = { 'frota: gasto': 'valorGasto' }
const LINES = ['manutencao', 'abastecimento', 'pneu', 'bateria']

const optionsOf = async (city: City, contexto: Contexto, path: string): Promise<string[]> =>
  (await city.json<Row[]>(path, { ...contexto })).map(({ id }) => String(id))

/** Returns all rows of a list that requires a filter, by requesting it once for each id. */
async function ofEach(
  city: City,
  contexto: Contexto,
  list: List,
  ids: readonly string[],
  filterOf: (id: string) => Readonly<Record<string, string>>,
): Promise<Row[]> {
  return (await Promise.all(ids.map((id) => city.pages(list, contexto, filterOf(id))))).flat()
}

const doAno = ({ exercicio }: Contexto) => ({ dataInicio: `${exercicio}-01-01`, dataFinal: `${exercicio}-12-31` })

const consumido = async (city: City, contexto: Contexto): Promise<Row[]> =>
  ofEach(
    city,
    contexto,
    consumo,
    await optionsOf(city, contexto, '/api/centroscusto/consumidores'),
    (centroCustoDestino) => ({ ...doAno(contexto), centroCustoDestino }),
  )

const guardado = async (city: City, contexto: Contexto): Promise<Row[]> =>
  ofEach(city, contexto, posicao, await optionsOf(city, contexto, '/api/estoque/orgao'), (orgao) => ({
    orgao,
    data: `${contexto.exercicio}-12-31`,
  }))

const keyOf = ({ centroCusto, item }: Row) => ({ centroCusto: String(centroCusto), item: String(item) })

/** Returns how each material moved in the year. */
const movido = async (city: City, contexto: Contexto): Promise<Row[]> =>
  (
    await Promise.all((await guardado(city, contexto)).map((row) => city.rows(movimentacao, contexto, keyOf(row))))
  ).flat()

const ofKind = (rows: readonly Row[], kind: string): Row[] => rows.filter(({ tipo }) => tipo === kind)

async function ofVehicles(
  city: City,
  contexto: Contexto,
  many = Infinity,
): Promise<[veiculo: number, months: Row[]][]> {
  const fleet = (await city.pages(veiculos, contexto)).slice(0, many)
  return Promise.all(
    fleet.map(
      async ({ veiculo }) =>
        [
          Number(veiculo),
          await city.json<Row[]>('/api/veiculos/gastos', { ...contexto, veiculo: Number(veiculo) }),
        ] as [number, Row[]],
    ),
  )
}

export const doPatrimonio: readonly Reading[] = [
  {
    name: 'Consumo, centro por centro',
    read: async (city, contexto) => ({ 'consumo: valor': sumCents(await consumido(city, contexto), 'valorTotal') }),
  },
  {
    name: 'Consumo, totais',
    read: async (city, contexto) => {
      const ids = await optionsOf(city, contexto, '/api/centroscusto/consumidores')
      const totals = await Promise.all(
        ids.map((centroCustoDestino) => city.totals(consumo, contexto, { ...doAno(contexto), centroCustoDestino })),
      )
      return { 'consumo: valor': sumCents(totals, 'valorTotal') }
    },
  },
  {
    name: 'Movimentação de cada material',
    read: async (city, contexto) => {
      const rows = await movido(city, contexto)
      const items = await Promise.all(
        (await guardado(city, contexto)).map((row) =>
          city.json<Row>('/api/movimentacao/item', { ...contexto, ...keyOf(row) }),
        ),
      )
      const before = sumCents(items, 'saldoAnterior')
      return {
        'consumo: valor': sumCents(ofKind(rows, 'SAIDA'), 'valorTotal'),
        'estoque: quantidade':
          before + sumCents(ofKind(rows, 'ENTRADA'), 'quantidade') - sumCents(ofKind(rows, 'SAIDA'), 'quantidade'),
      }
    },
  },
  {
    name: 'Posição do estoque no fim do ano',
    read: async (city, contexto) => ({ 'estoque: quantidade': sumCents(await guardado(city, contexto), 'saldo') }),
  },
  {
    name: 'Frota por mês',
    read: async (city, contexto) => ofRows(GASTO, await city.json<Row[]>(FROTA_POR_MES, { ...contexto })),
  },
  {
    name: 'Frota por setor',
    read: async (city, contexto) => ofRows(GASTO, await city.json<Row[]>(FROTA_POR_SETOR, { ...contexto })),
  },
  {
    name: 'Veículos, mês a mês',
    read: async (city, contexto) => {
      const fleet = await ofVehicles(city, contexto)
      return {
        'frota: gasto': sumCents(
          fleet.flatMap(([, months]) => months),
          'totalGeral',
        ),
        'frota: um veículo': sumCents(fleet[0]?.[1] ?? [], 'totalGeral'),
      }
    },
  },
  {
    name: 'Um veículo, linha por linha',
    read: async (city, contexto) => {
      const [[veiculo, months] = [0, []]] = await ofVehicles(city, contexto, 1)
      const asked = months.flatMap(({ mes }) =>
        LINES.map((line) => city.json<Row[]>(`/api/veiculos/${line}`, { ...contexto, veiculo, mes: Number(mes) })),
      )
      return { 'frota: um veículo': sumCents((await Promise.all(asked)).flat(), 'valorTotal') }
    },
  },
  {
    name: 'Veículos com tombamento',
    read: async (city, contexto) => ({
      'frota: bens': (await city.pages(veiculos, contexto)).filter(({ chapa }) => Number(chapa) > 0).length,
    }),
  },
  {
    name: 'Patrimônio do tipo V',
    read: async (city, contexto) => ({ 'frota: bens': (await city.pages(bens, contexto, { tipo: 'V' })).length }),
  },
]
