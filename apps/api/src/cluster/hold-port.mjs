// Keeps the port open and takes no connection from it, so that visitors wait, and are not refused, while no process
// serves.
import cluster from 'node:cluster'
import { createServer } from 'node:net'

const LOOK_MS = 500
const still = new Int32Array(new SharedArrayBuffer(4))
const supervisor = process.ppid

createServer().listen({ port: Number(process.env.PORTAL_PORTA), host: process.env.PORTAL_ENDERECO }, () => {
  cluster.worker.send('held', () => {
    // Nothing is taken from the port by who never looks at it again.
    while (process.ppid === supervisor) Atomics.wait(still, 0, 0, LOOK_MS)
    process.exit()
  })
})
