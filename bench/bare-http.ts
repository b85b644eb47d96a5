// The reference for cached responses: node's own http server sending fixed bytes, and nothing else.
import { createServer } from 'node:http'
import { tellPort } from './tell-port.ts'

const [status, headers, text] = process.argv.slice(2)
const body = text === undefined ? undefined : Buffer.from(text)
const length = body ? { 'content-length': String(body.length) } : {}
const answer = { ...(JSON.parse(headers ?? '{}') as Record<string, string>), ...length }

const server = createServer((_request, response) => {
  response.writeHead(Number(status), answer)
  response.end(body)
})
tellPort(server)
