// Writes a zip archive as a stream, for xlsx and ods of any size, without holding a whole part in memory.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  /**
   * A Buffer is stored uncompressed, with its size known beforehand; anything else is deflated while it is produced.
   */
  content: Buffer | Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  stored: boolean
  crc: number
  size: number
  compressedSize: number
  offset: number
}

const VERSION = 20
const VERSION_ZIP64 = 45
const UTF8_NAME = 0x0800
const SIZES_FOLLOW = 0x0008
const DEFLATE = 8
/** 1 January 1980: a fixed date, so that equal data gives equal files. */
const DOS_DATE = 0x0021
const MAX_16 = 0xffff
const MAX_32 = 0xffffffff

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const flagsOf = (stored: boolean): number => UTF8_NAME | (stored ? 0 : SIZES_FOLLOW)

function localHeader({ name, stored, crc, size }: Written): Buffer {
  return Buffer.concat([
    u32(0x04034b50),
    u16(VERSION),
    u16(flagsOf(stored)),
    u16(stored ? 0 : DEFLATE),
    u16(0),
    u16(DOS_DATE),
    u32(crc),
    u32(size),
    u32(size),
    u16(name.length),
    u16(0),
    name,
  ])
}

function dataDescriptor({ crc, size, compressedSize }: Written, limit: number): Buffer {
  const width = size >= limit || compressedSize >= limit ? u64 : u32
  return Buffer.concat([u32(0x08074b50), u32(crc), width(compressedSize), width(size)])
}

function centralHeader({ name, stored, crc, size, compressedSize, offset }: Written, limit: number): Buffer {
  const large = [size, compressedSize, offset].filter((value) => value >= limit)
  const extra = large.length > 0 ? Buffer.concat([u16(1), u16(large.length * 8), ...large.map(u64)]) : Buffer.alloc(0)
  const short = (value: number): Buffer => u32(value >= limit ? MAX_32 : value)
  const version = large.length > 0 ? VERSION_ZIP64 : VERSION
  return Buffer.concat([
    u32(0x02014b50),
    u16(version),
    u16(version),
    u16(flagsOf(stored)),
    u16(stored ? 0 : DEFLATE),
    u16(0),
    u16(DOS_DATE),
    u32(crc),
    short(compressedSize),
    short(size),
    u16(name.length),
    u16(extra.length),
    u16(0),
    u16(0),
    u16(0),
    u32(0),
    short(offset),
    name,
    extra,
  ])
}

function endOfDirectory(count: number, start: number, size: number, limit: number): Buffer {
  const plain = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(Math.min(count, MAX_16)),
    u16(Math.min(count, MAX_16)),
    u32(size >= limit ? MAX_32 : size),
    u32(start >= limit ? MAX_32 : start),
    u16(0),
  ])
  if (start < limit && size < limit && count < MAX_16) return plain
  const record = Buffer.concat([
    u32(0x06064b50),
    u64(44),
    u16(VERSION_ZIP64),
    u16(VERSION_ZIP64),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(size),
    u64(start),
  ])
  const locator = Buffer.concat([u32(0x07064b50), u32(0), u64(start + size), u32(1)])
  return Buffer.concat([record, locator, plain])
}

async function* deflated(content: Iterable<string> | AsyncIterable<string>, entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 5 })
  const measure = async function* (chunks: AsyncIterable<string>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  // The result of the pipeline reaches the loop below as the end or the error of `deflate`.
  pipeline(Readable.from(content), measure, deflate, () => undefined)
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.compressedSize += chunk.length
    yield chunk
  }
}

/** `limit` is the size from which 64-bit fields are used. */
export async function* zip(entries: Iterable<ZipEntry>, limit = MAX_32): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const stored = Buffer.isBuffer(content)
    const size = stored ? content.length : 0
    const entry: Written = {
      name: Buffer.from(name),
      stored,
      crc: stored ? crc32(content) : 0,
      size,
      compressedSize: size,
      offset,
    }
    const header = localHeader(entry)
    yield header
    offset += header.length
    if (stored) {
      yield content
      offset += content.length
    } else {
      yield* deflated(content, entry)
      const descriptor = dataDescriptor(entry, limit)
      yield descriptor
      offset += entry.compressedSize + descriptor.length
    }
    written.push(entry)
  }
  const directory = Buffer.concat(written.map((entry) => centralHeader(entry, limit)))
  yield directory
  yield endOfDirectory(written.length, offset, directory.length, limit)
}
