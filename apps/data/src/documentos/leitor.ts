// Lends the reader of PDFs to a command, and ends it however the command ends.
import { PdfReader, ReaderFailed } from '@portal/api/document-text/pdf-reader'
import type { Reading } from '@portal/api/document-text/messages'
import { aborted, prepareToLeave } from '@portal/db/leaving'

/** Reads a file; undefined once the command was asked to stop. */
export type Ler = (path: string) => Promise<Reading | undefined>

export async function withLeitor<T>(use: (ler: Ler) => Promise<T>): Promise<T> {
  const reader = new PdfReader()
  const { signal, release } = prepareToLeave()
  const ler: Ler = async (path) => {
    if (signal.aborted) return undefined
    // The reader is told one path on each line.
    if (path.includes('\n')) return { motivo: 'falha', detalhe: 'a line break in the name' }
    return reader.read(path).catch((error: unknown) => {
      if (error instanceof ReaderFailed)
        throw new Error(`O leitor de PDF não abriu: ${error.message}`, { cause: error })
      throw error
    })
  }
  try {
    return await Promise.race([use(ler), aborted(signal)])
  } finally {
    reader.close()
    release()
  }
}
