import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GLOSSARIO } from '@portal/catalog/glossario'
import { identificaParaBaixar } from '@portal/catalog/parametros'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '../run.ts'
import { CITY, emptyDatabase, openScratch, type Scratch, writeContent, writePackage } from '../testing/scratch.ts'

let scratch: Scratch
let url: string
let pool: Pool
let files: string

beforeAll(async () => {
  scratch = await openScratch()
  ;({ url, pool } = await scratch.database())
})
afterAll(() => scratch.close())
beforeEach(async () => {
  await emptyDatabase(pool)
  files = await scratch.folder()
})

interface Outcome {
  code: number
  out: string
  err: string
}

async function portal(...args: string[]): Promise<Outcome> {
  const [out, err]: [string[], string[]] = [[], []]
  const env = { DATABASE_URL: url, FILES_DIR: files }
  const code = await run(args, { env, out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const city = async (): Promise<string> => writePackage(await scratch.folder(), CITY)
const version = async (): Promise<number> =>
  (await pool.query(`select versao from sistema.contexto where tabela = 'parametro'`)).rows[0].versao
const state = async (): Promise<unknown> =>
  (await pool.query(`select valor from sistema.estado where chave = 'manutencao'`)).rows

test('prints the error and the usage of a wrong command line, and exits with 2', async () => {
  const calls: [string[], RegExp][] = [
    [['importe'], /^Comando desconhecido: importe\./],
    [['import'], /^Falta um argumento\.\nUso: npm run portal -- import <pasta>/],
    [['import', 'a', 'b'], /^Argumento a mais: b/],
    [['import', 'a', '--replace'], /^Opção desconhecida: --replace/],
    [['import', 'a', '--limite', '0'], /^--limite deve ser um número inteiro positivo/],
    [['import', 'a', '--limite'], /^Opção mal escrita: --limite/],
    [['export', 'a', '--inteiro', '--entidade', 'um'], /^--entidade deve ser/],
    [['export', 'a'], /^Diga o que exportar: --publico/],
    [['export', 'a', '--publico', '--inteiro'], /^--publico é o que todos veem: não combina/],
    [['protecao', '--tipo', 'nome', '--valor', 'x'], /^--tipo deve ser um de: natureza/],
    [['manutencao', 'talvez'], /não é on nem off/],
    [['parametros', 'mude'], /não é list, explicar, set nem unset/],
    [['parametros', 'set', '--entidade', '1', '--exercicio', '2026', '--numero', '9'], /^Falta --valor/],
    [['parametros', 'unset', '--entidade', '1', '--numero', '9'], /^Falta --exercicio/],
    [['status', '--tudo'], /^Opção desconhecida: --tudo/],
  ]
  for (const [args, message] of calls) {
    const { code, err } = await portal(...args)
    expect(err).toMatch(message)
    expect({ args, code }).toEqual({ args, code: 2 })
  }
})

test('with several cities, runs a command for the one it names, and for none without a name', async () => {
  const file = join(await scratch.folder(), 'cidades.json')
  const other = await scratch.database()
  const told = (banco: string, nome: string) => ({ banco, arquivos: files, endereco: `https://${nome}` })
  await writeFile(
    file,
    JSON.stringify({
      serra: told(url, 'serra'),
      vale: { ...told(other.url, 'vale'), arquivos: await scratch.folder() },
    }),
  )
  const inCities = async (...args: string[]): Promise<Outcome> => {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await run(args, {
      env: { CIDADES: file, DATABASE_URL: 'postgresql://nenhum/x' },
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }
  expect(await inCities('import', await city())).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^Diga de que cidade se trata com --cidade\. As cidades são serra, vale\./),
  })
  expect(await inCities('status', '--cidade', 'outra')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Não há a cidade outra em'),
  })
  expect((await inCities('import', await city(), '--cidade', 'vale')).code).toBe(0)
  expect((await pool.query('select from entidade')).rowCount).toBe(0)
  expect((await other.pool.query('select from entidade')).rowCount).toBeGreaterThan(0)
  expect((await portal('status', '--cidade=vale')).err).toContain(
    '--cidade escolhe uma cidade do arquivo de CIDADES, que não foi indicado.',
  )
})

test('help lists every command, and each has its own', async () => {
  const { code, out } = await portal('help')
  expect(code).toBe(0)
  expect([...out.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name)).toEqual([
    'import',
    'export',
    'copia',
    'restaura',
    'ensaio',
    'atualizar',
    'modelo',
    'parametros',
    'menu',
    'conferir',
    'protecao',
    'dados-pessoais',
    'retirar',
    'manutencao',
    'esic',
    'status',
    'schemas',
  ])
  expect(await portal('import', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--substituir') })
  expect((await portal()).code).toBe(2)
})

test('reports an unreachable database in one line and exits with 1', async () => {
  const err: string[] = []
  const env = { DATABASE_URL: 'postgresql://portal:x@127.0.0.1:1/portal' }
  expect(await run(['status'], { env, out: () => {}, err: (line) => err.push(line) })).toBe(1)
  expect(err).toEqual([expect.stringContaining('127.0.0.1:1')])
})

test('import reports rows by file and what changed; a second time, nothing did', async () => {
  const folder = await city()
  const { code, out } = await portal('import', folder)
  expect(code).toBe(0)
  expect(out).toMatch(/empenho\.csv: 2 linhas lidas[^]*liquidacao\.csv: 1 linha lida[^]*empenho: 2 novas/)
  expect(out).toMatch(/entidades e anos atualizados: 1\/2026\.$/)
  const again = await portal('import', folder)
  expect(again.code).toBe(0)
  expect(again.out).toMatch(/Nada mudou: o banco já tinha estes dados\.$/)
})

test('import lists the faults, says when the list was cut, and exits with 1', async () => {
  const folder = await writePackage(await scratch.folder(), {
    ...CITY,
    fornecedor: 'entidade,fornecedor,nome\n1,a,x\n1,b,y\n1,c,z\n',
  })
  const whole = await portal('import', folder)
  expect(whole.code).toBe(1)
  expect(whole.err.split('\n')).toEqual([
    'fornecedor.csv, linha 2, campo fornecedor: “a” não é um número inteiro',
    'fornecedor.csv, linha 3, campo fornecedor: “b” não é um número inteiro',
    'fornecedor.csv, linha 4, campo fornecedor: “c” não é um número inteiro',
    '3 erros; nada foi gravado.',
  ])
  const cut = await portal('import', folder, '--limite', '2')
  expect(cut.err).toMatch(/linha 3[^]*\nPelo menos 2 erros \(o limite da lista\); nada foi gravado\.$/)
})

test('export writes a package that import takes', async () => {
  await portal('import', await city())
  const folder = join(await scratch.folder(), 'novo')
  expect(await portal('export', folder, '--inteiro', '--entidade', '1')).toMatchObject({ code: 0, err: '' })
  expect((await portal('import', folder)).out).toMatch(/Nada mudou/)
})

test('a city never mixes with the demo: it replaces the demo whole, or is refused', async () => {
  await portal(
    'import',
    await writePackage(await scratch.folder(), {
      ...CITY,
      fornecedor: `${CITY['fornecedor']}1,12,Fornecedor inventado,\n`,
    }),
  )
  await pool.query(`insert into sistema.estado (chave, valor) values ('demonstracao', 'S')`)
  await pool.query(`insert into atendimento.numeracao values (1, 2026, 7)`)
  expect((await portal('status')).out).toContain('Dados: a cidade de demonstração')
  const folder = await city()
  expect(await portal('import', folder)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/--no-lugar-da-demonstracao.*npm start -- --vazio/),
  })
  const faulty = await writePackage(await scratch.folder(), {
    ...CITY,
    empenho: `${CITY['empenho']}1,2026,0201,3,2026-02-04,12,Cita quem sai,1.00\n`,
  })
  expect(await portal('import', faulty, '--no-lugar-da-demonstracao')).toMatchObject({
    code: 1,
    err: expect.stringContaining('não existe fornecedor'),
  })
  const suppliers = async (): Promise<unknown[]> =>
    (await pool.query('select fornecedor from fornecedor order by 1')).rows.map(({ fornecedor }) => fornecedor)
  expect(await suppliers()).toEqual([10, 11, 12])
  expect((await portal('import', folder, '--no-lugar-da-demonstracao')).code).toBe(0)
  expect(await suppliers()).toEqual([10, 11])
  expect((await pool.query('select from atendimento.numeracao')).rowCount).toBe(0)
  expect((await portal('status')).out).not.toContain('demonstração')
  expect((await portal('import', folder)).code).toBe(0)
})

test('a removal that deletes much of a table needs a confirmation', async () => {
  await portal('import', await city())
  const folder = await writePackage(await scratch.folder(), {
    ...CITY,
    empenho: CITY['empenho']?.replace(/^.*Papel.*\n/m, '') ?? '',
  })
  const commitments = async (): Promise<unknown> => (await pool.query('select from empenho')).rowCount
  expect(await portal('import', folder, '--substituir')).toEqual({
    code: 1,
    out: expect.any(String),
    err: 'empenho: 1 de 2 linhas seriam apagadas. Nada foi gravado: se é isso mesmo, repita com --sim.',
  })
  expect(await commitments()).toBe(2)
  const asked: string[] = []
  const answer = (yes: boolean) => ({
    env: { DATABASE_URL: url, FILES_DIR: files },
    out: () => {},
    err: (line: string) => asked.push(line),
    ask: async () => yes,
  })
  expect(await run(['import', folder, '--substituir'], answer(false))).toBe(1)
  expect(await commitments()).toBe(2)
  expect(await run(['import', folder, '--substituir'], answer(true))).toBe(0)
  expect(asked[0]).toBe('empenho: 1 de 2 linhas seriam apagadas')
  expect(await commitments()).toBe(1)
  await portal('import', await city())
  expect((await portal('import', folder, '--substituir', '--sim')).code).toBe(0)
})

test('modelo writes an empty package that describes its columns and that import accepts', async () => {
  const folder = join(await scratch.folder(), 'novo')
  expect((await portal('modelo', folder)).code).toBe(0)
  expect(await readFile(join(folder, 'veiculo_mes.csv'), 'utf8')).toBe(
    'entidade,veiculo,exercicio,mes,percorrido,observacao\n',
  )
  expect(await readFile(join(folder, 'datapackage.json'), 'utf8')).toContain(
    'Quilômetros ou horas, conforme o medidor do veículo.',
  )
  expect(await portal('import', folder)).toMatchObject({ code: 0, out: expect.stringMatching(/Nada mudou/) })
  expect(await portal('modelo', folder)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^A pasta .* não está vazia/),
  })
})

