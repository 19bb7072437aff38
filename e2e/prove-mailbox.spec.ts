import type { Page } from '@playwright/test'
import { startMailServer, unfoldMail } from '../test/mail-server'
import { codeIn, tokenIn, wrongFor } from '../test/read-proof'
import { openPanel } from './admin-panel'
import { heading, reachPayment, TODAY } from './booking-steps-page'
import { findVilla, openCalendar, pickStay, previewOf } from './calendar-page'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

type Mailing = RunningApp & { received: string[] }

/** An app whose mails reach mailboxes, on a day of its own. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const mail = await startMailServer()
      const app = await openApp({ SMTP_URL: mail.url })
      app.setToday(TODAY)
      await use({ ...app, received: mail.received })
      await app.close()
      await mail.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.url),
})

test.beforeEach(async ({ mailing }) => {
  await mailing.database.pool.query('delete from bookings')
  await setFact(mailing, 'confirmsAtOnce', false)
})

test('a guest who books is told what happens, enters the code of the e-mail, and has the nights for a day', async ({
  page,
  mailing,
  complaints,
}) => {
  complaints.allow(/422.*\/code$/)
  await book(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('We sent a code to guest@example.com.')
  await expect(main).toContainText('Please confirm your e-mail address by then.')
  await expect(main.getByText(/^(19|20) minutes left$/)).toBeVisible()
  await expectNoAxeViolations(page)
  const code = codeIn(await lastEmail(mailing))

  await main.getByLabel('Code from the e-mail').fill(wrongFor(code))
  await main.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(main.getByText('This is not the code of our latest e-mail.')).toBeVisible()
  await expect(main.getByLabel('Code from the e-mail')).toBeFocused()
  await main.getByLabel('Code from the e-mail').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-mail address confirmed')).toBeVisible()
  await expect(main.getByText(/^Your nights are held until .*; we confirm within 2 hours\.$/)).toBeVisible()
  await expect(main.getByLabel('Code from the e-mail')).toBeHidden()
  expect(await standingIn(mailing)).toEqual({ status: 'pending', mailbox_proof: 'given' })
  // The steps end three seconds after the booking.
  await expect(page).not.toHaveURL(/step=/)
  await page.reload()
  await expect(main.getByText(/^Your nights are held until .*; we confirm within 2 hours\.$/)).toBeVisible()
  await expect(main.getByLabel('Code from the e-mail')).toBeHidden()
})

test('opening the link of the e-mail proves the mailbox; reading the page by a program does not', async ({
  page,
  mailing,
}) => {
  await book(page)
  const path = `/my-booking/${tokenIn(await lastEmail(mailing))}`
  expect((await page.request.get(path)).status()).toBe(200)
  expect(await standingIn(mailing)).toEqual({ status: 'pending', mailbox_proof: 'asked' })
  await page.goto(path)
  await expect(page.getByText('E-mail address confirmed')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('we confirm within 2 hours')
  expect(await standingIn(mailing)).toEqual({ status: 'pending', mailbox_proof: 'given' })
  await expectNoAxeViolations(page)
})

test('where the hotel confirms at once, the page says so with the proof and not before', async ({
  page,
  mailing,
}) => {
  await setFact(mailing, 'confirmsAtOnce', true)
  await page.goto(`/calendar`)
  const villa = await findVilla(page.request)
  await openCalendar(page, villa)
  await pickStay(page, '2027-03-18', '2027-03-22')
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  const form = page.getByRole('dialog', { name: 'Complete Your Booking' })
  await expect(form).toContainText('Then your booking is confirmed at once.')
  await form.getByLabel('Full Name').fill('Sample Guest')
  await form.getByLabel('Email').fill('guest@example.com')
  await form.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
  await expect(page.getByText('Booking Confirmed!')).toBeHidden()
  const main = page.getByRole('main')
  await main.getByLabel('Code from the e-mail').fill(codeIn(await lastEmail(mailing)))
  await main.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(
    page.getByText(
      'Your reservation has been successfully created. Check your email for confirmation details.',
    ),
  ).toBeVisible()
  await expect(heading(page, 'Confirmed')).toBeVisible()
  expect(await standingIn(mailing)).toEqual({ status: 'confirmed', mailbox_proof: 'given' })
})

test('a new code takes the place of the first, and a hold that is over says so', async ({
  page,
  mailing,
  complaints,
}) => {
  complaints.allow(/409.*\/code$/)
  await book(page)
  const first = codeIn(await lastEmail(mailing))
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await expect.poll(async () => codeIn(await lastEmail(mailing)), { timeout: 20_000 }).not.toBe(first)
  await mailing.database.pool.query("update bookings set hold_expires_at = now() - interval '1 minute'")
  await page.getByLabel('Code from the e-mail').fill(codeIn(await lastEmail(mailing)))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Please book once more, or call us.')).toBeVisible()
})

test('a group is proved as one by the code of its e-mail, on the page where it was booked', async ({
  page,
  mailing,
}) => {
  const [one, two] = await (await page.request.get('/api/villas')).json()
  await page.goto(`/booking/group?checkIn=2027-03-18&checkOut=2027-03-22&villas=${one.id}x1-${two.id}x1`)
  const main = page.getByRole('main')
  await main.getByLabel('Full Name').fill('Sample Guest')
  await main.getByLabel('Email').fill('guest@example.com')
  await expect(main).toContainText('hold your nights for 20 minutes until you have used one of them.')
  await main.getByRole('button', { name: 'Send request' }).click()
  await expect(main).toContainText('We sent a code to guest@example.com.')
  await expectNoAxeViolations(page)
  await main
    .getByLabel('Code from the e-mail')
    .fill(codeIn(await lastEmail(mailing, /^Subject: Group request/m)))
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-mail address confirmed')).toBeVisible()
  await expect(main.getByText(/^Your nights are held until .*; we confirm within 2 hours\.$/)).toBeVisible()
  await expect(main.getByLabel('Code from the e-mail')).toBeHidden()
  const { rows } = await mailing.database.pool.query('select status, mailbox_proof from bookings')
  const proved = { status: 'pending', mailbox_proof: 'given' }
  expect(rows).toEqual([proved, proved])
  await page.reload()
  await expect(main.getByText(/we confirm within 2 hours\.$/)).toBeVisible()
})

test('staff see at the e-mail address whether it was proved', async ({ page, mailing }) => {
  await book(page)
  const token = tokenIn(await lastEmail(mailing))
  const { rows } = await mailing.database.pool.query('select id from bookings')
  await openPanel(page, `bookings/${rows[0].id}`)
  await expect(page.getByText('Mailbox not proven yet')).toBeVisible()
  await page.request.post(`/api/my-booking/${token}/proof`)
  await page.reload()
  await expect(page.getByText('Mailbox proven')).toBeVisible()
})

/** Goes through the steps and sends the request; what happens next is said before. */
async function book(page: Page): Promise<void> {
  await reachPayment(page, await findVilla(page.request))
  await expect(page.getByRole('main')).toContainText(
    'hold your nights for 20 minutes until you have used one of them. Then your nights are held for 24 hours, and we confirm within 2 hours.',
  )
  await page.getByRole('radio', { name: /Mobile money/ }).check()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(heading(page, 'Request received')).toBeVisible()
  await expect(page.getByLabel('Code from the e-mail')).toBeVisible()
}

/** The e-mail that the guest got last; the server looks for what it has to send every five seconds. */
async function lastEmail(
  { received, database }: Mailing,
  subject = /^Subject: Request received/m,
): Promise<string> {
  const waiting = async () => {
    const { rows } = await database.pool.query("select from mails where status in ('queued', 'sending')")
    return rows.length
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  const last = received.findLast((mail) => subject.test(mail))
  return unfoldMail(last ?? '')
}

async function standingIn({ database }: Mailing) {
  const { rows } = await database.pool.query('select status, mailbox_proof from bookings')
  expect(rows).toHaveLength(1)
  return rows[0]
}

async function setFact(app: Mailing, name: string, value: unknown): Promise<void> {
  await app.database.pool.query(
    'update property_facts set facts = facts || jsonb_build_object($1::text, $2::jsonb)',
    [name, JSON.stringify(value)],
  )
}
