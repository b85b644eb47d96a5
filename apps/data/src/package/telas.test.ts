// The pages where whoever fills a table in meets it: told by the queries, and said only where no query tells.
import { expect, it } from 'vitest'
import { TABELAS } from '@portal/catalog/tabelas'
import { pagesOf, telasDe } from './telas.ts'

it('tells from the queries of lists, records and their parts which pages show a table', () => {
  expect(telasDe('retencao')).toEqual(['Empenho (/empenhos/detalhe)'])
  expect(pagesOf('convenio_aditivo')).toEqual(['/convenios', '/convenios/detalhes'])
  expect(pagesOf('isencao')).toEqual(['/renuncias', '/receita/arrecadacoes', '/renuncias/detalhes'])
})

it('takes the word of the area, and of a table that nothing tells of, its first page', () => {
  expect(telasDe('glossario')).toEqual(['Glossário (/glossario)'])
  expect(telasDe('previsao_receita')).toEqual(['Resumo anual (/dashboard)'])
})

it.each(TABELAS.filter(({ telas }) => telas).map(({ nome, telas = [] }) => [nome, telas] as const))(
  'the pages of %s are not said again where the queries tell them',
  (nome, telas) => {
    expect(pagesOf(nome).toSorted()).not.toEqual(telas.toSorted())
  },
)
