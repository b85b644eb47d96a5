// Measures the cost of an export for the bench: the time to its first byte, and the memory it takes.
import type { ReportFormat, ReportSource } from '../report.ts'

const SAMPLING_MS = 20

export interface Cost {
  firstByteMs: number
  cpuSeconds: number
  bytes: number
  /** Highest resident memory above the start, in MB. */
  growthMb: number
}

export async function measureExport(format: ReportFormat, source: ReportSource): Promise<Cost> {
  const start = performance.now()
  const cpu = process.cpuUsage()
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLING_MS)
  let firstByteMs: number | undefined
  let bytes = 0
  try {
    for await (const chunk of format.write(source)) {
      firstByteMs ??= performance.now() - start
      bytes += Buffer.byteLength(chunk)
    }
  } finally {
    clearInterval(timer)
  }
  const used = process.cpuUsage(cpu)
  return {
    firstByteMs: firstByteMs ?? 0,
    cpuSeconds: (used.user + used.system) / 1e6,
    bytes,
    growthMb: (Math.max(peak, process.memoryUsage.rss()) - before) / 1e6,
  }
}
