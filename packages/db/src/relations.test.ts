import { describe, expect, it } from 'vitest'
import { areaOfSummary, relationsIn } from './relations.ts'

const read = (sql: string): string[] => [...relationsIn(sql)].sort()

describe('what a query reads', () => {
  it('is what it names, with the schema it says', () => {
    expect(
      read('select 1 from empenho e join resumo.empenho r using (id) left join only fornecedor f on true'),
    ).toEqual(['empenho', 'fornecedor', 'resumo.empenho'])
  })

  it('is also what the functions and views it asks read', () => {
    expect(read('select * from resumo.anulacoes(:entidade, :exercicio)')).toEqual(['empenho', 'empenho_anulacao'])
    expect(read('select documento from sistema.documento_publicado')).toContain('anexo')
  })

  it('is neither its own parts nor what is only spelled in it', () => {
    const sql = `with somas as (select 1 from pagamento), cortes as materialized (select 1)
      -- from receita
      select 'from diaria' as "from bem" from somas join cortes on true`
    expect(read(sql)).toEqual(['pagamento'])
  })
})

it('a summary is of the area whose step writes it', () => {
  expect(areaOfSummary('resumo.despesa_diaria')).toBe('despesa')
  expect(areaOfSummary('resumo.ninguem')).toBeUndefined()
})
