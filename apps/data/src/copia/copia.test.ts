// Tests copy and restore over the small demo city: everything is restored, and no incomplete copy is accepted.
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchesSenha } from '@portal/atendimento/senha'
import { filePath } from '@portal/db/files'
import { openFuture } from '@portal/db/testing/future'
import { RELEASE } from '@portal/db/version'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoSenha } from '@portal/atendimento/demo-senha'
import { cityFiles, smallCity } from '../../../demo/src/testing/city.ts'
import { type Outcome, portalIn } from '../testing/portal.ts'
import { openScratch, type Scratch, type TestDatabase, writeContent } from '../testing/scratch.ts'
import { exportedFrom, rowsOfEverything, sumsOf } from '../testing/whole-city.ts'
import { filesIn } from './arquivos.ts'
import { readPrivada } from './chaves.ts'
import { makeCopia } from './make-copia.ts'
import { type Manifesto, readManifesto } from './manifesto.ts'
import { restaura } from './restaura.ts'

let scratch: Scratch
let city: TestDatabase
/** Folder with a few of the city's files; the copy reports the others as missing. */
let store: string
/** Folder of the key pair. */
let chaves: string
/** A copy with what visitors wrote encrypted. */
let copiada: string
let made: Outcome

const FEW = 40

const citedFiles = async (some: number): Promise<{ sha256: string }[]> =>
  (await city.pool.query<{ sha256: string }>('select distinct sha256 from arquivo order by 1 limit $1', [some])).rows

const envOf = ({ url }: TestDatabase, files = store): NodeJS.ProcessEnv => ({ DATABASE_URL: url, FILES_DIR: files })
const privada = (): string => join(chaves, 'chave.privada')
const publica = (): string => join(chaves, 'chave.publica')

beforeAll(async () => {
  scratch = await openScratch()
  city = await scratch.copy(smallCity)
  await city.pool.query(
    `insert into sistema.acesso (entidade, dia, visitas) values (1, '2026-08-31', 42);
    insert into atendimento.mensagem (entidade, nome, email, assunto, texto)
      values (1, 'Ana', 'ana@example.org', 'Bueiro', E'Duas\\nlinhas\\t\\\\e mais');
    insert into atendimento.correio (entidade, motivo, para, assunto, texto)
      values (1, 'teste', 'ana@example.org', 'À espera', 'Texto');
    delete from atendimento.mensagem where nome <> 'Ana'`,
  )
  store = await scratch.folder()
  for (const { sha256 } of await citedFiles(FEW))
    await writeContent(filePath(store, sha256), await readFile(filePath(cityFiles(), sha256)))
  chaves = await scratch.folder()
  await portalIn({}, 'copia', '--chaves', chaves)
  copiada = join(await scratch.folder(), 'copia')
  made = await portalIn(envOf(city), 'copia', copiada, '--para', publica())
})
afterAll(() => scratch.close())

const restored = async (
  folder = copiada,
  ...flags: string[]
): Promise<{ database: TestDatabase; files: string; outcome: Outcome }> => {
  const [database, files] = [await scratch.database(), await scratch.folder()]
  return { database, files, outcome: await portalIn(envOf(database, files), 'restaura', folder, ...flags) }
}

const isEmpty = async ({ pool }: TestDatabase): Promise<boolean> =>
  (await pool.query('select from entidade union all select from atendimento.processo')).rowCount === 0

async function altered(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(await scratch.folder(), 'copia')
  await cp(copiada, folder, { recursive: true })
  await change(folder)
  return folder
}

async function flip(path: string): Promise<void> {
  const content = await readFile(path)
  content[content.length >> 1]! ^= 1
  await writeFile(path, content)
}

/** Changes the manifest and its checksum, as a program of another version would have written them. */
async function rewrite(folder: string, change: (manifesto: Manifesto) => void): Promise<void> {
  const manifesto = await readManifesto(folder)
  change(manifesto)
  const content = JSON.stringify(manifesto)
  await writeFile(join(folder, 'copia.json'), content)
  await writeFile(
    join(folder, 'copia.json.sha256'),
    `${createHash('sha256').update(content).digest('hex')}  copia.json\n`,
  )
}

