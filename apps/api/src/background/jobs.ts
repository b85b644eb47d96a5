// Returns the background jobs of a city: send its mail, read its documents, delete what has expired.
import type { Pool } from '@portal/db/pool'
import type { Config } from '../lib/config.ts'
import { Correio } from '../mail/mail.ts'
import { forgetCounts } from '../http/forget-counts.ts'
import { cleaned } from '../areas/index.ts'
import { Textos } from '../document-text/document-text.ts'
import type { Job } from './scheduler.ts'

const HOUR_MS = 3_600_000

type Log = (fields: object, message: string) => void

function correio(pool: Pool, smtpUrl: string, { smtpFrom: from }: Config, log: Log): Job {
  const mail = new Correio({ pool, smtpUrl, from, log })
  return { run: async (signal) => (await mail.sendWaiting(signal), false), stop: () => mail.stop() }
}

function textos(pool: Pool, { storeDir }: Config, log: Log): Job {
  const texts = new Textos({ pool, storeDir, log })
  return { run: () => texts.readNext(), stop: () => texts.stop() }
}

function hourly(work: () => Promise<unknown>, log: Log, complaint: string): Job {
  let done = -Infinity
  return {
    run: async () => {
      if (Date.now() - done < HOUR_MS) return false
      await work().then(
        () => (done = Date.now()),
        (error: unknown) => log({ err: error }, complaint),
      )
      return false
    },
    stop: async () => {},
  }
}

export const jobsOf = (config: Config, pool: Pool, log: Log): Job[] => [
  ...(config.smtpUrl === undefined ? [] : [correio(pool, config.smtpUrl, config, log)]),
  textos(pool, config, log),
  ...[...cleaned, forgetCounts].map((clean) => hourly(() => clean(pool), log, 'what should be forgotten stays')),
]