test('modelo fills the glossary of an entity with the words the portal explains', async () => {
  await portal('import', await city())
  const folder = join(await scratch.folder(), 'novo')
  expect((await portal('modelo', folder, '--entidade', '1')).code).toBe(0)
  expect((await portal('import', folder)).code).toBe(0)
  const { rows } = await pool.query('select topico, descricao from glossario where entidade = 1 order by termo')
  expect(rows).toEqual(GLOSSARIO)
})

test('the menu is the standard one until the entity copies it, hides a page, or goes back', async () => {
  await portal('import', await city())
  const of = ['--entidade', '1', '--exercicio', '2026']
  const standard = (await portal('menu', ...of)).out
  expect(standard).toMatch(/^Menu padrão[^]*Despesas\n {2}Empenhos \(\/empenhos\)/)
  expect(standard).not.toContain('/diarias')
  expect((await portal('menu', 'ocultar', ...of, '--rota', '/empenhos')).out).toBe('A página /empenhos saiu do menu.')
  expect((await portal('menu', ...of)).out).toMatch(/^Menu próprio:\nDespesas\n/)
  expect((await portal('menu', ...of)).out).not.toContain('(/empenhos)')
  expect((await portal('menu', 'proprio', ...of)).out).toBe('Esta entidade já tem menu próprio neste ano.')
  expect((await portal('menu', 'padrao', ...of)).out).toBe('O menu voltou a ser o padrão.')
  expect((await portal('menu', ...of)).out).toBe(standard)
  expect(await portal('menu', '--entidade', '1', '--exercicio', '1999')).toMatchObject({ code: 1 })
  expect(await portal('menu', 'ocultar', ...of)).toMatchObject({ code: 2, err: expect.stringMatching(/^Falta --rota/) })
})

