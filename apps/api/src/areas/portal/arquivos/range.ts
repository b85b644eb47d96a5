// Parses the Range header of a file request (RFC 9110): one range, or the whole file.
export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

export type RangeAsked = ByteRange | 'whole' | 'unsatisfiable'

export function parseRange(header: string | undefined, size: number): RangeAsked {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  if (match[1] === '') {
    const length = Number(match[2])
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(match[1])
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (match[2] !== '' && Number(match[2]) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
