// Preloaded into the portal: measures the event loop delay. At each SIGUSR2 it writes the p99 to a file and starts
// again.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5

if (isMainThread && process.env.LOOP_DELAY_FILE) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  process.on('SIGUSR2', () => {
    const file = process.env.LOOP_DELAY_FILE
    writeFileSync(`${file}.novo`, String(Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS)))
    renameSync(`${file}.novo`, file)
    delay.reset()
  })
}
