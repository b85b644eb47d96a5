// Sends one request repeatedly over open connections, at so little CPU that it keeps a server busy from another core.
// autocannon uses as much CPU as a response from memory costs, so the server would wait for it.
import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

interface Answer {
  /** Bytes, headers included. */
  length: number
  /** Whether the server closes the connection after it. */
  isLast: boolean
}

/** Parses the head of the response that begins here. */
function answerIn(start: Buffer): Answer {
  const end = start.indexOf(END_OF_HEAD)
  const head = start.toString('latin1', 0, end)
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? []
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`resposta inesperada: ${head}`)
  return { length: end + END_OF_HEAD.length + Number(length), isLast: /^connection: close$/im.test(head) }
}

/**
 * Acts as one visitor: sends the request again when the response is complete, until `isOver`. Returns the number of
 * responses.
 */
function askUntil(isOver: () => boolean, open: () => Socket, question: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    const begin = (): void => {
      let [left, isLast] = [0, false]
      const take = (chunk: Buffer): void => {
        if (left === 0) ({ length: left, isLast } = answerIn(chunk))
        left -= chunk.length
        if (left > 0) return
        answered++
        if (isOver()) socket.destroy()
        else if (!isLast) socket.write(question)
      }
      const socket = open()
      socket.once('connect', () => socket.write(question))
      socket.once('error', reject)
      socket.once('close', () => {
        if (isOver()) resolve(answered)
        else if (isLast && left === 0) begin()
        else reject(new Error('a conexão foi fechada antes do fim'))
      })
      socket.on('data', (chunk) => {
        try {
          take(chunk)
        } catch (error) {
          socket.destroy(error as Error)
        }
      })
    }
    begin()
  })
}

/** Sends the request as a browser does, accepting gzip, and returns the number of responses and the seconds taken. */
export async function askAgain(
  url: string,
  connections: number,
  seconds: number,
): Promise<{ requests: number; seconds: number }> {
  const { hostname, port, pathname, search } = new URL(url)
  const question = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: gzip${END_OF_HEAD}`,
  )
  const begun = performance.now()
  const isOver = (): boolean => performance.now() - begun >= seconds * 1000
  const open = (): Socket => connect({ host: hostname, port: Number(port), noDelay: true })
  const answered = await Promise.all(Array.from({ length: connections }, () => askUntil(isOver, open, question)))
  return { requests: answered.reduce((sum, each) => sum + each, 0), seconds: (performance.now() - begun) / 1000 }
}
