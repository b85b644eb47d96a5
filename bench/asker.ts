// Asks one question again and again over open connections, at so little cost that it keeps a process busy from another core:
// autocannon takes as much of the CPU as an answer from memory does, and the process it asks waits for it.
import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** How many bytes the answer that begins here has, its head included. */
function lengthOf(start: Buffer): number {
  const end = start.indexOf(END_OF_HEAD)
  const head = start.toString('latin1', 0, end)
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? []
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`resposta inesperada: ${head}`)
  return end + END_OF_HEAD.length + Number(length)
}

/** One connection: asks, and asks again when the answer is whole, until told not to. Answers how many it got. */
function askOver(socket: Socket, question: Buffer, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let [answered, left] = [0, 0]
    socket.once('connect', () => socket.write(question))
    socket.once('error', reject)
    socket.once('close', () => (isOver() ? resolve(answered) : reject(new Error('a conexão foi fechada antes do fim'))))
    socket.on('data', (chunk) => {
      try {
        left = (left === 0 ? lengthOf(chunk) : left) - chunk.length
      } catch (error) {
        return void socket.destroy(error as Error)
      }
      if (left > 0) return
      answered++
      if (isOver()) socket.destroy()
      else socket.write(question)
    })
  })
}

/** As a browser asks, with the answer compressed. */
export async function askAgain(url: string, connections: number, seconds: number): Promise<{ requests: number; seconds: number }> {
  const { hostname, port, pathname, search } = new URL(url)
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: gzip${END_OF_HEAD}`)
  const begun = performance.now()
  const isOver = (): boolean => performance.now() - begun >= seconds * 1000
  const sockets = Array.from({ length: connections }, () => connect({ host: hostname, port: Number(port), noDelay: true }))
  const answered = await Promise.all(sockets.map((socket) => askOver(socket, question, isOver)))
  return { requests: answered.reduce((sum, each) => sum + each, 0), seconds: (performance.now() - begun) / 1000 }
}
