import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { mails } from '@/server/mail/table'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { DAILY_LIMITS } from '../rules/send-limits'
import type { PhoneWay } from '../rules/ways'
import { PhoneSendError, type PhoneSender } from './phone-sender'
import { readQuiet } from './read-quiet'
import { type PhoneDraft, sendPhoneMessages } from './send-phone-messages'
import { savePhoneAnswer } from './store-consents'
import { phoneConsents, phoneMessages } from './table'

const PHONE = '+256772123400'

const test = base.extend('hotel', { scope: 'file' }, async ({ database: { orm } }) => {
  const bookingId = await makeBooking(orm, await makeVilla(orm))
  const taken: string[] = []
  const sender = (way: PhoneWay): PhoneSender => ({
    ...{ way, destination: 'here', look: async () => 'Fine.' },
    send: async ({ to }) => {
      taken.push(`${way} ${to}`)
      if (way === 'whatsapp') throw new PhoneSendError('outage', 'It is away.')
      return `id-${taken.length}`
    },
  })
  const senders = { sms: sender('sms'), whatsapp: sender('whatsapp') }
  return {
    ...{ orm, taken },
    queue: async (subjectId: number, values: Partial<typeof phoneMessages.$inferInsert> = {}) =>
      await orm.insert(phoneMessages).values({ kind: 'plain', subjectId, bookingId, way: 'sms', ...values }),
    /** What is due goes as if it were `clock()` now; without a clock there are no quiet hours. */
    send: (
      draft: Partial<PhoneDraft> = {},
      before: () => Promise<unknown> = async () => {},
      clock?: () => string,
    ) => {
      const write = (own: Partial<PhoneDraft>) => async (): Promise<PhoneDraft> => {
        await before()
        return {
          way: 'sms',
          phone: PHONE,
          text: 'x',
          template: { name: 'x', parameters: [] },
          staleFrom: new Date('2027-03-13T00:00:00+03:00'),
          ...own,
        }
      }
      return sendPhoneMessages({
        ...{ orm, senders, writers: { plain: write({}), changed: write(draft) } },
        ...(clock && { readQuiet: () => readQuiet(orm, new Date(clock())) }),
      })
    },
    read: async () =>
      (await orm.select().from(phoneMessages).orderBy(phoneMessages.subjectId)).map(
        ({ status, error, isOutage }) => ({ status, error, isOutage }),
      ),
    makeDue: () => orm.update(phoneMessages).set({ dueAt: new Date(0) }),
    mailed: () => orm.$count(mails, eq(mails.kind, 'plain')),
  }
})

test.beforeEach(async ({ hotel: { orm, taken } }) => {
  for (const table of [phoneConsents, phoneMessages, mails, propertyFacts]) await orm.delete(table)
  taken.length = 0
  await savePhoneAnswer(orm, { phone: PHONE, isOn: true, source: 'guest-page' })
})

test('what is due in the quiet hours of the property waits in the queue, and goes after them', async ({
  hotel,
}) => {
  const { orm } = hotel
  const facts = { ...sampleFacts, phonesQuietFrom: 22, phonesQuietUntil: 7 }
  await orm.insert(propertyFacts).values({ facts })
  await hotel.queue(1)
  for (const time of ['2027-03-09T22:00:00+03:00', '2027-03-10T06:59:00+03:00']) {
    await hotel.makeDue()
    expect(await hotel.send({}, undefined, () => time)).toBe(0)
    expect(await orm.select().from(phoneMessages)).toMatchObject([
      {
        ...{ status: 'queued', attempts: 0, error: expect.stringMatching(/quiet hours/) },
        dueAt: new Date('2027-03-10T07:00:00+03:00'),
      },
    ])
  }
  expect(await hotel.mailed()).toBe(0)
  await hotel.makeDue()
  expect(await hotel.send({}, undefined, () => '2027-03-10T07:00:00+03:00')).toBe(1)
  expect(await hotel.read()).toMatchObject([{ status: 'sent', error: null }])
  await orm.delete(propertyFacts)
  expect(await readQuiet(orm, new Date('2027-03-10T23:00:00+03:00'))).toBeNull()
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const now = new Date('2027-03-10T21:00:00+03:00')
  expect(await readQuiet(orm, now)).toEqual({ now, end: new Date('2027-03-11T08:00:00+03:00') })
})

