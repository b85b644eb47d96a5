import { describe, expect, it } from 'vitest'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { abaCall, abasInOrder, empenhoCall, empenhoKeyIn, openAbas } from './empenho-calls.ts'

const contexto = { entidade: { id: 1 }, exercicio: 2026 } as ContextoInicial
const key = { entidade: 1, exercicio: 2026, empenho: 40 }
const keyIn = (search: string) => empenhoKeyIn(new URLSearchParams(search), contexto)
const allOn = { 16: 'S', 17: 'S', 18: 'S', 19: 'S', 20: 'S', 94: 'S' }
const idsOf = (parametros: Record<number, string>): string[] => openAbas({ parametros }).map(({ id }) => id)

describe('the commitment an address speaks of', () => {
  it('is its number, in the entity and year in force, and its unit when said', () => {
    expect(keyIn('empenho=40')).toEqual(key)
    expect(keyIn('empenho=40&unidadeOrcamentaria=0201')).toEqual({ ...key, unidadeOrcamentaria: '0201' })
  })

  it('is none without a number, nor of a year or an entity that is not in force', () => {
    for (const search of ['', 'empenho=', 'empenho=x', 'empenho=-1', 'empenho=40&exercicio=2019', 'empenho=40&entidade=7']) expect(keyIn(search)).toBeUndefined()
  })

  it('is asked as existing clients ask', () => {
    expect(empenhoCall('/itens', key)).toBe('/empenhos/detalhe/itens?search=id.entidade%3D%3D1&entidade=1&exercicio=2026&empenho=40')
  })
})

describe('the tabs', () => {
  it('are nine, in order, when every gate is open', () => {
    expect(idsOf(allOn)).toEqual([
      'movimentacao', 'itens', 'anulacoes', 'emliquidacao', 'liquidacoes', 'retencoes', 'pagamentos', 'documentos', 'anexos',
    ])
  })

  it.each([
    [16, ['anulacoes']],
    [17, ['liquidacoes', 'retencoes']],
    [18, ['pagamentos']],
    [19, ['itens']],
    [20, ['documentos']],
    [94, ['emliquidacao']],
  ])('%i off takes away %s', (parametro, gone) => {
    const open = idsOf({ ...allOn, [parametro]: 'N' })
    expect(idsOf(allOn).filter((id) => !open.includes(id))).toEqual(gone)
  })

  it('load the story of the money first, then the one asked for', () => {
    const order = abasInOrder(openAbas({ parametros: allOn }), 'pagamentos').map(({ id }) => id)
    expect(order.slice(0, 4)).toEqual(['movimentacao', 'documentos', 'pagamentos', 'itens'])
  })

  it('ask for the whole movement at once', () => {
    const [movimentacao] = openAbas({ parametros: {} })
    expect(movimentacao && abaCall(movimentacao, key)).toContain('/empenhos/detalhe/movimentacao?')
    expect(movimentacao && abaCall(movimentacao, key)).toContain('&size=2000')
  })
})
