import { readdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { makeBomb } from '../test/uploads'
import {
  control,
  dialogOf,
  drawPicture,
  expectToast,
  openPanel,
  recordVideo,
  saveButton,
  signInAgain,
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

test('a form does not save while a picture is still being looked at', async ({ page }) => {
  await openPanel(page, 'hero')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const form = dialogOf(page, 'Edit Slide')
  const buffer = await drawPicture(page, 1920, 1080)
  await page.evaluate(() => {
    const look = window.createImageBitmap
    const until = new Promise((resolve) => addEventListener('looked', resolve))
    window.createImageBitmap = (async (image: ImageBitmapSource) => {
      await until
      return look(image)
    }) as typeof look
  })
  await form.locator('input[type=file]').setInputFiles({ name: 'hill.png', mimeType: 'image/png', buffer })
  await saveButton(page).click()
  await expect(form.getByRole('alert')).toHaveText('Please wait until the upload has finished, then save.')
  await page.evaluate(() => dispatchEvent(new Event('looked')))
  await expectToast(page, 'Image uploaded successfully')
  await expect(form.getByRole('alert')).toBeHidden()
  await expect(control(page, 'imageUrl')).toHaveValue(/^\/uploads\/pictures\//)
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
  await saveButton(page).click()
  await expect(form.getByRole('alert')).toHaveText('Please wait until the upload has finished, then save.')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
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
  // Two thirds around the circle of colours: the frame at two seconds.
  const hue = await hueOf(page, await control(page, 'thumbnailUrl').inputValue())
  expect(hue).toBeGreaterThan(215)
  expect(hue).toBeLessThan(265)
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
  house,
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
  await house.database.pool.query('delete from sessions')
  await page.getByRole('button', { name: 'Try again: roof.png' }).click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.waitForURL('**/admin')
  await expect(page.getByText('Not authenticated', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

const png = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPicture(page),
})

test('a picture field holds to the limits of its own section and says them', async ({ page }) => {
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Garden Studio' }).click()
  const field = dialogOf(page, 'Edit Category')
  await expect(field).toContainText('JPEG, PNG, GIF, WebP, up to 50MB, or the address of a picture')
  const chooser = field.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expectToast(page, 'File Rejected', 'menu.pdf: File type must be JPEG, PNG, GIF, WebP')
  const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64')
  await chooser.setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: gif })
  await expectToast(page, 'Image uploaded successfully')
  const heavy = await png(page, 'heavy.png')
  await chooser.setInputFiles({ ...heavy, buffer: Buffer.concat([heavy.buffer, Buffer.alloc(11 * MB)]) })
  await expect(field.getByRole('progressbar')).toBeHidden()
  await expectToast(page, 'Image uploaded successfully')

  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Manage gallery of Rose Villa' }).first().click()
  await page.getByRole('button', { name: 'Add Image' }).click()
  const image = dialogOf(page, 'Add Image')
  await expect(image).toContainText('JPEG, PNG, GIF, WebP, up to 10MB')
  await image.locator('input[type=file]').setInputFiles({ ...heavy, buffer: Buffer.alloc(10 * MB + 1) })
  await expectToast(page, 'File Rejected', `heavy.png: File is larger than ${10 * MB} bytes`)
  await image.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: /^Videos \(/ }).click()
  await page.getByRole('button', { name: 'Add Video' }).click()
  const still = dialogOf(page, 'Add Video').locator('input[type=file]')
  await still.setInputFiles({ ...heavy, buffer: Buffer.alloc(5 * MB + 1) })
  await expectToast(page, 'File too large', 'Thumbnail image must be less than 5MB')
  await still.setInputFiles(await png(page, 'still.png'))
  await expectToast(page, 'Thumbnail uploaded successfully')
})

test('an upload whose session is over opens the sign-in over a form, and leaves from gallery, tours and shelves', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/)
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Garden Studio' }).click()
  await control(page, 'description').fill('Typed before the session was over')
  const picture = await png(page, 'door.png')
  await page.context().clearCookies()
  await dialogOf(page, 'Edit Category').locator('input[type=file]').setInputFiles(picture)
  await signInAgain(page)
  await expectToast(page, 'Image uploaded successfully')
  await expect(control(page, 'imageUrl')).toHaveValue(/^\/uploads\/pictures\//)
  await expect(control(page, 'description')).toHaveValue('Typed before the session was over')

  await openPanel(page, 'gallery')
  await page.getByRole('button', { name: 'Add URL' }).filter({ visible: true }).click()
  await page.context().clearCookies()
  await dialogOf(page, 'Add URL').locator('input[type=file]').setInputFiles(picture)
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()

  await openPanel(page, 'villas')
  await page.getByRole('button', { name: 'Manage gallery of Rose Villa' }).first().click()
  const gallery = page.getByRole('dialog', { name: 'Gallery Management - Rose Villa' })
  await expect(gallery.getByRole('tab', { name: /^Images/ })).toBeVisible()
  await page.context().clearCookies()
  const asked = page.waitForRequest('**/api/login')
  const begun = Date.now()
  await gallery.locator('input[type=file]').first().setInputFiles(picture)
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await asked
  expect(Date.now() - begun).toBeGreaterThanOrEqual(500)
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

/** Mean colour of a picture, as an angle on the circle of colours. */
async function hueOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360
  }, address)
}

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
