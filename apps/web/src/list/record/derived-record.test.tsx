// Renders on the server a record that uses everything a declaration can have: parts in place, in tabs and in a dialog,
// and lists.
import type { ContextoInicial, MenuItem } from '@portal/catalog/contexto'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { records } from '@portal/catalog/areas'
import { code, integer, money, text } from '@portal/kit/fields'
import type { Page, Row } from '@portal/kit/list'
import { defineRecord, files, hanging, joined, many, said, type DeclaredRecord, type Part } from '@portal/kit/record'
import { recordLink } from '@portal/kit/record-link'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ContextoProvider } from '../../shell/context/contexto.tsx'
import { DadosProvider } from '../../shell/context/dados.tsx'
import { derive } from './derived-record.tsx'
import type { Drawn } from './drawn.ts'
import { RecordParts } from './record-parts.tsx'
import { RecordSections, RecordView } from './record-view.tsx'

const menu: MenuItem[] = [{ id: 1, title: 'Fornecedores', subtitle: '', route: '/fornecedores', subMenu: [] }]
const contexto: ContextoInicial = {
  build: { version: '1', time: '', group: '', artifact: '', name: '' },
  entidades: [],
  entidade: {
    id: 1,
    nome: 'Prefeitura',
    cnpj: '',
    entidadePrincipal: 'S',
    tipo: 'E',
    registrado: 'S',
    habilitadoPortal: 'S',
  },
  exercicios: [2026],
  exercicio: 2026,
  menu,
  parametros: { 23: '1' },
  configuracoes: { cor: '#0b5cad' },
}

const linha = { item: text('Item'), valor: money('Valor') }
const whenShown = (parametros: { get: (numero: number) => string | undefined }): boolean => parametros.get(23) === '1'

const carro = defineRecord({
  area: 'loja',
  id: 'carro',
  name: 'Carro',
  description: 'Um carro da loja.',
  link: recordLink('/fornecedores/carro', { carro: 'integer' }),
  api: '/api/carro',
  list: fornecedores,
  fields: { carro: integer('Número'), placa: code('Placa'), dono: text('Dono'), custo: money('Custo') },
  said: {
    deQuem: said(text('De quem'), joined(' - ', 'placa', 'dono')),
    seguro: said(text('Seguro'), ({ seguro }) => seguro),
  },
  links: { deQuem: ({ dono }) => `/fornecedores?nome=${dono}` },
  sections: [
    { title: ({ placa }) => `Placa ${placa}`, fields: ['dono', 'custo', 'deQuem', 'seguro'], sparse: ['seguro'] },
  ],
  parts: {
    meses: many({
      title: 'Gastos',
      article: 'os',
      api: '/api/carro/meses',
      fields: { mes: integer('Mês'), oficina: money('Oficina'), pneus: money('Pneus', { when: () => false }) },
      columns: ['mes', 'oficina', 'pneus'],
      totals: ['oficina'],
      when: whenShown,
    }),
    oficina: many({
      title: 'Oficina',
      api: '/api/carro/oficina',
      key: { required: { carro: integer('Número'), mes: integer('Mês') } },
      fields: linha,
      columns: ['item', 'valor'],
      said: { item: said(linha.item, joined(' de ', 'item', 'valor')) },
      empty: 'Nenhum gasto.',
      modal: { part: 'meses', column: 'oficina' },
    }),
    multas: many({ title: 'Multas', api: '/api/carro/multas', fields: linha, columns: ['item'], modal: 'record' }),
    donos: hanging({ title: 'Fornecedores do carro', list: fornecedores, where: { nome: 'dono' } }),
    arquivos: files({ title: 'Anexos', api: '/api/carro/arquivos', fields: {} }),
  },
  title: ({ placa }) => `Carro ${placa}`,
  summary: ({ dono, custo }) => `${dono}, R$ ${custo}`,
  notFound: 'Não há este carro.',
})

