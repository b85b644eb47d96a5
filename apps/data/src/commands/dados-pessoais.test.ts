// Tests the command as from a terminal: over documents published in a database, and over files that are not yet.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdfOf } from '@portal/api/document-text/fixtures/pdf'
import { filePath } from '@portal/db/files'
import { cpfFrom, formatCnpjCpf, hideCpfs } from '@portal/kit/cpf-cnpj'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importPackage } from '../import/import-package.ts'
import { type Outcome, portalIn } from '../testing/portal.ts'
import {
  CITY,
  lines,
  openScratch,
  type Scratch,
  type TestDatabase,
  writeContent,
  writePackage,
} from '../testing/scratch.ts'
import { rowsOfEverything, sumsOf } from '../testing/whole-city.ts'

const CPF = formatCnpjCpf(cpfFrom('298401489'))
const MASKED = '***.401.489-**'

let scratch: Scratch
beforeAll(async () => {
  scratch = await openScratch()
})
afterAll(() => scratch.close())

const sha = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

const FILES: Record<number, { nome: string; paginas: string[]; situacao?: string; tipo?: string }> = {
  1: { nome: 'diario-1.pdf', paginas: ['Nada.', `Nomeia Joana Prado, CPF ${CPF}, para o cargo.`], situacao: 'lido' },
  2: { nome: 'contrato-12.pdf', paginas: ['Pagamento a Joana Prado, CPF ***.401.489-**.', ''], situacao: 'lido' },
  3: { nome: 'edital.pdf', paginas: ['Banco 001, agência 1234-5, conta corrente 98765-4.'], situacao: 'lido' },
  4: { nome: 'recibo-de-joana.pdf', paginas: ['Cartão do SUS 700 0000 0000 0005.'] },
  5: { nome: 'imagem.pdf', paginas: [''], situacao: 'sem_texto' },
  6: { nome: 'fechado.pdf', paginas: ['Segredo.'], situacao: 'ilegivel' },
  7: { nome: 'novo.pdf', paginas: [`CPF ${CPF}`] },
  8: { nome: 'planilha.csv', paginas: ['a;b'], tipo: 'text/csv' },
  10: { nome: 'retirado.pdf', paginas: [`CPF ${CPF}, retirado.`], situacao: 'lido' },
  9: { nome: `ata-${CPF}.pdf`, paginas: [`Ata de Joana Prado, CPF ${CPF}.`], situacao: 'lido' },
}
/** The bid, the contract and the expense that these files are attached to. */
const ANEXOS = lines(
  'entidade,origem,chave,ordem,arquivo',
  '1,contrato,2026/12,1,2',
  '1,licitacao,2026/6/17,1,3',
  '1,empenho,2026/0201/1,1,4',
  '1,lei_ato,153,1,5',
  '1,lei_ato,153,2,6',
  '1,lei_ato,153,3,7',
  '1,lei_ato,153,4,8',
  '1,licitacao_ata,2026/6/17/1,1,9',
  '1,licitacao_ata,2026/6/17/1,2,10',
)

/** A data package with these files, each with its content in `arquivos/`. */
async function packageOf(): Promise<string> {
  const folder = await scratch.folder()
  const rows: string[] = []
  for (const [arquivo, { nome, paginas, tipo = 'application/pdf' }] of Object.entries(FILES)) {
    const content = tipo === 'application/pdf' ? await pdfOf(paginas) : Buffer.from(paginas.join(''))
    await writeContent(join(folder, 'arquivos', sha(content)), content)
    rows.push(`${arquivo},${nome},${tipo},${content.length},${sha(content)},2026-03-02T12:00:00Z`)
  }
  return writePackage(folder, {
    ...CITY,
    arquivo: lines('arquivo,nome,tipo_conteudo,tamanho,sha256,data', ...rows),
    anexo: ANEXOS,
    diario_oficial: lines(
      'entidade,edicao,ano,arquivo,tipo,descricao,publicado_em',
      '1,1,2026,1,ORDINARIA,Atos,2026-03-02T12:00:00Z',
    ),
  })
}