test('parametros explicar prints the meaning, values, default and cost of each number', async () => {
  const { out } = await portal('parametros', 'explicar', '--numero', '23')
  expect(out.split('\n')).toEqual([
    '23 (gastosDosVeiculos): Publica o detalhe de cada veículo, com os gastos de cada mês.',
    '    0 = não publica',
    '    1 = publica (padrão)',
    '    2 = publica',
    '    Com 0, a frota aparece sem o que custa mantê-la.',
  ])
  expect((await portal('parametros', 'explicar')).out).toContain('\n220 (empenhosDeTodasAsEntidades):')
  expect(await portal('parametros', 'explicar', '--numero', '9999')).toMatchObject({ code: 2 })
})

test('parametros sets, lists and unsets; only a real change makes a new version', async () => {
  await portal('import', await city())
  const key = ['--entidade', '1', '--exercicio', '2026', '--numero', '9']
  const [before, loaded] = [await version(), (await pool.query('select * from sistema.carga')).rows]
  expect(await portal('parametros', 'set', ...key, '--valor', 'S')).toMatchObject({
    code: 0,
    out: 'Entidade 1, 2026, parâmetro 9 = S',
  })
  const after = await version()
  expect(after).toBeGreaterThan(before)
  expect((await portal('parametros', 'set', ...key, '--valor', 'S')).out).toBe(
    'Entidade 1, 2026, parâmetro 9 já era S.',
  )
  expect(await version()).toBe(after)
  expect((await portal('parametros', 'list', '--entidade', '1')).out).toBe('Entidade 1, 2026, parâmetro 9 = S')
  expect((await portal('parametros', 'unset', ...key)).out).toBe('Entidade 1, 2026, parâmetro 9 foi retirado.')
  expect(await version()).toBeGreaterThan(after)
  expect((await portal('parametros', 'unset', ...key)).out).toBe('Entidade 1, 2026, parâmetro 9 não estava definido.')
  expect((await portal('parametros')).out).toBe('Nenhum parâmetro.')
  expect((await pool.query('select * from sistema.carga')).rows).toEqual(loaded)
})

