// Measures what a phone downloads and how fast it is: bytes of scripts as served, and Lighthouse on the home and a
// list.
import { chromium } from '@playwright/test'
import { chromium as system } from '../e2e/environment.ts'
import { scriptKilobytes } from '../e2e/support/script-weight.ts'
import { atLeast, atMost, type Line } from './line.ts'
import { runLighthouse } from './lighthouse.ts'
import type { Subject } from './subject.ts'

async function weigh(url: string): Promise<number> {
  const browser = await chromium.launch(system.launchOptions)
  try {
    return await scriptKilobytes(await browser.newPage(), url)
  } finally {
    await browser.close()
  }
}

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** `scoresOf` replaces Lighthouse in tests, which do not install it. */
export async function measurePages({ origin }: Subject, scoresOf = runLighthouse): Promise<Line[]> {
  const home = `${origin}/portaltransparencia`
  const list = `${home}/fornecedores`
  const lines = [
    atMost('script da página inicial, como servido', await weigh(home), 90, ' KB'),
    atMost('script de uma lista, como servido', await weigh(list), 110, ' KB'),
  ]
  for (const [name, url] of [
    ['início', home],
    ['lista', list],
  ] as const) {
    const scores = await scoresOf(url)
    for (const [category, target] of Object.entries(TARGETS)) {
      lines.push(
        atLeast(`Lighthouse no celular, ${name}: ${category}`, scores[category as keyof typeof TARGETS], target),
      )
    }
  }
  return lines
}
