// The reference for uncached pages: node's http server and `pg` running the page query alone, as a named statement.
import { createServer } from 'node:http'
import pg from 'pg'
import { randomPage } from './pages.ts'

const [port, url, text, binds] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 16 })
const values = JSON.parse(binds ?? '[]') as unknown[]
const offsetAt = values.length - 1

createServer((_request, response) => {
  const offset = randomPage() * 20
  pool
    .query({ name: 'page', text: text ?? '', values: values.map((value, i) => (i === offsetAt ? offset : value)) })
    .then(({ rows }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(rows))
    })
    .catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
