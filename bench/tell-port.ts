// Listens on a free port, and sends its number to the parent process.
import type { Server } from 'node:http'

export function tellPort(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
}
