import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { html } from './html.ts'
import { held, NASTY, nastyText, textReport } from './testing/nasty.ts'
import { collect, readHtml } from './testing/other-software.ts'
import { PROGRAMA, sampleSource } from './testing/sample.ts'

describe('html', () => {
  it('is a whole document: language, title, letterhead, column scopes, rows, totals, end', async () => {
    const source = sampleSource(Object.entries(diarias.fields), {
      rowCount: 20,
      totals: diarias.totals,
      columns: diarias.columns,
      filters: ['Nome contém “sá”'],
    })
    const page = await readHtml(await collect(html.write(source)))
    expect(page).toMatchObject({
      lang: 'pt-BR',
      title: 'Diárias – Prefeitura Municipal de Serra Azul – 2026',
      heading: 'Diárias',
      header: [
        'Prefeitura Municipal de Serra Azul',
        'CNPJ 12.345.678/0001-95 · Exercício 2026',
        'Filtros: Nome contém “sá”',
        `Gerado em: 05/10/2026 14:07 com 20 registros, pelo ${PROGRAMA}.`,
      ],
      end: 'Fim do relatório: 20 registros.',
      active: [],
    })
    expect(page.columns.slice(0, 3)).toEqual(['Nome', 'Cargo', 'Matrícula'])
    expect(page.columns.toSorted()).toEqual(
      Object.values(diarias.fields)
        .map(({ label }) => label)
        .toSorted(),
    )
    expect(page.scopes.every((scope) => scope === 'col')).toBe(true)
    expect(page.rows).toHaveLength(20)
    expect(page.totals[0]![0]).toBe('Total')
    expect(page.totals[0]!.filter((cell) => cell.startsWith('R$'))).toHaveLength(2)
  })

  it('escapes every value', async () => {
    const page = await readHtml(await collect(html.write(textReport(NASTY))))
    expect(page.heading).toBe('Relatório <de> teste & "aspas"')
    expect(page.rows.map(([cell]) => cell)).toEqual(NASTY.map(held))
    expect(page.active).toEqual([])
  })

  it('escapes any text (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nastyText, { minLength: 80, maxLength: 120 }), async (values) => {
        const page = await readHtml(await collect(html.write(textReport(values))))
        expect(page.rows.map(([cell]) => cell)).toEqual(values.map(held))
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  it('escapes a label inside the style sheet', async () => {
    const source = textReport(['a'])
    const label = 'Nome";}</style><script>x</script>'
    const [[name, field], valor] = source.fields as [(typeof source.fields)[number], (typeof source.fields)[number]]
    const page = await readHtml(await collect(html.write({ ...source, fields: [[name, { ...field, label }], valor] })))
    expect(page.columns[0]).toBe(label)
    expect(page.active).toEqual([])
  })

  it('says so when there are no rows', async () => {
    expect((await readHtml(await collect(html.write(textReport([]))))).rows).toEqual([['Sem registros.']])
  })
})
