// Tests options of declarations that few lists use yet, in the first HTML.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { date, integer, money, text } from '@portal/kit/fields'
import { contains, periodo, required } from '@portal/kit/filters'
import { onlyWhen, type List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { gate, parametrosFrom } from '@portal/kit/parametros'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ContextoProvider } from '../shell/context/contexto.tsx'
import { DadosProvider } from '../shell/context/dados.tsx'
import { ListScreen } from './list-screen.tsx'
import { coveredPeriod } from './results/covered-period.ts'
import { lastUpdateCall, listCall, readFilters, readState, totalsCall } from './state/list-state.ts'
import { listPaths, loadList } from './state/load-list.ts'

const gastos = gate({ numero: 23, valores: { '0': 'não', '1': 'sim', '2': 'sim' }, padrao: '0' }, ['1', '2'])

const list: List = {
  area: 'teste',
  title: 'Frota',
  path: '/frota',
  description: 'Os veículos.',
  api: { list: '/api/frota', totals: '/api/frota/total', report: '/api/frota/report' },
  key: ['veiculo'],
  fields: {
    veiculo: integer('Veículo'),
    descricao: text('Descrição'),
    'bem.numeroFrota': integer('Frota'),
    'bem.dataAquisicao': date('Aquisição'),
    valor: money('Valor'),
    combustivel: text('Combustível', { recordOnly: true }),
  },
  filters: {
    descricao: contains('descricao', 'Descrição'),
    frota: { ...contains('frota', 'Nº da frota'), when: gastos },
  },
  columns: ['descricao', 'bem.numeroFrota', 'bem.dataAquisicao', 'valor'],
  sort: { by: ['bem.numeroFrota'], initial: 'bem.numeroFrota asc' },
  totals: ['valor'],
  open: onlyWhen(gastos, ({ veiculo, 'bem.numeroFrota': frota }) => `/diarias?veiculo=${veiculo}&frota=${frota}`),
  links: { valor: onlyWhen(gastos, () => '/diarias') },
  table: 'veiculo',
  empty: { filtered: 'Nada achado.', unfiltered: 'Nada.' },
}

const consumo: List = {
  ...list,
  filters: {
    ...required({
      ...periodo('bem.dataAquisicao'),
      centroCustoDestino: contains('descricao', 'Centro de Custo de Consumo'),
    }),
    descricao: contains('descricao', 'Descrição'),
  },
}

const contextoOf = (parametros: Record<number, string>) =>
  ({
    entidade: { id: 1, nome: 'Prefeitura' },
    exercicio: 2026,
    parametros,
    menu: [],
    notas: [],
  }) as unknown as ContextoInicial

const row = { veiculo: 7, descricao: 'Caminhão', bem: { numeroFrota: 12, dataAquisicao: '2020-05-31' }, valor: 10 }

interface Opened {
  html: string
  asked: string[]
}