describe('of what is published', () => {
  let database: TestDatabase
  let storeDir: string

  const portal = (...args: string[]): Promise<Outcome> =>
    portalIn({ DATABASE_URL: database.url, FILES_DIR: storeDir }, 'dados-pessoais', ...args)

  /** Keeps the text of a file as the portal does, CPFs masked. */
  async function keep(arquivo: string, situacao: string, paginas: readonly string[]): Promise<void> {
    await database.pool.query(
      `with d as (
        insert into sistema.documento (sha256, situacao, paginas, leitor, motivo)
        select sha256, $2, $3, 1, case $2 when 'ilegivel' then 'senha' end from arquivo where arquivo = $1
        returning sha256)
      insert into sistema.documento_pagina (sha256, pagina, texto)
      select d.sha256, p.pagina, p.texto from d, unnest($4::text[]) with ordinality p (texto, pagina)
      where p.texto <> ''`,
      [arquivo, situacao, situacao === 'ilegivel' ? 0 : paginas.length, paginas.map(hideCpfs)],
    )
  }

  const contentOf = async (arquivo: number): Promise<string> => {
    const { rows } = await database.pool.query<{ sha256: string }>('select sha256 from arquivo where arquivo = $1', [
      arquivo,
    ])
    return filePath(storeDir, rows[0]?.sha256 ?? '')
  }

  beforeAll(async () => {
    database = await scratch.database()
    storeDir = await scratch.folder()
    await importPackage(database.pool, await packageOf(), { storeDir })
    for (const [arquivo, { situacao, paginas }] of Object.entries(FILES))
      if (situacao !== undefined) await keep(arquivo, situacao, paginas)
    await rm(await contentOf(9))
    await database.pool.query('update arquivo set ativo = false where arquivo = 10')
  })

  test('tells file, row, page, kind and surroundings, masked, and exits with 1', async () => {
    const { code, out } = await portal()
    expect(code).toBe(1)
    expect(out.split('\n').filter((line) => line.startsWith('arquivo'))).toEqual([
      'arquivo 3, edital.pdf (licitacao 2026/6/17 da entidade 1), página 1: conta bancária: ' +
        '“Banco ***, agência ****-*, conta corrente ****5-4.”',
      'arquivo 1, diario-1.pdf (diario_oficial 1 da entidade 1), página 2: CPF: ' +
        `“Nomeia Joana Prado, CPF ${MASKED}, para o cargo.”`,
    ])
    expect(out).toContain('Olhados 4 documentos, 5 páginas: 2 achados em 2 documentos (1 conta bancária e 1 CPF).')
    expect(out).toMatch(/Nada foi mudado\. Para tirar um arquivo do ar já: .* npm run portal -- import <pasta>\.$/)
  })

  test('tells what was not looked through, and why', async () => {
    const { out } = await portal()
    expect(out.slice(out.indexOf('Não foram olhados')).split('\n').slice(1, -1)).toEqual([
      '  1 não é PDF (arquivo 8, planilha.csv): o portal só lê PDF; leia com os olhos',
      '  1 ainda não foi lido pelo portal (arquivo 7, novo.pdf): repita mais tarde, ou com --todos',
      '  1 pede senha (arquivo 6, fechado.pdf): publique-o sem ela',
      '  1 é só imagem, sem texto (arquivo 5, imagem.pdf): leia com os olhos, ou gere o PDF com texto',
      '  1 é de uma página em que o portal não procura palavras (arquivo 4, recibo-de-joana.pdf): repita com ' +
        '--todos, que abre também estes',
      '  1 página sem texto, em 1 documento olhado: leia com os olhos',
      '  os CPFs de 1 documento, cujo arquivo não se pôde abrir: no texto guardado eles estão encobertos',
    ])
  })

  test('with --todos opens what the portal keeps no text of', async () => {
    const { out } = await portal('--todos')
    expect(out).toContain('arquivo 7, novo.pdf (lei_ato 153 da entidade 1), página 1: CPF: ')
    expect(out).toContain('arquivo 4, recibo-de-joana.pdf (empenho 2026/0201/1 da entidade 1), página 1: CNS: ')
    expect(out).toContain('Olhados 6 documentos, 7 páginas: 4 achados em 4 documentos')
  })

  test('writes a spreadsheet of everything, with the address of each page', async () => {
    const path = join(await scratch.folder(), 'achados.csv')
    await portal('--csv', path)
    const [header, ...rows] = (await readFile(path, 'utf8')).trimEnd().split('\r\n')
    expect(header).toBe('\ufeffarquivo;nome;onde;página;o que;trecho;abrir em')
    expect(rows).toContain(
      `1;diario-1.pdf;diario_oficial 1 da entidade 1;2;CPF;Nomeia Joana Prado, CPF ${MASKED}, para o cargo.;` +
        '/portaltransparencia-api/api/files/arquivo/1#page=2',
    )
    expect(rows).toContain('6;fechado.pdf;;;não foi olhado;pede senha;/portaltransparencia-api/api/files/arquivo/6')
    expect(rows).toHaveLength(6)
  })

  test('tells no whole personal datum, and changes nothing', async () => {
    const before = [await rowsOfEverything(database.pool), await sumsOf(storeDir)]
    const path = join(await scratch.folder(), 'achados.csv')
    const { out, err } = await portal('--todos', '--csv', path)
    const told = `${out}${err}${await readFile(path, 'utf8')}`
    for (const whole of [CPF, CPF.replace(/\D/g, ''), '700 0000', '98765-4', '1234-5'])
      expect(told).not.toContain(whole)
    expect([await rowsOfEverything(database.pool), await sumsOf(storeDir)]).toEqual(before)
  })
})

