import { readdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  control,
  dialogOf,
  drawPicture,
  expectToast,
  openPanel,
  recordVideo,
  saveButton,
} from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

const MB = 1024 * 1024
const SLOW = 60_000

test('a slide’s picture is refused, doubted or taken in the words of the hero section', async ({ page }) => {
  await openPanel(page, 'hero')
  await page.getByRole('button', { name: 'Add New Slide' }).click()
  const chooser = dialogOf(page, 'Add New Slide').locator('input[type=file]')
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType, buffer })

  await send('wall.png', 'image/png', Buffer.alloc(10 * MB + 1))
  await expectToast(page, 'File Too Large', 'Please select an image smaller than 10MB.')
  await send('wall.gif', 'image/gif', Buffer.from('GIF89a'))
  await expectToast(page, 'Invalid File Type', 'Please select a valid image file (JPEG, PNG, WebP).')
  await send('wall.png', 'image/png', Buffer.from('not a picture'))
  await expectToast(page, 'Invalid Image', 'Unable to process the selected image file.')
  await expect(control(page, 'imageUrl')).toHaveValue('')

  await send('tall.png', 'image/png', await drawPicture(page, 700, 700))
  await expectToast(page, 'Image Dimension Warning', '16:9')
  await send('small.png', 'image/png', await drawPicture(page, 640, 360))
  await expectToast(page, 'Low Resolution', '1920x1080')
  await expect(control(page, 'imageUrl')).toHaveValue(/^\/uploads\/pictures\//)
  const sent = page.waitForRequest((request) => request.url().includes('/api/upload'))
  await send('wide.png', 'image/png', await drawPicture(page, 1920, 1080))
  expect((await sent).url()).toContain('purpose=hero')
  await expectToast(page, 'Image uploaded successfully')
})

