import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cnpjFrom, cpfFrom, isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { describe as group, expect, test } from 'vitest'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, type TestResource, writePackage } from '../testing/scratch.ts'
import { describe, FaultyPackage } from './faults.ts'
import { importPackage, type ImportOptions, type ImportSummary } from './import-package.ts'

beginEmpty()

type Resources = Record<string, string | TestResource>

const load = async (resources: Resources, options: Partial<ImportOptions> = {}): Promise<ImportSummary> =>
  importPackage(pool, await writePackage(await scratch.folder(), resources), { storeDir, ...options })

const faultsOf = (resources: Resources, options: Partial<ImportOptions> = {}): Promise<string[]> =>
  refusal(load(resources, options))

async function refusal(loading: Promise<unknown>): Promise<string[]> {
  const error = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof FaultyPackage)) throw error ?? new Error('the package was accepted')
  return error.faults.sorted.map(describe)
}

const count = async (tabela: string): Promise<number> =>
  (await pool.query(`select count(*) from ${tabela}`)).rows[0].count
const versions = async (): Promise<number[]> =>
  (await pool.query(`select versao from sistema.carga where area = 'despesa' order by exercicio`)).rows.map(
    ({ versao }) => versao,
  )
const snapshot = async (): Promise<unknown> =>
  (await pool.query('select * from sistema.carga, resumo.empenho order by empenho')).rows
const named = async (): Promise<string> =>
  (await pool.query('select nome from fornecedor where fornecedor = 10')).rows[0].nome
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

test('loads a whole package, with its summaries, versions and load records', async () => {
  const { changes, pairs } = await load(CITY)
  expect(Object.fromEntries(changes.map(({ table, counts }) => [table.nome, counts[0]?.novas]))).toEqual({
    entidade: 1,
    exercicio: 1,
    fornecedor: 2,
    empenho: 2,
    liquidacao: 1,
  })
  expect(pairs).toEqual([{ entidade: 1, exercicio: 2026 }])
  expect((await pool.query('select empenho, nome_ordem, valor_liquidado from resumo.empenho order by 1')).rows).toEqual(
    [
      { empenho: 1, nome_ordem: 'construcoes sao joao ltda', valor_liquidado: '500.00' },
      { empenho: 2, nome_ordem: 'papelaria aurora', valor_liquidado: '0.00' },
    ],
  )
  expect((await pool.query('select modulo, tabela from sistema.ultima_atualizacao order by 1, 2')).rows).toEqual([
    { modulo: 3, tabela: 'empenho' },
    { modulo: 3, tabela: 'fornecedor' },
    { modulo: 3, tabela: 'liquidacao' },
    { modulo: 34, tabela: 'entidade' },
    { modulo: 34, tabela: 'exercicio' },
  ])
})

test('reports warnings with their file and line', async () => {
  const { avisos } = await load({
    ...CITY,
    fornecedor: lines(
      'entidade,fornecedor,nome,cnpj_cpf',
      '1,10,Construções São João Ltda,11444777000160',
      '1,11,null,',
    ),
    pagamento: lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_pagamento,no_pagamento,data,valor,' +
        'exercicio_liquidacao,no_liquidacao',
      '1,2026,0201,1,2026,1,2026-02-01,10.00,2026,1',
    ),
  })
  expect(avisos).toEqual(
    expect.arrayContaining([
      'fornecedor.csv: 1 credor tem CNPJ ou CPF com dígito verificador errado (linha 2); aparece como veio.',
      'fornecedor.csv: o campo nome tem só espaços ou “null” (desde a linha 3); deixe a célula vazia onde não há ' +
        'o que dizer.',
      'pagamento.csv: 1 pagamento é anterior ao seu empenho (linha 2); conta na data que diz.',
    ]),
  )
  const again = await load({
    liquidacao: lines('entidade,exercicio,unidade_orcamentaria,empenho,exercicio_liquidacao,no_liquidacao,data,valor'),
  })
  expect(again.avisos).toEqual([
    'liquidacao.csv: só tem o cabeçalho, e o portal já tem linhas de liquidacao; elas ficaram como estavam.',
  ])
})

test('reports a file that the package does not list', async () => {
  const folder = await writePackage(await scratch.folder(), CITY)
  await writeFile(join(folder, 'Diarias.CSV'), 'entidade\n')
  expect(await refusal(importPackage(pool, folder, { storeDir }))).toEqual([
    'Diarias.CSV: o arquivo está na pasta, mas o datapackage.json não o lista',
  ])
})

