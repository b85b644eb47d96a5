// A proxy to the test database that can be cut, frozen and restored, so that a test can take the database away from the
// server.
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Severable {
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Stops all traffic without closing connections, as when the server is suspended in the middle of its work. */
  freeze: () => void
  thaw: () => void
  close: () => Promise<void>
}

export async function severable(url: string): Promise<Severable> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  let thawed: Promise<void> | undefined
  let thaw = (): void => {}

  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  const mend = async (): Promise<void> => {
    const lead = (socket: Socket): void => {
      const upstream = keep(connect(Number(target.port), target.hostname))
      socket.pipe(upstream).pipe(socket)
      socket.once('close', () => upstream.destroy())
      upstream.once('close', () => socket.destroy())
    }
    server = createServer((socket) => {
      keep(socket)
      if (thawed) void thawed.then(() => lead(socket))
      else lead(socket)
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    for (const socket of sockets) socket.destroy()
    await closed
    server = undefined
  }

  const freeze = (): void => {
    thawed = new Promise((resolve) => (thaw = resolve))
    for (const socket of sockets) socket.pause()
  }
  const flow = (): void => {
    thawed = undefined
    thaw()
    for (const socket of sockets) socket.resume()
  }

  await mend()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return { url: through.href, cut, mend, freeze, thaw: flow, close: cut }
}
