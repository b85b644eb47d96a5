import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ResultadoPesquisa } from '@portal/catalog/portal/pesquisa'
import { filePath } from '@portal/db/files'
import { cpfFrom, formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { Page } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { pdfOf } from './fixtures/pdf.ts'
import type { Reading } from './messages.ts'
import { LEITOR, PdfReader } from './pdf-reader.ts'
import { Textos } from './document-text.ts'

const CPF = formatCnpjCpf(cpfFrom('111444777'))
const storeDir = mkdtempSync(join(tmpdir(), 'textos-'))
const [BOA, IMAGEM, ESTRAGADA, NOVA] = [9_001, 9_002, 9_003, 9_004]

/** A new version of the data is noticed within a second. */
const NOTICED = { timeout: 5_000, interval: 100 }

class Counted extends PdfReader {
  readonly paths: string[] = []

  override read(path: string): Promise<Reading | undefined> {
    this.paths.push(path)
    return super.read(path)
  }
}

let portal: TestPortal
const reader = new Counted()
const read = (): Promise<void> =>
  new Textos({ pool: portal.database.pool, storeDir, log: () => {}, reader }).readWaiting()

async function store(arquivo: number, content: Uint8Array): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = filePath(storeDir, sha256)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  await portal.database.pool.query(
    `insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data)
      values ($1, 'documento.pdf', 'application/pdf', $2, $3, now())`,
    [arquivo, content.length, sha256],
  )
  return path
}

async function publish(edicao: number, content: Uint8Array): Promise<string> {
  const { pool } = portal.database
  const path = await store(edicao, content)
  await pool.query(
    `insert into diario_oficial (entidade, edicao, ano, tipo, descricao, publicado_em, arquivo)
      values ($1, $2::int, 2026, 'ORDINARIA', 'Atos', now(), $2::int)`,
    [ENTIDADE, edicao],
  )
  await pool.query(`select sistema.nova_versao('legislacao', $1, $2)`, [ENTIDADE, EXERCICIO])
  return path
}

/** Attaches a file to a bid, to its minutes or to a contract. */
async function attach(origem: string, chave: string, arquivo: number, text: string): Promise<string> {
  const path = await store(arquivo, await pdfOf(['Capa.', text]))
  await portal.database.pool.query(
    'insert into anexo (entidade, origem, chave, ordem, arquivo) values ($1, $2, $3, 1, $4)',
    [ENTIDADE, origem, chave, arquivo],
  )
  await portal.database.pool.query(`select sistema.nova_versao('contratacao', $1, $2)`, [ENTIDADE, EXERCICIO])
  return path
}

const found = async (palavraChave: string): Promise<Page['content']> => {
  const answer = await portal.get(
    `/api/legislacao/diarios-oficiais/publicados?${new URLSearchParams({ palavraChave })}`,
  )
  return answer.json<Page>().content
}

beforeAll(async () => {
  portal = await openTestPortal()
  await portal.database.pool.query(
    `insert into menu (entidade, exercicio, menu, ordem, titulo, rota)
      values ($1, $2, 990, 990, 'Diário oficial', '/diario-oficial')`,
    [ENTIDADE, EXERCICIO],
  )
  await publish(
    BOA,
    await pdfOf([
      'Nada de novo.',
      `Outra frase antes. Nomeia Fulano, CPF ${CPF}, para a função de confiança no almoxarifado central. E outra ` +
        'depois.',
      'Função de novo.',
    ]),
  )
  await publish(IMAGEM, await pdfOf(['']))
  await publish(ESTRAGADA, Buffer.from('%PDF-1.4 nada'))
  await read()
})

afterAll(async () => {
  await portal?.close()
  rmSync(storeDir, { recursive: true })
})

