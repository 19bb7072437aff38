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

for (const width of [320, 1440])
  test(`at ${width} px the plan of a category shows the rooms that its facts name, whole and in words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const categories: { name: string; bedrooms: number; bathrooms: number }[] = await (
      await page.request.get('/api/villa-categories')
    ).json()
    const large = categories.find(({ bedrooms }) => bedrooms > 1)
    if (!large) throw new Error('The sample property has villas of several bedrooms')
    await page.goto(pageOf(large))
    const plan = page.getByRole('img', { name: /^Plan of the rooms: / })
    await plan.scrollIntoViewIfNeeded()
    await expect(plan).toBeVisible()
    const rooms = await plan.locator('text').allTextContents()
    expect(rooms.filter((room) => room.startsWith('Bedroom'))).toHaveLength(large.bedrooms)
    expect(rooms.filter((room) => room.startsWith('Bath'))).toHaveLength(Math.floor(large.bathrooms))
    expect(await plan.getAttribute('aria-label')).toBe(`Plan of the rooms: ${rooms.join(', ')}`)
    await expect(page.getByText('Drawn from what each villa of this kind has')).toBeVisible()
    const sticksOut = await plan.evaluate((svg) => {
      const { left, right } = svg.getBoundingClientRect()
      const isOutside = (box: DOMRect) => box.left < left - 1 || box.right > right + 1
      return {
        ofPage: left < 0 || right > document.documentElement.clientWidth,
        words: [...svg.querySelectorAll('text')].filter((text) => isOutside(text.getBoundingClientRect()))
          .length,
        size: Math.min(
          ...[...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().height),
        ),
      }
    })
    expect(sticksOut).toMatchObject({ ofPage: false, words: 0 })
    // Words that nobody can read are none.
    expect(sticksOut.size).toBeGreaterThan(9)

    // Without several bedrooms nothing is drawn that is not there.
    const small = categories.find(({ bedrooms }) => bedrooms === 1)
    await page.goto(pageOf(small ?? large))
    await expect(plan).toHaveAttribute('aria-label', /Bedroom, Bath/)
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

function pageOf({ name }: { name: string }): string {
  return `/villas/${name.toLowerCase().replaceAll(' ', '-')}`
}

async function bedsOf(page: Page, room: string): Promise<unknown> {
  const villas: { roomNumber: string; beds: unknown }[] = await (await page.request.get('/api/villas')).json()
  return villas.find(({ roomNumber }) => roomNumber === room)?.beds
}
