// Tests sources that give little: an omitted value has one meaning, and nothing is invented for it.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportPackage } from '../export/export-package.ts'
import { csvName } from '../package/schema.ts'
import { readTables } from '../package/tables.ts'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { csvRows, optionalColumns, writeSparsePackage } from '../testing/sparse-city.ts'
import { describe as sentenceOf, FaultyPackage } from './faults.ts'
import { importPackage, type ImportSummary } from './import-package.ts'

beginEmpty()

const load = async (resources: Record<string, string>): Promise<ImportSummary> =>
  importPackage(pool, await writePackage(await scratch.folder(), resources), { storeDir })

const one = async (sql: string): Promise<unknown> => (await pool.query({ text: sql, rowMode: 'array' })).rows[0]

const TWO = {
  ...CITY,
  entidade: lines(
    'entidade,nome,cnpj,tipo',
    '1,Prefeitura de Vila Clara,11222333000181,E',
    '2,Câmara de Vila Clara,11444777000161,L',
  ),
}

test('every entity has the national names, and its own names override them for it alone', async () => {
  await load({
    ...TWO,
    funcao: lines('entidade,funcao,descricao', '1,10,Saúde de todos', '1,88,Festa da colheita'),
    natureza_despesa: lines('entidade,natureza,descricao', '2,33903007010000,Merenda'),
  })
  expect(
    await one(`select nome_funcao(1, '10'), nome_funcao(2, '10'), nome_funcao(1, '88'), nome_funcao(2, '88')`),
  ).toEqual(['Saúde de todos', 'Saúde', 'Festa da colheita', null])
  expect(
    await one(
      `select nome_subfuncao(1, '361'), nome_natureza(1, '3'), nome_natureza(1, '33'), nome_natureza(1, '3390'),
        nome_natureza(1, '449052')`,
    ),
  ).toEqual([
    'Ensino Fundamental',
    'Despesas Correntes',
    'Outras Despesas Correntes',
    'Aplicações Diretas',
    'Equipamentos e Material Permanente',
  ])
  expect(await one(`select nome_natureza(2, '33903007010000'), nome_natureza(1, '33903007010000')`)).toEqual([
    'Merenda',
    null,
  ])
})

test('reports a code that has no name anywhere', async () => {
  const dotacao = lines('entidade,exercicio,dotacao,funcao,natureza', '1,2026,1,10,339030', '1,2026,2,71,339030')
  const { avisos } = await load({ ...CITY, dotacao })
  expect(avisos).toContainEqual(
    expect.stringMatching(/^dotacao\.csv: 1 dotação tem função, subfunção ou natureza sem nome \(linha 3\)/),
  )
})

test('an omitted unit is the same one in every table, and a number given twice is still reported', async () => {
  const empenho = lines('entidade,exercicio,empenho,fornecedor,valor', '1,2026,1,10,5.00')
  const pagamento = lines(
    'entidade,exercicio,empenho,exercicio_pagamento,no_pagamento,data,valor',
    '1,2026,1,2026,1,2026-05-05,5.00',
  )
  const { entidade = '', exercicio = '', fornecedor = '' } = CITY
  await load({ entidade, exercicio, fornecedor, empenho, pagamento })
  expect(await one('select unidade_orcamentaria, valor_pago::text from resumo.empenho')).toEqual(['0', '5.00'])
  const error: unknown = await load({ entidade, exercicio, fornecedor, empenho: `${empenho}1,2026,1,10,6.00\n` }).catch(
    (reason: unknown) => reason,
  )
  if (!(error instanceof FaultyPackage)) throw error
  expect(error.faults.sorted.map(sentenceOf)).toEqual([
    'empenho.csv, linha 3, campo entidade, exercicio, unidade_orcamentaria, empenho: chave repetida: já está na ' +
      'linha 2',
  ])
})

