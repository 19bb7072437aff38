import type { Page } from '@playwright/test'
import {
  agreeToDelete,
  drawPicture,
  expectNoHindrance,
  expectToast,
  makeStaff,
  openPanel,
  recordVideo,
  saveButton,
} from './admin-panel'
import { expect, test } from './fixtures'

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('a picture dropped on the gallery is shown to visitors at once, described, hidden and deleted', async ({
  page,
}) => {
  await openPanel(page, 'gallery')
  const before = await publicTitles(page, '/api/gallery')
  await page.getByLabel('New pictures go under').selectOption('Events & Celebrations')
  const picture = await drawPicture(page)
  await page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .setInputFiles({ name: 'lamps_at-dusk.png', mimeType: 'image/png', buffer: picture })
  await expectToast(page, 'Gallery image created successfully')
  await page.getByLabel('Search').fill('lamps at dusk')
  const lamps = card(page, 'Lamps at dusk').filter({ hasText: 'Visible' })
  await expect(lamps).toContainText('Events & Celebrations')
  expect(await publicTitles(page, '/api/gallery')).toEqual([...before, 'Lamps at dusk'])

  await page.getByRole('button', { name: 'Edit Lamps at dusk' }).click()
  await page.getByLabel('Title').fill('')
  await saveButton(page).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await page.getByLabel('Title').fill('Kingfisher at the pond')
  await saveButton(page).click()
  await expectToast(page, 'Gallery image updated successfully')
  await page.getByLabel('Search').fill('kingfisher')

  await page.getByRole('button', { name: 'Hide Kingfisher at the pond from visitors' }).click()
  await expect(card(page, 'Kingfisher at the pond').getByText('Hidden')).toBeVisible()
  // The list shows it before the server has answered, and the toast of the save before says the same.
  await expect.poll(() => publicTitles(page, '/api/gallery')).toEqual(before)
  await expectToast(page, 'Gallery image updated successfully')

  await page.getByRole('button', { name: 'Delete Kingfisher at the pond' }).click()
  await agreeToDelete(page, 'Are you sure you want to delete this image?')
  await expectToast(page, 'Gallery image deleted successfully')
  await expect(page.getByText('No images match the current filter.')).toBeVisible()
})

test('a tab pressed just as its list comes, and is counted, still opens', async ({ page }) => {
  let letCome = () => {}
  const wait = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/api\/admin\/video-tours/, async (route) => {
    await wait
    await route.continue()
  })
  await openPanel(page, 'gallery')
  await page.getByRole('tab', { name: 'Video Tours', exact: true }).hover()
  await page.mouse.down()
  letCome()
  await expect(tab(page, /^Video Tours \([1-9]/)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('tabpanel', { name: /^Video Tours/ })).toBeVisible()
})