test('check digits follow the same rules as the kit', async () => {
  const vectors = Array.from({ length: 200 }, (_, i) =>
    i % 2
      ? cpfFrom(
          String(i * 7_654_321)
            .padStart(9, '0')
            .slice(-9),
        )
      : cnpjFrom(
          `1A${String(i * 987_654)
            .padStart(10, '0')
            .slice(-10)}`,
        ),
  )
  const documents = [
    ...vectors,
    ...vectors.map((document) => document.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))),
    '11111111111',
    '00000000000000',
    '123',
  ]
  const { rows } = await pool.query<{ documento: string; valido: boolean }>(
    'select documento, documento_valido(documento) as valido from unnest($1::text[]) documento',
    [documents],
  )
  expect(rows.filter(({ documento, valido }) => valido !== isCnpjCpf(documento))).toEqual([])
  expect(rows.filter(({ valido }) => valido)).toHaveLength(vectors.length)
})

test('the same package again changes nothing, not even the version', async () => {
  await load(CITY)
  const before = await snapshot()
  expect(await load(CITY)).toMatchObject({ changes: [], pairs: [] })
  expect(await snapshot()).toEqual(before)
})

test('only the year whose rows changed gets a new version and stamp', async () => {
  await load({ ...CITY, exercicio: lines('entidade,exercicio,ano_base_ppa', '1,2025,2022', '1,2026,2026') })
  const [old2025, old2026] = await versions()
  await pool.query('delete from sistema.ultima_atualizacao')
  const { changes } = await load({ ...CITY, empenho: CITY['empenho']?.replace('99.90', '99.95') ?? '' })
  expect(changes).toMatchObject([{ counts: [{ entidade: 1, exercicio: 2026, novas: 0, alteradas: 1, apagadas: 0 }] }])
  const [new2025, new2026] = await versions()
  expect(new2025).toBe(old2025)
  expect(new2026).toBeGreaterThan(old2026 ?? Infinity)
  const { rows: stamps } = await pool.query('select exercicio, tabela from sistema.ultima_atualizacao')
  expect(stamps).toEqual([{ exercicio: 2026, tabela: 'empenho' }])
  expect((await pool.query('select valor_empenhado from resumo.empenho where empenho = 2')).rows).toEqual([
    { valor_empenhado: '99.95' },
  ])
})

test('a change of a table without year renews every year of its entity', async () => {
  await load({ ...CITY, exercicio: lines('entidade,exercicio,ano_base_ppa', '1,2025,2022', '1,2026,2026') })
  const { pairs } = await load({ fornecedor: lines('entidade,fornecedor,nome', '1,11,Papelaria Boreal') })
  expect(pairs).toEqual([
    { entidade: 1, exercicio: 2025 },
    { entidade: 1, exercicio: 2026 },
  ])
})

test('an empty or missing optional cell takes the default of the table, or none', async () => {
  await load({
    ...CITY,
    menu: lines('entidade,exercicio,menu,menu_pai,ordem,titulo', '1,2026,1,,1,Despesa', '1,2026,2,1,1,Diárias'),
  })
  expect((await pool.query('select menu_pai, subtitulo, rota from menu order by menu')).rows).toEqual([
    { menu_pai: null, subtitulo: '', rota: null },
    { menu_pai: 1, subtitulo: '', rota: null },
  ])
  expect((await pool.query('select distinct especie, covid from empenho')).rows).toEqual([
    { especie: null, covid: null },
  ])
})

test('a menu item links to a path of the portal or to a web page, and nowhere else', async () => {
  const menu = (...rows: string[]): string =>
    lines('entidade,exercicio,menu,ordem,titulo,rota,link,url_auxiliar', ...rows)
  await load({ ...CITY, menu: menu('1,2026,1,1,Despesa,/empenhos,,', '1,2026,2,2,Lei,,https://lei.example.org,/leis') })
  const bad = [
    'javascript:alert(1)',
    'JavaScript:x',
    'data:text/html,x',
    '//outro.example',
    '/\\\\outro.example',
    'mailto:a@example.org',
  ]
  const cells = bad.flatMap((address) => [`"${address}",,`, `,"${address}",`, `,,"${address}"`])
  const faults = await faultsOf({
    ...CITY,
    menu: menu(...cells.map((row, position) => `1,2026,${position + 1},1,X,${row}`)),
  })
  const told = ['rota', 'link', 'url_auxiliar']
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(
    cells.map((_, position) => `menu.csv, linha ${position + 2}, campo ${told[position % told.length]}`),
  )
})