describe('a restored copy', () => {
  let back: TestDatabase
  let files: string
  let outcome: Outcome

  beforeAll(async () => {
    ;({ database: back, files, outcome } = await restored(copiada, '--chave', privada()))
  })

  test('is reported by both commands', () => {
    expect(made).toMatchObject({
      code: 0,
      err: expect.stringMatching(
        /^Faltam, ou se estragaram, [\d.]+ arquivos que o banco cita, e a cópia foi feita sem eles: [0-9a-f]{64}, .* e mais/,
      ),
    })
    expect(made.out).toMatch(
      /Cópia gravada em .*: [\d.]+ linhas de \d+ tabelas e [\d.]+ arquivos .*\.\nO que os visitantes escreveram está cifrado para a chave [0-9a-f-]{19}\.$/,
    )
    expect(outcome).toMatchObject({ code: 0, err: '' })
    expect(outcome.out).toMatch(/O banco está como em \d\d\/\d\d\/\d{4}, .* Inicie o portal: npm start$/)
  })

  test('has every row, with the summaries, load records, visits and queued e-mails', async () => {
    expect(await rowsOfEverything(back.pool)).toEqual(await withoutMemoryOfCopies(city))
  })

  test('exports the same packages, byte for byte', async () => {
    const [one, other] = [join(await scratch.folder(), 'a'), join(await scratch.folder(), 'b')]
    expect(await exportedFrom(back.pool, files, one)).toEqual(await exportedFrom(city.pool, store, other))
  })

  test('opens every request with its protocol and password', async () => {
    const { rows } = await back.pool.query<{
      entidade: number
      exercicio: number
      processo: number
      sal: Buffer
      hash: Buffer
    }>('select entidade, exercicio, processo, senha_sal as sal, senha_hash as hash from atendimento.processo')
    expect(rows.length).toBeGreaterThan(3)
    for (const { entidade, exercicio, processo, ...kept } of rows)
      expect(matchesSenha(demoSenha(entidade, exercicio, processo), kept)).toBe(true)
  })

  test('has every file with its checksum', async () => {
    for (const { sha256 } of await citedFiles(FEW))
      expect(
        createHash('sha256')
          .update(await readFile(filePath(files, sha256)))
          .digest('hex'),
      ).toBe(sha256)
  })

  test('continues the sequences, even where their last row was deleted', async () => {
    const next = `insert into atendimento.mensagem (entidade, nome, email, assunto, texto)
      values (1, 'B', 'b@example.org', 'b', 'b') returning mensagem`
    const [here, there] = await Promise.all(
      [city, back].map(async ({ pool }) => (await pool.query<{ mensagem: number }>(next)).rows[0]?.mensagem),
    )
    expect(there).toBe(here)
    for (const { pool } of [city, back]) await pool.query(`delete from atendimento.mensagem where nome = 'B'`)
  })

  test('has new versions, so that no earlier response is taken for a current one', async () => {
    const { rows: before } = await city.pool.query<{ ultima: number }>(
      'select greatest((select max(versao) from sistema.carga), (select max(versao) from sistema.contexto)) as ultima',
    )
    const { rows: after } = await back.pool.query<{ menor: number }>(
      'select least((select min(versao) from sistema.carga), (select min(versao) from sistema.contexto)) as menor',
    )
    const [here, there] = await Promise.all(
      [city, back].map(async ({ pool }) => (await pool.query<{ n: number }>('select n from sistema.marca')).rows[0]!.n),
    )
    expect(after[0]!.menor).toBeGreaterThan(before[0]!.ultima)
    expect(there!).toBeGreaterThan(here!)
  })

  test('has the triggers, indexes and foreign keys of the original', async () => {
    const standing = async ({ pool }: TestDatabase): Promise<unknown> =>
      (
        await pool.query(
          `select indexdef as que from pg_indexes where schemaname <> 'pg_catalog'
          union all select conrelid::regclass || ' ' || conname || ' ' || convalidated from pg_constraint
            where contype = 'f'
          union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
            where not tgisinternal order by 1`,
        )
      ).rows
    expect(await standing(back)).toEqual(await standing(city))
  })
})

/** Deletes the record of the last copy, which is written after the snapshot, and reads all rows. */
async function withoutMemoryOfCopies({ pool }: TestDatabase): Promise<Map<string, string>> {
  await pool.query(`delete from sistema.estado where chave = 'copia'`)
  return rowsOfEverything(pool)
}

