import { openPanel, rowOf } from './admin-panel'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

const TOKEN = 'a token for the provider'
const MESSAGE = {
  ...{ name: 'Akello Namatovu', email: 'akello@guest.example', subject: 'Rooms' },
  message: 'Is there a villa with a view in May?',
}

const test = base.extend<object, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const app = await openApp({
        INCOMING_MAIL_ADDRESS: 'inbox@hotel.example',
        INCOMING_MAIL_TOKEN: TOKEN,
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('what a guest writes back by mail appears in the open message while staff type the next answer', async ({
  page,
  app,
}) => {
  expect((await page.request.post('/api/contact', { data: MESSAGE })).status()).toBe(201)
  await openPanel(page, 'messages')
  await rowOf(page, MESSAGE.name)
    .getByRole('button', { name: /^Read the message/ })
    .click()
  const opened = page.getByRole('dialog', { name: MESSAGE.subject })
  const text = opened.getByRole('textbox', { name: 'Answer' })
  await expect(opened.getByText('An answer to it appears here.')).toBeVisible()
  await text.fill('We have room.')
  await opened.getByRole('button', { name: 'Send answer' }).click()
  const mails = opened.getByRole('list').first().locator(':scope > li')
  await expect(mails).toHaveCount(1)
  await text.fill('One thing more')

  const find = async () =>
    (await app.database.pool.query("select identifier from mails where kind = 'message-reply'")).rows[0]
      ?.identifier
  await expect.poll(find).toMatch(/^message-reply-/)
  const identifier = await find()
  const mail = [
    ...['From: Mallory <mallory@guest.example>', 'To: inbox@hotel.example', 'Subject: Re: Rooms'],
    ...[`In-Reply-To: <${identifier}@hotel.example>`, 'Message-ID: <one@guest.example>'],
    ...[
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
    ],
    ...['Yes please, <b>two</b> villas.', '', 'On Thu, 26 Nov 2026, The Hotel wrote:', '> We have room.'],
    ...['--b', 'Content-Type: application/pdf; name="passport.pdf"', '', 'x', '--b--', ''],
  ].join('\r\n')
  const post = (data: string) =>
    page.request.post('/api/incoming-mail', {
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${TOKEN}` },
      data,
    })
  expect(await (await post(mail.replace('Mallory <mallory@', 'Akello <akello@'))).json()).toEqual({
    outcome: 'stored',
  })
  await expect(mails).toHaveCount(2, { timeout: 2000 })
  await expect(mails.last()).toContainText('Yes please, <b>two</b> villas.')
  await expect(mails.last()).toContainText('passport.pdf')
  await expect(text).toHaveValue('One thing more')
  await expect(mails.last().getByText('> We have room.')).toBeHidden()
  await mails.last().getByText('Show what it quotes of earlier mails').click()
  await expect(mails.last().getByText('> We have room.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^News, 1 new$/ })).toBeVisible()
  await expect(rowOf(page, MESSAGE.name)).toContainText('Wrote back: Yes please')
  await expect(rowOf(page, MESSAGE.name)).toContainText('Unread')

  expect(await (await post(mail)).json()).toEqual({ outcome: 'begun' })
  await expect(rowOf(page, 'Mallory')).toContainText('Re: Rooms')
})