describe('the text of documents', () => {
  test.each(['FUNCOES almoxarifados', 'almoxarifado função'])(
    'is found by %j, with its page and sentence',
    async (typed) => {
      expect(await found(typed)).toMatchObject([
        {
          numero: BOA,
          pagina: 2,
          temTexto: 'S',
          trecho: expect.stringMatching(/^Nomeia Fulano, CPF .* para a função de confiança no almoxarifado central\.$/),
        },
      ])
    },
  )

  test('is found on a single page, and never by a CPF', async () => {
    expect(await found('nada almoxarifado')).toEqual([])
    expect(await found(CPF)).toEqual([])
    expect(JSON.stringify(await found('almoxarifado'))).not.toContain(CPF)
  })

  test('is found by the search of the portal, with a link to the page', async () => {
    const group = async (): Promise<unknown> => {
      const answer = await portal.get(
        `/api/pesquisa?${new URLSearchParams({ pesquisa: 'almoxarifado', entidade: String(ENTIDADE) })}`,
      )
      return answer.json<ResultadoPesquisa>().listas.find(({ titulo }) => titulo === 'Diário oficial')
    }
    await expect.poll(group, NOTICED).toMatchObject({
      total: 1,
      achados: [
        {
          arquivo: `/portaltransparencia-api/api/files/arquivo/${BOA}#page=2`,
          subtitulo: expect.stringContaining('almoxarifado central'),
        },
      ],
    })
  })

  test('is reported as missing if there is none or the file is unreadable', async () => {
    const rows = (await portal.get('/api/legislacao/diarios-oficiais/publicados?size=3&sort=edition,desc')).json<Page>()
      .content
    expect(rows.map(({ numero, temTexto }) => [numero, temTexto])).toEqual([
      [ESTRAGADA, 'N'],
      [IMAGEM, 'N'],
      [BOA, 'S'],
    ])
  })

  test('is read once: a new edition does not read the others again', async () => {
    const before = reader.paths.length
    expect(await found('inédito')).toEqual([])
    const path = await publish(NOVA, await pdfOf(['Um assunto inédito.']))
    await read()
    expect(reader.paths.slice(before)).toEqual([path])
    await expect
      .poll(() => found('inédito'), NOTICED)
      .toMatchObject([{ numero: NOVA, pagina: 1, trecho: 'Um assunto inédito.' }])
  })
})

describe('an unreadable file', () => {
  const [FALTOU, PEDIU_SENHA] = [9_007, 9_008]
  const KEPT = 'select situacao, motivo, leitor from sistema.documento where sha256 = $1'
  const kept = async (path: string): Promise<unknown> =>
    (await portal.database.pool.query(KEPT, [basename(path)])).rows[0]

  test('is logged and stored with the reason, and not retried by the same reader', async () => {
    const said: unknown[] = []
    const path = await publish(PEDIU_SENHA, await pdfOf(['Segredo.'], { userPassword: 'senha' }))
    await new Textos({ pool: portal.database.pool, storeDir, log: (fields) => said.push(fields), reader }).readWaiting()
    const detalhe = expect.stringContaining('No password given')
    expect(said).toContainEqual({ sha256: basename(path), situacao: 'ilegivel', motivo: 'senha', detalhe })
    expect(await kept(path)).toEqual({ situacao: 'ilegivel', motivo: 'senha', leitor: LEITOR })
    const before = reader.paths.length
    await read()
    expect(reader.paths.slice(before)).toEqual([])
  })

  test('is retried by a later version of the reader, not by an earlier one', async () => {
    const path = await publish(FALTOU, await pdfOf(['Ficou legível.']))
    const mark = (leitor: number): Promise<unknown> =>
      portal.database.pool.query(
        `insert into sistema.documento (sha256, situacao, paginas, motivo, leitor)
      values ($1, 'ilegivel', 0, 'memoria', $2)
      on conflict (sha256) do update set leitor = excluded.leitor`,
        [basename(path), leitor],
      )
    await mark(LEITOR + 1)
    await read()
    expect(await kept(path)).toMatchObject({ situacao: 'ilegivel', leitor: LEITOR + 1 })
    await mark(LEITOR - 1)
    await read()
    expect(await kept(path)).toEqual({ situacao: 'lido', motivo: null, leitor: LEITOR })
    await expect.poll(() => found('legível'), NOTICED).toMatchObject([{ numero: FALTOU, temTexto: 'S' }])
  })

  test('is not stored if the reader does not start, and waits for a reader that does', async () => {
    const said: string[] = []
    const broken = new Counted({ megabytes: 1 })
    const log = (_: object, message: string): void => void said.push(message)
    const textos = new Textos({ pool: portal.database.pool, storeDir, log, reader: broken })
    const path = await publish(9_009, await pdfOf(['Esperou o leitor.']))
    await textos.readWaiting()
    await textos.readWaiting()
    expect(broken.paths).toEqual([path])
    expect(said).toEqual(['the reader of documents does not start'])
    expect(await kept(path)).toBeUndefined()
    await read()
    await expect.poll(() => found('esperou leitor'), NOTICED).toMatchObject([{ numero: 9_009 }])
  })
})

