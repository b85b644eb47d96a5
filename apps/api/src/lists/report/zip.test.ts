import { describe, expect, it } from 'vitest'
import { collect, readZip } from './testing/other-software.ts'
import { zip, type ZipEntry } from './zip.ts'

async function* slowly(...parts: string[]): AsyncGenerator<string> {
  yield* parts
}

async function* broken(): AsyncGenerator<string> {
  yield 'começo'
  throw new Error('banco caiu')
}

const entries = (): ZipEntry[] => [
  { name: 'mimetype', content: Buffer.from('texto/puro') },
  { name: 'conteúdo.xml', content: slowly('á'.repeat(100_000), 'fim') },
  { name: 'vazio.xml', content: [''] },
]

const expected = { mimetype: 'texto/puro', 'conteúdo.xml': `${'á'.repeat(100_000)}fim`, 'vazio.xml': '' }

describe('zip', () => {
  it('can be read by another program, checksums included', async () => {
    const { broken, parts, texts } = await readZip(await collect(zip(entries())))
    expect(broken).toBeNull()
    expect(texts).toEqual(expected)
    expect(parts.map(([name, , compression]) => [name, compression])).toEqual([
      ['mimetype', 0],
      ['conteúdo.xml', 8],
      ['vazio.xml', 8],
    ])
  })

  it('uses 64-bit sizes and offsets past the limit', async () => {
    const bytes = await collect(zip(entries(), 50))
    expect(bytes.includes(Buffer.from([0x50, 0x4b, 0x06, 0x06]))).toBe(true)
    const { broken, texts } = await readZip(bytes)
    expect(broken).toBeNull()
    expect(texts).toEqual(expected)
  })

  it('writes equal bytes for equal content', async () => {
    expect((await collect(zip(entries()))).equals(await collect(zip(entries())))).toBe(true)
  })

  it('fails when the content fails, without closing the archive', async () => {
    const parts: Buffer[] = []
    const reading = (async () => {
      for await (const chunk of zip([{ name: 'a', content: broken() }])) parts.push(chunk)
    })()
    await expect(reading).rejects.toThrow('banco caiu')
    expect(Buffer.concat(parts).includes(Buffer.from('PK\u0005\u0006'))).toBe(false)
  })
})
