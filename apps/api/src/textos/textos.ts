// Reads the text of published documents once each, beside the answers, so that their words can be searched. A load waits for none of it.
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { hideCpfs } from '@portal/kit/cpf-cnpj'
import { PdfReader } from './pdf-reader.ts'

const POLL_MS = 5_000
const AT_ONCE = 100

export interface TextosOptions {
  pool: Pool
  storeDir: string
  log: (fields: object, message: string) => void
  reader?: PdfReader
}

/** What may bring documents. */
const VERSION = `select coalesce(max(versao), 0)::text as versao from sistema.carga where area in ('legislacao', 'contratacao', 'portal')`

const WAITING = `select p.sha256, p.areas from sistema.documento_publicado p
where not exists (select from sistema.documento d where d.sha256 = p.sha256)
order by p.arquivo desc limit ${AT_ONCE}`

/** Two that read the same file keep what the first read. */
const KEEP = `with documento as (
  insert into sistema.documento (sha256, situacao, paginas) values ($1, $2, $3) on conflict do nothing returning sha256
)
insert into sistema.documento_pagina (sha256, pagina, texto)
select d.sha256, p.pagina, p.texto from documento d, unnest($4::text[]) with ordinality p (texto, pagina) where p.texto <> ''`

/** What is kept of answers over these documents is asked again; the day of the data stays what it was. */
const MOVE = `update sistema.carga set versao = nextval('sistema.versao') where area = any ($1)`

/** What the database takes as no text: NUL, and halves of characters. */
const UNWRITABLE = /\0|\p{Surrogate}/gu

/** One line, each letter one character, so that a place in it is the same place without accents. */
const clean = (text: string): string => hideCpfs(text.replace(UNWRITABLE, ' ').normalize('NFC').replace(/\s+/g, ' ').trim())

export class Textos {
  readonly #options: TextosOptions
  readonly #reader: PdfReader
  #timer: NodeJS.Timeout | undefined
  #underway: Promise<void> = Promise.resolve()
  #stopping = false
  #seen = ''

  constructor(options: TextosOptions) {
    this.#options = options
    this.#reader = options.reader ?? new PdfReader()
  }

  /** Visitors first: nothing is read while the portal opens, nor, since a reader just born still hears the terminal, when it is stopped at once. */
  start(): void {
    const wait = (): void => {
      if (!this.#stopping) this.#timer = setTimeout(next, POLL_MS).unref()
    }
    const next = (): void => {
      this.#underway = this.readWaiting().then(wait)
    }
    wait()
  }

  /** Gives up the file being read, which is then still to be read. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    this.#reader.close()
    await this.#underway
  }

  /** Everything published that was not read yet. */
  async readWaiting(): Promise<void> {
    const { pool, log } = this.#options
    try {
      const { rows: [at] } = await pool.query<{ versao: string }>(VERSION)
      if (!at || at.versao === this.#seen) return
      for (let areas = await this.#readSome(); areas.length > 0; areas = await this.#readSome()) await pool.query(MOVE, [areas])
      this.#seen = at.versao
    } catch (error) {
      log({ err: error }, 'texts of documents cannot be kept')
    } finally {
      this.#reader.close()
    }
  }

  /** Of which areas some were read. */
  async #readSome(): Promise<string[]> {
    if (this.#stopping) return []
    const { rows } = await this.#options.pool.query<{ sha256: string; areas: string[] }>(WAITING)
    for (const { sha256 } of rows) await this.#readOne(sha256)
    return [...new Set(rows.flatMap(({ areas }) => areas))]
  }

  async #readOne(sha256: string): Promise<void> {
    if (this.#stopping) return
    const { pool, storeDir, log } = this.#options
    const pages = (await this.#reader.read(filePath(storeDir, sha256)))?.map(clean)
    if (this.#stopping) return
    const situacao = pages === undefined ? 'ilegivel' : pages.some((text) => text !== '') ? 'lido' : 'sem_texto'
    if (situacao === 'ilegivel') log({ sha256 }, 'a document could not be read')
    await pool.query(KEEP, [sha256, situacao, pages?.length ?? 0, pages ?? []])
  }
}
