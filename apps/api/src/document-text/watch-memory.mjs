// A thread that ends its own process, saying so, once more of its memory is resident than may be: every version of node
// counts that alike, while limits of the system count what V8 only sets aside.
import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

const LOOK_MS = 10
const STDERR = 2
const { bytes, said } = workerData

function look() {
  if (process.memoryUsage.rss() <= bytes) return
  writeSync(STDERR, said)
  process.kill(process.pid, 'SIGKILL')
}

look()
parentPort.postMessage('looking', [])
setInterval(look, LOOK_MS)
