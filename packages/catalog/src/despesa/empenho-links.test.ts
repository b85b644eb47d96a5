import { expect, test } from 'vitest'
import { linksDoEmpenho } from './empenho-links.ts'

const EMPENHO = {
  entidade: 1,
  exercicio: 2026,
  fornecedor: 12,
  nome: 'CONSTRUTORA ÁGUA VIVA',
  cnpj: '12.345.001/0001-57',
  noLicitacao: 17,
  anoLicitacao: 2025,
  tipoLicitacao: 6,
  temLicitacao: 'S',
  contrato: 56,
  idContrato: '56',
  temContrato: 'S',
}

test('links to its bid, its contract (in its own year by default) and its supplier', () => {
  expect(linksDoEmpenho(EMPENHO)).toEqual([
    {
      tipo: 'LICITACAO',
      descricao: 'Licitação 17/2025',
      link: '/licitacoes/detalhes?entidade=1&exercicio=2025&tipoLicitacao=6&licitacao=17',
    },
    { tipo: 'CONTRATO', descricao: 'Contrato 56', link: '/contratos/detalhes?entidade=1&exercicio=2026&contrato=56' },
    {
      tipo: 'FORNECEDOR',
      descricao: 'CONSTRUTORA ÁGUA VIVA',
      link: '/fornecedores/12345001000157?entidade=1&exercicio=2026',
    },
  ])
})

test('does not link to what the portal lacks; links to a person by code, not by document', () => {
  const { temLicitacao: _bid, temContrato: _contract, ...cited } = EMPENHO
  expect(linksDoEmpenho({ ...cited, cnpj: '***.345.001-**' })).toEqual([
    {
      tipo: 'FORNECEDOR',
      descricao: 'CONSTRUTORA ÁGUA VIVA',
      link: '/fornecedores/codigo/12?entidade=1&exercicio=2026',
    },
  ])
})
