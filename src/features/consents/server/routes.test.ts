import { randomBytes } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { collectData } from '@/features/guest-data/server/collect-data'
import { findPersonOfMailbox } from '@/features/guest-data/server/find-person'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { linkStays } from '@/features/guest-stays/server/link-stays'
import { guests } from '@/features/guests/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { PERIODS } from '@/features/retention/rules/periods'
import { deleteConsents } from '@/features/retention/server/delete-rows'
import { reviewEmails } from '@/features/reviews/server/compose-emails'
import { reviews } from '@/features/reviews/server/table'
import { addDays, toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import type { Context } from '@/server/context'
import { readSettings } from '@/server/env'
import { composeMessage } from '@/server/mail/compose-message'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { unfoldMail } from '../../../../test/mail-server'
import { signInAs } from '../../../../test/staff'
import { CONSENT_SENTENCES } from '../rules/purposes'
import { saveAnswer } from './store'
import { messageConsents } from './table'

const SECRET_KEY = randomBytes(32).toString('base64url')
const MAILBOX = 'akello@guest.example'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database, { env: { SECRET_KEY } })
    onCleanup(() => app.close())
    return app
  })
  .extend('hotel', async ({ app, database }) => {
    const { orm } = database
    for (const table of [bookings, guests, messageConsents, auditEntries]) await orm.delete(table)
    const bookingId = await makeBooking(orm, await makeVilla(orm), {
      ...{ guestEmail: 'Akello@guest.example', status: 'checked-out' },
      ...{ checkInDate: toDay('2027-03-08'), checkOutDate: toDay('2027-03-09') },
    })
    const link = (await makeGuestLink(orm, bookingId)).split('/').at(-1)
    const [review] = await orm
      .insert(reviews)
      .values({ bookingId, firstName: 'Akello', departedOn: toDay('2027-03-09') })
      .returning()
    const settings = readSettings({ SECRET_KEY, SITE_URL: 'https://hotel.example.com' })
    const own = `/api/my-booking/${link}/messages`
    return {
      bookingId,
      own,
      isOn: async () =>
        (await app.inject(own))
          .json()
          .map((one: { purpose: string; isOn: boolean }) => [one.purpose, one.isOn]),
      answer: async (purpose: string, isOn: boolean) =>
        await app.inject({ method: 'POST', url: own, payload: { purpose, isOn } }),
      /** The mail that asks how it was, as it would go out now. */
      invitation: async () => {
        const email = await reviewEmails({ database, settings })['review-invitation'](review?.id ?? 0)
        return email && unfoldMail((await composeMessage(email, 'stay@example.com', 'a')).bytes.toString())
      },
      linkIn: (mail: string | null) =>
        /^List-Unsubscribe: <https:\/\/hotel\.example\.com(\S+)>\r$/m.exec(
          mail?.replace(/\r\n[ \t]+/g, ' ') ?? '',
        )?.[1] ?? '',
      rows: async () => await orm.select().from(messageConsents).orderBy(asc(messageConsents.id)),
    }
  })

test('without an answer a guest is asked once after a stay and gets no offers; either changes with one press', async ({
  hotel,
}) => {
  expect(await hotel.isOn()).toEqual([
    ['reviews', true],
    ['offers', false],
  ])
  expect((await hotel.answer('offers', true)).statusCode).toBe(200)
  expect((await hotel.answer('reviews', false)).json()).toMatchObject([{ isOn: false }, { isOn: true }])
  expect(await hotel.invitation()).toBeNull()
  await hotel.answer('reviews', true)
  expect(await hotel.invitation()).toContain('Subject: How was your stay')
  const said = { email: MAILBOX, source: 'guest-page', staffEmail: null }
  expect(await hotel.rows()).toMatchObject([
    { ...said, purpose: 'offers', isOn: true, wording: CONSENT_SENTENCES.offers, wordingVersion: 1 },
    { ...said, purpose: 'reviews', isOn: false, wording: CONSENT_SENTENCES.reviews, wordingVersion: 1 },
    { ...said, purpose: 'reviews', isOn: true },
  ])
  expect((await hotel.answer('football', true)).statusCode).toBe(422)
})

