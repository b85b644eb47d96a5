import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { filePath } from '@portal/db/files'
import { cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { Page } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { pdfOf } from './fixtures/pdf.ts'
import { PdfReader } from './pdf-reader.ts'
import { Textos } from './textos.ts'

const CPF = formatCnpjCpf(cpfFrom('111444777'))
const storeDir = mkdtempSync(join(tmpdir(), 'textos-'))
const [BOA, IMAGEM, ESTRAGADA, NOVA] = [9_001, 9_002, 9_003, 9_004]

/** A new version is noticed within a second. */
const NOTICED = { timeout: 5_000, interval: 100 }

class Counted extends PdfReader {
  readonly paths: string[] = []

  override read(path: string): Promise<string[] | undefined> {
    this.paths.push(path)
    return super.read(path)
  }
}

let portal: TestPortal
const reader = new Counted()
const read = (): Promise<void> => new Textos({ pool: portal.database.pool, storeDir, log: () => {}, reader }).readWaiting()

async function publish(edicao: number, content: Uint8Array): Promise<string> {
  const { pool } = portal.database
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = filePath(storeDir, sha256)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  await pool.query(
    `insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data) values ($1, 'diario.pdf', 'application/pdf', $2, $3, now())`,
    [edicao, content.length, sha256],
  )
  await pool.query(
    `insert into diario_oficial (entidade, edicao, ano, tipo, descricao, publicado_em, arquivo) values ($1, $2::int, 2026, 'ORDINARIA', 'Atos', now(), $2::int)`,
    [ENTIDADE, edicao],
  )
  await pool.query(`select sistema.nova_versao('legislacao', $1, $2)`, [ENTIDADE, EXERCICIO])
  return path
}

const found = async (palavraChave: string): Promise<Page['content']> => {
  const answer = await portal.get(`/api/legislacao/diarios-oficiais/publicados?${new URLSearchParams({ palavraChave })}`)
  return answer.json<Page>().content
}

beforeAll(async () => {
  portal = await openTestPortal()
  await portal.database.pool.query(
    `insert into menu (entidade, exercicio, menu, ordem, titulo, rota) values ($1, $2, 990, 990, 'Diário oficial', '/diario-oficial')`, [ENTIDADE, EXERCICIO],
  )
  await publish(BOA, await pdfOf([
    'Nada de novo.',
    `Outra frase antes. Nomeia Fulano, CPF ${CPF}, para a função de confiança no almoxarifado central. E outra depois.`,
    'Função de novo.',
  ]))
  await publish(IMAGEM, await pdfOf(['']))
  await publish(ESTRAGADA, Buffer.from('%PDF-1.4 nada'))
  await read()
})

afterAll(async () => {
  await portal?.close()
  rmSync(storeDir, { recursive: true })
})

describe('the text of documents', () => {
  test.each(['FUNCOES almoxarifados', 'almoxarifado função'])('is found by %j, at the page and in the sentence where it is', async (typed) => {
    expect(await found(typed)).toMatchObject([{
      numero: BOA, pagina: 2, temTexto: 'S', trecho: expect.stringMatching(/^Nomeia Fulano, CPF .* para a função de confiança no almoxarifado central\.$/),
    }])
  })

  test('is found on one page alone, and never by a CPF', async () => {
    expect(await found('nada almoxarifado')).toEqual([])
    expect(await found(CPF)).toEqual([])
    expect(JSON.stringify(await found('almoxarifado'))).not.toContain(CPF)
  })

  test('leads from the search of the portal to the very page', async () => {
    const group = async (): Promise<unknown> => {
      const answer = await portal.get(`/api/pesquisa?${new URLSearchParams({ pesquisa: 'almoxarifado', entidade: String(ENTIDADE) })}`)
      return answer.json<ResultadoPesquisa>().listas.find(({ titulo }) => titulo === 'Diário oficial')
    }
    await expect.poll(group, NOTICED).toMatchObject({ total: 1, achados: [{ arquivo: `/portaltransparencia-api/api/files/arquivo/${BOA}#page=2`, subtitulo: expect.stringContaining('almoxarifado central') }] })
  })

  test('what has none, or cannot be read, says so', async () => {
    const rows = (await portal.get('/api/legislacao/diarios-oficiais/publicados?size=3&sort=edition,desc')).json<Page>().content
    expect(rows.map(({ numero, temTexto }) => [numero, temTexto])).toEqual([[ESTRAGADA, 'N'], [IMAGEM, 'N'], [BOA, 'S']])
  })

  test('is read once: a new edition does not read the others again', async () => {
    const before = reader.paths.length
    expect(await found('inédito')).toEqual([])
    const path = await publish(NOVA, await pdfOf(['Um assunto inédito.']))
    await read()
    expect(reader.paths.slice(before)).toEqual([path])
    await expect.poll(() => found('inédito'), NOTICED).toMatchObject([{ numero: NOVA, pagina: 1, trecho: 'Um assunto inédito.' }])
  })
})
