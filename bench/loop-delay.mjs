// Loaded before the portal: how late its event loop comes to what is due, written down and begun anew at each SIGUSR2.
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