test('none goes after the quiet hours have begun, not even of those that came to their turn before', async ({
  hotel,
}) => {
  await hotel.orm.insert(propertyFacts).values({ facts: sampleFacts })
  for (const subjectId of [1, 2]) await hotel.queue(subjectId, { kind: 'changed' })
  let now = '2027-03-10T20:59:59+03:00'
  const tick = async () => {
    if (hotel.taken.length > 0) now = '2027-03-10T21:00:00+03:00'
  }
  expect(await hotel.send({}, tick, () => now)).toBe(1)
  expect(hotel.taken).toEqual([`sms ${PHONE}`])
  expect(await hotel.read()).toMatchObject([{ status: 'sent' }, { status: 'queued' }])
})

test('what failed before the quiet hours goes by mail at once, where that would be before their end', async ({
  hotel,
}) => {
  const { orm } = hotel
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  await hotel.queue(1, { kind: 'changed' })
  const tryAt = async (time: string) => {
    await hotel.makeDue()
    expect(await hotel.send({ way: 'whatsapp' }, undefined, () => `2027-03-10T${time}:00+03:00`)).toBe(0)
  }
  for (const time of ['20:30', '20:31', '20:33', '20:38', '20:53']) await tryAt(time)
  expect(hotel.taken).toHaveLength(5)
  expect(await hotel.read()).toMatchObject([{ status: 'queued', isOutage: true }])
  // After two more tries in vain, at 7:20 and 8:20, the mail would go: the morning comes first.
  await tryAt('07:20')
  expect(await orm.select().from(phoneMessages)).toMatchObject([
    { status: 'queued', attempts: 5, error: 'It is away.', dueAt: new Date('2027-03-10T08:00:00+03:00') },
  ])
  await tryAt('21:23')
  expect(hotel.taken).toHaveLength(5)
  // As after the last try in vain, for the alarm to tell of it.
  expect(await hotel.read()).toEqual([{ status: 'failed', error: 'It is away.', isOutage: true }])
  expect(await orm.select().from(mails)).toMatchObject([{ kind: 'changed', subjectId: 1 }])
})

test('a process that stood still while another one settled its message sends nothing', async ({ hotel }) => {
  await hotel.queue(1)
  const sent = await hotel.send({}, async () => {
    await hotel.orm.update(phoneMessages).set({ dueAt: sql`now() - interval '1 second'` })
    await sendPhoneMessages({ orm: hotel.orm, senders: {}, writers: {} })
  })
  expect([sent, hotel.taken]).toEqual([0, []])
  expect(await hotel.read()).toMatchObject([{ status: 'unknown' }])
  expect(await hotel.mailed()).toBe(1)
})

test('an outage keeps back the way by which a message was to go by now, and the other one goes on', async ({
  hotel,
}) => {
  for (const subjectId of [1, 2]) await hotel.queue(subjectId, { kind: 'changed' })
  await hotel.queue(3)
  expect(await hotel.send({ way: 'whatsapp' })).toBe(1)
  expect(hotel.taken).toEqual([`whatsapp ${PHONE}`, `whatsapp ${PHONE}`, `sms ${PHONE}`])
  hotel.taken.length = 0
  // What waits is marked as of that way, and none of the other is held back by it.
  await hotel.orm.update(phoneMessages).set({ dueAt: new Date(0) })
  await hotel.queue(4)
  expect(await hotel.send({ way: 'whatsapp' })).toBe(1)
  expect(hotel.taken).toEqual([`whatsapp ${PHONE}`, `sms ${PHONE}`])
})

test.for([
  ['one number', DAILY_LIMITS.number, PHONE, false, /to this number within a day/],
  ['all of them', DAILY_LIMITS.all, '+256772999999', true, /went to phones within a day/],
] as const)(
  'what is more than may go to %s in a day goes by e-mail, and an alarm tells of the latter',
  async ([, many, recipient, isOutage, error], { hotel }) => {
    for (let n = 0; n < many; n++)
      await hotel.queue(1000 + n, { status: 'delivered', recipient, sentAt: new Date() })
    await hotel.queue(1)
    expect(await hotel.send()).toBe(0)
    expect((await hotel.read())[0]).toMatchObject({ error: expect.stringMatching(error), isOutage })
    expect([hotel.taken, await hotel.mailed()]).toEqual([[], 1])
    await hotel.orm.update(phoneMessages).set({ sentAt: sql`sent_at - interval '25 hours'` })
    await hotel.queue(2)
    expect(await hotel.send()).toBe(1)
  },
)

test.for(['+19005551234', '+882165555123', '+979123456789', '+870773111632'])(
  'no message goes to %s, which costs many times the usual',
  async (phone, { hotel }) => {
    await savePhoneAnswer(hotel.orm, { phone, isOn: true, source: 'guest-page' })
    await hotel.queue(1, { kind: 'changed' })
    expect(await hotel.send({ phone })).toBe(0)
    expect([hotel.taken, await hotel.read()]).toMatchObject([[], [{ status: 'skipped' }]])
  },
)
