import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const POSTS_CALL = '**/api/blog-posts'

const POST = {
  id: 1,
  title: 'A new oven',
  slug: 'a-new-oven',
  content: 'Bread at six.',
  excerpt: null,
  imageUrl: null,
  isPublished: true,
  createdAt: '2027-03-01T09:00:00.000Z',
}

test('the blog opens with the featured article and five more', async ({ page }) => {
  await openPage(page, '/blog')
  const featured = page.getByRole('article').first()
  await expect(featured).toContainText('Featured')
  await expect(featured.getByRole('heading')).toHaveText('A morning at Lake Mburo')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('words and a category narrow the list, and the address keeps both', async ({ page }) => {
  await openPage(page, '/blog')
  await search(page).fill('coffee')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL('/blog?q=coffee')
  await page.getByRole('button', { name: 'Food', exact: true }).click()
  await expect(page).toHaveURL('/blog?q=coffee&category=food')
  await expect(page.getByRole('status').filter({ hasText: '1 article found' })).toBeAttached()
  await page.reload()
  await expect(search(page)).toHaveValue('coffee')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Food', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await search(page).fill('')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('a category of its own after words were typed keeps the words', async ({ page }) => {
  await openPage(page, '/blog')
  await search(page).pressSequentially('rain')
  await page.getByRole('button', { name: 'Events', exact: true }).click()
  await expect(page).toHaveURL('/blog?q=rain&category=events')
  await expect(search(page)).toHaveValue('rain')
})

test('where nothing matches the page says so and offers all of them', async ({ page }) => {
  await openPage(page, '/blog')
  await search(page).fill('penguins')
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('the newsletter sends nothing, says so, and clears its field', async ({ page }) => {
  const sent: string[] = []
  await openPage(page, '/blog')
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const email = page.getByLabel('Email address')
  await email.fill('guest')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(email).toHaveValue('guest')
  await email.fill('guest@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toHaveValue('')
  await expect(page.getByText('nothing was sent and nothing was kept')).toBeVisible()
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/blog')
})

test('an article reads from its breadcrumb to a reason to book, and leads on to others', async ({ page }) => {
  await openPage(page, '/blog')
  await page.getByRole('link', { name: 'A morning at Lake Mburo', exact: true }).click()
  await expect(page).toHaveURL('/blog/a-morning-at-lake-mburo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A morning at Lake Mburo')
  await expect(page.getByText('By The Pearl Villas Mbarara team')).toBeVisible()
  await expect(page.getByText('$40 a day for foreign visitors')).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(page.getByRole('main').getByRole('link', { name: 'See free nights' })).toBeVisible()
  await page.getByRole('link', { name: 'The roads west, and how to drive them' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The roads west, and how to drive them')
  await expect(page).toHaveTitle(/^The roads west/)
})

test('every article stands on its own, for those who hear pages too', async ({ page }) => {
  for (const slug of ['the-roads-west', 'a-year-in-ankole']) {
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('an article nobody wrote is a page that is not there', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
})

test('a post of the hotel shows its shape on its way, says when it cannot be had, and comes when asked again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(POSTS_CALL, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'Sorry.' } })
  })
  await openPage(page, '/no-such-page')
  await page.evaluate(() => history.pushState({}, '', '/blog/a-new-oven'))
  await expect(page.getByText('Loading the article')).toBeAttached()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this article' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute(POSTS_CALL)
  await page.route(POSTS_CALL, (route) => route.fulfill({ json: [POST] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: POST.title })).toBeVisible()
  await expect(page.getByText('Bread at six.')).toBeVisible()
})

function search(page: Page) {
  return page.getByLabel('Search articles')
}
