// Lighthouse's mobile scores for one page, in the system's Chromium: the median of a few runs, as its makers advise.
import { spawnSync } from 'node:child_process'
import { chromium } from '../e2e/environment.ts'
import { ensureLighthouse } from '../scripts/prepare.mjs'
import { median } from './medians.ts'

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>

const { args: flags, executablePath } = chromium.launchOptions

const RUNS = 3

const scoresBy = (score: (name: keyof Scores) => number): Scores =>
  ({ performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') })

function runOnce(program: string, url: string): Scores {
  const args = [program, url, '--quiet', '--output=json', `--chrome-flags=--headless ${flags.join(' ')}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: executablePath },
  })
  if (status !== 0) throw new Error(`Lighthouse: ${stderr}`)
  const { categories } = JSON.parse(stdout) as { categories: Record<keyof Scores, { score: number }> }
  return scoresBy((name) => Math.round(categories[name].score * 100))
}

export async function runLighthouse(url: string): Promise<Scores> {
  const program = await ensureLighthouse()
  const runs = Array.from({ length: RUNS }, () => runOnce(program, url))
  return scoresBy((name) => median(runs.map((run) => run[name])))
}
