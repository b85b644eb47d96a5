// The figures of advances, travel, cost allowances, cash advances, extra-budget notes and restos to compare: in each
// look of their lists, and with the rows they derive from.
import { adiantamento } from '@portal/catalog/despesa/adiantamento'
import { ajudaCusto } from '@portal/catalog/despesa/ajuda-custo'
import { diarias } from '@portal/catalog/despesa/diarias'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import { suprimentosFundos } from '@portal/catalog/despesa/suprimentos-fundos'
import type { Contexto, Page, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { looks, type Names, type Reading } from './agreement-reading.ts'
import { sumCents } from './walk.ts'

const DOS_RESTOS: Names = {
  inscrito: 'valorInscrito',
  processado: 'inscritoProcessado',
  'não processado': 'inscritoNaoProcessado',
  cancelado: 'valorCancelado',
  liquidado: 'valorLiquidado',
  pago: 'valorPago',
  saldo: 'saldo',
}

const keyOf = (...parts: readonly Row[string][]): string => parts.join('/')

/** Returns the rows without those that repeat the same commitment. */
const once = (rows: readonly Row[], of: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [of(row), row])).values(),
]

const doEmpenho = ({ exercicioEmpenho, unidadeOrcamentaria, empenho }: Row): string =>
  keyOf(exercicioEmpenho, unidadeOrcamentaria, empenho)

/** Returns the commitments of these rows as their own list shows them, in whatever year. */
async function commitmentsOf(city: City, { entidade }: Contexto, rows: readonly Row[]): Promise<Row[]> {
  const asked = new Set(rows.map(doEmpenho))
  const years = [...new Set(rows.map(({ exercicioEmpenho }) => Number(exercicioEmpenho)))]
  const pages = await Promise.all(years.map((exercicio) => city.pages(empenhos, { entidade, exercicio })))
  return pages
    .flat()
    .filter(({ exercicio, unidadeOrcamentaria, empenho }) => asked.has(keyOf(exercicio, unidadeOrcamentaria, empenho)))
}

const dosEmpenhos: readonly Reading[] = [
  {
    name: 'Diárias, o valor de seus empenhos',
    read: async (city, contexto) => ({
      'diárias: empenhos': sumCents(once(await city.pages(diarias, contexto), doEmpenho), 'valorEmpenho'),
    }),
  },
  {
    name: 'Empenhos de diárias',
    read: async (city, contexto) => ({
      'diárias: empenhos': sumCents(
        await commitmentsOf(city, contexto, await city.pages(diarias, contexto)),
        'valorEmpenhado',
      ),
    }),
  },
  {
    name: 'Adiantamentos, o valor e o pago de seus empenhos',
    read: async (city, contexto) => {
      const rows = once(await city.pages(adiantamento, contexto), doEmpenho)
      return {
        'adiantamentos: empenhos': sumCents(rows, 'valorEmpenho'),
        'adiantamentos: pago': sumCents(rows, 'valorPago'),
      }
    },
  },
  {
    name: 'Empenhos de adiantamentos',
    read: async (city, contexto) => {
      const rows = await commitmentsOf(city, contexto, await city.pages(adiantamento, contexto))
      return {
        'adiantamentos: empenhos': sumCents(rows, 'valorEmpenhado'),
        'adiantamentos: pago': sumCents(rows, 'valorPago'),
      }
    },
  },
]

const pagamentoOf = ({ exercicio, unidadeOrcamentaria, empenho, noPagamento }: Row): string =>
  keyOf(exercicio, unidadeOrcamentaria, empenho, noPagamento)

const linhas: readonly Reading[] = [
  {
    name: 'Ajuda de custo, lançamento por lançamento',
    read: async (city, contexto) => {
      const servants = await city.pages(ajudaCusto, contexto)
      const asked = servants.map(({ matricula }) =>
        city.json<Page>('/api/ajuda-custo/detalhe', { ...contexto, matricula: Number(matricula), size: 2000 }),
      )
      return {
        'ajuda de custo: valor': sumCents(
          (await Promise.all(asked)).flatMap(({ content }) => content),
          'valor',
        ),
      }
    },
  },
  {
    name: 'Notas extraorçamentárias, item por item',
    read: async (city, contexto) => {
      const notes = await city.pages(notaExtraorcamentaria, contexto)
      const asked = notes.map(({ noExtraorcamentario }) =>
        city.json<Row[]>('/api/nota-extraorcamentaria/itens', {
          ...contexto,
          noExtraorcamentario: Number(noExtraorcamentario),
        }),
      )
      return { 'notas: valor': sumCents((await Promise.all(asked)).flat(), 'valorTotal') }
    },
  },
  {
    name: 'Liquidações pagas que são suprimentos de fundos',
    read: async (city, contexto) => {
      const advances = new Set((await city.pages(suprimentosFundos, contexto)).map(pagamentoOf))
      const paid = (await city.pages(liquidacoesPagas, contexto)).filter((row) => advances.has(pagamentoOf(row)))
      return { 'suprimentos: valor': sumCents(paid, 'valor') + sumCents(paid, 'valorRetido') }
    },
  },
]

export const others: readonly Reading[] = [
  ...looks('Restos a pagar', restosAPagar, DOS_RESTOS, {}, 'restos'),
  ...looks('Diárias', diarias, { valor: 'valorDiarias', gastos: 'gastosTotais' }, {}, 'diárias'),
  ...looks('Ajuda de custo', ajudaCusto, { valor: 'valor' }, {}, 'ajuda de custo'),
  ...looks(
    'Adiantamentos',
    adiantamento,
    { empenho: 'valorEmpenho', documentos: 'valorDocumentos', restituído: 'valorRestituido' },
    {},
    'adiantamentos',
  ),
  ...looks('Suprimentos de fundos', suprimentosFundos, { valor: 'valor' }, {}, 'suprimentos'),
  ...looks('Notas extraorçamentárias', notaExtraorcamentaria, { valor: 'valor' }, {}, 'notas'),
  ...dosEmpenhos,
  ...linhas,
]
