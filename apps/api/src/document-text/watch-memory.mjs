// A thread that kills its own process, after saying so, once its resident memory exceeds the limit. Every version of
// node measures that alike, while system limits also count memory that V8 only reserves.
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
