import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { MANAGER, openPanel } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-10')
})

test('a guest without scripts fills the card in before arrival, and signs it at the desk with a finger', async ({
  page,
  browser,
  app,
}) => {
  await askForCards(page, true)
  const { id, path } = await makeStay(page, app)
  const guest = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await guest.goto(app.url + path)
  await guest.getByRole('link', { name: 'Fill in your registration card before you come' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Registration card')
  await expect(guest.getByLabel('Full name')).toHaveValue('Sample Guest')
  await guest.getByLabel('Full name').fill('')
  await guest.getByLabel('Home address').fill('Plot 7, Gulu')
  await guest.getByLabel('Its number').fill('A 1234567')
  await guest.getByRole('button', { name: 'Save my card' }).click()
  await expect(guest.getByText('Please check the marked fields.')).toBeVisible()
  await expect(guest.getByText('Please enter the name')).toBeVisible()
  await expect(guest.getByLabel('Home address'), 'nothing typed is lost').toHaveValue('Plot 7, Gulu')
  await guest.getByLabel('Full name').fill('Sample Akello Guest')
  await guest.getByLabel('Document you will bring').selectOption('Passport')
  await guest.getByRole('button', { name: 'Save my card' }).click()
  await expect(guest.getByRole('status').first()).toContainText('At reception you look it over and sign')
  await expect(guest.getByLabel('Its number'), 'the number is not shown again').toHaveValue('')

  await page.setViewportSize({ width: 768, height: 1024 })
  await openPanel(page, `bookings/${id}`)
  const card = page.getByRole('region', { name: 'Registration card' })
  await expect(card).toContainText('Card to sign')
  await expect(card).toContainText('Sample Akello Guest')
  await expect(card).toContainText('Passport, number given')
  await card.getByRole('button', { name: 'Sign on this screen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please look it over and sign' })
  const field = dialog.getByRole('img', { name: 'Sign here with a finger or a pen' })
  await field.scrollIntoViewIfNeeded()
  const box = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expectNoAxeViolations(page)
  await page.mouse.move(box.x + 40, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 40, { steps: 8 })
  await page.mouse.move(box.x + 260, box.y + 120, { steps: 8 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'This is my signature' }).click()
  await expect(card).toContainText('Card signed')
  await expect(card.getByRole('img', { name: 'Signature' })).toBeVisible()
  await expectNoAxeViolations(page)

  await guest.reload()
  await expect(guest.getByText('Your card is signed.')).toBeVisible()
  await guest.close()
})

test('a card is filled in and signed on paper at the desk; where none is asked for, its page is nowhere', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/404|answered 422/)
  await askForCards(page, false)
  const { id, path } = await makeStay(page, app)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /registration card/ })).toHaveCount(0)
  expect((await page.goto(`${path}/registration`))?.status()).toBe(404)
  await expect(page.getByText('There is no registration card behind this address.')).toBeVisible()

  await openPanel(page, `bookings/${id}`)
  const card = page.getByRole('region', { name: 'Registration card' })
  await card.getByRole('button', { name: 'Fill in' }).click()
  await card.getByLabel('Number', { exact: true }).fill('A 1234567')
  await card.getByRole('button', { name: 'Save card' }).click()
  await expect(card.getByText('Please say which document this is the number of')).toBeVisible()
  await card.getByLabel('Document', { exact: true }).selectOption('National ID')
  await card.getByRole('button', { name: 'Save card' }).click()
  await expect(card).toContainText('Filled in at the desk.')
  const print = await page.request.get(`/api/admin/bookings/${id}/registration-card/file.pdf`)
  expect(print.headers()['content-type']).toBe('application/pdf')
  await card.getByRole('button', { name: 'Signed on paper' }).click()
  const question = page.getByRole('dialog', { name: 'Was the printed card signed with a pen?' })
  await question.getByRole('button', { name: 'Signed on paper' }).click()
  await expect(card).toContainText('Signed on paper on')
})

async function askForCards(page: Page, asksRegistrationCard: boolean): Promise<void> {
  await page.request.post('/api/auth/login', { data: MANAGER })
  const { facts } = await (await page.request.get('/api/admin/property')).json()
  const answer = await page.request.put('/api/admin/property', { data: { ...facts, asksRegistrationCard } })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
}

async function makeStay(page: Page, app: RunningApp): Promise<{ id: number; path: string }> {
  const villa = await findVilla(page.request)
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@example.com', numberOfGuests: 1 }
  const stay = { villaId: villa.id, checkInDate: '2027-03-18', checkOutDate: '2027-03-22' }
  const answer = await page.request.post('/api/bookings', { data: { ...stay, ...guest } })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  return { id, path: await makeGuestLink(app.database.orm, id) }
}
