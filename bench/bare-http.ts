// The reference for cached answers: node's own http server sending fixed bytes, and nothing else.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

const [port, file, status, headers] = process.argv.slice(2)
const body = file === '' ? undefined : readFileSync(file ?? '')
const answer = { ...(JSON.parse(headers ?? '{}') as Record<string, string>), ...(body ? { 'content-length': String(body.length) } : {}) }

createServer((_request, response) => {
  response.writeHead(Number(status), answer)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