group('how a file is written', () => {
  test('a BOM, CRLF and text over several lines are read', async () => {
    const csv = `\ufeff${'entidade,fornecedor,nome\n1,10,"Linha ""um""\ne dois"\n'.replaceAll('\n', '\r\n')}`
    await load({ entidade: CITY['entidade'] ?? '', fornecedor: csv })
    expect(await named()).toBe('Linha "um"\r\ne dois')
  })

  test('refuses bytes that are not of the declared encoding, with their line and what to do', async () => {
    const csv = latin(lines('entidade,fornecedor,nome', '1,10,Limpa', '1,11,São João'))
    expect(await faultsOf({ ...CITY, fornecedor: { csv, encoding: 'utf-8' } })).toEqual([
      expect.stringMatching(/^fornecedor\.csv, linha 3: .*"encoding": "windows-1252"/),
    ])
    expect(await count('entidade')).toBe(0)
  })

  test('detects the format of a spreadsheet file that declares none, and reports it', async () => {
    const said: string[] = []
    const fornecedor = latin(lines('entidade;fornecedor;nome;', '1;10;São João;', '1;11;Aurora;'))
    const empenho = lines(
      'entidade\texercicio\tunidade_orcamentaria\tempenho\tdata\tfornecedor\thistorico\tvalor',
      '1\t2026\t0201\t1\t03/02/2026\t10\tReforma\t1.500,00',
      '1\t2026\t0201\t2\t2026-02-04\t11\tPapel\t1.200',
    )
    await load({ ...CITY, fornecedor: { csv: fornecedor }, empenho }, { log: (line) => said.push(line) })
    expect(await named()).toBe('São João')
    expect((await pool.query('select data::text, valor from empenho order by empenho')).rows).toEqual([
      { data: '2026-02-03', valor: '1500.00' },
      { data: '2026-02-04', valor: '1200.00' },
    ])
    expect(said).toContain(
      'fornecedor.csv: lido com codificação windows-1252, separador “;”; o datapackage.json não diz como o ' +
        'arquivo está escrito',
    )
    expect(said).toContain(
      'empenho.csv: lido com separador “tabulação”, vírgula decimal; o datapackage.json não diz como o arquivo ' +
        'está escrito',
    )
  })

  test('declared windows-1252 is decoded', async () => {
    const csv = Buffer.concat([
      latin('entidade,fornecedor,nome\n1,10,S\xe3o Jo\xe3o '),
      Buffer.from([0x96]),
      latin('\n1,11,x\n'),
    ])
    await load({ ...CITY, fornecedor: { csv, encoding: 'windows-1252' } })
    expect(await named()).toBe('São João –')
  })

  test('a declared format wins over the detected one', async () => {
    const csv = CITY['fornecedor']?.replaceAll(',', ';') ?? ''
    expect(await faultsOf({ ...CITY, fornecedor: { csv, dialect: { delimiter: ',' } } })).toContain(
      'fornecedor.csv, linha 1, campo nome: falta esta coluna obrigatória',
    )
    await load({ ...CITY, fornecedor: { csv, dialect: { delimiter: ';' } } })
    expect(await named()).toBe('Construções São João Ltda')
  })

  test('commas and points in one file are a fault unless the field declares which', async () => {
    const csv = CITY['empenho']?.replace('1500.00', '"1.500,00"') ?? ''
    expect(await faultsOf({ ...CITY, empenho: csv })).toEqual([
      expect.stringMatching(/^empenho\.csv, linha 2, campo valor: “1\.500,00” usa vírgula decimal/),
    ])
    const declared = {
      csv: csv.replace('99.90', '"99,90"'),
      schema: { fields: [{ name: 'valor', decimalChar: ',', groupChar: '.' }] },
    }
    await load({ ...CITY, empenho: declared })
    expect((await pool.query('select valor from empenho order by 1')).rows).toEqual([
      { valor: '99.90' },
      { valor: '1500.00' },
    ])
  })

  test('refuses an option that would be read wrongly', async () => {
    expect(
      await faultsOf({
        entidade: { csv: CITY['entidade'] ?? '', encoding: 'utf-16' },
        exercicio: { csv: CITY['exercicio'] ?? '', dialect: { delimiter: '~' } },
        fornecedor: { csv: CITY['fornecedor'] ?? '', schema: { missingValues: ['', '-'] } },
        empenho: { csv: CITY['empenho'] ?? '', schema: { fields: [{ name: 'data', format: '%m/%d/%Y' }] } },
        liquidacao: { csv: CITY['liquidacao'] ?? '', schema: '../fora.json' },
        tabela_nenhuma: '',
      }),
    ).toEqual([
      'datapackage.json, campo resources[0].encoding: "utf-16" não é aceita: use "utf-8" ou "windows-1252"',
      'datapackage.json, campo resources[1].dialect.delimiter: "~" não é aceito: use "," ou ";" ou "\\t" ou "|"',
      'datapackage.json, campo resources[2].schema.missingValues: só a célula vazia é valor ausente: use [""]',
      'datapackage.json, campo resources[3].schema.fields.data: o formato "%m/%d/%Y" não é aceito',
      'datapackage.json, campo resources[4].schema: deve estar escrito aqui ou em um arquivo da pasta do pacote',
      'datapackage.json, campo resources[5].name: "tabela_nenhuma" não é uma tabela do portal',
    ])
  })
})

