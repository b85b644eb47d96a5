// Reads the text of each published document once, in the background, so that its words can be searched. Loads do not
// wait for it.
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { hideCpfs } from '@portal/kit/cpf-cnpj'
import { openStored } from '../lib/stored-file.ts'
import type { Unread } from './messages.ts'
import { oneLine } from './one-line.ts'
import { LEITOR, PdfReader, ReaderFailed } from './pdf-reader.ts'

const AT_ONCE = 100
/**
 * Time before a missing file is looked for, or a reader that did not start is tried, again, unless a load comes first.
 */
const AGAIN_MS = 10 * 60_000

export interface TextosOptions {
  pool: Pool
  storeDir: string
  log: (fields: object, message: string) => void
  reader?: PdfReader
}

/** Reads the newest version of the areas that have documents. */
const VERSION = `select coalesce(max(versao), 0)::text as versao, clock_timestamp()::text as agora from sistema.carga
  where area in ('legislacao', 'contratacao', 'portal')`

/**
 * Selects documents that were not tried since a moment, and those that only an earlier version of the reader gave up.
 */
const WAITING = `select p.sha256, p.areas from sistema.documento_publicado p
where not exists (
  select from sistema.documento d
  where d.sha256 = p.sha256
    and case d.situacao when 'ausente' then d.lido_em >= $1 when 'ilegivel' then d.leitor >= $2 else true end
)
order by p.arquivo desc limit ${AT_ONCE}`

/** If two processes read the same file, the first result is kept. */
const KEEP = `with documento as (
  insert into sistema.documento as d (sha256, situacao, paginas, lido_em, motivo, leitor)
  values ($1, $2, $3, clock_timestamp(), $5, $6)
  on conflict (sha256) do update
  set situacao = excluded.situacao, paginas = excluded.paginas, lido_em = excluded.lido_em,
    motivo = excluded.motivo, leitor = excluded.leitor
  where d.situacao = 'ausente' or d.situacao = 'ilegivel' and d.leitor < excluded.leitor
  returning sha256
)
insert into sistema.documento_pagina (sha256, pagina, texto)
select d.sha256, p.pagina, resumo.sem_nomes_retirados(p.texto)
  from documento d, unnest($4::text[]) with ordinality p (texto, pagina)
  where p.texto <> ''`

/**
 * Gives the areas a new version, so that cached responses over these documents are renewed; the date of the data stays
 * the same.
 */
const MOVE = `update sistema.carga set versao = default where area = any ($1)`

/** What is kept of a page: nobody may be found by a CPF. */
const clean = (text: string): string => hideCpfs(oneLine(text))

export class Textos {
  readonly #options: TextosOptions
  readonly #reader: PdfReader
  #underway: Promise<unknown> = Promise.resolve()
  #stopping = false
  #seen = ''
  /** Database time at which the current search for documents began. */
  #since: string | undefined
  #againAt = 0

  constructor(options: TextosOptions) {
    this.#options = options
    this.#reader = options.reader ?? new PdfReader()
  }

  /** Aborts the file being read; it stays unread. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#reader.close()
    await this.#underway
  }

  /** Reads all published documents that are still unread. */
  async readWaiting(): Promise<void> {
    while (await this.readNext()) continue
  }

  /** Reads some of the unread documents. Returns whether there are more. */
  readNext(): Promise<boolean> {
    const next = this.#readNext()
    this.#underway = next
    return next
  }

  async #readNext(): Promise<boolean> {
    const { pool, log } = this.#options
    try {
      const {
        rows: [at],
      } = await pool.query<{ versao: string; agora: string }>(VERSION)
      const isQuiet = this.#since === undefined && at?.versao === this.#seen && Date.now() < this.#againAt
      if (!at || isQuiet || this.#stopping) return false
      this.#since ??= at.agora
      const { tried, areas } = await this.#readSome(this.#since)
      if (areas.length > 0) await pool.query(MOVE, [areas])
      if (tried > 0) return true
      this.#seen = at.versao
      this.#since = undefined
      this.#againAt = Date.now() + AGAIN_MS
    } catch (error) {
      log({ err: error }, 'texts of documents cannot be kept')
    }
    this.#reader.close()
    return false
  }

  /** Returns how many were tried, and the areas of those read. If the reader does not start, it returns none tried. */
  async #readSome(since: string): Promise<{ tried: number; areas: string[] }> {
    const { pool, log } = this.#options
    const { rows } = await pool.query<{ sha256: string; areas: string[] }>(WAITING, [since, LEITOR])
    const areas = new Set<string>()
    try {
      for (const row of rows) {
        if (this.#stopping) return { tried: 0, areas: [...areas] }
        if (await this.#readOne(row.sha256)) row.areas.forEach((area) => areas.add(area))
      }
    } catch (error) {
      if (!(error instanceof ReaderFailed)) throw error
      log({ err: error }, 'the reader of documents does not start')
      return { tried: 0, areas: [...areas] }
    }
    return { tried: rows.length, areas: [...areas] }
  }

  /** Returns whether the file was there. */
  async #readOne(sha256: string): Promise<boolean> {
    const { storeDir } = this.#options
    const isThere = await openStored(storeDir, sha256).then(
      (file) => file.close().then(() => true),
      () => false,
    )
    if (!isThere) return this.#keep({ sha256, situacao: 'ausente' }).then(() => false)
    const reading = await this.#reader.read(filePath(storeDir, sha256))
    if (this.#stopping || reading === undefined) return false
    if ('motivo' in reading) await this.#keep({ sha256, situacao: 'ilegivel', ...reading })
    else {
      const pages = reading.paginas.map(clean)
      await this.#keep({ sha256, situacao: pages.some((text) => text !== '') ? 'lido' : 'sem_texto' }, pages)
    }
    return true
  }

  async #keep(found: { sha256: string; situacao: string } & Partial<Unread>, pages: string[] = []): Promise<void> {
    const { sha256, situacao, motivo } = found
    if (situacao === 'ausente' || situacao === 'ilegivel') this.#options.log(found, 'a document could not be read')
    await this.#options.pool.query(KEEP, [sha256, situacao, pages.length, pages, motivo, LEITOR])
  }
}
