import type { Page } from '@playwright/test'
import { control, expectToast, waitForNews } from './admin-panel'
import { entryOf, goTo, press, testDay } from './five-days'
import { expect } from './fixtures'

const MESSAGE = {
  ...{ name: 'Akello Namatovu', email: 'akello@guest.example', phone: '0772 123456' },
  ...{ subject: 'Room Booking Inquiry', message: 'Is there a villa with a view in May?' },
  ...{ checkIn: '2027-05-14', checkOut: '2027-05-16', guests: '2' },
}

/** The concierge knows the answer from then on: each width asks for something else. */
const wish = (page: Page) =>
  ({ 1440: 'waterslide', 768: 'trampoline', 390: 'helicopter' })[page.viewportSize()?.width ?? 0] ?? 'cinema'

testDay(
  'a day of messages',
  async (page, app) => {
    for (const table of ['contact_messages', 'message_templates', 'unanswered_questions'])
      await app.database.pool.query(`delete from ${table}`)
    for (const message of ['Do you sell tractors?', `Do you have a ${wish(page)}?`])
      await page.request.post('/api/chat/concierge', { data: { message } })
  },
  async (page) => {
    // A message comes in while the panel is open, and is answered from a template that is written first.
    await waitForNews(page)
    expect((await page.request.post('/api/contact', { data: MESSAGE })).status()).toBe(201)
    await expect(page.getByRole('button', { name: 'News, 1 new' })).toBeVisible()
    await goTo(page, 'Answer templates')
    await press(page, /^Add Template/i)
    await control(page, 'name').fill('Room for you')
    await control(page, 'text').fill('Dear {guest},\n\na villa is free from {arrival}: {link}')
    await press(page.getByRole('dialog'), 'Save')
    await expectToast(page, 'Template created successfully')

    await goTo(page, 'Messages')
    await press(entryOf(page, MESSAGE.name), /^Read the message/)
    const opened = page.getByRole('dialog', { name: MESSAGE.subject })
    await opened.getByLabel('Template').selectOption('Room for you')
    await press(opened, 'Send answer')
    await expectToast(page, 'Answer sent')
    await expect(opened.getByRole('listitem')).toContainText('is free from Fri, 14 May 2027')

    // They take it: the booking begins with what they wrote.
    await opened.getByRole('link', { name: 'Make a booking' }).click()
    const form = page.getByRole('dialog', { name: 'New booking' })
    await expect(form.getByLabel('Full name')).toHaveValue(MESSAGE.name)
    await control(page, 'villaId').selectOption({ index: 1 })
    await press(form, 'Take booking')
    await expect(page.getByRole('heading', { level: 2, name: MESSAGE.name })).toBeVisible()
    await goTo(page, 'Messages')
    await expect(entryOf(page, MESSAGE.name)).toContainText('Answered')

    // What guests asked the concierge in vain.
    await goTo(page, 'Open Questions')
    await press(page, new RegExp(`^Add an answer to .*${wish(page)}`))
    await control(page, 'subject').fill(wish(page))
    await control(page, 'words').fill('There is none on the grounds.')
    await press(page.getByRole('dialog'), 'Answer it from now on')
    await expectToast(page, 'The concierge answers it now')
    await press(page, /^Dismiss .*tractors/)
    await press(page.getByRole('dialog'), 'Dismiss')
    await expectToast(page, 'Question dismissed')
  },
)
