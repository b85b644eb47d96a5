// Buffers rows for a slow reader, in memory and then in an unlinked temporary file of limited size, so that the
// transaction need not stay open.
import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SpoolLimits {
  memoryBytes: number
  fileBytes: number
}

const PIECE = 64 * 1024
const ONLY_OURS = 0o600

export class Spool {
  readonly #limits: SpoolLimits
  #memory: Buffer[] = []
  #memoryBytes = 0
  #file: FileHandle | undefined
  /** Positions in the file of the next write and the next read. Both go back to the start whenever they meet. */
  #written = 0
  #read = 0
  #ended = false
  #failure: unknown
  #closed = false
  #wakes: (() => void)[] = []

  constructor(limits: SpoolLimits) {
    this.#limits = limits
  }

  /** Takes in all the pieces, waiting only when both memory and file are full. Returns whether all of them arrived. */
  async fill(pieces: AsyncIterable<Buffer>): Promise<boolean> {
    try {
      for await (const piece of pieces) {
        if (this.#closed) return false
        await this.#keep(piece)
      }
      this.#ended = true
    } catch (error) {
      this.#failure = error
    }
    this.#wake()
    return this.#ended
  }

  /** Waits for the first piece or the end. Returns the error if the source failed before its first piece. */
  async begun(): Promise<unknown> {
    while (!this.#closed && !this.#ended && this.#memory.length === 0 && this.#failure === undefined)
      await this.#change()
    return this.#memory.length === 0 ? this.#failure : undefined
  }

  /** Yields the pieces in order; throws where the source failed. */
  async *pieces(): AsyncGenerator<Buffer> {
    while (!this.#closed) {
      const piece = this.#memory.shift()
      if (piece) {
        this.#memoryBytes -= piece.length
        this.#wake()
        yield piece
      } else if (this.#read < this.#written) yield await this.#fromFile()
      else if (this.#failure !== undefined) throw this.#failure
      else if (this.#ended) return
      else await this.#change()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#memory = []
    this.#wake()
    const file = this.#file
    this.#file = undefined
    await file?.close()
  }

  async #keep(piece: Buffer): Promise<void> {
    for (;;) {
      if (this.#closed) return
      if (this.#read === this.#written) {
        this.#read = this.#written = 0
        if (this.#memoryBytes < this.#limits.memoryBytes) {
          this.#memory.push(piece)
          this.#memoryBytes += piece.length
          return this.#wake()
        }
      }
      if (this.#written + piece.length <= this.#limits.fileBytes && (await this.#toFile(piece))) return
      await this.#change()
    }
  }

  /** Returns false if the disk is full; the rows then wait in the database, as they would without a file. */
  async #toFile(piece: Buffer): Promise<boolean> {
    try {
      this.#file ??= await openNameless()
      await this.#file.write(piece, 0, piece.length, this.#written)
    } catch {
      return false
    }
    this.#written += piece.length
    this.#wake()
    return true
  }

  async #fromFile(): Promise<Buffer> {
    const length = Math.min(PIECE, this.#written - this.#read)
    const { buffer, bytesRead } = await this.#file!.read(Buffer.allocUnsafe(length), 0, length, this.#read)
    if (bytesRead === 0) throw new Error('the file of waiting rows is shorter than what was written to it')
    this.#read += bytesRead
    this.#wake()
    return buffer.subarray(0, bytesRead)
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#wakes.push(resolve))
  }

  #wake(): void {
    for (const wake of this.#wakes.splice(0)) wake()
  }
}

/** The file is unlinked at once, so it disappears with the process, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `portal-exportacao-${randomUUID()}`)
  const file = await open(path, 'wx+', ONLY_OURS)
  await unlink(path)
  return file
}
