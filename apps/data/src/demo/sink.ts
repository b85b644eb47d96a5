// Takes rows of any table as they are invented and sends them in parcels, parents first, while the next ones are being made.
// The tables were emptied in the same transaction.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { copyInto, copyLine, type Cell } from '../load/copy.ts'
import { columnsOf, TABLE_NAMES, type TableName } from './tables.ts'

const PARCEL_CHARACTERS = 3 << 20
const PIECE_LINES = 400
const ROWS_PER_TURN = 1500

type Parcel = Map<TableName, string[]>

export class Sink {
  readonly counts = new Map<TableName, number>()
  private parcel: Parcel = new Map()
  private characters = 0
  private rowsThisTurn = 0
  private sending: Promise<void> = Promise.resolve()

  constructor(private readonly client: PoolClient) {}

  put(table: TableName, cells: readonly Cell[]): void {
    const line = copyLine(cells)
    const lines = this.parcel.get(table)
    if (lines) lines.push(line)
    else this.parcel.set(table, [line])
    this.characters += line.length
    this.rowsThisTurn++
    this.counts.set(table, (this.counts.get(table) ?? 0) + 1)
  }

  /** Called between whole sets of rows; waits only when the database is behind. */
  async relieve(): Promise<void> {
    if (this.characters >= PARCEL_CHARACTERS) await this.send()
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
    this.characters = 0
    this.sending = copyAll(this.client, parcel)
    this.sending.catch(() => {})
  }
}

async function copyAll(client: PoolClient, parcel: Parcel): Promise<void> {
  for (const table of TABLE_NAMES) {
    const lines = parcel.get(table)
    if (lines) await copyInto(client, table, columnsOf(table), pieces(lines), { freeze: true })
    parcel.delete(table)
  }
}

function* pieces(lines: readonly string[]): Generator<string> {
  for (let i = 0; i < lines.length; i += PIECE_LINES) yield lines.slice(i, i + PIECE_LINES).join('')
}
