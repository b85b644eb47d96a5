// Tests taking down: it is gone from every table that lists read, it does not come back with the next load, and it can
// be put back.
import { access, mkdir, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { filePath } from '@portal/db/files'
import { expect, test } from 'vitest'
import { retirarCommand } from '../commands/retirar.ts'
import { importPackage, type ImportSummary } from '../import/import-package.ts'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { CITY, lines, writePackage } from '../testing/scratch.ts'
import { desfazer, NothingToTake, retirar } from './retirar.ts'

beginEmpty()

const ASKED = { quem: 'Encarregado', motivo: 'Pedido 12/2026' }

const load = async (resources: Record<string, string>): Promise<ImportSummary> =>
  importPackage(pool, await writePackage(await scratch.folder(), resources), { storeDir })

const KEY = { entidade: 1, exercicio: 2026, unidade_orcamentaria: '0201', empenho: 1 }

const rowsOf = async (sql: string): Promise<unknown[]> => (await pool.query({ text: sql, rowMode: 'array' })).rows

const versao = async (): Promise<unknown> =>
  (await rowsOf("select versao from sistema.carga where area = 'despesa' and exercicio = 2026"))[0]

test('a row goes with all that hangs from it, does not come back with the package, and can be put back', async () => {
  await load(CITY)
  const before = await versao()
  const { retirada, tabelas } = await retirar(pool, storeDir, { tipo: 'linha', tabela: 'empenho', chave: KEY }, ASKED)
  expect(tabelas).toEqual([
    { nome: 'liquidacao', linhas: 1 },
    { nome: 'empenho', linhas: 1 },
  ])
  expect(await rowsOf('select empenho from resumo.empenho')).toEqual([[2]])
  expect(await versao()).not.toEqual(before)

  const again = await load(CITY)
  expect(again.changes).toEqual([])
  expect(again.avisos[0]).toBe(
    '2 linhas traziam o que foi retirado do portal: não entrou, ou entrou sem o que se retirou.',
  )
  // A new row that hangs from it stays out too, though the package does not bring the row itself.
  await load({
    liquidacao: lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_liquidacao,no_liquidacao,data,valor',
      '1,2026,0201,1,2026,2,2026-04-02,10.00',
    ),
  })
  expect(await rowsOf('select count(*) from liquidacao')).toEqual([[0]])

  await desfazer(pool, storeDir, retirada)
  expect(await rowsOf('select empenho, valor_liquidado from resumo.empenho order by 1')).toEqual([
    [1, '500.00'],
    [2, '0.00'],
  ])
  expect((await load(CITY)).changes).toEqual([])
})

test('a name leaves every text, however it is written, and the texts of the loads to come', async () => {
  const named = {
    ...CITY,
    fornecedor: lines(
      'entidade,fornecedor,nome,cnpj_cpf',
      '1,10,JOSÉ  PAMPLONA,',
      '1,11,Papelaria José Pamplona Lima,',
    ),
    empenho: lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,historico,valor',
      '1,2026,0201,1,2026-02-03,10,"Ao Sr. jose pamplona, conforme processo",1500.00',
      '1,2026,0201,2,2026-02-04,11,Papel da José & Pamplona,99.90',
    ),
  }
  await load(named)
  const { retirada, tabelas } = await retirar(pool, storeDir, { tipo: 'nome', nome: 'José Pamplona' }, ASKED)
  expect(tabelas).toEqual([
    { nome: 'fornecedor', linhas: 2 },
    { nome: 'empenho', linhas: 1 },
  ])
  const shown =
    'select f.nome, r.nome_ordem, e.historico from empenho e join fornecedor f using (entidade, fornecedor) ' +
    'join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho) order by e.empenho'
  const without = [
    ['Nome retirado', 'nome retirado', 'Ao Sr. Nome retirado, conforme processo'],
    ['Papelaria Nome retirado Lima', 'papelaria nome retirado lima', 'Papel da José & Pamplona'],
  ]
  expect(await rowsOf(shown)).toEqual(without)
  expect((await load(named)).changes).toEqual([])
  expect(await rowsOf(shown)).toEqual(without)
  await desfazer(pool, storeDir, retirada)
  expect((await rowsOf(shown))[0]).toEqual([
    'JOSÉ  PAMPLONA',
    'jose pamplona',
    'Ao Sr. jose pamplona, conforme processo',
  ])
})