async function open(of: List, search = '', parametros: Record<number, string> = {}, count = 1): Promise<Opened> {
  const asked: string[] = []
  const contexto = contextoOf(parametros)
  const fetchJson = async (path: string): Promise<unknown> => {
    asked.push(path.replace(/\?.*/, ''))
    if (path.startsWith('/api/frota/total')) return { valor: 10 }
    if (path.startsWith('/api/frota?'))
      return {
        content: count > 0 ? [row] : [],
        number: 0,
        size: 20,
        totalElements: count,
        totalPages: count,
        numberOfElements: count,
      }
    return { ultimoAcesso: '2026-06-30', modulo: 3 }
  }
  const dados = await loadList(of)({
    url: new URL(`/frota${search}`, 'http://portal'),
    contexto,
    params: {},
    fetchJson,
  })
  const html = renderToStaticMarkup(
    <StaticRouter location={`/frota${search}`}>
      <ContextoProvider value={contexto}>
        <DadosProvider value={dados}>
          <ListScreen of={of} />
        </DadosProvider>
      </ContextoProvider>
    </StaticRouter>,
  )
  return { html, asked }
}

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a required filter', () => {
  const filled = '?dataInicial=2026-01-01&dataFinal=2026-12-31&centroCustoDestino=almoxarifado'

  it('requests no rows before it is filled, and tells what is missing', async () => {
    const { html, asked } = await open(consumo)
    expect(asked).toEqual(['/api/ultimas-atualizacoes/by-table'])
    expect(words(html)).toContain('Preencha o que é obrigatório para pesquisar.')
    expect(words(html)).toContain('Centro de Custo de Consumo é obrigatório.')
    expect(html).toContain('data-open="true"')
    expect(html).toContain('aria-required="true"')
    expect(html).not.toContain('Exportar')
    expect(html).not.toContain('aria-invalid="true"')
  })

  it('is marked invalid when a form without script sends it empty', async () => {
    const { html } = await open(consumo, '?dataInicial=2026-01-01&dataFinal=2026-12-31&centroCustoDestino=')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(words(html)).not.toContain('Data Inicial é obrigatório.')
  })

  it('is requested as any other once filled', async () => {
    const { html, asked } = await open(consumo, filled)
    expect(asked).toEqual(['/api/frota', '/api/frota/total', '/api/ultimas-atualizacoes/by-table'])
    expect(words(html)).toContain('Caminhão')
    expect(html).toContain('Exportar')
  })

  it('is a problem when left empty on purpose', () => {
    expect(readFilters(consumo, new URLSearchParams('centroCustoDestino='), 2026).problems).toEqual({
      centroCustoDestino: 'Centro de Custo de Consumo é obrigatório.',
    })
    expect(readFilters(consumo, new URLSearchParams(), 2026).problems).toEqual({})
    const state = readState(consumo, new URLSearchParams(), 2026)
    expect([listCall, totalsCall].map((call) => call(consumo, state, { entidade: 1, exercicio: 2026 }))).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('a gate by value', () => {
  it('opens the row links, the cells and the filter together', async () => {
    for (const valor of ['1', '2']) {
      const { html } = await open(list, '', { 23: valor })
      expect(html).toContain('href="/diarias?veiculo=7&amp;frota=12&amp;')
      expect(html).toContain('Nº da frota')
    }
    for (const parametros of [{}, { 23: '0' }, { 23: 'S' }] as Record<number, string>[]) {
      const { html } = await open(list, '', parametros)
      expect(html).not.toContain('data-opens')
      expect(html).not.toContain('Nº da frota')
      expect(openList(list, parametrosFrom(parametros)).links).toEqual({})
    }
  })
})

describe('a nested field', () => {
  it('is shown, sorted and linked by its full name', async () => {
    const { html } = await open(list, '', { 23: '1' })
    expect(words(html)).toContain('31/05/2020')
    expect(html).toContain('value="bem.numeroFrota,desc"')
  })
})

it('a field shown only by the record is not in the list', () => {
  expect(Object.keys(openList(list, parametrosFrom({})).fields)).not.toContain('combustivel')
})

describe('scope', () => {
  const anyYear: List = { ...list, scope: 'entity' }

  it('a list without a year shows no period when nothing is found', async () => {
    expect(words((await open(list, '', {}, 0)).html)).toContain(
      'Nada publicado para o que foi pedido, de 01/01/2026 a 30/06/2026',
    )
    const { html } = await open(anyYear, '', {}, 0)
    expect(words(html)).not.toContain('pedido, de')
    expect(words(html)).toContain('Carregado em 30/06/2026')
  })

  it('a list without a year has a period only when one is filtered', () => {
    const filters = periodo('data')
    expect(coveredPeriod({ filters, scope: 'entity' }, { dataInicial: '2020-01-01' }, 2026)).toBeUndefined()
    expect(
      coveredPeriod({ filters, scope: 'entity' }, { dataInicial: '2020-01-01', dataFinal: '2021-01-01' }, 2026),
    ).toEqual({
      from: '2020-01-01',
      to: '2021-01-01',
    })
  })

  it('a list of the portal takes the last update of any entity', () => {
    const stamp = (scope: NonNullable<List['scope']>) =>
      new URLSearchParams(lastUpdateCall({ ...list, scope }, { entidade: 1, exercicio: 2026 })).get('filtrarEntidade')
    expect([stamp('year'), stamp('entity'), stamp('portal')]).toEqual(['true', 'true', 'false'])
  })

  it('every call includes the entity and year whose parameters open the gates', () => {
    const args = { url: new URL('http://portal/frota'), contexto: contextoOf({}), params: {} }
    for (const path of listPaths(anyYear, args)) expect(path).toContain('entidade=1&exercicio=2026')
  })
})
