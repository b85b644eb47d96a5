// Chooses the compression that a client accepts, and compresses bodies and streams.
import { PassThrough, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

const BROTLI_QUALITY = 5
/** Smallest body, in bytes, that is worth compressing. */
export const WORTH_COMPRESSING = 1024

const takes = (header: string, name: string): boolean =>
  header.split(',').some((part) => {
    const [coding, ...options] = part.split(';').map((text) => text.trim().toLowerCase())
    return coding === name && !options.some((option) => /^q=0(\.0*)?$/.test(option))
  })

const known = new Map<string, Encoding>()

export function encodingFor(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '')
  if (text === '') return 'identity'
  const seen = known.get(text)
  if (seen) return seen
  const encoding = takes(text, 'br') ? 'br' : takes(text, 'gzip') ? 'gzip' : 'identity'
  if (known.size < 200) known.set(text, encoding)
  return encoding
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: 6 })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

const STREAMED_QUALITY = 4

/** Flushes after each write, so that data is sent at once. */
const streams: Record<Encoding, () => NodeJS.ReadWriteStream> = {
  identity: () => new PassThrough(),
  gzip: () => createGzip({ level: STREAMED_QUALITY, flush: constants.Z_SYNC_FLUSH }),
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: STREAMED_QUALITY },
    }),
}

/** The reader left before the end, which is no failure of the portal. */
const isReaderGone = ({ code }: NodeJS.ErrnoException): boolean => code === 'ERR_STREAM_PREMATURE_CLOSE'

export function compressStream(
  body: NodeJS.ReadableStream,
  encoding: Encoding,
  onError: (error: Error) => void,
): NodeJS.ReadableStream {
  return pipeline(body, streams[encoding](), (error) => error && !isReaderGone(error) && onError(error))
}
