import { readdir } from 'node:fs/promises'
import { makeBomb } from '../test/uploads'
import { drawPicture, expectToast, openPanel, recordVideo } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { png, SLOW, shareOf, throttled } from './sent-files'

const MB = 1024 * 1024

test('several files go up at once, each with its bar; stopped and abandoned ones leave nothing behind', async ({
  page,
  app,
}) => {
  await app.database.pool.query('delete from media_files')
  await openPanel(page, 'media')
  await expect(page.getByText('Nothing has been uploaded yet.')).toBeVisible()
  const before = await filesOf(app.dataFolder)
  const buffer = await drawPicture(page, 1600, 900)
  const throttle = await throttled(page)
  await throttle(SLOW)
  // Random bytes behind the picture: they do not shrink, and the server reads them to the end.
  const heavy = Buffer.concat([buffer, Buffer.alloc(2 * MB, 7)])
  const files = ['one', 'two', 'three', 'four'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: heavy,
  }))
  await page.getByRole('main').locator('input[type=file]').setInputFiles(files)
  const bars = page.getByRole('progressbar')
  await expect(bars).toHaveCount(4)
  await expect.poll(() => shareOf(bars.first())).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  for (const { name } of files) await page.getByRole('button', { name: `Stop uploading ${name}` }).click()
  await expect(page.getByText('Stopped')).toHaveCount(4)
  await throttle(-1)
  await page.getByRole('button', { name: 'Try again: one.png' }).click()
  await expect(page.getByRole('heading', { name: 'one.png' })).toBeVisible()

  await throttle(SLOW)
  await page.getByRole('button', { name: 'Try again: two.png' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await page.getByRole('link', { name: 'Categories' }).click()
  await expect(page.getByText('Garden Studio').first()).toBeVisible()
  await throttle(-1)

  const { rows } = await app.database.pool.query('select original_name, storage_keys from media_files')
  expect(rows.map(({ original_name }) => original_name)).toEqual(['one.png'])
  const kept = rows.flatMap(({ storage_keys }) => storage_keys).length
  await expect.poll(async () => (await filesOf(app.dataFolder)).length).toBe(before.length + kept)
})

test('the library takes videos too', async ({ page }) => {
  await openPanel(page, 'media')
  const buffer = await recordVideo(page)
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'dance.webm', mimeType: 'video/webm', buffer })
  await expect(page.getByRole('heading', { name: 'dance.webm' })).toBeVisible()
  await page.getByLabel('Kind').selectOption('Videos')
  await expect(page.getByRole('heading', { name: 'dance.webm' })).toBeVisible()
})

test('an upload that fails says so beside the file, and one without a session leaves for the sign-in', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/500|401/)
  await openPanel(page, 'media')
  const chooser = page.getByRole('main').locator('input[type=file]')
  const picture = { name: 'roof.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  await page.route('**/api/upload**', (route) => route.fulfill({ status: 500, body: 'no' }))
  await chooser.setInputFiles(picture)
  await expectToast(page, 'Upload failed', 'Upload failed with status: 500')
  await expect(page.getByRole('button', { name: 'Try again: roof.png' })).toBeVisible()
  await page.unroute('**/api/upload**')
  await app.database.pool.query('delete from sessions')
  await page.getByRole('button', { name: 'Try again: roof.png' }).click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.waitForURL('**/admin')
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('the server’s reasons for refusing a file stand where it was dropped', async ({ page, complaints }) => {
  complaints.allow(/415|422|ERR_FAILED|Failed to load/)
  await openPanel(page, 'media')
  const chooser = page.getByRole('main').locator('input[type=file]')
  const whole = (await drawPicture(page, 400, 300)).subarray(0, 300)
  const refused: [name: string, buffer: Buffer, reason: string][] = [
    ['holiday.jpg', Buffer.from('<script>alert(1)</script>'.repeat(300)), 'This is not a file we can use'],
    ['huge.png', makeBomb(30_000, 30_000), 'This picture has more than 60 million pixels'],
    ['half.png', whole, 'Unable to process the selected image file.'],
  ]
  for (const [name, buffer, reason] of refused) {
    await chooser.setInputFiles({ name, mimeType: 'image/png', buffer })
    await expectToast(page, 'Upload failed', reason)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(reason)
  }
  await chooser.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expectToast(page, 'File Rejected', 'logo.svg: File type must be JPEG')
  await page.route('**/api/upload**', (route) => route.abort())
  await chooser.setInputFiles(await png(page, 'wire.png'))
  await expectToast(page, 'Upload failed', 'The connection broke. Please try again.')
})

async function filesOf(dataFolder: string): Promise<string[]> {
  const entries = await readdir(`${dataFolder}/uploads`, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