test('a picture field says how far its upload is, and why it failed', async ({ page, complaints }) => {
  complaints.allow(/500|ERR_FAILED|Failed to load/)
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Garden Studio' }).click()
  const form = dialogOf(page, 'Edit Category')
  const picture = { name: 'door.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  const throttle = await throttled(page)
  await throttle(SLOW)
  const heavy = Buffer.concat([picture.buffer, Buffer.alloc(MB / 2, 7)])
  await form.locator('input[type=file]').setInputFiles({ ...picture, buffer: heavy })
  const bar = form.getByRole('progressbar', { name: 'Uploading image...' })
  await expect.poll(() => shareOf(bar)).toBeGreaterThan(0)
  expect(await shareOf(bar)).toBeLessThan(1)
  await throttle(-1)
  await expectToast(page, 'Image uploaded successfully')
  await expect(bar).toBeHidden()

  await page.route('**/api/upload**', (route) =>
    route.fulfill({ status: 500, json: { message: 'The store is closed.' } }),
  )
  await form.locator('input[type=file]').setInputFiles(picture)
  await expectToast(page, 'Upload failed', 'The store is closed.')
  await page.unroute('**/api/upload**')
  await page.route('**/api/upload**', (route) => route.abort())
  await form.locator('input[type=file]').setInputFiles(picture)
  await expectToast(page, 'Upload failed', 'Failed to upload image')
  await page.unroute('**/api/upload**')
  await form.getByRole('button', { name: 'Choose from the gallery' }).click()
  const shelf = form.getByRole('group', { name: 'Choose from the gallery' })
  await shelf.getByRole('radio').nth(1).check()
  await expect(control(page, 'imageUrl')).toHaveValue(/^\/api\/assets\//)
})

test('several files go up at once, each with its bar; stopped and abandoned ones leave nothing behind', async ({
  page,
  house,
}) => {
  await house.database.pool.query('delete from media_files')
  await openPanel(page, 'media')
  await expect(page.getByText('Nothing has been uploaded yet.')).toBeVisible()
  const before = await filesOf(house.dataFolder)
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

  const { rows } = await house.database.pool.query('select original_name, storage_keys from media_files')
  expect(rows.map(({ original_name }) => original_name)).toEqual(['one.png'])
  const kept = rows.flatMap(({ storage_keys }) => storage_keys).length
  await expect.poll(async () => (await filesOf(house.dataFolder)).length).toBe(before.length + kept)
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

test('a video’s thumbnail is uploaded or taken from its frame, and each failure is said', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500|404/)
  await openPanel(page, 'gallery')
  const video = await recordVideo(page)
  const upload = await page.request.post('/api/upload', {
    multipart: { image: { name: 'walk.webm', mimeType: 'video/webm', buffer: video } },
  })
  const { url } = await upload.json()
  await page.getByRole('tab', { name: /^Video Tours \(/ }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Add URL' }).click()
  const form = dialogOf(page, 'Add URL')
  const chooser = form.locator('input[type=file]')
  const png = { name: 'still.png', mimeType: 'image/png', buffer: await drawPicture(page) }

  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expectToast(page, 'Invalid file type', 'Please select an image file for the thumbnail')
  await chooser.setInputFiles({ ...png, buffer: Buffer.alloc(5 * MB + 1) })
  await expectToast(page, 'File too large', 'Thumbnail image must be less than 5MB')
  await page.route('**/api/upload/image', (route) => route.fulfill({ status: 500, body: 'no' }))
  await chooser.setInputFiles(png)
  await expectToast(page, 'Upload failed', 'Failed to upload thumbnail image')
  await page.unroute('**/api/upload/image')
  await chooser.setInputFiles(png)
  await expectToast(page, 'Thumbnail uploaded successfully')
  await expect(control(page, 'thumbnailUrl')).toHaveValue(/^\/uploads\/pictures\//)

  await control(page, 'videoUrl').fill('/uploads/videos/none.mp4')
  await form.getByRole('button', { name: 'Generate from video' }).click()
  await expectToast(page, 'Generation failed')
  const uploaded = await control(page, 'thumbnailUrl').inputValue()
  await control(page, 'videoUrl').fill(url)
  await form.getByRole('button', { name: 'Generate from video' }).click()
  await expectToast(page, 'Thumbnail generated from video')
  await expect(control(page, 'thumbnailUrl')).not.toHaveValue(uploaded)
  await control(page, 'title').fill('A walk with a still')
  await saveButton(page).click()
  await expectToast(page, 'Video tour created successfully')
})

test('a villa’s gallery says why an upload failed', async ({ page, complaints }) => {
  complaints.allow(/500|ERR_FAILED|Failed to load/)
  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Manage gallery of Rose Villa' }).first().click()
  const gallery = page.getByRole('dialog', { name: 'Gallery Management - Rose Villa' })
  const chooser = gallery.locator('input[type=file]')
  const picture = { name: 'porch.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  await chooser.setInputFiles({ ...picture, buffer: Buffer.alloc(10 * MB + 1) })
  await expectToast(page, 'Upload Failed', `File is larger than ${10 * MB} bytes`)
  const dataTransfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer()
    for (const name of ['one.png', 'two.png'])
      dropped.items.add(new File(['a picture'], name, { type: 'image/png' }))
    return dropped
  })
  await gallery.getByText('Drag and drop a picture here').dispatchEvent('drop', { dataTransfer })
  await expectToast(page, 'Upload Failed', 'Too many files')
  const held = await holdUploads(page)
  await chooser.setInputFiles(picture)
  await expect(gallery.getByRole('progressbar', { name: 'Uploading image...' })).toBeVisible()
  held.release()
  await expectToast(page, 'Image added successfully')
  await page.route('**/api/upload**', (route) => route.fulfill({ status: 500, body: 'no' }))
  await chooser.setInputFiles(picture)
  await expectToast(page, 'Upload Failed', 'Upload failed with status: 500')
  await page.unroute('**/api/upload**')
  await page.route('**/api/upload**', (route) => route.abort())
  await chooser.setInputFiles(picture)
  await expectToast(page, 'Upload Failed', 'Failed to upload file')
})

test('an upload that fails says so beside the file, and one without a session leaves for the sign-in', async ({
  page,
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
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Try again: roof.png' }).click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.waitForURL('**/admin')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

/** Sets how many bytes a second go out; -1 for as many as there are. */
async function throttled(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const others = { offline: false, latency: 0, downloadThroughput: -1 }
  return (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { ...others, uploadThroughput })
}

function shareOf(bar: Locator): Promise<number> {
  return bar.evaluate((element) => (element as HTMLProgressElement).value)
}

/** Lets uploads reach the server only when they are released. */
async function holdUploads(page: Page) {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    '**/api/upload**',
    async (route) => {
      await isReleased
      await route.continue()
    },
    { times: 1 },
  )
  return { release }
}

async function filesOf(dataFolder: string): Promise<string[]> {
  const entries = await readdir(`${dataFolder}/uploads`, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
