import {
  control,
  dialogOf,
  drawPicture,
  expectToast,
  openPanel,
  saveButton,
  signInAgain,
} from './admin-panel'
import { expect, test } from './fixtures'
import { png, SLOW, shareOf, throttled } from './sent-files'

const MB = 1024 * 1024

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

test('a picture field holds to the limits of its own section and says them', async ({ page }) => {
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Garden Studio' }).click()
  const field = dialogOf(page, 'Edit Category')
  await expect(field).toContainText('JPEG, PNG, GIF, WebP, HEIC, up to 50MB, or the address of a picture')
  const chooser = field.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expectToast(page, 'File Rejected', 'menu.pdf: File type must be JPEG, PNG, GIF, WebP, HEIC')
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
  await expect(image).toContainText('JPEG, PNG, GIF, WebP, HEIC, up to 10MB')
  await image.locator('input[type=file]').setInputFiles({ ...heavy, buffer: Buffer.alloc(10 * MB + 1) })
  await expectToast(page, 'File Rejected', `heavy.png: File is larger than ${10 * MB} bytes (10MB)`)
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
