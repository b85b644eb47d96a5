// What a phone on a bad network has to fetch before the page answers to the finger.
import { scriptKilobytes } from '../support/script-weight.ts'
import { expect, testInOwnWindow as test } from '../support/test.ts'
import { addressOf } from '../support/visit.ts'

test('the home page and a list stay within their weight, and know no screen but their own', async ({ browser }) => {
  for (const [path, most] of [['/', 90], ['/fornecedores', 110]] as const) {
    const page = await browser.newPage()
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    expect(await scriptKilobytes(page, addressOf(path)), path).toBeLessThanOrEqual(most)
    expect((await Promise.all(scripts)).join('\n'), path).not.toContain('screens/despesa/')
    await page.close()
  }
})