test('refuses a parameter of a year that does not exist', async () => {
  expect(
    await portal('parametros', 'set', '--entidade', '1', '--exercicio', '2026', '--numero', '9', '--valor', 'S'),
  ).toMatchObject({
    code: 1,
    err: 'A entidade 1 não tem o exercício 2026.',
  })
})

test('manutencao is stored in sistema.estado', async () => {
  expect((await portal('manutencao', 'on')).out).toBe('O portal está em manutenção.')
  expect(await state()).toEqual([{ valor: 'S' }])
  expect((await portal('status')).out).toContain('Portal: em manutenção')
  expect((await portal('manutencao', 'off')).out).toBe('O portal está aberto.')
  expect(await state()).toEqual([{ valor: 'N' }])
})

test('status prints the database, the years, the files and what is pending', async () => {
  await portal('import', await city())
  const sha256 = 'a'.repeat(64)
  await pool.query(
    `insert into arquivo values (1, 'lei.pdf', 'application/pdf', 3, $1, now()), (2, 'ata.pdf', 'application/pdf', 4,
      $2, now())`,
    [sha256, 'b'.repeat(64)],
  )
  await writeContent(filePath(files, sha256), 'lei')
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo) values (2, 'Câmara', '11222333000181', 'L')`)
  await pool.query('insert into exercicio values (1, 2025, true, false, 2022)')
  await pool.query('delete from resumo.empenho where empenho = 1')
  const { code, out } = await portal('status')
  expect(code).toBe(0)
  expect(out).toMatch(/^Banco: PostgreSQL \d+/)
  expect(out).toMatch(/\nVersão: \d+\.\d+\.\d+\nPortal: aberto\n/)
  expect(out).toMatch(/\n1 Prefeitura de Vila Clara, 2025: 1 linhas, nunca carregado\n/)
  expect(out).toMatch(
    /\n1 Prefeitura de Vila Clara, 2026: 4 linhas, carga de \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d \(despesa, patrimonio, portal\)\n/,
  )
  expect(out).toMatch(/\nArquivos: 2 em .*, 1 com problema\n {2}falta o conteúdo do arquivo 2 \(ata\.pdf\)\n/)
  expect(out.split('Pendências:\n')[1]?.split('\n').sort()).toEqual([
    '  1 Prefeitura de Vila Clara não tem nenhum contato',
    '  1 Prefeitura de Vila Clara não tem nenhum texto de atendimento: o e-SIC não diz onde nem quando atende',
    '  1/2025 nunca foi carregado',
    '  1/2026 tem 2 empenhos e 1 no resumo: execute select resumo.reconstruir(1, 2026)',
    '  2 Câmara não tem nenhum contato',
    '  2 Câmara não tem nenhum exercício',
    '  2 Câmara não tem nenhum texto de atendimento: o e-SIC não diz onde nem quando atende',
  ])
  await rm(filePath(files, sha256))
  await pool.query(`insert into sistema.estado (chave, valor) values ('proxy-nao-informado', '2026-11-16')`)
  const later = (await portal('status')).out
  expect(later).toContain('2 com problema')
  expect(later).toContain('Defina TRUSTED_PROXIES=1')
  expect(later).not.toContain('exige cadastro')
  await pool.query(`insert into parametro values (1, 2026, $1, 'S')`, [identificaParaBaixar.parametro.numero])
  expect((await portal('status')).out).toContain('1/2026: o parâmetro 97 exige cadastro para baixar editais')
  await pool.query(`delete from sistema.estado where chave = 'proxy-nao-informado'`)
})

test('status counts the documents with text, and the others by reason', async () => {
  await portal('import', await city())
  expect((await portal('status')).out).not.toContain('Textos de documentos')
  const sha256 = (arquivo: number): string => String(arquivo).repeat(64)
  for (const arquivo of [1, 2, 3, 4, 5]) {
    const row = [arquivo, sha256(arquivo)]
    await pool.query(`insert into arquivo values ($1, 'diario.pdf', 'application/pdf', 3, $2, now())`, row)
    await pool.query(
      `insert into diario_oficial (entidade, edicao, ano, tipo, descricao, publicado_em, arquivo)
      values (1, $1::int, 2026, 'ORDINARIA', 'Atos', now(), $1::int)`,
      [arquivo],
    )
  }
  const read = (arquivo: number, situacao: string, motivo: string | null = null): Promise<unknown> =>
    pool.query('insert into sistema.documento (sha256, situacao, paginas, motivo, leitor) values ($1, $2, 1, $3, 1)', [
      sha256(arquivo),
      situacao,
      motivo,
    ])
  await read(1, 'lido')
  await read(2, 'ilegivel', 'senha')
  await read(3, 'ilegivel', 'formato')
  await read(4, 'ilegivel', 'formato')
  const { out } = await portal('status')
  expect(out).toContain(`
Textos de documentos: 1 com texto, 0 sem texto, 1 à espera, 3 que não se pôde ler
  2 estão estragados ou não são PDF (arquivo 4, o mais novo): gere-o de novo e publique no lugar
  1 pede senha (arquivo 2): publique-o sem ela
`)
})