test('accepts a commitment with only number and year', async () => {
  const { entidade = '', exercicio = '' } = CITY
  await load({ entidade, exercicio, empenho: lines('entidade,exercicio,empenho', '1,2026,7') })
  const flags = 'covid, passagem, compra_direta, suprimento_fundos'
  expect(await one(`select fornecedor, ${flags}, unidade_orcamentaria from empenho`)).toEqual([
    null,
    null,
    null,
    null,
    null,
    '0',
  ])
  const summed = 'select empenho, fornecedor, nome_ordem, covid, valor_empenhado::text from resumo.empenho'
  expect(await one(summed)).toEqual([7, null, null, null, null])
})

test('documents of a stage replace its total, and totals need their day', async () => {
  const { entidade = '', exercicio = '', fornecedor = '', liquidacao = '' } = CITY
  const empenho = lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,valor,total_liquidado,total_pago,data_totais',
    '1,2026,0201,1,2026-02-03,10,1500.00,900.00,400.00,2026-06-30',
  )
  await load({ entidade, exercicio, fornecedor, empenho })
  const stamps = `select array_agg(tabela order by tabela) from sistema.ultima_atualizacao
    where tabela in ('empenho_anulacao', 'liquidacao', 'pagamento')`
  expect(await one(stamps)).toEqual([['liquidacao', 'pagamento']])
  const figures = 'select valor_liquidado::text, valor_pago::text, valor_a_pagar::text from resumo.empenho'
  expect(await one(figures)).toEqual(['900.00', '400.00', '500.00'])
  await load({ liquidacao })
  expect(await one(figures)).toEqual(['500.00', '400.00', '100.00'])
  const error: unknown = await load({ empenho: empenho.replace('2026-06-30', '') }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FaultyPackage)
})

test('takes a person for a person however their CPF was masked', async () => {
  const servidor = lines('entidade,matricula,nome,cpf', '1,1,Ana,***.401.489-**', '1,2,Bia,***401489**', '1,3,Caio,')
  await load({ ...CITY, servidor })
  expect((await pool.query('select cpf from servidor order by matricula')).rows).toEqual([
    { cpf: '***401489**' },
    { cpf: '***401489**' },
    { cpf: null },
  ])
})

/**
 * Columns with a default that say how the portal behaves, on which page a row is shown and what identifies rows
 * (docs/decisions/0060).
 */
const OF_THE_PORTAL = [
  'arquivo.ativo',
  'bem_imovel.tipo',
  'certidao_entidade.ativo',
  'configuracao.cor',
  'contrato.tipo_ato',
  'documento_orcamento.ordem',
  'entidade.habilitado_portal',
  'entidade.registrado',
  'exercicio.aberto',
  'exercicio.fechado',
  'folha.inativo',
  'folha_evento.tipo_folha',
  'lancamento_receita.tipo',
  'lei_ato.aba',
  'lei_ato.sistema',
  'lei_ato.tabela',
  'licitacao_item.lote',
  'link_util.ativo',
  'link_util.tipo',
  'menu.subtitulo',
  'publicacao_grupo.por_exercicio',
]
/** Columns with a default that are part of a commitment's key. */
const OF_THE_KEY = /\.unidade_orcamentaria$/

test('no default stands for something a source may omit', async () => {
  const defaults = (await readTables(pool)).flatMap(({ nome, colunas }) =>
    colunas
      .filter(({ padrao }) => padrao !== null)
      .map((column) => `${nome}.${column.nome}`)
      .filter((name) => !OF_THE_KEY.test(name)),
  )
  expect(defaults.sort()).toEqual(OF_THE_PORTAL)
})

test('omitted values stay omitted on export, in every table', async () => {
  const [given, returned] = [await scratch.folder(), join(await scratch.folder(), 'volta')]
  await writeSparsePackage(pool, given)
  await importPackage(pool, given, { storeDir })
  await exportPackage(pool, returned, { storeDir })
  for (const table of await readTables(pool)) {
    const [names = [], ...rows] = await csvRows(join(returned, csvName(table)))
    expect([table.nome, rows.length]).toEqual([table.nome, (await csvRows(join(given, csvName(table)))).length - 1])
    const optional = new Set(optionalColumns(table))
    const stated = names.filter((name, at) => optional.has(name) && rows.some((cells) => cells[at] !== ''))
    expect([table.nome, stated]).toEqual([table.nome, []])
  }
})
