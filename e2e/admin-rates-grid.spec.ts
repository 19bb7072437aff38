import type { Locator, Page } from '@playwright/test'
import { control, expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test.beforeEach(async ({ page, app, resetBookings }) => {
  await resetBookings()
  await app.database.pool.query('delete from seasons')
  app.setToday('2027-03-10')
  await page.clock.setFixedTime('2027-03-10T12:00:00+03:00')
})

test.afterEach(async ({ app }) => {
  await app.database.pool.query('delete from seasons')
})

test('nights are chosen with the mouse, shown as they become, saved and taken back, and with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPanel(page, 'rates-grid')
  // On the last day of a month too.
  await expect.poll(() => page.locator('thead th').count()).toBeGreaterThanOrEqual(1 + 31)
  await openPanel(page, 'rates-grid?month=2027-05-01')
  await expect(page.getByRole('heading', { name: 'May 2027' })).toBeVisible()
  const before = await cell(page, 0, 2).textContent()
  await dragOver(page, cell(page, 0, 2), cell(page, 1, 5))
  await expect(page.getByRole('status').filter({ hasText: '3 May to 6 May' })).toBeVisible()
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(8)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const form = page.getByRole('dialog', { name: /^Change nights: / })
  await form.getByRole('button', { name: 'Save these nights' }).click()
  await expect(form.getByText('Please give the price of a night.')).toBeVisible()
  await control(page, 'price').fill('120')
  await expect(form.getByText('Different villas will cost the same')).toBeVisible()
  await control(page, 'kind').selectOption({ label: 'A percentage added or taken off' })
  await control(page, 'price').fill('')
  await control(page, 'change').fill('+100')
  await control(page, 'minNights').fill('3')
  await control(page, 'closedToArrival').selectOption('Not allowed')
  const preview = form.getByRole('region', { name: 'What each night becomes' }).getByRole('table')
  await expect(preview.getByRole('row')).toHaveCount(3)
  await expect(form.getByText('Different villas will cost the same')).toBeHidden()
  const shown = await preview.locator('tbody tr').first().locator('td').first().textContent()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Save these nights' }).click()
  await expectToast(page, 'Nights changed')
  await expect(cell(page, 0, 2)).toContainText('3+ ×A')
  const after = (await cell(page, 0, 2).locator('span').nth(1).textContent()) ?? ''
  // The preview writes both ends of a range as prices.
  expect(shown?.replaceAll('$', '').endsWith(`once saved ${after.replace('$', '')}`)).toBe(true)
  await expect(cell(page, 0, 6)).not.toContainText('×A')

  await page.getByRole('button', { name: 'Undo the last change' }).click()
  await expectToast(page, 'The last change is taken back')
  await expect(cell(page, 0, 2)).toHaveText(before ?? '')

  await cell(page, 0, 2).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(4)
  await expect(cell(page, 2, 3)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await control(page, 'price').fill('77')
  await expect(preview).toContainText('$77')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Nights changed')
  await expect(cell(page, 1, 2)).toContainText('$77')
  await expect(cell(page, 1, 3)).toContainText('$77')
  await expect(cell(page, 1, 4)).not.toContainText('$77')
})

test('somebody who saved first is not overwritten: the prices are shown anew, then saved', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openPanel(page, 'rates-grid?month=2027-05-01')
  await cell(page, 0, 2).click()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: /^Change nights: / })
  await control(page, 'kind').selectOption({ label: 'An amount added or taken off' })
  await control(page, 'change').fill('5')
  const preview = form.getByRole('region', { name: 'What each night becomes' }).getByRole('table')
  await expect(preview.locator('td')).toHaveCount(1)
  const seen = await preview.locator('td').textContent()
  const made = await page.request.post('/api/admin/seasons', {
    data: { name: 'Theirs', startDate: '2027-05-01', endDate: '2027-05-31', kind: 'amount', change: '40' },
  })
  expect(made.status()).toBe(201)
  await form.getByRole('button', { name: 'Save these nights' }).click()
  await expect(form.locator('form').getByText('Somebody else changed this')).toBeVisible()
  await expect(preview.locator('td')).not.toHaveText(seen ?? '')
  await expect(form.getByText('Theirs. What you change here comes on top of them.')).toBeVisible()
  await form.getByRole('button', { name: 'Save these nights' }).click()
  await expectToast(page, 'Nights changed')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a finger that rests chooses nights, one that does not scrolls', async ({ page }) => {
    await openPanel(page, 'rates-grid?month=2027-05-01')
    const [from, to] = [await middleOf(cell(page, 0, 0)), await middleOf(cell(page, 1, 1))]
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', { x, y } = from) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const grid = page.getByRole('grid').locator('xpath=..')
    const scrolled = () => grid.evaluate((element) => element.scrollLeft)
    await touch('touchStart')
    // As long as a finger has to rest.
    await expect(page.locator('td[aria-selected=true]')).toHaveCount(1)
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      })
    await expect(page.locator('td[aria-selected=true]')).toHaveCount(4)
    await touch('touchEnd')
    expect(await scrolled()).toBe(0)
    await expectNoHindrance(page, [390])
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Change nights: / })
    await expect(form).toBeVisible()
    await expectNoHindrance(page, [390])
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Let go' }).click()
    await touch('touchStart', to)
    for (const way of [20, 40, 60, 80, 100, 120]) await touch('touchMove', { x: to.x - way, y: to.y })
    await touch('touchEnd')
    await expect.poll(scrolled).toBeGreaterThan(20)
    await expect(page.locator('td[aria-selected=true]')).toHaveCount(0)
  })
})

function cell(page: Page, row: number, column: number): Locator {
  return page.locator(`[data-spot="${row},${column}"]`)
}

async function middleOf(locator: Locator) {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (!box) throw new Error('the cell is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragOver(page: Page, first: Locator, last: Locator) {
  const [from, to] = [await middleOf(first), await middleOf(last)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}
