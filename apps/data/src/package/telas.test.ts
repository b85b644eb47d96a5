// Tests which pages show a table: they come from the queries, and are declared only where no query says it.
import { expect, it } from 'vitest'
import { TABELAS } from '@portal/catalog/tabelas'
import { pagesOf, telasDe } from './telas.ts'

it('finds in the queries of lists, records and their parts which pages show a table', () => {
  expect(telasDe('retencao')).toEqual(['Empenho (/empenhos/detalhe)'])
  expect(pagesOf('convenio_aditivo')).toEqual(['/convenios', '/convenios/detalhes'])
  expect(pagesOf('isencao')).toEqual(['/renuncias', '/receita/arrecadacoes', '/renuncias/detalhes'])
})

it('takes the pages the area declares or, for a table no query reads, its first page', () => {
  expect(telasDe('glossario')).toEqual(['Glossário (/glossario)'])
  expect(telasDe('previsao_receita')).toEqual(['Resumo anual (/dashboard)'])
})

it.each(TABELAS.filter(({ telas }) => telas).map(({ nome, telas = [] }) => [nome, telas] as const))(
  'the pages of %s are not declared where the queries already give them',
  (nome, telas) => {
    expect(pagesOf(nome).toSorted()).not.toEqual(telas.toSorted())
  },
)
