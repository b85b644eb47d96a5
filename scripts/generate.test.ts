import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generate, present } from './generate.ts'

it('generated files are up to date: if not, run npm run generate and review the diff', async () => {
  const files = await generate()
  expect(present().filter((path) => !files.has(path))).toEqual([])
  for (const [path, content] of files)
    expect(readFileSync(new URL(`../${path}`, import.meta.url)).equals(Buffer.from(content)), path).toBe(true)
})
