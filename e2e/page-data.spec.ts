import type { Page } from '@playwright/test'
import { MANAGER } from './admin-panel'
import { expect, test } from './fixtures'
import { waitForLife, waitForProgram } from './landing-page'

const DATA = '**/page-data/**'

/** What another process would answer: one that did not make the page. */
async function askAnotherProcess(page: Page): Promise<string[]> {
  const answered: string[] = []
  await page.route(DATA, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/(\/page-data\/[^?]*)\?/, '$1x?')
    const answer = await route.fetch({ url })
    answered.push(`${answer.status()} ${answer.headers()['cache-control']}`)
    await route.fulfill({ response: answer })
  })
  return answered
}

for (const path of ['/', '/calendar?villa=3', '/fr/villas', '/no-such-page'])
  test(`${path} comes to life with the data of a process that did not make it`, async ({ page }) => {
    const answered = await askAnotherProcess(page)
    await page.goto(path)
    await waitForLife(page)
    expect(answered).toEqual(['200 no-store'])
    expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('$_')))).toEqual([])
  })

test('a page whose content has changed meanwhile says what is so now, without a call or an error', async ({
  page,
}) => {
  await page.request.post('/api/auth/login', { data: MANAGER })
  const url = '/api/admin/villa-categories/1'
  const { name } = (await (await page.request.get('/api/villa-categories')).json())[0]
  const rename = async (to: string) => {
    expect((await page.request.patch(url, { data: { name: to } })).status()).toBe(200)
  }
  let release = () => {}
  const changed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(DATA, async (route) => {
    await changed
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/(\/page-data\/[^?]*)\?/, '$1x?'),
    })
    await route.fulfill({ response: answer })
  })
  const calls: string[] = []
  page.on('request', (request) => {
    if (/^\/api\/(?!assets|placeholder|video-posters)/.test(new URL(request.url()).pathname))
      calls.push(request.url())
  })
  await page.goto('/villas')
  const heading = page.getByRole('main').getByRole('heading', { name: 'Garden Room' })
  await expect(page.getByRole('main').getByRole('heading', { name })).not.toHaveCount(0)
  await rename('Garden Room')
  release()
  await waitForProgram(page)
  await expect(heading).not.toHaveCount(0)
  expect(calls).toEqual([])
  await rename(name)
})

test('a page whose data does not come works as it was sent, and comes to life once it does', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/)
  let isCut = true
  let asked = 0
  await page.route(DATA, async (route) => {
    asked++
    if (isCut) await route.abort()
    else await route.continue()
  })
  await page.goto('/villas')
  await expect.poll(() => asked).toBeGreaterThan(1)
  expect(await page.evaluate(() => 'isLive' in (document.querySelector('main') ?? {}))).toBe(false)
  isCut = false
  await waitForProgram(page)
  expect(await page.evaluate(() => document.querySelectorAll('script[src*=page-data]').length)).toBe(0)
})

test('who comes back to a page has it alive, with the data it was made of', async ({ page }) => {
  await page.goto('/villas')
  await waitForProgram(page)
  await page.goto('/no-such-page')
  await waitForProgram(page)
  await page.goBack()
  await waitForProgram(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a booking behind its secret address asks for no data beside its page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/my-booking/AAAAAAAAAAAAAAAAAAAAAA')
  await waitForProgram(page)
  expect(asked.filter((path) => path.includes('page-data'))).toEqual([])
})
