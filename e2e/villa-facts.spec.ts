import type { Page } from '@playwright/test'
import { expectNoHindrance, expectToast, openPanel, saveButton } from './admin-panel'
import { expect, test } from './fixtures'

const RESULTS = '/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=2'

test('beds, view and kitchen that staff enter for a category stand on its page, its result card and its villas', async ({
  page,
  app,
  resetBookings,
}) => {
  app.setToday('2027-03-10')
  await resetBookings()
  await openPanel(page, 'categories')
  await page.getByRole('button', { name: 'Edit Deluxe Villa' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('King beds').fill('')
  await form.getByLabel('Double beds').fill('2')
  await form.getByLabel('Single beds').fill('1.5')
  await saveButton(page).click()
  await expect(form.getByText('Please enter a whole number')).toBeVisible()
  await form.getByLabel('Single beds').fill('1')
  await form.getByLabel('View', { exact: true }).fill('The long-horned cattle')
  await form.getByLabel('What the kitchen has').fill('Two-ring hob\nFridge')
  await expectNoHindrance(page, [1440, 320])
  await page.setViewportSize({ width: 1280, height: 800 })
  await saveButton(page).click()
  await expectToast(page, 'Category updated successfully')

  await page.goto('/villas/deluxe-villa')
  const main = page.getByRole('main')
  for (const words of ['2 double beds, 1 single bed', 'The long-horned cattle', 'Two-ring hob, Fridge'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  // A villa with beds or a view of its own says those.
  await expect(main.getByText('1 king bed, 1 single bed · Leaves and morning light')).toBeAttached()

  await page.goto(RESULTS)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Deluxe Villa' }) })
  await expect(card.getByText('2 double beds, 1 single bed')).toBeVisible()
  await card.getByText('What is in it').click()
  await expect(card.getByText('Two-ring hob')).toBeVisible()
})

test('a villa of its own beds keeps them, and one without shows those of its category to staff', async ({
  page,
}) => {
  await openPanel(page, 'villas')
  await page.getByLabel('Search').fill('F02')
  await page.getByRole('button', { name: 'Edit La Familiar F02' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('tab', { name: 'Specifications' }).click()
  await expect(form.getByText('1 king bed, 3 single beds')).toBeVisible()
  await expect(form.getByLabel('Single beds')).toHaveValue('2')
  await form.getByLabel('Single beds').fill('')
  await form.getByLabel('King beds').fill('0')
  await saveButton(page).click()
  await expectToast(page, 'Villa updated successfully')
  expect(await bedsOf(page, 'F02')).toEqual([
    { kind: 'king', count: 1 },
    { kind: 'single', count: 3 },
  ])
})

async function bedsOf(page: Page, room: string): Promise<unknown> {
  const villas: { roomNumber: string; beds: unknown }[] = await (await page.request.get('/api/villas')).json()
  return villas.find(({ roomNumber }) => roomNumber === room)?.beds
}
