import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
if (process.argv[2] === 'bare') {
  const { headers, etag, body } = JSON.parse(readFileSync('/tmp/bare.json','utf8'))
  const buf = Buffer.from(body)
  const h304 = headers.flatMap((x: string, i: number) => i % 2 === 0 && !['content-length','content-type'].includes(x) ? [x, headers[i+1]] : [])
  createServer((req,res)=>{ if (req.headers['if-none-match']===etag) { res.writeHead(304, h304); res.end(); return } res.writeHead(200, headers); res.end(buf)}).listen(18472,'127.0.0.1')
} else {
  const { openTestPortal } = await import('./test-portal.ts')
  const portal = await openTestPortal()
  const base = await portal.app.listen({ port: 18471, host: '127.0.0.1' })
  const url = base + '/portaltransparencia-api/api/diarias?entidade=1&exercicio=2026&size=20'
  const a = await fetch(url, {headers:{'accept-encoding':'identity'}}); const body = await a.text()
  const headers: string[] = []
  for (const [k,v] of a.headers) if (!['date','connection','keep-alive'].includes(k)) headers.push(k,v)
  writeFileSync('/tmp/bare.json', JSON.stringify({headers, etag: a.headers.get('etag'), body}))
}
console.log('ready', process.pid)
process.on('SIGINT', () => process.exit(0))
