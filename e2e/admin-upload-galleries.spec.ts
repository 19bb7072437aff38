import type { Page } from '@playwright/test'
import type { VillaImage } from '../src/features/villas/contract'
import {
  control,
  dialogOf,
  drawPicture,
  expectToast,
  openPanel,
  recordVideo,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

const MB = 1024 * 1024

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

test('a villa’s gallery says why an upload failed, and takes the same file once more', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500|ERR_FAILED|Failed to load/)
  const { gallery } = await openGallery(page, 'Rose Villa')
  const chooser = gallery.locator('input[type=file]')
  const picture = { name: 'porch.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  await chooser.setInputFiles({ ...picture, buffer: Buffer.alloc(10 * MB + 1) })
  await expectToast(page, 'File Rejected', `porch.png: File is larger than ${10 * MB} bytes (10MB)`)
  const held = await holdUploads(page)
  await chooser.setInputFiles(picture)
  await expect(gallery.getByRole('progressbar', { name: 'Uploading porch.png' })).toBeVisible()
  await expect(gallery.getByText(/^Uploading image\.\.\./)).toBeVisible()
  held.release()
  await expectToast(page, 'Image added successfully')
  await page.route('**/api/upload**', (route) => route.fulfill({ status: 500, body: 'no' }))
  await chooser.setInputFiles({ ...picture, name: 'again.png' })
  await expectToast(page, 'Upload failed', 'Upload failed with status: 500')
  await page.unroute('**/api/upload**')
  await gallery.getByRole('button', { name: 'Try again: again.png' }).click()
  await expectToast(page, 'Image added successfully')
})

test('a villa takes many pictures at once in the order chosen, described by nobody, and is put in order by dragging', async ({
  page,
}) => {
  const { gallery, pictures } = await openGallery(page, 'Honey Bee')
  const buffer = await drawPicture(page)
  const names = ['IMG_0001.png', 'IMG_0002.png', 'IMG_0003.png', 'IMG_0004.png', 'IMG_0005.png']
  const before = await pictures()
  const uploaded: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/upload')) uploaded.push((await response.json()).url)
  })
  // The first of them arrives last.
  await page.route(
    '**/api/upload**',
    async (route) => {
      await expect.poll(() => uploaded.length).toBe(4)
      await route.continue()
    },
    { times: 1 },
  )
  await gallery
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })))
  await expect.poll(async () => (await pictures()).length).toBe(before.length + 5)
  const added = (await pictures()).slice(before.length)
  expect(added.map(({ altText }) => altText)).toEqual([null, null, null, null, null])
  expect(added[0]?.imageUrl).toBe(uploaded.at(-1))
  await expect(gallery.getByText('Not described yet', { exact: false })).toHaveCount(5)

  await gallery.getByRole('button', { name: 'Change order' }).click()
  const rows = gallery.locator('ol > li')
  await expect(rows).toHaveCount(before.length + 5)
  await rows.last().locator('[draggable]').dragTo(rows.first())
  await gallery.getByRole('button', { name: 'Save order' }).click()
  await expect(gallery.getByRole('button', { name: 'Change order' })).toBeVisible()
  const [first] = await pictures()
  expect(first?.id).toBe(added.at(-1)?.id)
})

test('pictures that are there already are picked from the library, for a villa and in a form', async ({
  page,
}) => {
  await openPanel(page, 'media')
  await page.locator('input[type=file]').setInputFiles({
    name: 'veranda.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page, 640, 480),
  })
  await expect(page.getByRole('heading', { name: 'veranda.png' })).toBeVisible()

  const { gallery } = await openGallery(page, 'Village View')
  const sent: string[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/admin/villa-images')) sent.push(asked.url())
  })
  const count = await gallery.getByRole('listitem').count()
  await gallery.getByRole('button', { name: 'Choose from the library' }).click()
  const picker = page.getByRole('dialog', { name: 'Pick from uploaded pictures' })
  await picker.getByRole('searchbox').fill('veranda')
  // Pressed twice, as some press everything, it is added once.
  await picker.getByRole('button', { name: 'Use veranda.png' }).dblclick()
  await expectToast(page, 'Image added successfully')
  await expect(picker.getByText('Added', { exact: true })).toBeVisible()
  await picker.getByRole('button', { name: 'Close' }).click()
  await expect(gallery.getByRole('listitem')).toHaveCount(count + 1)
  expect(sent).toHaveLength(1)

  await openPanel(page, 'events')
  await page.getByRole('button', { name: 'Add event' }).click()
  const form = dialogOf(page, 'Add Event')
  await form.getByRole('button', { name: 'Choose from the library' }).click()
  await picker.getByRole('searchbox').fill('veranda')
  // The search is not part of the form beneath: Enter sends nothing.
  await picker.getByRole('searchbox').press('Enter')
  await picker.getByRole('button', { name: 'Use veranda.png' }).click()
  await expect(picker).toBeHidden()
  await expect(control(page, 'imageUrl')).toHaveValue(/^\/uploads\/pictures\//)
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('in an empty gallery the first picture that arrives is the main one, also after one that failed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500|Failed to load/)
  const { gallery, pictures } = await openGallery(page, 'La Familiar')
  for (const { id } of await pictures()) await page.request.delete(`/api/admin/villa-images/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Manage gallery of La Familiar' }).first().click()
  await expect(gallery.getByText('No images added yet', { exact: false })).toBeVisible()
  const chooser = gallery.locator('input[type=file]')
  const picture = { name: 'one.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  await page.route('**/api/upload**', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await chooser.setInputFiles(picture)
  await expectToast(page, 'Upload failed', 'Upload failed with status: 500')
  for (const count of [1, 2]) {
    await chooser.setInputFiles({ ...picture, name: `${count}.png` })
    await expect.poll(async () => (await pictures()).length).toBe(count)
  }
  expect((await pictures()).map(({ isMain }) => isMain)).toEqual([true, false])
})

async function openGallery(page: Page, villa: string) {
  await openPanel(page, 'villas')
  const answered = page.waitForResponse('**/api/admin/villa-images?villaId=*')
  await page
    .getByRole('button', { name: `Manage gallery of ${villa}` })
    .first()
    .click()
  const gallery = page.getByRole('dialog', { name: `Gallery Management - ${villa}` })
  await expect(gallery.getByRole('tab', { name: /^Images/ })).toBeVisible()
  const list = (await answered).url()
  return {
    gallery,
    async pictures() {
      const all: VillaImage[] = await (await page.request.get(list)).json()
      return all.sort((one, other) => one.sortOrder - other.sortOrder || one.id - other.id)
    },
  }
}

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
