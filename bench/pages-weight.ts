// What a phone downloads and how it feels: script bytes as served, and Lighthouse on the home and a list.
import { chromium } from '@playwright/test'
import { chromium as system } from '../e2e/environment.ts'
import { atLeast, atMost, type Line } from './line.ts'
import { runLighthouse } from './lighthouse.ts'
import type { Subject } from './subject.ts'

async function scriptKilobytes(url: string): Promise<number> {
  const browser = await chromium.launch(system.launchOptions)
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return bytes / 1024
  } finally {
    await browser.close()
  }
}

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export async function measurePages({ origin }: Subject): Promise<Line[]> {
  const home = `${origin}/portaltransparencia`
  const list = `${home}/fornecedores`
  const lines = [
    atMost('script da página inicial, como servido', await scriptKilobytes(home), 90, ' KB'),
    atMost('script de uma lista, como servido', await scriptKilobytes(list), 110, ' KB'),
  ]
  for (const [name, url] of [['início', home], ['lista', list]] as const) {
    const scores = runLighthouse(url)
    for (const [category, target] of Object.entries(TARGETS)) {
      lines.push(atLeast(`Lighthouse no celular, ${name}: ${category}`, scores[category as keyof typeof TARGETS], target))
    }
  }
  return lines
}
