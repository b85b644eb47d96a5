// Keeps the port open without accepting connections, so that visitors wait instead of being refused while no process
// serves.
import cluster from 'node:cluster'
import { createServer } from 'node:net'

const LOOK_MS = 500
const still = new Int32Array(new SharedArrayBuffer(4))
const supervisor = process.ppid

createServer().listen({ port: Number(process.env.PORTAL_PORTA), host: process.env.PORTAL_ENDERECO }, () => {
  cluster.worker.send('held', () => {
    // This process never returns to its event loop, so it accepts no connection.
    while (process.ppid === supervisor) Atomics.wait(still, 0, 0, LOOK_MS)
    process.exit()
  })
})
