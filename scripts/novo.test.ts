// Tests what `npm run novo` writes from a name and its fields, what it refuses, and that --retirar restores an index.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AREAS } from '../packages/catalog/src/area.ts'
import { filesOf, pluralOf } from './novo-arquivos.ts'
import { entered, left, pedidoFrom } from './novo.ts'

const written = (...args: string[]): Map<string, string> => new Map(filesOf(pedidoFrom(args), '0042'))

test('writes four files for a list and its record: table, declaration, query and demo rows', () => {
  expect([...written('contratacao', 'sancao').keys()]).toEqual([
    'packages/db/migrations/0042-sancao.sql',
    'packages/catalog/src/contratacao/sancoes.ts',
    'packages/catalog/src/contratacao/sancoes.sql',
    'apps/demo/src/contratacao/sancoes.ts',
  ])
})

test('writes one more file for each part of the record', () => {
  const files = written('pessoal', 'processo_seletivo', '--parte', 'fase')
  expect([...files.keys()]).toContain('packages/catalog/src/pessoal/processo-seletivo-fases.sql')
  const migration = files.get('packages/db/migrations/0042-processo-seletivo.sql')
  expect(migration).toContain('create table processo_seletivo_fase (')
  expect(files.get('packages/catalog/src/pessoal/processos-seletivo.ts')).toContain('    fases: many({')
})

test('names a column in five places of four files, with a description beside the table', () => {
  const files = written('contratacao', 'sancao', 'nome:texto', 'medida:decimal:Área')
  const [migration = '', declaration = '', sql = '', city = ''] = files.values()
  const times = (text: string): number => text.match(/\bmedida\b/g)?.length ?? 0
  expect(migration).toContain("comment on column sancao.medida is 'Área.'")
  expect(migration).toContain('  medida numeric(14, 2),\n')
  expect(declaration).toContain("    medida: decimal('Área'),\n")
  expect(declaration).toContain("  columns: ['nome', 'medida'],\n")
  expect([declaration, sql, city].map(times)).toEqual([2, 1, 1])
})

test('every type of field has its column, field, filter and value', () => {
  const files = written(
    'receita',
    'isencao',
    'nome:texto',
    'processo:codigo',
    'idade:inteiro',
    'valor:dinheiro',
    'area:decimal',
    'data:data',
    'ativo:sim-nao',
    'cnpj_cpf:documento:CNPJ/CPF',
    '--sem-ano',
  )
  const [migration = '', declaration = '', sql = '', city = ''] = files.values()
  const columns = ['nome text not null', 'idade int', 'valor numeric(18, 2)', 'data date', 'ativo boolean']
  for (const column of columns) expect(migration).toContain(column)
  const declared = ["scope: 'entity'", "byDocumento('cnpjCpf', 'CNPJ/CPF')", "...periodo('data')", "figures: ['valor']"]
  for (const each of declared) expect(declaration).toContain(each)
  expect(sql).toContain('sem_acento(t.nome) as "nomeBusca"')
  expect(sql).toContain("case when t.ativo then 'S' when not t.ativo then 'N' end as ativo")
  expect(sql).toContain('where t.entidade = :entidade\n')
  expect(city).toContain('const key = { entidade, isencao: numero }')
})

test('the demo rows import nothing they do not use', () => {
  const [, , , city = ''] = written('receita', 'taxa', 'nome:texto').values()
  for (const unused of ['random', 'today', 'dia', 'decimalOf', 'cnpjFrom']) expect(city).not.toContain(unused)
})

test.each([
  ['sancao', 'sancoes'],
  ['contrato', 'contratos'],
  ['servidor', 'servidores'],
  ['item', 'itens'],
  ['edital', 'editais'],
  ['fonte_recurso', 'fontes_recurso'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many)
})

test.each([
  [[], 'Diga a área.'],
  [['loja', 'sancao'], 'Não há área “loja”.'],
  [['receita', 'Sanção'], 'Diga a tabela'],
  [['receita', 'sancoes'], '“sancoes” já é um plural.'],
  [['receita', 'sancao', 'nome'], 'Não entendo o campo “nome”.'],
  [['receita', 'sancao', 'nome:verso'], 'Não entendo o campo “nome:verso”.'],
  [['receita', 'sancao', 'valor:dinheiro'], 'O primeiro campo deve ser um texto.'],
  [['receita', 'sancao', 'nome:texto', 'nome:texto'], 'A coluna “nome” aparece duas vezes.'],
  [['receita', 'sancao', '--parte', 'Fase 1'], 'Não entendo a parte “Fase 1”.'],
])('refuses %j, and prints the usage', (args, reason) => {
  expect(() => pedidoFrom(args)).toThrow(reason)
  expect(() => pedidoFrom(args)).toThrow('Uso: npm run novo')
})

const indexes = AREAS.flatMap((area) => [`packages/catalog/src/${area}/index.ts`, `apps/demo/src/${area}/index.ts`])

test.each(indexes)('%s gets one import and one name, and is restored when they are removed', (path) => {
  const before = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  const one = entered(before, 'novasFeature', 'novas')
  expect(one).toContain("import { novasFeature } from './novas.ts'\n")
  expect(one).toMatch(/features: \[(?:\w+, )*novasFeature\],/)
  const two = entered(one, 'multasFeature', 'multas')
  expect(two).toMatch(/features: \[(?:\w+, )*novasFeature, multasFeature\],/)
  expect(left(two, 'multasFeature')).toBe(one)
  expect(left(one, 'novasFeature')).toBe(before)
})