group('what is wrong is told, all of it, and nothing is loaded', () => {
  test('reports columns that do not exist, repeat or are missing', async () => {
    const fornecedor = lines('entidade,fornecedor,apelido,entidade', '1,10,x,1')
    expect(await faultsOf({ ...CITY, fornecedor })).toEqual([
      'fornecedor.csv, linha 1, campo apelido: a tabela fornecedor não tem esta coluna',
      'fornecedor.csv, linha 1, campo entidade: a coluna aparece duas vezes',
      'fornecedor.csv, linha 1, campo nome: falta esta coluna obrigatória',
    ])
  })

  test('reports cells of a wrong type, empty, too long or against a rule, and adds no false orphans', async () => {
    const empenho = lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,historico,valor,especie,covid',
      '1,,0201,1,2026-02-30,,,1.005,Ordinário,sim',
      '1,2026,0201,0,2026-02-04,11,b,-1,Semanal,',
      '1,2026,0201,3,31/02/2026,99999999999,c,12345678901234567.00,,true',
    )
    expect(await faultsOf({ ...CITY, empenho })).toEqual([
      'empenho.csv, linha 2, campo exercicio: é obrigatório e está vazio',
      'empenho.csv, linha 2, campo data: “2026-02-30” não é uma data aaaa-mm-dd nem dd/mm/aaaa',
      'empenho.csv, linha 2, campo valor: “1.005” tem mais de 2 casas decimais',
      'empenho.csv, linha 2, campo covid: “sim” não é true nem false, S nem N',
      'empenho.csv, linha 3, campo empenho: não pode ser menor que 1',
      'empenho.csv, linha 3, campo especie: deve ser um destes: Ordinário, Global, Estimativo',
      'empenho.csv, linha 3, campo valor: não pode ser menor que 0',
      'empenho.csv, linha 4, campo data: “31/02/2026” não é uma data aaaa-mm-dd nem dd/mm/aaaa',
      'empenho.csv, linha 4, campo fornecedor: “99999999999” não cabe na coluna',
      'empenho.csv, linha 4, campo valor: “12345678901234567.00” não cabe na coluna',
    ])
    expect(await count('entidade')).toBe(0)
  })

  test('reports rows with too many or few cells and broken quotes', async () => {
    const fornecedor = lines('entidade,fornecedor,nome', '1,10', '1,11,a,b', '1,12,a"b', '', '1,13,boa', '1,14,"aberta')
    expect(await faultsOf({ ...CITY, fornecedor })).toEqual([
      'fornecedor.csv, linha 2: a linha tem 2 campos e o cabeçalho tem 3',
      'fornecedor.csv, linha 3: a linha tem 4 campos e o cabeçalho tem 3',
      'fornecedor.csv, linha 4: as aspas desta linha não formam CSV',
      'fornecedor.csv, linha 7: as aspas abertas aqui não se fecham',
    ])
  })

  test('reports a file without header', async () => {
    expect(await faultsOf({ ...CITY, fornecedor: '' })).toEqual([
      'fornecedor.csv, linha 1: o arquivo está vazio: falta o cabeçalho',
    ])
  })

  test('reports a key given twice', async () => {
    const fornecedor = `${CITY['fornecedor']}1,10,Outra,\n1,10,Mais uma,\n`
    expect(await faultsOf({ ...CITY, fornecedor })).toEqual([
      'fornecedor.csv, linha 4, campo entidade, fornecedor: chave repetida: já está na linha 2',
      'fornecedor.csv, linha 5, campo entidade, fornecedor: chave repetida: já está na linha 2',
    ])
  })

  test('reports a row that cites what neither the package nor the database has', async () => {
    await load(CITY)
    const liquidacao = `${CITY['liquidacao']}1,2026,0201,7,2026,1,2026-03-02,10.00\n`
    expect(await faultsOf({ liquidacao })).toEqual([
      'liquidacao.csv, linha 3, campo entidade, exercicio, unidade_orcamentaria, empenho: ' +
        'não existe empenho com entidade 1, exercicio 2026, unidade_orcamentaria 0201, empenho 7',
    ])
    expect(await count('liquidacao')).toBe(1)
  })

  test('reports a rule over two columns', async () => {
    const em_liquidacao = lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_em_liquidacao,no_em_liquidacao,data,' +
        'valor,valor_estornado',
      '1,2026,0201,1,2026,1,2026-03-02,10.00,5.00',
    )
    expect(await faultsOf({ ...CITY, em_liquidacao })).toEqual([
      expect.stringMatching(/^em_liquidacao\.csv, linha 2, campo valor_estornado, data_estorno: não respeita a regra/),
    ])
  })

  test('the list stops at the limit and says so', async () => {
    const fornecedor = lines('entidade,fornecedor,nome', ...Array.from({ length: 50 }, (_, row) => `1,x${row},n`))
    expect(await faultsOf({ ...CITY, fornecedor }, { limit: 7 })).toHaveLength(7)
  })

  test('reports a folder without datapackage.json, with a broken one, or without its files', async () => {
    const folder = await scratch.folder()
    const refused = async (): Promise<string[]> => refusal(importPackage(pool, folder, { storeDir }))
    expect(await refused()).toEqual([`datapackage.json: o arquivo datapackage.json não pôde ser lido em ${folder}`])
    for (const [content, fault] of [
      ['{', ': o arquivo datapackage.json não é um objeto JSON'],
      ['{}', ', campo resources: não lista nenhum arquivo'],
      [
        '{"resources":[{"name":"funcao","path":"../x.csv"}]}',
        ', campo resources[0].path: deve ser o nome de um arquivo dentro da pasta do pacote',
      ],
      [
        '{"resources":[{"name":"funcao","path":"x.csv"}]}',
        ', campo resources[0].path: o arquivo x.csv não está na pasta',
      ],
    ] as const) {
      await writeFile(join(folder, 'datapackage.json'), content)
      expect(await refused()).toEqual([`datapackage.json${fault}`])
    }
  })
})

