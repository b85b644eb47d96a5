import { describe, expect, it } from 'vitest'
import { parametrosFrom } from '@portal/kit/parametros'
import { openOf, valueIn } from '@portal/kit/record'
import type { Row } from '@portal/kit/list'
import { empenho } from './empenho.ts'

const allOn = { 16: 'S', 17: 'S', 18: 'S', 19: 'S', 20: 'S', 94: 'S' }
const openIn = (parametros: Record<number, string>): string[] =>
  openOf(empenho.parts, parametrosFrom(parametros)).map(([name]) => name)

describe('the tabs of a commitment', () => {
  it('are nine, in this order, when every gate is open', () => {
    expect(openIn(allOn)).toEqual([
      'movimentacao',
      'itens',
      'anulacoes',
      'emliquidacao',
      'liquidacoes',
      'retencoes',
      'pagamentos',
      'documentos',
      'anexos',
    ])
  })

  it.each([
    [16, ['anulacoes']],
    [17, ['liquidacoes', 'retencoes']],
    [18, ['pagamentos']],
    [19, ['itens']],
    [20, ['documentos']],
    [94, ['emliquidacao']],
  ])('parameter %i off hides %s', (parametro, gone) => {
    const open = openIn({ ...allOn, [parametro]: 'N' })
    expect(openIn(allOn).filter((name) => !open.includes(name))).toEqual(gone)
  })
})

describe('the record of a commitment', () => {
  const saying = (row: Row) => (name: string) => {
    const field = empenho.said?.[name]
    return field && valueIn(row, name, field)
  }

  it('shows numbers with their year, levels with their name, and the address in one line', () => {
    const said = saying({
      noLicitacao: 5,
      anoLicitacao: 2025,
      orgao: '02',
      descricaoOrgao: 'GABINETE',
      fonteRecurso: '1000',
      endereco: 'RUA A, 1',
      bairro: 'CENTRO',
      cep: '87995055',
      cidade: 'SERRA CLARA',
      uf: 'PR',
      isCovid: 'N',
    })
    expect(['noLicitacao', 'orgao', 'fonteRecurso', 'endereco', 'cidade'].map(said)).toEqual([
      '5/2025',
      '02 - GABINETE',
      '1000',
      'RUA A, 1, CENTRO, CEP 87995-055',
      'SERRA CLARA/PR',
    ])
    for (const name of ['noProcesso', 'adjudicacao', 'aditivos', 'isCovid']) expect(said(name), name).toBeUndefined()
  })

  it('links to its award, accounts and contract, only if it has them', () => {
    const contexto = { entidade: 1, exercicio: 2025 }
    const to = (row: Row, name: string) => empenho.links?.[name]?.({ ...contexto, ...row }, contexto)
    const award = { exercicioAdjudicacao: 2025, anoLicitacao: 2024, tipoLicitacao: 6, noLicitacao: 5, fornecedor: 9 }
    expect(to(award, 'adjudicacao')).toBe(
      '/adjudicacoes/detalhes?entidade=1&exercicio=2025&exercicioLicitacao=2024&tipoLicitacao=6&licitacao=5&pessoa=9',
    )
    expect(to({ prestacaoContas: 7, exercicioPrestacaoContas: 2026 }, 'prestacaoContas')).toBe(
      '/adiantamento/detalhes?entidade=1&exercicio=2026&prestacaoContas=7',
    )
    const all = ['adjudicacao', 'prestacaoContas', 'noLicitacao', 'idContrato']
    for (const name of all) expect(to({}, name), name).toBeUndefined()
  })

  it('is titled by its key before its row is loaded', () => {
    expect(empenho.called?.({ entidade: 1, exercicio: 2025, empenho: '40' })).toBe('Empenho 40/2025')
    expect(empenho.title?.({ empenhoExercicio: '40/2025' })).toBe('Empenho 40/2025')
  })
})
