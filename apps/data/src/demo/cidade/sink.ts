// Takes rows of any table as they are invented and sends them in parcels, parents first, while the next ones are being made.
// The tables were emptied in the same transaction.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { copyInto, copyLine, type Cell } from '../../load/copy.ts'
import { COLUMNS, TABLE_NAMES, type Rows, type TableName } from '../../package/rows.ts'

const PARCEL_BYTES = 2 << 20
const PIECE_BYTES = 1 << 16
const ROWS_PER_TURN = 1500

/** Text kept as bytes, so that millions of short strings do not outlive their row. */
class Pieces {
  private readonly full: Buffer[] = []
  private open = Buffer.allocUnsafe(PIECE_BYTES)
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
    this.open = Buffer.allocUnsafe(Math.max(PIECE_BYTES, most))
    this.used = 0
  }
}

type Parcel = Map<TableName, Pieces>

const cellsOf = <T extends TableName>(table: T, row: Rows[T]): Cell[] =>
  COLUMNS[table].map((column) => (row as Readonly<Record<string, Cell | undefined>>)[column] ?? null)

export class Sink {
  readonly counts = new Map<TableName, number>()
  private parcel: Parcel = new Map()
  private bytes = 0
  private rowsThisTurn = 0
  private sending: Promise<void> = Promise.resolve()

  constructor(private readonly client: PoolClient) {}

  put<T extends TableName>(table: T, row: Rows[T]): void {
    let pieces = this.parcel.get(table)
    if (!pieces) this.parcel.set(table, (pieces = new Pieces()))
    this.bytes += pieces.add(copyLine(cellsOf(table, row)))
    this.rowsThisTurn++
    this.counts.set(table, (this.counts.get(table) ?? 0) + 1)
  }

  /** Called between whole sets of rows; waits only when the database is behind. */
  async relieve(): Promise<void> {
    if (this.bytes >= PARCEL_BYTES) await this.send()
    else if (this.rowsThisTurn >= ROWS_PER_TURN) {
      this.rowsThisTurn = 0
      await nextTurn()
    }
  }

  async flush(): Promise<void> {
    await this.send()
    await this.sending
  }

  private async send(): Promise<void> {
    await this.sending
    const parcel = this.parcel
    this.parcel = new Map()
    this.bytes = 0
    this.sending = copyAll(this.client, parcel)
    this.sending.catch(() => {})
  }
}

async function copyAll(client: PoolClient, parcel: Parcel): Promise<void> {
  for (const table of TABLE_NAMES) {
    const pieces = parcel.get(table)
    if (pieces) await copyInto(client, table, COLUMNS[table], pieces.all(), { freeze: true })
  }
}
