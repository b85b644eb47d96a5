// Runs Lighthouse's mobile test on one page in the system's Chromium; takes the median of a few runs, as its makers
// advise.
import { chromium } from '../e2e/environment.ts'
import { ensureLighthouse } from '../scripts/prepare.mjs'
import { median } from './medians.ts'
import { runProgram } from './processes.ts'

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>

const { args: flags, executablePath } = chromium.launchOptions

const RUNS = 3

const scoresBy = (score: (name: keyof Scores) => number): Scores => ({
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best-practices': score('best-practices'),
  seo: score('seo'),
})

async function runOnce(program: string, url: string): Promise<Scores> {
  const args = [program, url, '--quiet', '--output=json', `--chrome-flags=--headless ${flags.join(' ')}`]
  const said = await runProgram(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: executablePath },
  })
  const { categories } = JSON.parse(said) as { categories: Record<keyof Scores, { score: number }> }
  return scoresBy((name) => Math.round(categories[name].score * 100))
}

export async function runLighthouse(url: string): Promise<Scores> {
  const program = await ensureLighthouse()
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(program, url))
  return scoresBy((name) => median(runs.map((run) => run[name])))
}