const SHELVES = [
  {
    noun: 'pictures',
    tab: /^Gallery Images \(/,
    read: '/api/gallery',
    write: '/api/admin/gallery',
    one: { imageUrl: '/api/assets/hills-at-dusk.svg', category: 'exterior' },
  },
  {
    noun: 'tours',
    tab: /^Video Tours \(/,
    read: '/api/video-tours',
    write: '/api/video-tours',
    one: { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  },
] as const

for (const { noun, tab: name, read, write, one } of SHELVES)
  test(`several ${noun} are hidden, shown and deleted in one go, and put in another order`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500/)
    await openPanel(page, 'gallery')
    for (const title of ['Last but one', 'Last of all'])
      await page.request.post(write, { data: { ...one, title, sortOrder: 900 } })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await tab(page, name).click()
    const before = await publicTitles(page, read)
    const [first = '', second = ''] = before
    const bulk = page.getByRole('region', { name: 'With all chosen' })
    const choose = async (...titles: string[]) => {
      for (const title of titles)
        await page.getByRole('checkbox', { name: `Choose ${title}`, exact: true }).check()
    }
    await choose(first, second)
    await expect(bulk).toContainText('2 chosen')
    await bulk.getByRole('button', { name: 'Hide' }).click()
    await expectToast(page, '2 hidden from visitors')
    expect(await publicTitles(page, read)).toEqual(before.slice(2))
    await choose(first, second)
    await bulk.getByRole('button', { name: 'Show' }).click()
    await expectToast(page, '2 shown to visitors')
    expect(await publicTitles(page, read)).toEqual(before)

    await page.getByRole('button', { name: 'Change order' }).filter({ visible: true }).click()
    await page.getByRole('button', { name: `Move ${first} down` }).click()
    await page.getByRole('button', { name: 'Save order' }).click()
    await expectToast(page, 'Order saved')
    expect((await publicTitles(page, read)).slice(0, 2)).toEqual([second, first])

    await page.getByLabel('Search').fill('Last')
    await choose('Last but one', 'Last of all')
    await page.route('**/bulk', (route) => route.fulfill({ status: 500, body: 'no' }))
    await bulk.getByRole('button', { name: 'Delete' }).click()
    await agreeToDelete(page, 'Are you sure you want to delete 2?')
    await expectToast(page, 'Error', `Failed to delete ${noun === 'tours' ? 'video tour' : 'gallery image'}`)
    await page.unroute('**/bulk')
    await bulk.getByRole('button', { name: 'Delete' }).click()
    await agreeToDelete(page, 'Are you sure you want to delete 2?')
    await expectToast(page, '2 deleted')
    expect(await publicTitles(page, read)).toEqual([second, first, ...before.slice(2, -2)])
  })

test('a category and a word narrow the gallery, and it stands as cards or lines', async ({ page }) => {
  await openPanel(page, 'gallery')
  await page.getByLabel('Category', { exact: true }).selectOption('Dining Experiences')
  const shown = page.getByRole('tabpanel').getByRole('listitem')
  await expect(shown.first()).toContainText('Dining Experiences')
  await expect(shown.filter({ hasNotText: 'Dining Experiences' })).toHaveCount(0)
  const sort = page.getByRole('tabpanel').getByLabel('Sort by')
  const titles = () => shown.getByRole('heading').allTextContents()
  await sort.selectOption('Title, ascending')
  const inOrder = (await titles()).toSorted((one, other) => one.localeCompare(other, 'en'))
  expect(inOrder.length).toBeGreaterThan(1)
  await expect.poll(titles).toEqual(inOrder)
  await sort.selectOption('Title, descending')
  await expect.poll(titles).toEqual(inOrder.toReversed())
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Search').fill('no such picture')
  await expect(page.getByText('No images match the current filter.')).toBeVisible()
})

test('a video tour is added by its address and says where it plays from and how long it is', async ({
  page,
}) => {
  await openPanel(page, 'gallery')
  await tab(page, /^Video Tours \(/).click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Add URL' }).click()
  await page.getByLabel('Title').fill('Round the garden')
  await page.getByLabel('Video URL').fill('garden.mp4')
  await saveButton(page).click()
  await expect(page.getByText('Must be a valid URL or file path')).toBeVisible()
  await page.getByLabel('Video URL').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await page.getByLabel('Thumbnail', { exact: true }).fill('/api/placeholder/800/600')
  await page.getByLabel('Duration in seconds').fill('125')
  await saveButton(page).click()
  await expectToast(page, 'Video tour created successfully')
  const garden = card(page, 'Round the garden')
  await expect(garden).toContainText('YouTube')
  await expect(garden).toContainText('2:05')
  await expect(page.getByRole('link', { name: 'Open Round the garden in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(await publicTitles(page, '/api/video-tours')).toContain('Round the garden')
  await page.getByRole('button', { name: 'Delete Round the garden' }).click()
  await agreeToDelete(page, 'Are you sure you want to delete this video?')
  await expectToast(page, 'Video tour deleted successfully')
})

test('an uploaded video is a tour with a still of its own', async ({ page }) => {
  await openPanel(page, 'gallery')
  await tab(page, /^Video Tours \(/).click()
  const video = await recordVideo(page)
  await page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .setInputFiles({ name: 'evening_walk.webm', mimeType: 'video/webm', buffer: video })
  const walk = card(page, 'Evening walk').filter({ hasText: 'Uploaded' })
  await expect(walk).toBeVisible()
  await expect
    .poll(async () => {
      const tours = await (await page.request.get('/api/video-tours')).json()
      return tours.find(({ title }: { title: string }) => title === 'Evening walk')?.thumbnailUrl ?? null
    })
    .toMatch(/^\/uploads\//)
})

test('a file that is no picture is refused with its reason', async ({ page }) => {
  await openPanel(page, 'gallery')
  await page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') })
  await expectToast(page, 'File Rejected', 'notes.txt: File type must be JPEG, PNG, GIF, WebP, HEIC')
})

test('when the session is over the gallery says so and leads to the sign-in', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/)
  await openPanel(page, 'gallery')
  await expect(page.getByRole('button', { name: /^Hide / }).first()).toBeVisible()
  await page.context().clearCookies()
  await page
    .getByRole('button', { name: /^Hide / })
    .first()
    .click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a gallery that cannot be written says why and shows what stands', async ({ page, complaints }) => {
  complaints.allow(/500/)
  await openPanel(page, 'gallery')
  await page.route('**/api/admin/gallery/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The store is closed.' } }),
  )
  await page
    .getByRole('button', { name: /^Hide / })
    .first()
    .click()
  await expectToast(page, 'Error', 'The store is closed.')
  await expect(page.getByRole('tabpanel').getByText('Hidden')).toHaveCount(0)
})

test('whoever may not write sees the gallery without its tools', async ({ page }) => {
  await openPanel(page, 'gallery', await makeStaff(page, 'user'))
  await expect(page.getByRole('button', { name: /^Look at / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Add URL|Choose files|^Delete |^Hide / })).toHaveCount(0)
})

test('the gallery is accessible and fits, at any width', async ({ page }) => {
  await openPanel(page, 'gallery')
  await expect(page.getByRole('button', { name: /^Hide / }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check()
  await expectNoHindrance(page)
  await page.getByRole('button', { name: 'List' }).click()
  await expectNoHindrance(page)
  await tab(page, /^Video Tours \(/).click()
  await expectNoHindrance(page)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Add URL' }).click()
  await expectNoHindrance(page)
})

async function publicTitles(page: Page, path: string): Promise<string[]> {
  const items: { title: string }[] = await (await page.request.get(path)).json()
  return items.map(({ title }) => title)
}