test('the one press of a mail program ends such mails, and looking at the link does not', async ({
  app,
  hotel,
}) => {
  const mail = await hotel.invitation()
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const url = hotel.linkIn(mail)
  expect(url).toMatch(/^\/api\/messages\/[\w-]{40,}$/)
  expect(mail?.split(url).length, 'in the header and in both forms of the text').toBe(4)
  const page = await app.inject(url)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<form method="post"><button>')
  expect(page.body, 'whose it is').not.toMatch(/akello/i)
  expect(await hotel.rows(), 'scanners of mail follow links').toEqual([])

  const press = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, ...headers },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press({ origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect((await press({})).statusCode).toBe(200)
  expect(await hotel.rows()).toMatchObject([
    { email: MAILBOX, purpose: 'reviews', isOn: false, source: 'mail-link' },
  ])
  expect(await hotel.invitation()).toBeNull()
})

test('a link that somebody made up ends nothing', async ({ app, hotel }) => {
  const url = hotel.linkIn(await hotel.invitation())
  for (const wrong of [`${url.slice(0, -2)}xx`, '/api/messages/reviews', `/api/messages/${'x'.repeat(190)}`])
    for (const method of ['GET', 'POST'] as const)
      expect((await app.inject({ method, url: wrong, headers: FORM, payload: '' })).statusCode, wrong).toBe(
        404,
      )
  expect(await hotel.rows()).toEqual([])
})

test('mails that belong to a booking carry no such link', async ({ database }) => {
  const email = { to: MAILBOX, subject: 'Your stay', text: 'Text', html: '<p>Text</p>' }
  const mail = (await composeMessage(email, 'stay@example.com', 'a')).bytes.toString()
  expect(mail).not.toContain('List-Unsubscribe')
  expect(database.engine).toBeTruthy()
})

test('the front desk writes down what a guest says, under the clerk’s name', async ({
  app,
  hotel,
  database,
}) => {
  const { orm } = database
  await linkStays({ database })
  const [guest] = await orm.select().from(guests)
  const url = `/api/admin/guests/${guest?.id}/messages`
  const clerk = await signInAs(app, orm, 'receptionist')
  const cleaner = await signInAs(app, orm, 'housekeeping')
  const body = { email: MAILBOX, purpose: 'offers', isOn: true }
  expect((await cleaner.call('POST', url, body)).status).toBe(403)
  expect((await clerk.call('POST', url, { ...body, email: 'other@guest.example' })).status).toBe(404)
  expect((await clerk.call('POST', '/api/admin/guests/2000000000/messages', body)).status).toBe(404)
  const { status, body: answered } = await clerk.call('POST', url, body)
  expect([status, answered]).toMatchObject([
    200,
    [
      {
        email: MAILBOX,
        consents: [{ isOn: true }, { isOn: true }],
        answers: [{ staffEmail: clerk.account.email }],
      },
    ],
  ])
  expect(await hotel.isOn()).toEqual([
    ['reviews', true],
    ['offers', true],
  ])
  const [entry] = await orm.select().from(auditEntries)
  expect(entry).toMatchObject({ resource: 'guests', rowId: guest?.id, staffEmail: clerk.account.email })
  expect(JSON.stringify(entry?.after)).not.toContain(MAILBOX)
})

test('answers stand in the copy of a guest’s data, go with a corrected mailbox, and are erased with the guest', async ({
  app,
  hotel,
  database,
}) => {
  const { orm } = database
  await hotel.answer('reviews', false)
  const copy = async (mailbox: string) =>
    (
      await collectData(
        { database, settings: readSettings({ SECRET_KEY }), now: () => new Date() },
        await findPersonOfMailbox(orm, mailbox),
        { withNotes: false },
      )
    ).consents
  expect(await copy(MAILBOX)).toMatchObject([{ about: 'reviews', agreed: false, where: 'guest-page' }])
  await linkStays({ database })
  const [guest] = await orm.select().from(guests)
  const manager = await signInAs(app, orm, 'superadmin')
  const data = `/api/admin/guests/${guest?.id}/data`
  const corrected = await manager.call('PATCH', data, {
    email: { from: MAILBOX, to: 'Akello.N@guest.example' },
  })
  expect(corrected.status).toBe(200)
  expect(await copy('akello.n@guest.example')).toMatchObject([{ agreed: false }])
  expect(await hotel.invitation(), 'the answer holds for the mailbox as it is now').toBeNull()
  await orm.update(bookings).set({ totalCents: 0 })
  expect((await manager.call('POST', `${data}/erasure`)).status).toBe(200)
  expect(await hotel.rows()).toEqual([])
})

test('answers for a mailbox that no booking has any more go after a year', async ({ hotel, database }) => {
  const { orm } = database
  await hotel.answer('reviews', false)
  await saveAnswer(orm, { email: 'gone@guest.example', purpose: 'offers', isOn: true, source: 'guest-page' })
  const days = PERIODS.find(({ kind }) => kind === 'consents')?.days ?? 0
  const today = toDay(new Date().toISOString().slice(0, 10))
  const after = (count: number) => deleteConsents({ database } as Context, addDays(today, count - days))
  expect(await after(days - 1)).toBe(0)
  expect(await after(days + 1)).toBe(1)
  expect((await hotel.rows()).map(({ email }) => email)).toEqual([MAILBOX])
})
