// Tests maintenance, which closes the whole portal, so nothing else may run at the same time.
import { texts } from '@portal/kit/texts'
import { apiURL } from '../environment.ts'
import { portal } from '../support/cli.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, visit, whenReady } from '../support/visit.ts'
import { ALONE } from '../support/writes.ts'

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status

test(
  'maintenance replaces every page with status 451, and its end is detected without reloading',
  ALONE,
  async ({ page }) => {
    await visit(page, '/diarias')
    await portal('manutencao', 'on')
    try {
      await expect.poll(() => statusOf(`${apiURL}/api/exercicios/padrao`)).toBe(451)
      for (const path of ['/', '/diarias', '/isto-nao-existe']) {
        const response = await page.goto(addressOf(path))
        expect(response?.status(), path).toBe(451)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.manutencao)
        await expect(page.getByRole('banner')).toHaveCount(0)
        await expect
          .poll(
            () => page.evaluate(() => Array.from(document.images, ({ naturalWidth }) => naturalWidth > 0)),
            'the crest',
          )
          .toEqual([true])
      }
      await page.goto(addressOf('/diarias'))
    } finally {
      await portal('manutencao', 'off')
      await expect.poll(() => statusOf(addressOf('/'))).toBe(200)
    }
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await whenReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diárias')
  },
)
