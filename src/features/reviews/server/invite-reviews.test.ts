import { expect, onTestFinished } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { startMailServer, unfoldMail } from '../../../../test/mail-server'
import { reviewEmails } from './compose-emails'
import { inviteReviews } from './invite-reviews'
import { reviewLinks, reviews } from './table'

const SITE_URL = 'https://hotel.example.com'
const TODAY = toDay('2027-03-18')
const LEFT = { status: 'checked-out', checkOutDate: toDay('2027-03-17') } as const

const test = base.extend('hotel', { scope: 'file' }, async ({ database }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const villaId = await makeVilla(orm)
  const ask = (now = '2027-03-18T15:00:00+03:00') =>
    inviteReviews({ database, today: () => TODAY, now: () => new Date(now) })
  const receive = async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    const writers = reviewEmails({ database, settings: readSettings({ SITE_URL }) })
    const post = smtpPost(server.url)
    await sendMails({ orm, post, from: async () => 'stay@example.com', writers })
    return server.received.map(unfoldMail)
  }
  return { orm, villaId, ask, receive }
})

test.beforeEach(async ({ hotel: { orm } }) => {
  for (const table of [mails, bookings]) await orm.delete(table)
})

test('a guest who left yesterday is asked once by mail, with a link of their own', async ({ hotel }) => {
  const { orm, villaId, ask, receive } = hotel
  await makeBooking(orm, villaId, { ...LEFT, guestName: 'Akello Grace' })
  expect(await ask('2027-03-18T11:00:00+03:00')).toBe(0)
  expect(await ask()).toBe(1)
  expect(await ask()).toBe(0)
  const [mail = '', ...more] = await receive()
  expect(more).toEqual([])
  expect(mail).toMatch(/^To: sample\.guest@example\.com\r$/m)
  expect(mail).toMatch(/^Subject: How was your stay at Pearl Villas Mbarara\?\r$/m)
  expect(mail).toContain('Dear Akello Grace,')
  const token = /https:\/\/hotel\.example\.com\/my-review\/([\w-]{22})/.exec(mail)?.[1] ?? ''
  expect(token).not.toBe('')
  const links = await orm.select().from(reviewLinks)
  expect(links).toHaveLength(1)
  expect(JSON.stringify(links)).not.toContain(token)
  expect(await receive()).toEqual([])
})

test('many processes asking at once ask each guest once', async ({ hotel }) => {
  const { orm, villaId, ask } = hotel
  const ids: number[] = []
  for (let stay = 0; stay < 5; stay++) {
    const checkInDate = toDay(`2027-03-0${stay + 4}`)
    const checkOutDate = toDay(`2027-03-0${stay + 5}`)
    ids.push(await makeBooking(orm, villaId, { status: 'checked-out', checkInDate, checkOutDate }))
  }
  const asked = await Promise.all(Array.from({ length: 4 }, () => ask()))
  expect(asked.reduce((sum, one) => sum + one)).toBe(5)
  const rows = await orm.select().from(reviews)
  expect(rows.map(({ bookingId }) => bookingId).sort()).toEqual(ids.sort())
  const queued = await orm.select().from(mails)
  expect(queued.map(({ subjectId }) => subjectId).sort()).toEqual(rows.map(({ id }) => id).sort())
})

test.for([
  ['was cancelled', { ...LEFT, status: 'cancelled' as const }],
  ['was never checked out', { ...LEFT, status: 'confirmed' as const }],
  ['left an address out', { ...LEFT, guestEmail: null, guestPhone: '+256 700 000 009' }],
  ['leaves today', { ...LEFT, checkOutDate: TODAY }],
  ['left a month ago', { ...LEFT, checkInDate: toDay('2027-02-10'), checkOutDate: toDay('2027-02-12') }],
] as const)('a guest who %s is not asked', async ([, own], { hotel }) => {
  await makeBooking(hotel.orm, hotel.villaId, own)
  expect(await hotel.ask()).toBe(0)
  expect(await hotel.orm.select().from(mails)).toEqual([])
})

test('a name that is more than a name is neither greeted nor kept', async ({ hotel }) => {
  const { orm, villaId, ask, receive } = hotel
  await makeBooking(orm, villaId, { ...LEFT, guestName: 'Visit https://evil.example now' })
  await ask()
  const [mail = ''] = await receive()
  expect(mail).toContain('Dear guest,')
  expect(mail).not.toContain('evil.example')
  expect(await orm.select().from(reviews)).toMatchObject([{ firstName: 'Guest' }])
})

test('who has answered already is not mailed any more', async ({ hotel }) => {
  const { orm, villaId, ask, receive } = hotel
  await makeBooking(orm, villaId, LEFT)
  await ask()
  await orm.update(reviews).set({ overall: 4, submittedAt: new Date() })
  expect(await receive()).toEqual([])
  expect(await orm.select().from(mails)).toMatchObject([{ status: 'needless' }])
})
