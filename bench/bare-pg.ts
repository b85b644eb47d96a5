// The reference for uncached pages: node's http server and `pg` running the page's own statements, and nothing else.
import { createServer } from 'node:http'
import pg from 'pg'
import { settingsOf } from '@portal/db/pool'
import { statementsOf } from './page-statement.ts'
import { randomPage } from './pages.ts'
import { tellPort } from './tell-port.ts'

const [url, exercicio, pages] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 16, options: settingsOf({ forVisitors: true }) })
const each = Array.from({ length: Number(pages) }, (_, page) => statementsOf(pool, Number(exercicio), page))
const statements = await Promise.all(each)

/** Runs the statements of a page; the last one returns the rows. */
async function readPage(page: number): Promise<string> {
  let content = ''
  for (const statement of statements[page] ?? [])
    content = (await pool.query<{ content: string }>(statement)).rows[0]?.content ?? ''
  return content
}

const server = createServer((_request, response) => {
  readPage(randomPage(Number(pages)))
    .then((content) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(content)
    })
    .catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
})
tellPort(server)
