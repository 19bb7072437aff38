import { expect, test, WITH_MOTION } from './fixtures'
import { openPage } from './landing-page'

test.use({
  ...WITH_MOTION,
  extraHTTPHeaders: { 'Save-Data': 'on' },
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
})

test('who saves data gets smaller pictures, no slide and no page by itself, and no film', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/')
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await page.getByRole('link', { name: 'Gallery' }).first().dispatchEvent('mouseover')
  await page.getByRole('link', { name: 'Gallery' }).first().dispatchEvent('touchstart')
  await page.waitForTimeout(300)
  expect(asked.slice(before).filter((path) => path.includes('gallery'))).toEqual([])
  const widths = asked.flatMap(
    (path) => /^\/api\/assets\/.*\/(\d+)\.(?:avif|webp|jpg)$/.exec(path)?.[1] ?? [],
  )
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.max(...widths.map(Number))).toBe(400)
  expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
})
