import type { Page } from '@playwright/test'
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