describe('of what is not published yet', () => {
  /** No database answers there. */
  const portal = (...args: string[]): Promise<Outcome> =>
    portalIn({ DATABASE_URL: 'postgresql://portal:x@127.0.0.1:1/portal' }, 'dados-pessoais', ...args)

  test('opens the PDFs of a folder and of what is below it, without a database', async () => {
    const folder = await scratch.folder()
    await mkdir(join(folder, 'atas'))
    await writeFile(join(folder, 'atas/ata.pdf'), await pdfOf(['Nada.', `Nomeia Joana Prado, CPF\n${CPF}.`]))
    await writeFile(join(folder, 'aviso.pdf'), await pdfOf(['Nada de ninguém.']))
    await symlink(join(folder, 'aviso.pdf'), join(folder, 'atas/o-mesmo.pdf'))
    await writeFile(join(folder, 'cortado.pdf'), '%PDF-1.4 nada')
    await writeFile(join(folder, 'notas.txt'), CPF)
    const { code, out, err } = await portal(`${folder}/`)
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(out.split('\n')).toEqual([
      `${folder}/atas/ata.pdf, página 2: CPF: “Nomeia Joana Prado, CPF ${MASKED}.”`,
      'Olhados 3 documentos, 4 páginas: 1 achado em 1 documento (1 CPF).',
      'Não foram olhados, e podem ter o que aqui não aparece:',
      `  1 está estragado ou não é PDF (${folder}/cortado.pdf): gere-o de novo e publique no lugar`,
      `  1 não é PDF (${folder}/notas.txt): o portal só lê PDF; leia com os olhos`,
      expect.stringMatching(/^Nada foi mudado\. Antes de publicar, apague o texto .* repita este comando\.$/),
    ])
    expect(await portal(join(folder, 'aviso.pdf'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Olhados 1 documento, 1 página: nada foi achado\.\nNada foi mudado\./),
    })
  })

  test('tells the files of a data package by the code and the name they will have', async () => {
    const { code, out } = await portal(await packageOf())
    expect(code).toBe(1)
    expect(out).toContain('arquivo 3, edital.pdf (licitacao 2026/6/17 da entidade 1), página 1: conta bancária: ')
    expect(out).toContain(`arquivo 9, ata-${MASKED}.pdf (licitacao_ata 2026/6/17/1 da entidade 1), página 1: CPF: `)
    expect(out).not.toContain('entidade.csv')
  })

  test('says that it looked through nothing', async () => {
    expect(await portal(await scratch.folder())).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Nenhum documento foi olhado\./),
    })
  })

  test('says what is wrong with what was asked', async () => {
    expect(await portal('/nada/aqui')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Não há o arquivo nem a pasta \/nada\/aqui\./),
    })
    expect(await portal('/tmp', '--todos')).toMatchObject({ code: 2, err: expect.stringMatching(/^--todos só serve/) })
    expect(await portal('/tmp', '--csv', '/nada/x.csv')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Não se pôde escrever \/nada\/x\.csv\./),
    })
  })
})
