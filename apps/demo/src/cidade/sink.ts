// Receives rows of any table as they are generated and sends them to the database in batches, parents first, while the
// next ones are generated.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { copyInto, copyLine, type Cell, type CopyOptions } from '@portal/data/load/copy'
import { COLUMNS, TABLE_NAMES, type Rows, type TableName } from '@portal/data/package/rows'

/** Bytes of a batch. Batches are few and large, since each table of a batch costs a round trip to the database. */
const PARCEL_BYTES = 16 << 20
const PARCELS_IN_LINE = 4
const FIRST_PIECE_BYTES = 1 << 14
const LARGEST_PIECE_BYTES = 1 << 20
/**
 * Rows generated before yielding to the event loop, which sends one piece a turn: with more, the database would wait.
 */
const ROWS_PER_TURN = 400

/** Stores text as bytes, so that millions of short strings can be garbage-collected. */
class Pieces {
  private readonly full: Buffer[] = []
  private open = Buffer.allocUnsafe(FIRST_PIECE_BYTES)
  private used = 0

  add(line: string): number {
    const most = line.length * 3
    if (this.used + most > this.open.length) this.turn(most)
    const written = this.open.write(line, this.used)
    this.used += written
    return written
  }

  all(): Buffer[] {
    return [...this.full, this.open.subarray(0, this.used)]
  }

  private turn(most: number): void {
    this.full.push(this.open.subarray(0, this.used))
    this.open = Buffer.allocUnsafe(Math.max(Math.min(this.open.length * 2, LARGEST_PIECE_BYTES), most))
    this.used = 0
  }
}

type Parcel = Map<TableName, Pieces>

type Part = Readonly<Record<string, Cell | undefined>>

const cellsOf = (table: TableName, key: Part, rest: Part): Cell[] =>
  COLUMNS[table].map((column) => key[column] ?? rest[column] ?? null)

const NOTHING: Part = {}

export class Sink {
  readonly counts = new Map<TableName, number>()
  private parcel: Parcel = new Map()
  private bytes = 0
  private rowsThisTurn = 0
  private last: Promise<unknown> = Promise.resolve()
  private readonly line: Promise<unknown>[] = []

  constructor(
    private readonly client: PoolClient,
    private readonly how: CopyOptions,
  ) {}

  put<T extends TableName>(table: T, row: Rows[T]): void
  /**
   * Adds a row whose key is in a separate object, shared by several rows: copying it into each would be most of their
   * cost.
   */
  put<T extends TableName, K extends Partial<Rows[T]>>(table: T, key: K, rest: Omit<Rows[T], keyof K>): void
  put(table: TableName, key: Part, rest: Part = NOTHING): void {
    let pieces = this.parcel.get(table)
    if (!pieces) this.parcel.set(table, (pieces = new Pieces()))
    this.bytes += pieces.add(copyLine(cellsOf(table, key, rest)))
    this.rowsThisTurn++
    this.counts.set(table, (this.counts.get(table) ?? 0) + 1)
  }

  /**
   * Called between sets of rows: sends a full batch, and waits only if the database is more than PARCELS_IN_LINE
   * behind.
   */
  async relieve(): Promise<void> {
    if (this.bytes >= PARCEL_BYTES) this.send()
    while (this.line.length > PARCELS_IN_LINE) await this.line[0]
    if (this.rowsThisTurn < ROWS_PER_TURN) return
    this.rowsThisTurn = 0
    await nextTurn()
  }

  /** Queues work for when the database has every row added so far, while the next ones are generated. */
  afterwards(work: () => Promise<unknown>): void {
    this.send()
    this.enqueue(work)
  }

  async flush(): Promise<void> {
    this.send()
    await this.last
  }

  private send(): void {
    const parcel = this.parcel
    this.parcel = new Map()
    this.bytes = 0
    this.enqueue(() => copyAll(this.client, parcel, this.how))
  }

  private enqueue(work: () => Promise<unknown>): void {
    this.last = this.last.then(work)
    this.line.push(this.last)
    const leave = (): void => void this.line.shift()
    this.last.then(leave, leave)
  }
}

async function copyAll(client: PoolClient, parcel: Parcel, how: CopyOptions): Promise<void> {
  for (const table of TABLE_NAMES) {
    const pieces = parcel.get(table)
    if (pieces) await copyInto(client, table, COLUMNS[table], pieces.all(), how)
  }
}
