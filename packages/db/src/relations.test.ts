import { describe, expect, it } from 'vitest'
import { areaOfSummary, relationsIn } from './relations.ts'

const read = (sql: string): string[] => [...relationsIn(sql)].sort()

describe('the relations of a query', () => {
  it('are the tables it names, with the schema it gives', () => {
    expect(
      read('select 1 from empenho e join resumo.empenho r using (id) left join only fornecedor f on true'),
    ).toEqual(['empenho', 'fornecedor', 'resumo.empenho'])
  })

  it('include what the functions and views it calls read', () => {
    expect(read('select * from resumo.anulacoes(:entidade, :exercicio)')).toEqual(['empenho', 'empenho_anulacao'])
    expect(read('select documento from sistema.documento_publicado')).toContain('anexo')
  })

  it('exclude its common table expressions and names inside text', () => {
    const sql = `with somas as (select 1 from pagamento), cortes as materialized (select 1)
      -- from receita
      select 'from diaria' as "from bem" from somas join cortes on true`
    expect(read(sql)).toEqual(['pagamento'])
  })
})

it('returns the area whose step writes a summary', () => {
  expect(areaOfSummary('resumo.despesa_diaria')).toBe('despesa')
  expect(areaOfSummary('resumo.ninguem')).toBeUndefined()
})