test('a copy leaves out what is computed again, and nothing else', async () => {
  const { rows } = await city.pool.query<{ nome: string }>(
    `select schemaname || '.' || tablename as nome from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'resumo') order by 1`,
  )
  const { tabelas } = await readManifesto(copiada)
  const taken = new Set(tabelas.map(({ nome }) => nome))
  expect(rows.map(({ nome }) => nome).filter((nome) => !taken.has(nome))).toEqual([
    'instalacao.a_refazer',
    'instalacao.liberacao',
    'instalacao.migracao',
    'instalacao.objeto',
    'sistema.contexto',
    'sistema.documento',
    'sistema.documento_pagina',
    'sistema.etapa_resumo',
    'sistema.limite',
    'sistema.lugar',
    'sistema.marca',
    'sistema.pergunta_por_pessoa',
    'sistema.refeita',
    'sistema.sal',
  ])
  expect(tabelas.filter(({ cifrada }) => cifrada).map(({ nome }) => nome)).toEqual(
    tabelas.map(({ nome }) => nome).filter((nome) => nome.startsWith('atendimento.')),
  )
})

describe('what visitors wrote', () => {
  test('is not copied without a key, and the error says what to do', async () => {
    const folder = join(await scratch.folder(), 'copia')
    const { code, err } = await portalIn(envOf(city), 'copia', folder)
    expect(code).toBe(1)
    expect(err).toMatch(
      /^Há o que os visitantes escreveram, e falta a chave pública .*--para.*COPIA_CHAVE.*--chaves.*--sem-cifra\.$/,
    )
    expect(await readdir(join(folder, '..'))).toEqual([])
  })

  test('is copied unencrypted only with --sem-cifra, readable by its owner only', async () => {
    const folder = join(await scratch.folder(), 'copia')
    expect(await portalIn(envOf(city), 'copia', folder, '--sem-cifra')).toMatchObject({
      code: 0,
      out: expect.stringContaining('não a tire desta máquina'),
    })
    expect((await stat(join(folder, 'tabelas/atendimento.processo.gz'))).mode & 0o777).toBe(0o600)
    expect((await portalIn({}, 'copia', '--conferir', folder)).code).toBe(0)
    expect((await restored(folder)).outcome.code).toBe(0)
  })

  test('is not restored without the private key, nor with another', async () => {
    const { database, outcome } = await restored()
    expect(outcome).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /repita com --chave e o arquivo da chave privada de impressão digital [0-9a-f-]{19}\. Nada foi mudado\.$/,
      ),
    })
    const other = await scratch.folder()
    await portalIn({}, 'copia', '--chaves', other)
    const wrong = await restored(copiada, '--chave', join(other, 'chave.privada'))
    expect(wrong.outcome).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^A chave privada indicada não abre a cópia .* e esta, [0-9a-f-]{19}\.$/),
    })
    expect((await isEmpty(database)) && (await isEmpty(wrong.database))).toBe(true)
    expect(await portalIn({}, 'copia', '--conferir', copiada, '--chave', join(other, 'chave.privada'))).toMatchObject({
      code: 1,
    })
  })

  test('is encrypted with the public key, never with the private one', async () => {
    const { code, err } = await portalIn(
      envOf(city),
      'copia',
      join(await scratch.folder(), 'copia'),
      '--para',
      privada(),
    )
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('é a chave privada, que não deve estar nesta máquina'),
    })
    expect((await stat(privada())).mode & 0o777).toBe(0o600)
    expect(await portalIn({}, 'copia', '--chaves', chaves)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Já há chaves em/),
    })
  })
})

