// A page as large as asked for, of which a corner is painted: tests ask the page, they do not look at it, and painting it all takes a sixth of the processor.
import type { CDPSession, Page } from '@playwright/test'

const PAINTED = { width: 300, height: 200 }
const USUAL = { width: 1280, height: 720 }

interface Sized {
  devtools: CDPSession
  width: number
}

const sized = new WeakMap<Page, Sized>()

async function devtoolsOf(page: Page): Promise<CDPSession> {
  const known = sized.get(page)
  if (known) return known.devtools
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setVisibleSize', PAINTED)
  return devtools
}

/** Instead of Playwright's own, which paints it all; the picture of a failure is of the usual size whatever was asked for here. */
export async function setSize(page: Page, { width, height } = USUAL): Promise<void> {
  const devtools = await devtoolsOf(page)
  sized.set(page, { devtools, width })
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true,
  })
}

export const widthOf = (page: Page): number | undefined => sized.get(page)?.width ?? page.viewportSize()?.width
