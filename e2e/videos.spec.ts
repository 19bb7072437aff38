import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage, walkToLanding } from './landing-page'

const SETTINGS_CALL = '**/api/public/video-settings'
const VIDEO_SITE = /youtube|ytimg|youtu\.be/

test('the welcome is a film of our own and plays without any other site', async ({ page }) => {
  const asked = await watchVideoSite(page)
  await openPage(page, '/')
  const video = videos(page)
  await video.scrollIntoViewIfNeeded()
  const film = page.waitForResponse('**/api/assets/welcome.mp4')
  await video.getByRole('button', { name: 'Play video: Welcome to Pearl Villas' }).click()
  expect((await film).ok()).toBe(true)
  await expect
    .poll(() => video.locator('video').evaluate((shown: HTMLVideoElement) => shown.currentTime))
    .toBeGreaterThan(0)
  await video.getByRole('button', { name: 'Show Thumbnail' }).click()
  await expect(video.locator('video')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('nothing is asked of the video site before a press, and the press plays', async ({ page }) => {
  const asked = await watchVideoSite(page)
  await page.route(SETTINGS_CALL, (route) =>
    route.fulfill({
      json: [
        setting('welcome', 'videoUrl', 'https://youtu.be/aqz-KE-bpKQ'),
        setting('welcome', 'title', 'Welcome to Pearl Villas'),
        setting('welcome', 'thumbnailUrl', '/api/assets/hills-at-dawn-1600x900/1600.jpg'),
      ],
    }),
  )
  await walkToLanding(page)
  const video = videos(page)
  await video.scrollIntoViewIfNeeded()
  await expect(video.getByRole('heading', { name: 'Welcome to Pearl Villas' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await video.getByRole('button', { name: /^Play video/ }).click()
  await expect(video.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1.*mute=1/,
  )
  await expect(video.getByRole('button', { name: 'Show Thumbnail' })).toBeFocused()
  await expectNoAxeViolations(page)
  await video.getByRole('button', { name: 'Show Thumbnail' }).click()
  await expect(video.locator('iframe')).toHaveCount(0)
  await expect(video.getByRole('button', { name: /^Play video/ })).toBeFocused()
})

test('while a video is on its way the page says so', async ({ page }) => {
  let answer = () => {}
  await page.route(SETTINGS_CALL, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await walkToLanding(page)
  await expect(videos(page).getByText('Loading video...')).toBeVisible()
  answer()
  await expect(videos(page).getByRole('button', { name: /^Play video/ })).toBeVisible()
})

test('several videos have arrows that wrap, dots and a badge, and each begins with its picture', async ({
  page,
}) => {
  await watchVideoSite(page)
  await page.route('**/api/video-posters/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.route(SETTINGS_CALL, (route) =>
    route.fulfill({
      json: [
        setting('one', 'videoUrl', 'https://youtu.be/aqz-KE-bpKQ'),
        setting('one', 'title', 'The garden'),
        setting('none', 'videoUrl', 'https://example.com/film.mp4'),
        setting('two', 'videoUrl', 'https://www.youtube.com/embed/aqz-KE-bpKQ'),
      ],
    }),
  )
  await walkToLanding(page)
  const video = videos(page)
  await expect(video.getByText('1 of 2')).toBeVisible()
  await video.getByRole('button', { name: /^Play video/ }).click()
  await video.getByRole('button', { name: 'Next video' }).click()
  await expect(video.getByText('2 of 2')).toBeVisible()
  await expect(video.locator('iframe')).toHaveCount(0)
  await expect(video.getByRole('heading', { name: 'Welcome Video' })).toBeVisible()
  await expect(video.getByText('Experience our beautiful facilities')).toBeVisible()
  await video.getByRole('button', { name: 'Next video' }).click()
  await expect(video.getByRole('heading', { name: 'The garden' })).toBeVisible()
  await video.getByRole('button', { name: 'Go to video 2' }).click()
  await expect(video.getByText('2 of 2')).toBeVisible()
})

for (const [state, answer] of [
  ['none is configured', { status: 200, json: [] }],
  ['they cannot be read', { status: 500, json: { message: 'Something went wrong on our side.' } }],
] as const)
  test(`where ${state} a welcome stands in for videos`, async ({ page, complaints }) => {
    complaints.allow(/500/)
    await page.route(SETTINGS_CALL, (route) => route.fulfill(answer))
    await walkToLanding(page)
    await expect(videos(page).getByRole('heading', { name: 'Welcome to Pearl Villas Mbarara' })).toBeVisible()
    await expect(
      videos(page).getByText('Video content will appear here when configured in the admin panel'),
    ).toBeVisible()
  })

test('our own server hands out the thumbnail of a video it shows, and of no other', async ({ page }) => {
  const unknown = await page.request.get('/api/video-posters/notShown123')
  expect(unknown.status()).toBe(404)
})

function videos(page: Page): Locator {
  return page.getByRole('region', { name: 'Videos' })
}

function setting(section: string, settingKey: string, settingValue: string) {
  return { section, settingKey, settingValue }
}

/** Answers in the video site's place with an empty page; the list fills with what is asked of it. */
async function watchVideoSite(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(VIDEO_SITE, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Film</title>',
    })
  })
  return asked
}
