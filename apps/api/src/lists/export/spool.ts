// Rows wait for a slow reader here, in memory and then in a bounded file without a name, and not in an open
// transaction.
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
  /** Of the file: what was written and what was read, both from its start again whenever they meet. */
  #written = 0
  #read = 0
  #ended = false
  #failure: unknown
  #closed = false
  #wakes: (() => void)[] = []

  constructor(limits: SpoolLimits) {
    this.#limits = limits
  }

  /**
   * Takes all the pieces in, waiting only when there is room neither in memory nor in the file; answers whether they
   * all came.
   */
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

  /** Waits until there is a piece, or none will come; answers why, where the source failed before its first. */
  async begun(): Promise<unknown> {
    while (!this.#closed && !this.#ended && this.#memory.length === 0 && this.#failure === undefined)
      await this.#change()
    return this.#memory.length === 0 ? this.#failure : undefined
  }

  /** The pieces in their order; fails where the source of them failed. */
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

  /** On a disk without room the rows wait where they are, as they would without a file. */
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

/** Gone with the process, however it ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `portal-exportacao-${randomUUID()}`)
  const file = await open(path, 'wx+', ONLY_OURS)
  await unlink(path)
  return file
}
