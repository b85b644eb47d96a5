import { describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { date, integer, money, text } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'
import type { ReportSource } from '../report.ts'
import { NASTY, textReport } from '../testing/nasty.ts'
import { collect, readPdf, readPdfStructure, type PdfReading } from '../testing/other-software.ts'
import { PROGRAMA, sampleSource } from '../testing/sample.ts'
import { pdf } from './pdf.ts'
import { writePdf } from './write-pdf.ts'

const read = async (source: ReportSource, maxTaggedCells?: number): Promise<PdfReading> =>
  readPdf(await collect(writePdf(source, maxTaggedCells)))

const sampleOf = ({ fields, totals, columns }: List, rowCount: number): ReportSource =>
  sampleSource(Object.entries(fields), { rowCount, totals, columns, filters: ['Nome contém “sá”'] })

const squeezed = (value: string): string => value.normalize('NFC').replace(/\s/g, '')

describe('pdf', () => {
  it('has a letterhead, the header row on each page, page X of Y, totals and an end', async () => {
    const { pages, info, flow } = await read(sampleOf(fornecedores, 120))
    expect(pages.length).toBeGreaterThan(2)
    expect(info.Title).toBe('Diárias – Prefeitura Municipal de Serra Azul – 2026')
    expect(info.Author).toBe('Prefeitura Municipal de Serra Azul')
    expect(info.Producer).toBe(PROGRAMA)
    expect(
      pages[0]!
        .split('\n')
        .map((line) => line.trim().replace(/\s+/g, ' '))
        .filter((line) => line !== '')
        .slice(0, 5),
    ).toEqual([
      'Prefeitura Municipal de Serra Azul',
      'CNPJ 12.345.678/0001-95 · Exercício 2026',
      'Diárias',
      'Filtros: Nome contém “sá”',
      `Gerado em: 05/10/2026 14:07 com 120 registros, pelo ${PROGRAMA}.`,
    ])
    for (const [i, page] of pages.entries()) {
      expect(page).toMatch(/Código +Nome +CNPJ\/CPF +Empenhado/)
      expect(page).toContain(`Página ${i + 1} de ${pages.length}`)
      expect(page).toContain(PROGRAMA)
    }
    expect(flow.match(/^\d+ .*R\$/gm)).toHaveLength(120)
    expect(pages.at(-1)).toMatch(/Total +R\$ [\d.]+,\d\d/)
    expect(pages.at(-1)).toContain('Fim do relatório: 120 registros.')
  })

  it('shows the columns of the screen, and says which fields only the other formats have', async () => {
    const source = sampleOf(diarias, 200)
    const { flow, pages, info } = await read(source)
    expect(info['Page size']).toContain('841.89 x 595.28')
    expect(pages.length).toBeLessThanOrEqual(14)
    const shown = new Set(source.columns)
    for (const [name, { label }] of source.fields.filter((field) => shown.has(field[0]))) {
      for (const page of pages) expect(squeezed(page), name).toContain(squeezed(label.split(' ')[0]!))
    }
    const [, left] = /Nas planilhas e nos demais formatos, também: ([^.]*)\./.exec(flow.replaceAll('\n', ' ')) ?? []
    expect(left?.split(', ')).toEqual(source.fields.filter(([name]) => !shown.has(name)).map(([, { label }]) => label))
  })

  it('writes once, above the table, the values that all rows share or none has', async () => {
    const constants = { cargo: 'Motorista', destino: null }
    const { flow, pages } = await read({ ...sampleOf(diarias, 60), constants })
    const heading = pages[0]!.replace(/\s+/g, ' ')
    expect(heading).toContain('Em todos os registros: Cargo: Motorista.')
    expect(heading).toContain('Em nenhum registro: Destino.')
    expect(flow).not.toContain('Fortaleza/CE')
    expect(flow.match(/Motorista/g)).toHaveLength(1)
  })

  it('is in portrait when it is narrow', async () => {
    const fields = Object.entries({
      nome: text('Nome'),
      empenho: integer('Empenho'),
      dataSaida: date('Saída'),
      valor: money('Valor'),
    })
    expect((await read(sampleSource(fields, { rowCount: 3 }))).info['Page size']).toContain('595.28 x 841.89')
  })

  it('is tagged for screen readers, with a table of headers and cells', async () => {
    const bytes = await collect(pdf.write(sampleOf(diarias, 9)))
    expect((await readPdf(bytes)).info.Tagged).toBe('yes')
    const structure = await readPdfStructure(bytes)
    expect(structure).toMatch(/^Document/m)
    expect(structure).toContain('H1')
    expect(structure).toMatch(/Table \(block\)\s+THead\s+TR\s+TH:\s+\/Scope \/Column\s+"Nome"/)
    expect(structure.match(/^ +TD/gm)).toHaveLength(10 * diarias.columns.length)
    expect(structure).toContain('"Antônia Conceição Falcão"')
    expect(structure).not.toContain('Página')
  })

  it('drops only the tags when they would take too much memory', async () => {
    const [tagged, plain] = await Promise.all([read(sampleOf(fornecedores, 60)), read(sampleOf(fornecedores, 60), 100)])
    expect(plain.info.Tagged).toBe('no')
    expect(plain.pages).toEqual(tagged.pages)
  })

  it('breaks a cell longer than a page over several pages, losing nothing', async () => {
    const long = Array.from({ length: 6000 }, (_, i) => `palavra${i}`).join(' ')
    const { flow, pages } = await read(textReport(['antes', long, 'depois']))
    expect(pages.length).toBeGreaterThan(3)
    for (let i = 0; i < 6000; i += 37) expect(flow).toContain(`palavra${i}`)
    expect(flow).toContain('palavra5999')
    expect(flow).toContain('depois')
  })

  it('never breaks a figure, however large', async () => {
    const source = textReport(['a', 'b'])
    const { flow } = await read({
      ...source,
      header: { ...source.header, rowCount: 1001 },
      async *batches() {
        yield Array.from({ length: 1000 }, () => ['a', '1.00'])
        yield [['b', '123456789012345678901234567890.12']]
      },
    })
    expect(flow).toContain('R$ 123.456.789.012.345.678.901.234.567.890,12')
  })

  it('accepts unusual texts', async () => {
    const { flow } = await read(textReport(NASTY))
    const seen = squeezed(flow)
    for (const value of [
      '=1+1',
      '<script>alert(1)</script>',
      '“aspas” → seta – traço … fim',
      'ão decomposto',
      'linha 1',
      'linha 2',
    ]) {
      expect(seen).toContain(squeezed(value))
    }
    expect(flow).toContain('Fim do relatório')
  })

  it('refuses more rows than it can hold', () => {
    expect(pdf.maxRows).toBe(50_000)
  })
})