const gastos: Row[] = [
  { mes: 1, oficina: 0.1 },
  { mes: 2, oficina: 0.2 },
]
const page = { content: [{ fornecedor: 9, nome: 'Ana Ltda' }], totalElements: 41, last: false } as unknown as Page
const answers: Readonly<Record<string, unknown>> = {
  '/api/carro': { carro: 7, placa: 'ABC1D23', dono: 'Ana', custo: 10 },
  '/api/carro/meses': gastos,
  '/api/carro/oficina': [],
  '/api/carro/multas': [{ item: 'Radar' }],
  '/api/carro/arquivos': [],
  [fornecedores.api.list]: page,
}

type Answers = Readonly<Record<string, unknown>>

async function open(
  search: string,
  record: DeclaredRecord = carro,
  parametros = contexto.parametros,
  others: Answers = {},
) {
  const asked: string[] = []
  const fetchJson = async (path: string): Promise<unknown> => {
    asked.push(path)
    return { ...answers, ...others }[path.split('?')[0] ?? '']
  }
  const { load, title, default: Screen } = derive(record)
  const url = new URL(`/fornecedores/carro?${search}`, 'http://portal')
  const here = { ...contexto, parametros }
  const args = { url, contexto: here, params: {} }
  const dados = await load?.({ ...args, fetchJson })
  const html = renderToStaticMarkup(
    <StaticRouter location={`${url.pathname}${url.search}`}>
      <ContextoProvider value={here}>
        <DadosProvider value={dados ?? {}}>
          <Screen />
        </DadosProvider>
      </ContextoProvider>
    </StaticRouter>,
  )
  return { html, asked, title: typeof title === 'function' ? title({ ...args, dados: dados ?? {} }) : title }
}

