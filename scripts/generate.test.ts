import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generate } from './generate.ts'

const root = new URL('../', import.meta.url)

it('generated files are as the declarations make them: run npm run generate and look at the difference', async () => {
  const files = await generate()
  const committed = readdirSync(new URL('docs/sql', root)).map((name) => `docs/sql/${name}`)
  expect([...files.keys()].filter((path) => path.endsWith('.sql')).sort()).toEqual(committed.sort())
  for (const [path, content] of files) expect(readFileSync(new URL(path, root), 'utf8'), path).toBe(content)
})