describe('an incomplete copy', () => {
  test('is detected, whatever was changed', async () => {
    expect(await portalIn({}, 'copia', '--conferir', copiada, '--chave', privada())).toMatchObject({
      code: 0,
      out: expect.stringContaining('abre com a chave indicada'),
    })
    const first = (await filesIn(copiada).next()).value as { sha256: string; path: string }
    const inFirst = (folder: string): string => first.path.replace(copiada, folder)
    const many = await altered(async (folder) => {
      await flip(join(folder, 'tabelas/public.empenho.gz'))
      await flip(join(folder, 'tabelas/atendimento.processo.gz.cifrado'))
      await rm(join(folder, 'tabelas/public.menu.gz'))
      await flip(inFirst(folder))
    })
    const { code, err } = await portalIn({}, 'copia', '--conferir', many)
    expect(code).toBe(1)
    expect(err.replace(many, '').split(/[:;] /)).toEqual([
      'A cópia de  não está inteira',
      'tabelas/atendimento.processo.gz.cifrado foi alterado ou se estragou',
      'tabelas/public.empenho.gz foi alterado ou se estragou',
      'tabelas/public.menu.gz falta, ou não pôde ser lido',
      expect.stringMatching(/^arquivos\/\w\w\/\w{64} foi alterado ou se estragou\. Use outra cópia\.$/),
    ])
    const changes: [(folder: string) => Promise<void>, RegExp][] = [
      [(folder) => rm(inFirst(folder)), /em arquivos\/ há \d+ de \d+ arquivos/],
      [(folder) => flip(join(folder, 'copia.json')), /^copia\.json de .* foi alterado/],
      [(folder) => flip(join(folder, 'copia.json.sha256')), /^copia\.json de .* foi alterado/],
      [(folder) => rm(join(folder, 'copia.json')), /não é uma cópia do portal/],
    ]
    for (const [change, told] of changes) {
      const outcome = await portalIn({}, 'copia', '--conferir', await altered(change))
      expect(outcome).toMatchObject({ code: 1, err: expect.stringMatching(told) })
    }
  })

  test('is not restored, and the database stays empty', async () => {
    const folder = await altered((path) => flip(join(path, 'tabelas/public.empenho.gz')))
    const { database, outcome } = await restored(folder, '--chave', privada())
    expect(outcome).toMatchObject({ code: 1, err: expect.stringContaining('foi alterado') })
    expect(await isEmpty(database)).toBe(true)
  })

  test('is also one whose manifest has other row counts than its tables', async () => {
    const folder = await altered((path) => rewrite(path, ({ tabelas }) => tabelas.forEach((tabela) => tabela.linhas++)))
    expect(await portalIn({}, 'copia', '--conferir', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('não tem as linhas que a cópia diz'),
    })
  })
})

describe('versions', () => {
  test('refuses a copy of a later version, with both versions and what to do', async () => {
    const later = await altered((path) =>
      rewrite(path, (manifesto) => {
        manifesto.banco = { versao: '9.9.9' }
        manifesto.migracoes.push({ nome: '9999-depois.sql', sha256: '0'.repeat(64) })
      }),
    )
    const { database, outcome } = await restored(later, '--chave', privada())
    expect(outcome).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /9999-depois\.sql.*versão 9\.9\.9, e esta é a \d+\.\d+\.\d+\. Restaure com a versão 9\.9\.9 ou mais nova/,
      ),
    })
    expect(await isEmpty(database)).toBe(true)
    const format = await altered((path) => rewrite(path, (manifesto) => void (manifesto.formato = 2)))
    expect(await portalIn({}, 'copia', '--conferir', format)).toMatchObject({
      code: 1,
      err: expect.stringContaining('em um formato que esta'),
    })
  })

  test('an older program copying a newer database records the version that can restore it', async () => {
    const { versao } = RELEASE
    await city.pool.query(
      `insert into instalacao.liberacao (versao, lida_desde, concluida_em) values ('9.9.9', $1, now())`,
      [versao],
    )
    try {
      const folder = join(await scratch.folder(), 'copia')
      await makeCopia(city.pool, folder, { storeDir: store, semCifra: true })
      expect(await readManifesto(folder)).toMatchObject({ programa: { versao }, banco: { versao: '9.9.9' } })
    } finally {
      await city.pool.query(`delete from instalacao.liberacao where versao = '9.9.9'`)
    }
  })

  test('refuses a copy with other migrations than those of this program', async () => {
    const other = await altered((path) =>
      rewrite(path, ({ migracoes }) => void (migracoes[1]!.sha256 = '0'.repeat(64))),
    )
    expect((await restored(other, '--chave', privada())).outcome).toMatchObject({
      code: 1,
      err: expect.stringMatching(/com outra 0002-pessoal\.sql que a desta/),
    })
  })

  test('restores an earlier version into its own tables, then migrates it', async () => {
    const future = openFuture()
    future.write(
      'migrations/9998-depois.sql',
      'alter table contato add column ramal text; update contato set ramal = nome;',
    )
    const [database, files] = [await scratch.database(), await scratch.folder()]
    const chave = await readPrivada(privada())
    await restaura(database.url, copiada, { storeDir: files, chave, program: { sources: future.sources } })
    future.remove()
    const { rows } = await database.pool.query<{ total: number; iguais: number }>(
      'select count(*)::int as total, count(*) filter (where ramal = nome)::int as iguais from contato',
    )
    expect(rows[0]!.total).toBeGreaterThan(0)
    expect(rows[0]!.iguais).toBe(rows[0]!.total)
  })
})