describe('a declared record', () => {
  it('shows its title in the page and in the window, and its sections', async () => {
    const { html, title } = await open('carro=7')
    expect(title).toBe('Carro ABC1D23: Ana, R$ 10')
    expect(html).toMatch(
      /<h1[^>]*>Carro ABC1D23<span class="visually-hidden">: <\/span><span[^>]*>Ana, R\$\u00a010<\/span><\/h1>/,
    )
    for (const shown of ['>Placa ABC1D23</h2>', 'Dono', 'R$ ', '10,00']) expect(html).toContain(shown)
  })

  it('is titled by its key while it loads, if `called` is declared', async () => {
    const numbered: DeclaredRecord = { ...carro, called: ({ carro: numero }) => `Carro nº ${numero}` }
    const awaited = { '/api/carro': undefined }
    for (const [record, called] of [
      [carro, 'Carro'],
      [numbered, 'Carro nº 7'],
    ] as const) {
      const tabbed: DeclaredRecord = { ...record, tabs: true }
      const { html, title } = await open('carro=7&active=arquivos', tabbed, contexto.parametros, awaited)
      expect(title).toBe(called)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${called}</h1>`))
    }
    expect((await open('carro=7', numbered)).title).toBe('Carro ABC1D23: Ana, R$ 10')
  })

  it('joins several fields in one value, and hides sparse fields without a value', async () => {
    const { html } = await open('carro=7')
    expect(html).toMatch(/De quem.*<a[^>]*href="\/fornecedores\?nome=Ana[^>]*>ABC1D23 - Ana<\/a>/)
    expect(html).not.toContain('Seguro')
    const gasto = { '/api/carro/oficina': [{ item: 'Freio', valor: 5 }] }
    const opened = await open('carro=7&modal=oficina&mes=2', carro, contexto.parametros, gasto)
    expect(opened.html).toContain('Freio de 5')
  })

  it('requests the visible parts by the key, and shows them with totals and without closed fields', async () => {
    const { html, asked } = await open('carro=7')
    const key = 'entidade=1&exercicio=2026&carro=7'
    expect(asked).toEqual([
      `/api/carro?${key}`,
      `/api/carro/meses?${key}`,
      `/api/carro/arquivos?${key}`,
      `${fornecedores.api.list}?entidade=1&exercicio=2026&nome=Ana&size=20`,
    ])
    expect(html).toContain('0,30')
    expect(html).not.toContain('Pneus')
    expect(html).toContain('Não há arquivos.')
  })

  it('opens a part in a dialog, from a cell that adds its row to the key, and from a button', async () => {
    const { html } = await open('carro=7')
    expect(html).toContain('href="/fornecedores/carro?carro=7&amp;modal=oficina&amp;mes=2&amp;')
    expect(html).toMatch(/href="\/fornecedores\/carro\?carro=7&amp;modal=multas[^>]*>Multas<\/a>/)
    expect(html).not.toContain('<dialog')
    const opened = await open('carro=7&modal=oficina&mes=2')
    expect(opened.asked).toContain('/api/carro/oficina?entidade=1&exercicio=2026&carro=7&mes=2')
    expect(opened.html).toMatch(/<dialog.*Oficina.*Nenhum gasto\..*<\/dialog>/)
    expect((await open('carro=7&modal=multas')).html).toMatch(/<dialog.*Radar.*<\/dialog>/)
  })

  it('says beside the text of a part without rows what is known of its table, in the first HTML', async () => {
    const { oficina, arquivos } = carro.parts
    if (oficina?.kind !== 'many' || arquivos?.kind !== 'files') throw new Error('no parts')
    const { modal: _modal, ...inPlace } = oficina
    const gastos = { table: 'veiculo_gasto', none: 'Nenhum gasto foi publicado', never: 'Esta loja não publica gastos' }
    const files = { table: 'anexo', none: 'Nenhum arquivo foi publicado', never: 'Esta loja não publica arquivos' }
    const parts = {
      oficina: { ...inPlace, key: { required: { carro: integer('Número') } }, known: gastos },
      arquivos: { ...arquivos, known: files },
    }
    const byTable = '/api/ultimas-atualizacoes/by-table'
    const told = { [byTable]: { fatosAte: '2026-08-31', modulo: 3 } }
    const { html, asked } = await open('carro=7', { ...carro, parts }, contexto.parametros, told)
    const asking = (table: string): string => `${byTable}?table=${table}&todosOsAnos=S&entidade=1&exercicio=2026`
    expect(asked.slice(-2)).toEqual([asking('veiculo_gasto'), asking('anexo')])
    expect(html).toMatch(/<p>Nenhum gasto\.<\/p><p[^>]*>Nenhum gasto foi publicado até 31\/08\/2026\.<\/p>/)
    expect(html).toMatch(/<p>Não há arquivos\.<\/p><p[^>]*>Nenhum arquivo foi publicado até 31\/08\/2026\.<\/p>/)
    const full = await open('carro=7', { ...carro, parts }, contexto.parametros, {
      ...told,
      '/api/carro/oficina': [{ item: 'Freio' }],
      '/api/carro/arquivos': [{ idArquivo: 1, nomeArquivo: 'nota.pdf' }],
    })
    expect(full.asked.join()).not.toContain(byTable)
  })

  it('shows the first rows of a list narrowed to the record, and links to the rest', async () => {
    const { html } = await open('carro=7')
    expect(html).toContain('Ana Ltda')
    expect(html).toMatch(/href="\/fornecedores\?nome=Ana[^>]*>Ver os 41 registros na lista/)
  })

  it('hides parts the entity does not publish', async () => {
    const { html, asked } = await open('carro=7', carro, {})
    expect(html).not.toContain('Gastos')
    expect(asked.join()).not.toContain('/meses')
  })

  it('with tabs requests only the one the address names', async () => {
    const tabbed = { ...carro, tabs: true } as const
    const { html, asked } = await open('carro=7&active=arquivos', tabbed)
    expect(html.match(/<a[^>]*href="\/[^"]*\?carro=7&amp;active=\w+"[^>]*>/g)).toHaveLength(3)
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>Anexos/)
    expect(asked.map((path) => path.split('?')[0])).toEqual(['/api/carro', '/api/carro/arquivos'])
  })

  it('requests the parts in `beside` once each, if the entity publishes them', async () => {
    const { meses, multas } = carro.parts
    if (meses?.kind !== 'many' || multas?.kind !== 'many') throw new Error('no table')
    const { modal: _modal, ...inPlace } = multas
    const told: DeclaredRecord = { ...carro, tabs: true, parts: { multas: { ...inPlace, beside: ['meses'] }, meses } }
    const key = 'entidade=1&exercicio=2026&carro=7'
    const both = [`/api/carro?${key}`, `/api/carro/multas?${key}`, `/api/carro/meses?${key}`]
    expect((await open('carro=7', told)).asked).toEqual(both)
    expect((await open('carro=7', { ...told, tabs: {} })).asked).toEqual(both)
    expect((await open('carro=7&active=meses', told)).asked).toEqual([both[0], both[2]])
    expect((await open('carro=7', told, {})).asked).toEqual(both.slice(0, 2))
  })

  it('tells how many rows are not shown, under a table captioned by the key', async () => {
    const { meses } = carro.parts
    if (meses?.kind !== 'many') throw new Error('no table')
    const paged: DeclaredRecord = {
      ...carro,
      parts: {
        meses: { ...meses, paged: {}, rows: 'meses', caption: ({ carro: numero }) => `Meses do carro ${numero}` },
      },
    }
    const some = { '/api/carro/meses': { content: gastos, totalElements: 2001 } }
    const { html } = await open('carro=7', paged, contexto.parametros, some)
    expect(html).toContain('Mostrando 2 de 2.001 meses.')
    expect(html).toMatch(/<caption[^>]*>Meses do carro 7<\/caption>/)
  })

  it('labels its tabs with its name, unless the declaration has a label', async () => {
    expect((await open('carro=7', { ...carro, tabs: true })).html).toContain('<nav aria-label="Partes: Carro"')
    const named = await open('carro=7', { ...carro, tabs: { label: 'O que há no carro' } })
    expect(named.html).toContain('<nav aria-label="O que há no carro"')
  })

  it('requests a part in the page by its own key alone, whatever else the address holds', async () => {
    const { meses } = carro.parts
    if (meses?.kind !== 'many') throw new Error('no table')
    const key = { required: { carro: integer('Número') }, optional: { mes: integer('Mês') } }
    const { asked } = await open('carro=7&mes=2', { ...carro, parts: { meses: { ...meses, key } } })
    expect(asked).toContain('/api/carro/meses?entidade=1&exercicio=2026&carro=7')
  })

  it('returns 404 for a missing key, a key that is not a number, or another year', async () => {
    for (const search of ['', 'carro=x', 'carro=-1', 'carro=9999999999', 'carro=7&exercicio=2019']) {
      await expect(open(search)).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('a screen with overrides', () => {
  const row: Row = { carro: 7, placa: 'ABC1D23', dono: 'Ana', custo: 10 }
  const linhas = [
    { item: 'Freio', valor: 5 },
    { item: 'Vela', valor: 1 },
  ]
  const dados = {
    '/api/carro?entidade=1&exercicio=2026&carro=7': row,
    '/api/carro/oficina?entidade=1&exercicio=2026&carro=7&mes=2': linhas,
    '/api/carro/multas?entidade=1&exercicio=2026&carro=7': [{ item: 'Radar' }],
  }
  const drawnAs = (shown: ReactNode): string =>
    renderToStaticMarkup(
      <StaticRouter location="/fornecedores/carro?carro=7&active=oficina">
        <ContextoProvider value={contexto}>
          <DadosProvider value={dados}>{shown}</DadosProvider>
        </ContextoProvider>
      </StaticRouter>,
    )
  const record: DeclaredRecord = {
    ...carro,
    sections: [
      { title: 'Quem', fields: ['dono'] },
      { title: 'Quanto', fields: ['custo', 'placa'], panel: 'quanto' },
      { title: 'Depois', fields: ['placa'], last: true },
    ],
  }
  const sectionsOf = (of: Row, drawn: Drawn): string =>
    drawnAs(<RecordSections record={record} row={of} drawn={drawn} />)

  it('shows the actions once the record is loaded, and hides the description when it is null', () => {
    const usual = drawnAs(
      <RecordView of={carro} actions={<b>Ligar</b>}>
        {() => null}
      </RecordView>,
    )
    expect(usual).toMatch(/Um carro da loja\..*<b>Ligar<\/b>/)
    const call = ({ dono }: Row): ReactNode => <b>Ligar para {dono}</b>
    const own = (of: DeclaredRecord): string =>
      drawnAs(
        <RecordView of={of} description={null} actions={call}>
          {() => null}
        </RecordView>,
      )
    expect(own(carro)).toContain('<b>Ligar para Ana</b>')
    expect(own(carro)).not.toContain('Um carro da loja.')
    expect(own({ ...carro, api: '/api/outro-carro' })).not.toContain('Ligar')
  })

  it('receives the pairs of a section, and hides a section for which it returns nothing', () => {
    const drawn: Drawn = { panels: { quanto: ({ custo }, pairs) => custo !== undefined && <em>{pairs}</em> } }
    const html = sectionsOf(row, drawn)
    expect(html).toMatch(/Quem.*<section[^>]*aria-labelledby="([^"]+)"><h2 id="\1">Quanto<\/h2><em><dl.*10,00/)
    expect(sectionsOf({ dono: 'Ana' }, drawn)).not.toContain('Quanto')
  })

  it('renders a section without a title with no heading', () => {
    const untitled: DeclaredRecord = { ...record, sections: [{ fields: ['dono'], panel: 'dono' }] }
    const drawn: Drawn = { panels: { dono: ({ dono }) => <p>De {dono}</p> } }
    expect(drawnAs(<RecordSections record={untitled} row={row} drawn={drawn} />)).toBe('<p>De Ana</p>')
  })

  it('renders the sections after the parts only with `last`', () => {
    expect(drawnAs(<RecordSections record={record} row={row} />)).not.toContain('Depois')
    expect(drawnAs(<RecordSections record={record} row={row} last />)).toMatch(/^<section[^>]*><h2[^>]*>Depois/)
  })

  it('renders the value of a field on a full line, or hides it', () => {
    const drawn: Drawn = { values: { placa: ({ dono }, { exercicio }) => dono && `${dono} em ${exercicio}` } }
    expect(sectionsOf(row, drawn)).toMatch(/data-wide="true"><dt>Placa.*Ana em 2026/)
    expect(sectionsOf({ placa: 'X', custo: 1 }, drawn)).not.toContain('Placa')
  })

  it('overrides cells, rows and the body of a part, which receives the rows beside it', () => {
    const { oficina, multas } = carro.parts
    if (oficina?.kind !== 'many' || !multas) throw new Error('no table')
    const { modal: _modal, ...inPlace } = oficina
    const parte: Part = { ...inPlace, beside: ['multas'] }
    const record: DeclaredRecord = { ...carro, tabs: true, parts: { oficina: parte, multas } }
    const recordKey = { entidade: 1, exercicio: 2026, carro: 7, mes: 2 }
    const parts: Drawn['parts'] = {
      oficina: {
        cells: { item: ({ item }) => <b>{item}</b> },
        isFault: ({ valor }) => valor === 1,
        body: (table, rows, key, { multas: outras = [] }) => (
          <figure>
            {rows.length} de {key['carro']} e {outras.length} {table}
          </figure>
        ),
      },
    }
    const html = drawnAs(<RecordParts record={record} recordKey={recordKey} row={row} drawn={parts} />)
    expect(html).toMatch(/<figure>2 de 7 e 1 .*<b>Freio<\/b>.*<\/figure>/)
    expect(html.match(/data-fault/g)).toHaveLength(1)
  })
})

it.each(records.map((record) => [record.link.path, record] as const))(
  '%s says who, what and how much once it is here',
  (_, record) => {
    const row: Row = Object.fromEntries(Object.keys(record.fields).map((name) => [name, '1']))
    expect(record.summary?.(row) ?? record.title?.(row)).toMatch(/\S/)
  },
)
