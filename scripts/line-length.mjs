// Fails on lines of code, CSS or SQL over 120 columns. Does not count what cannot be broken: a regular expression, or
// an address or code without a blank. Skips migrations, which stay as they were applied, and summaries and functions,
// whose text PostgreSQL stores.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const MOST = 120
const CODE = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.sql']
const AS_THEY_ARE = /\/fixtures\/|^packages\/db\/(?:migrations|resumos|functions)\//
const EXPRESSION = /(?<=^|[\s(,=:[])\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*|String\.raw`[^`]*`/gu
const UNBROKEN = /\S{60,}/gu

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...CODE], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !AS_THEY_ARE.test(file))

const tooLong = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const breakable = line.replaceAll(EXPRESSION, '').replaceAll(UNBROKEN, '')
      return breakable.length > MOST ? [`${file}:${index + 1}: ${line.length} colunas`] : []
    }),
)

for (const line of tooLong) process.stderr.write(`${line}\n`)
process.exit(tooLong.length > 0 ? 1 : 0)
