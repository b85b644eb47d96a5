// Lighthouse's mobile scores for one page, in the system's Chromium.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { chromium } from '../e2e/environment.ts'
import { ROOT } from './processes.ts'

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>

const { args: flags, executablePath } = chromium.launchOptions

export function runLighthouse(url: string): Scores {
  const args = [path.join(ROOT, 'node_modules/lighthouse/cli/index.js'), url, '--quiet', '--output=json', `--chrome-flags=--headless ${flags.join(' ')}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: executablePath },
  })
  if (status !== 0) throw new Error(`Lighthouse: ${stderr}`)
  const { categories } = JSON.parse(stdout) as { categories: Record<keyof Scores, { score: number }> }
  const score = (name: keyof Scores): number => Math.round(categories[name].score * 100)
  return { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') }
}
