// The reference for uncached pages: node's http server and `pg` running the page's own query, and nothing else.
import { createServer } from 'node:http'
import pg from 'pg'
import { pageStatement } from './page-statement.ts'
import { PAGES, randomPage } from './pages.ts'

const [port, url, exercicio] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 16 })
const statements = Array.from({ length: PAGES }, (_, page) => pageStatement(Number(exercicio), page))

createServer((_request, response) => {
  pool
    .query<{ content: string }>(statements[randomPage()] ?? '')
    .then(({ rows }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(rows[0]?.content)
    })
    .catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