test('a copy that waits for a load says so, and starts when the load ends', async () => {
  const [load, folder] = [await city.pool.connect(), join(await scratch.folder(), 'copia')]
  try {
    await load.query('begin; lock table entidade in access exclusive mode')
    const said = vi.fn<(line: string) => Promise<unknown>>(async () => load.query('commit'))
    await makeCopia(city.pool, folder, { storeDir: store, semCifra: true, log: (line) => void said(line) })
    expect(said.mock.calls[0]).toEqual([
      'O banco está no meio de uma carga ou de uma atualização: a cópia começa quando ela acabar.',
    ])
    expect((await readManifesto(folder)).tabelas.length).toBeGreaterThan(0)
  } finally {
    load.release(true)
  }
})

describe('the target of a restore or copy', () => {
  test('a database with rows is refused and stays as it is', async () => {
    const before = await rowsOfEverything(city.pool)
    const { code, err } = await portalIn(envOf(city), 'restaura', copiada, '--chave', privada())
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^O banco não está vazio \(há linhas em .*PORTAL_HOME.*DATABASE_URL/),
    })
    expect(await rowsOfEverything(city.pool)).toEqual(before)
    const others = await scratch.database()
    await others.pool.query('drop schema sistema, resumo, atendimento, instalacao cascade; delete from populacao')
    expect((await portalIn(envOf(others), 'restaura', copiada, '--chave', privada())).err).toMatch(
      /^O banco não está vazio/,
    )
  })

  test('a folder with files is refused and stays as it is', async () => {
    const before = await sumsOf(copiada)
    expect(await portalIn(envOf(city), 'copia', copiada, '--para', publica())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/não está vazia: escolha outra/),
    })
    expect(await sumsOf(copiada)).toEqual(before)
  })

  test('a folder that cannot be created is reported', async () => {
    const file = join(await scratch.folder(), 'arquivo')
    await writeFile(file, '')
    expect(await portalIn(envOf(city), 'copia', join(file, 'copia'), '--para', publica())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/não pode ser usada como pasta/),
    })
  })
})

test('a second copy beside the first links the same files, which take no more space', async () => {
  const folder = join(copiada, '../outra')
  expect((await portalIn(envOf(city, await scratch.folder()), 'copia', folder, '--para', publica())).code).toBe(0)
  for await (const { sha256, path } of filesIn(folder))
    expect((await stat(path)).ino).toBe((await stat(filePath(join(copiada, 'arquivos'), sha256))).ino)
  expect((await portalIn({}, 'copia', '--conferir', folder)).code).toBe(0)
  await rm(folder, { recursive: true })
})

test('a damaged file counts as missing, and the rest is copied', async () => {
  const files = await scratch.folder()
  await cp(store, files, { recursive: true })
  const [one, other] = await citedFiles(2)
  await rm(filePath(files, one!.sha256))
  await flip(filePath(files, other!.sha256))
  const folder = join(await scratch.folder(), 'copia')
  expect((await portalIn(envOf(city, files), 'copia', folder, '--para', publica())).code).toBe(0)
  const [before, now] = await Promise.all([readManifesto(copiada), readManifesto(folder)])
  expect(now.arquivos.faltam.filter((sha256) => !before.arquivos.faltam.includes(sha256))).toEqual([
    one!.sha256,
    other!.sha256,
  ])
  expect((await portalIn({}, 'copia', '--conferir', folder)).code).toBe(0)
})

test('keeps the copies of a folder by day, week and month', async () => {
  const folder = await scratch.folder()
  for (const name of ['copia-2020-01-01-030000', 'minha']) {
    await cp(copiada, join(folder, name), { recursive: true })
    await rewrite(join(folder, name), (manifesto) => void (manifesto.momento = '2020-01-01T06:00:00.000Z'))
  }
  await mkdir(join(folder, 'outra-coisa'))
  const { code, out } = await portalIn(envOf(city), 'copia', folder, '--para', publica(), '--guardar', '1/0/0')
  expect(code).toBe(0)
  expect(out).toMatch(/Cópia antiga apagada: .*copia-2020-01-01-030000$/)
  expect((await readdir(folder)).sort()).toEqual([
    expect.stringMatching(/^copia-\d{4}-\d\d-\d\d-\d{6}$/),
    'minha',
    'outra-coisa',
  ])
  expect(await portalIn(envOf(city), 'copia', folder, '--guardar', '7/4')).toMatchObject({
    code: 2,
    err: expect.stringContaining('como 7/4/12'),
  })
})
