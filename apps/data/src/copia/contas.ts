// Counts and checksums the bytes that pass through a stream.
import { createHash } from 'node:crypto'

const NEWLINE = 10

export interface Conta {
  bytes: number
  /** Number of lines, which in COPY's text format are rows. */
  linhas: number
}

export interface Passagem {
  through: (content: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
  conta: Conta
}

export function countRows(onBytes: (bytes: number) => void = () => {}): Passagem {
  const conta = { bytes: 0, linhas: 0 }
  return {
    conta,
    through: async function* (content) {
      for await (const chunk of content) {
        conta.bytes += chunk.length
        for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) conta.linhas++
        onBytes(chunk.length)
        yield chunk
      }
    },
  }
}

export function sum(): { through: Passagem['through']; sha256: () => string } {
  const hash = createHash('sha256')
  return {
    through: async function* (content) {
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
    },
    sha256: () => hash.digest('hex'),
  }
}