describe('a missing file', () => {
  const [TARDIA, ESPERADA] = [9_005, 9_006]
  const textos = (): Textos => new Textos({ pool: portal.database.pool, storeDir, log: () => {}, reader })
  afterEach(() => void vi.useRealTimers())

  async function publishWithout(edicao: number, text: string): Promise<() => void> {
    const content = await pdfOf([text])
    const path = await publish(edicao, content)
    rmSync(path)
    return () => writeFileSync(path, content)
  }

  const temTexto = async (edicao: number): Promise<unknown> =>
    (await portal.get(`/api/legislacao/diarios-oficiais/publicados?numero=${edicao}`)).json<Page>().content[0]?.temTexto

  test('is read at the next load', async () => {
    const reading = textos()
    const arrive = await publishWithout(TARDIA, 'Chegou tardiamente.')
    await reading.readWaiting()
    expect(await temTexto(TARDIA)).toBeUndefined()
    arrive()
    await portal.database.pool.query(`select sistema.nova_versao('legislacao', $1, $2)`, [ENTIDADE, EXERCICIO])
    await reading.readWaiting()
    await expect.poll(() => found('tardiamente'), NOTICED).toMatchObject([{ numero: TARDIA, temTexto: 'S' }])
  })

  test('is looked for again after some minutes, not all the time', async () => {
    const reading = textos()
    const arrive = await publishWithout(ESPERADA, 'Apareceu sozinha.')
    await reading.readWaiting()
    arrive()
    await reading.readWaiting()
    expect(await found('sozinha')).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    await reading.readWaiting()
    vi.useRealTimers()
    await expect.poll(() => found('sozinha'), NOTICED).toMatchObject([{ numero: ESPERADA }])
  })
})

