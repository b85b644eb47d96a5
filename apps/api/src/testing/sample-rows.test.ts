// Tests the rows generated for a table that has one of everything: keys, references, rules and nullable columns.
import { isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { expect, test } from 'vitest'
import type { Column, Table } from '../../../data/src/package/tables.ts'
import { ROWS, sampleRows, type Asked } from './sample-rows.ts'

const column = (nome: string, tipo: Column['tipo'], more: Partial<Column> = {}): Column => ({
  nome,
  tipo,
  precisao: null,
  escala: null,
  obrigatoria: true,
  nula: false,
  padrao: null,
  descricao: null,
  ...more,
})

const EMPTY = { nula: true, obrigatoria: false }

const sancao: Table = {
  nome: 'sancao',
  descricao: null,
  colunas: [
    column('entidade', 'integer'),
    column('exercicio', 'integer'),
    column('sancao', 'integer'),
    column('nome', 'text'),
    column('cnpj_cpf', 'text', EMPTY),
    column('tipo', 'text'),
    column('processo', 'text'),
    column('hora', 'text'),
    column('mes', 'integer'),
    column('data', 'date', EMPTY),
    column('valor', 'numeric', { ...EMPTY, precisao: 18, escala: 2 }),
    column('multa', 'numeric', { precisao: 4, escala: 1 }),
    column('fornecedor', 'integer', EMPTY),
  ],
  chave: ['entidade', 'exercicio', 'sancao'],
  referencias: [
    { colunas: ['entidade', 'exercicio'], tabela: 'exercicio', referidas: ['entidade', 'exercicio'] },
    { colunas: ['entidade', 'fornecedor'], tabela: 'fornecedor', referidas: ['entidade', 'fornecedor'] },
  ],
  regras: [
    { colunas: ['cnpj_cpf'], expressao: "(cnpj_cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text)", descricao: null },
    { colunas: ['tipo'], expressao: "(tipo = ANY (ARRAY['Multa'::text, 'Advertência'::text]))", descricao: null },
    { colunas: ['processo'], expressao: "(processo ~ '^[0-9A-Z./-]{1,30}$'::text)", descricao: null },
    { colunas: ['hora'], expressao: "(hora ~ '^[0-2][0-9]:[0-5][0-9]$'::text)", descricao: null },
    { colunas: ['mes'], expressao: '((mes >= 1) AND (mes <= 12))', descricao: null },
    { colunas: ['multa'], expressao: '(multa >= (0)::numeric)', descricao: null },
  ],
}

const FORNECEDORES = [5, 6].map((fornecedor) => ({ entidade: 1, fornecedor }))

const asked: Asked = {
  entidade: 1,
  exercicio: 2026,
  cited: ({ tabela }) => (tabela === 'exercicio' ? [{ entidade: 1, exercicio: 2026 }] : FORNECEDORES),
}

const valuesOf = (rows: readonly Record<string, unknown>[], name: string): unknown[] => [
  ...new Set(rows.map((row) => row[name])),
]

test('every row has a unique key, in the entity and the year of the sample', () => {
  const rows = sampleRows(sancao, asked)
  expect(valuesOf(rows, 'sancao')).toHaveLength(ROWS)
  expect([valuesOf(rows, 'entidade'), valuesOf(rows, 'exercicio')]).toEqual([[1], [2026]])
  expect(sampleRows(sancao, asked)).toEqual(rows)
})

test('values obey the rules of the table and vary within them', () => {
  const rows = sampleRows(sancao, asked)
  expect(valuesOf(rows, 'tipo').sort()).toEqual(['Advertência', 'Multa'])
  expect(new Set(valuesOf(rows, 'mes'))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
  for (const { processo, hora, multa } of rows) {
    expect(processo).toMatch(/^[0-9A-Z./-]{1,30}$/)
    expect(isCnpjCpf(String(processo))).toBe(false)
    expect([hora, multa]).toEqual([expect.stringMatching(/^[0-2]\d:[0-5]\d$/), expect.stringMatching(/^\d{1,3}\.\d$/)])
  }
  expect(valuesOf(rows, 'hora').length).toBeGreaterThan(1)
})

test('a column whose rule accepts documents has those of people and of companies', () => {
  const values = valuesOf(sampleRows(sancao, asked), 'cnpj_cpf')
  const documentos = values.filter((documento) => documento !== null).map(String)
  expect(documentos.every(isCnpjCpf)).toBe(true)
  for (const kind of [/^\d{11}$/, /^\d{14}$/, /^A/]) expect(documentos).toContainEqual(expect.stringMatching(kind))
})

test('rows contain what breaks lists: nulls, ties, negative amounts, long names and special characters', () => {
  const rows = sampleRows(sancao, asked)
  for (const name of ['data', 'valor', 'cnpj_cpf', 'fornecedor']) expect(valuesOf(rows, name), name).toContain(null)
  const nomes = rows.map(({ nome }) => String(nome))
  expect(new Set(nomes).size).toBeLessThan(nomes.length)
  expect(Math.max(...nomes.map(({ length }) => length))).toBeGreaterThan(100)
  for (const sign of ['=', '"', ';', '%', '_', '\n', 'ã', 'CPF', '@', '-']) expect(nomes.join(), sign).toContain(sign)
  expect(rows.some(({ valor }) => Number(valor) < 0)).toBe(true)
})

test('a reference cites existing rows, and values given for a column are used', () => {
  const said = { mes: () => 3, tipo: (n: number) => (n === 1 ? 'Multa' : 'Advertência') }
  const rows = sampleRows(sancao, { ...asked, rows: 20, said })
  expect(rows).toHaveLength(20)
  expect(new Set(valuesOf(rows, 'fornecedor'))).toEqual(new Set([5, 6, null]))
  expect([valuesOf(rows, 'mes'), valuesOf(rows, 'tipo')]).toEqual([[3], ['Multa', 'Advertência']])
  expect(valuesOf(sampleRows(sancao, { ...asked, said: { fornecedor: () => 9 } }), 'fornecedor')).toEqual([9])
})

test('a child table has two rows for each row it cites, and none if there is nothing to cite', () => {
  const chave = ['entidade', 'exercicio', 'sancao']
  const part: Table = {
    ...sancao,
    nome: 'sancao_andamento',
    colunas: [...sancao.colunas.slice(0, 3), column('sequencia', 'integer')],
    regras: [],
    chave: [...chave, 'sequencia'],
    referencias: [{ colunas: chave, tabela: 'sancao', referidas: chave }],
  }
  const cited = () => [1, 2, 3].map((numero) => ({ entidade: 1, exercicio: 2026, sancao: numero }))
  const rows = sampleRows(part, { ...asked, cited, rows: 6 })
  expect(rows.map((row) => `${row['sancao']}/${row['sequencia']}`)).toEqual(['1/1', '1/2', '2/3', '2/4', '3/5', '3/6'])
  expect(() => sampleRows(part, { ...asked, cited: () => [] })).toThrow('sancao_andamento: no row of sancao to cite')
})
