import type { Locator, Page } from '@playwright/test'
import { drawPicture } from './admin-panel'

/** A picture as a file to send. */
export const png = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPicture(page),
})

/** Bytes a second at which an upload can be watched. */
export const SLOW = 60_000

/** Sets how many bytes a second go out; -1 for as many as there are. */
export async function throttled(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const others = { offline: false, latency: 0, downloadThroughput: -1 }
  return (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { ...others, uploadThroughput })
}

/** How much of a file its bar shows as gone out, from 0 to 1. */
export function shareOf(bar: Locator): Promise<number> {
  return bar.evaluate((element) => (element as HTMLProgressElement).value)
}
