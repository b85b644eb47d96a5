// Moves through a page with Tab alone, as someone without a mouse does.
import { expect, type Locator, type Page } from '@playwright/test'

const FAR = 150

/** Presses Tab until the target has focus. The element is located once, and again only if the page has replaced it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle()
  for (let presses = 0; presses < FAR; presses++) {
    await page.keyboard.press('Tab')
    const { isFocused, isThere } =
      (await element?.evaluate((each) => ({
        isFocused: each === document.activeElement,
        isThere: each.isConnected,
      }))) ?? {}
    if (isFocused) return
    if (!isThere) element = await target.elementHandle()
  }
  await expect(target, `reached within ${FAR} presses of Tab`).toBeFocused()
}