describe('notices, minutes and contracts', () => {
  const CONTEXTO = { entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }
  const rows = async (path: string, palavraChave: string): Promise<Page['content']> =>
    (await portal.get(`${path}?${new URLSearchParams({ ...CONTEXTO, palavraChave })}`)).json<Page>().content

  const set = (parametro: number, valor: string): Promise<unknown> =>
    portal.database.pool.query(
      'insert into parametro (entidade, exercicio, parametro, valor) values ($1, $2, $3, $4) on conflict ' +
        '(entidade, exercicio, parametro) do update set valor = excluded.valor',
      [ENTIDADE, EXERCICIO, parametro, valor],
    )
  beforeAll(() => set(97, 'N'))

  test('are read once each, and found by their list and by the search, with page and sentence', async () => {
    const { pool } = portal.database
    const {
      rows: [bid],
    } = await pool.query<{ tipo: number; licitacao: number }>(
      'select tipo_licitacao as tipo, licitacao from licitacao where entidade = $1 and exercicio = $2 order by ' +
        'licitacao limit 1',
      [ENTIDADE, EXERCICIO],
    )
    const {
      rows: [signed],
    } = await pool.query<{ contrato: number }>(
      'select contrato from contrato where entidade = $1 and exercicio = $2 order by contrato limit 1',
      [ENTIDADE, EXERCICIO],
    )
    await pool.query(
      `insert into menu (entidade, exercicio, menu, ordem, titulo, rota)
        values ($1, $2, 991, 991, 'Licitações', '/licitacoes'), ($1, $2, 992, 992, 'Contratos', '/contratos')`,
      [ENTIDADE, EXERCICIO],
    )
    const chave = `${EXERCICIO}/${bid?.tipo}/${bid?.licitacao}`
    const before = reader.paths.length
    const paths = [
      await attach('licitacao', chave, 9_101, 'O objeto inclui pergolados de eucalipto.'),
      await attach('licitacao_ata', `${chave}/1`, 9_102, 'A comissão recusou a impugnante zelosa.'),
      await attach('contrato', `${EXERCICIO}/${signed?.contrato}`, 9_103, 'Multa moratória de dois por cento.'),
    ]
    await read()
    expect(reader.paths.slice(before).toSorted()).toEqual(paths.toSorted())
    const [licitacao, contrato] = [
      { licitacao: bid?.licitacao, pagina: 2 },
      { contrato: signed?.contrato, pagina: 2 },
    ]
    await expect
      .poll(() => rows('/api/licitacoes', 'pergolado'), NOTICED)
      .toMatchObject([{ ...licitacao, arquivoDoTexto: 9_101, trecho: 'O objeto inclui pergolados de eucalipto.' }])
    expect(await rows('/api/licitacoes', 'impugnantes zelosas')).toMatchObject([
      { ...licitacao, arquivoDoTexto: 9_102 },
    ])
    expect(await rows('/api/contratos', 'moratória')).toMatchObject([
      { ...contrato, trecho: 'Multa moratória de dois por cento.' },
    ])
    const hits = async (pesquisa: string): Promise<unknown> =>
      (await portal.get(`/api/pesquisa?${new URLSearchParams({ ...CONTEXTO, pesquisa })}`)).json<ResultadoPesquisa>()
        .listas
    await expect
      .poll(() => hits('pergolado'), NOTICED)
      .toMatchObject([
        {
          titulo: 'Licitações',
          total: 1,
          achados: [
            {
              arquivo: '/portaltransparencia-api/api/files/arquivo/9101#page=2',
              subtitulo: expect.stringContaining('pergolados de eucalipto'),
            },
          ],
        },
      ])
    expect(await hits('moratória')).toMatchObject([
      { titulo: 'Contratos', achados: [{ arquivo: expect.stringContaining('/9103#page=2') }] },
    ])
  })

  test('a bid found by its object, its documents or both appears once, in the order requested', async () => {
    const { pool } = portal.database
    const { rows: bids } = await pool.query<{ tipo: number; licitacao: number }>(
      'select tipo_licitacao as tipo, licitacao from licitacao where entidade = $1 and exercicio = $2 order by ' +
        'data_abertura, tipo_licitacao, licitacao limit 4',
      [ENTIDADE, EXERCICIO],
    )
    const codes = bids.map(({ licitacao }) => licitacao)
    const [, bought, both, written] = bids.map(({ tipo, licitacao }) => `${EXERCICIO}/${tipo}/${licitacao}`)
    await pool.query(
      `update licitacao set objeto = objeto || ', com varandim' where entidade = $1
        and concat_ws('/', exercicio, tipo_licitacao, licitacao) = any ($2)`,
      [ENTIDADE, [bought, both]],
    )
    await attach('licitacao', both ?? '', 9_111, 'O varandim é de ferro.')
    await attach('licitacao', written ?? '', 9_112, 'Haverá um varandim.')
    await read()
    const ask = async (query: Record<string, string>): Promise<Page> =>
      (
        await portal.get(`/api/licitacoes?${new URLSearchParams({ ...CONTEXTO, palavraChave: 'varandins', ...query })}`)
      ).json<Page>()
    await expect.poll(async () => (await ask({})).totalElements, NOTICED).toBe(3)
    const inOrder = async (sort: string): Promise<unknown[]> =>
      (await Promise.all(['0', '1', '2', '3'].map((page) => ask({ size: '1', page, sort })))).flatMap(({ content }) =>
        content.map(({ licitacao }) => licitacao),
      )
    expect(await inOrder('dataAbertura,asc')).toEqual(codes.slice(1))
    expect(await inOrder('dataAbertura,desc')).toEqual(codes.slice(1).reverse())
    const report = await portal.get(
      `/api/licitacoes/report?${new URLSearchParams({ ...CONTEXTO, palavraChave: 'varandim', exportType: 'csv' })}`,
    )
    expect(report.body).toContain('com 3 registros')
    expect((await portal.get('/api/licitacoes?palavraChave=varandim')).json<Page>().totalElements).toBe(3)
  })

  test.each([
    [28, 'N', '/api/licitacoes', 'pergolado'],
    [97, 'S', '/api/licitacoes', 'pergolado'],
    [29, 'N', '/api/licitacoes', 'zelosa'],
    [30, 'N', '/api/licitacoes', 'zelosa'],
    [32, 'N', '/api/contratos', 'moratória'],
  ])('documents that parameter %i closes with %s are not found', async (parametro, closed, path, word) => {
    await set(parametro, closed)
    await expect.poll(() => rows(path, word), NOTICED).toEqual([])
    await set(parametro, closed === 'S' ? 'N' : 'S')
    await expect.poll(() => rows(path, word), NOTICED).toHaveLength(1)
  })
})
