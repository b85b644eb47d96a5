import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generate, present } from './generate.ts'

it('generated files are as the declarations make them: run npm run generate and look at the difference', async () => {
  const files = await generate()
  expect(present().filter((path) => !files.has(path))).toEqual([])
  for (const [path, content] of files)
    expect(readFileSync(new URL(`../${path}`, import.meta.url)).equals(Buffer.from(content)), path).toBe(true)
})
