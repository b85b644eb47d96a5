// Moving through a page by Tab alone, as someone without a mouse does.
import { expect, type Locator, type Page } from '@playwright/test'

const FAR = 150

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached within ${FAR} presses of Tab`).toBeFocused()
}