test('a file is not served, searched nor shown again, even when a package brings it', async () => {
  const sha256 = createHash('sha256').update('segredo').digest('hex')
  const resources = {
    ...CITY,
    arquivo: lines(
      'arquivo,nome,tipo_conteudo,tamanho,sha256,data,ativo',
      `1,nota.pdf,application/pdf,7,${sha256},2026-01-02T00:00:00Z,true`,
    ),
  }
  const folder = await writePackage(await scratch.folder(), resources)
  await mkdir(join(folder, 'arquivos'))
  await writeFile(join(folder, 'arquivos', sha256), 'segredo')
  await importPackage(pool, folder, { storeDir })
  await pool.query(`insert into sistema.documento (sha256, situacao, paginas, leitor) values ($1, 'lido', 1, 1)`, [
    sha256,
  ])
  await mkdir(dirname(filePath(storeDir, sha256)), { recursive: true })
  const { retirada } = await retirar(pool, storeDir, { tipo: 'arquivo', arquivo: 1, sha256 }, ASKED)
  const exists = (): Promise<boolean> =>
    access(filePath(storeDir, sha256)).then(
      () => true,
      () => false,
    )
  expect(await exists()).toBe(false)
  expect(await rowsOf('select ativo from arquivo')).toEqual([[false]])
  expect(await rowsOf('select count(*) from sistema.documento')).toEqual([[0]])
  await importPackage(pool, folder, { storeDir })
  expect(await rowsOf('select ativo from arquivo')).toEqual([[false]])
  await desfazer(pool, storeDir, retirada)
  expect([await exists(), await rowsOf('select ativo from arquivo')]).toEqual([true, [[true]]])
})

test('a name taken out of the kept text of a document is told to be still inside the file', async () => {
  await load(CITY)
  const sha256 = 'a'.repeat(64)
  await pool.query(
    `insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data, ativo)
    values (7, 'edital.pdf', 'application/pdf', 7, $1, '2026-01-02', true)`,
    [sha256],
  )
  await pool.query(`insert into diario_oficial (entidade, edicao, ano, tipo, descricao, publicado_em, arquivo)
    values (1, 1, 2026, 'ORDINARIA', 'Edição 1', '2026-01-02', 7)`)
  await pool.query(`insert into sistema.documento (sha256, situacao, paginas, leitor) values ($1, 'lido', 1, 1)`, [
    sha256,
  ])
  await pool.query(
    `insert into sistema.documento_pagina (sha256, pagina, texto) values ($1, 1, 'Nomeia JOSÉ PAMPLONA hoje')`,
    [sha256],
  )
  const { arquivos, retirada } = await retirar(pool, storeDir, { tipo: 'nome', nome: 'José Pamplona' }, ASKED)
  expect(arquivos).toEqual([7])
  expect(await rowsOf('select texto from sistema.documento_pagina')).toEqual([['Nomeia Nome retirado hoje']])
  // What is read of another document from then on has no such name either.
  const read = `select resumo.sem_nomes_retirados('a José Pamplona, e a José Lima')`
  expect(await rowsOf(read)).toEqual([['a Nome retirado, e a José Lima']])
  await desfazer(pool, storeDir, retirada)
  expect(await rowsOf('select count(*) from sistema.documento')).toEqual([[0]])
  expect(await rowsOf(read)).toEqual([['a José Pamplona, e a José Lima']])
})

test('what was taken is kept apart from who asked for it and why', async () => {
  await load(CITY)
  await retirar(pool, storeDir, { tipo: 'linha', tabela: 'empenho', chave: KEY }, ASKED)
  expect(await rowsOf('select quem, motivo from sistema.retirada')).toEqual([[ASKED.quem, ASKED.motivo]])
  expect(JSON.stringify(await rowsOf('select * from sistema.retirada'))).not.toContain('0201')
  expect(await rowsOf("select chave from cofre.retirado where tabela = 'empenho'")).toEqual([[KEY]])
})

test('what matches nothing changes nothing, and leaves no order behind', async () => {
  await load(CITY)
  await expect(retirar(pool, storeDir, { tipo: 'nome', nome: 'Ninguém Daqui' }, ASKED)).rejects.toThrow(NothingToTake)
  await expect(desfazer(pool, storeDir, 9)).rejects.toThrow(NothingToTake)
  expect(await rowsOf('select count(*) from cofre.retirada')).toEqual([[0]])
})

async function told(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const env = { DATABASE_URL: pool.options.connectionString ?? '', FILES_DIR: storeDir }
  const code = await retirarCommand.run(args, { env, out: say, err: say })
  return { code, said: said.join('\n') }
}

const WHY = ['--quem', 'Encarregado', '--motivo', 'Pedido']

test('the command takes a row by its key and lists who took what, never what', async () => {
  await load(CITY)
  const key = ['entidade=1', 'exercicio=2026', 'unidade_orcamentaria=0201', 'empenho=1']
  const { code, said } = await told('linha', 'empenho', ...key, ...WHY)
  expect([code, said]).toEqual([0, expect.stringMatching(/^Retirada \d+: liquidacao \(1\), empenho \(1\)\./)])
  expect((await told('--lista')).said).toMatch(/^\d+\. .*, Encarregado: Pedido$/)
  expect((await told('nome', 'Ninguém Daqui', ...WHY)).code).toBe(1)
})

test.each([
  [['linha', 'empenho', 'entidade=1', ...WHY], /Falta dizer exercicio/],
  [['linha', 'segredo', 'a=1', ...WHY], /não tem a tabela segredo/],
  [['nome', 'Maria', ...WHY], /nome e sobrenome/],
  [['nome', 'Maria Bruma'], /--quem/],
  [['tudo', ...WHY], /Diga o que retirar/],
])('%j is refused with what is missing', async (args, reason) => {
  await expect(told(...args)).rejects.toThrow(reason)
})