group('with --substituir', () => {
  const withoutSecond = CITY['empenho']?.split('\n').slice(0, 2).join('\n') ?? ''

  test('removes stored rows of the package’s entity and year that it does not bring', async () => {
    await load(CITY)
    const { changes } = await load({ ...CITY, empenho: withoutSecond }, { removal: 'absent' })
    expect(changes).toMatchObject([{ counts: [{ novas: 0, alteradas: 0, apagadas: 1 }] }])
    expect(await count('resumo.empenho')).toBe(1)
  })

  test('keeps them without --substituir', async () => {
    await load(CITY)
    expect(await load({ ...CITY, empenho: withoutSecond })).toMatchObject({ changes: [], pairs: [] })
    expect(await count('empenho')).toBe(2)
  })

  test('leaves other years and tables outside the package alone', async () => {
    const exercicio = lines('entidade,exercicio,ano_base_ppa', '1,2025,2022', '1,2026,2026')
    const empenho = `${CITY['empenho']}1,2025,0201,1,2025-02-03,10,Antigo,10.00\n`
    await load({ ...CITY, exercicio, empenho })
    await load({ ...CITY, liquidacao: CITY['liquidacao'] ?? '' }, { removal: 'absent' })
    expect(await count('empenho')).toBe(3)
    expect(await count('exercicio')).toBe(2)
  })

  test('does not remove a row that others still cite', async () => {
    await load(CITY)
    const empenho = lines(CITY['empenho']?.split('\n')[0] ?? '', '1,2026,0201,2,2026-02-04,11,Papel e canetas,99.90')
    expect(await faultsOf({ empenho }, { removal: 'absent' })).toEqual([
      'empenho.csv: a linha com entidade 1, exercicio 2026, unidade_orcamentaria 0201, empenho 1 ' +
        'não está no pacote, mas 1 linha a cita em liquidacao',
    ])
    expect(await faultsOf({ empenho, liquidacao: CITY['liquidacao'] ?? '' }, { removal: 'absent' })).toEqual([
      expect.stringMatching(/^liquidacao\.csv, linha 2, .*não existe empenho/),
    ])
  })
})
